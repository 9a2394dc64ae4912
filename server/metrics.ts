import { createServer, type Server } from 'node:http';
import { sql } from 'kysely';
import type { Db } from './db/tables';
import type { App } from './http/types';

const buckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Counts what the server answers, for Prometheus; labels are route patterns, never addresses. */
export class Metrics {
  readonly #requests = new Map<string, number>();
  readonly #times = new Map<string, { counts: number[]; sum: number; count: number }>();

  watch(app: App): void {
    app.addHook('onResponse', async (request, reply) => {
      const route = request.routeOptions.url ?? 'none';
      this.#count(`method="${request.method}",route="${route}",status="${reply.statusCode}"`);
      this.#time(`route="${route}"`, reply.elapsedTime / 1000);
    });
  }

  #count(labels: string): void {
    this.#requests.set(labels, (this.#requests.get(labels) ?? 0) + 1);
  }

  #time(labels: string, seconds: number): void {
    const entry = this.#times.get(labels) ?? { counts: buckets.map(() => 0), sum: 0, count: 0 };
    buckets.forEach((limit, index) => {
      if (seconds <= limit) entry.counts[index] = (entry.counts[index] ?? 0) + 1;
    });
    entry.sum += seconds;
    entry.count++;
    this.#times.set(labels, entry);
  }

  /** The text format of Prometheus, version 0.0.4. */
  text(gauges: Record<string, number>): string {
    const lines = ['# TYPE outline_requests_total counter'];
    for (const [labels, count] of this.#requests) lines.push(`outline_requests_total{${labels}} ${count}`);
    lines.push('# TYPE outline_request_seconds histogram');
    for (const [labels, { counts, sum, count }] of this.#times) {
      for (const [index, value] of counts.entries()) {
        lines.push(`outline_request_seconds_bucket{${labels},le="${buckets[index]}"} ${value}`);
      }
      lines.push(`outline_request_seconds_bucket{${labels},le="+Inf"} ${count}`);
      lines.push(
        `outline_request_seconds_sum{${labels}} ${sum}`,
        `outline_request_seconds_count{${labels}} ${count}`,
      );
    }
    for (const [name, value] of Object.entries(gauges))
      lines.push(`# TYPE ${name} gauge`, `${name} ${value}`);
    return `${lines.join('\n')}\n`;
  }
}

/** What waits, and what must always be 0. */
async function gaugesOf(db: Db): Promise<Record<string, number>> {
  const { rows } = await sql<{ mails: number; webhooks: number; payments: number; odd: number }>`select
    (select count(*) from outbox where sent_at is null and failed_at is null) as mails,
    (select count(*) from sandbox_deliveries where delivered_at is null) as webhooks,
    (select count(*) from payments where status = 'PENDING') as payments,
    (select count(*) from payment_events where outcome in ('unknown order', 'amount mismatch', 'reference reused'))
      as odd`.execute(db);
  return {
    outline_mails_waiting: rows[0]?.mails ?? 0,
    outline_webhooks_waiting: rows[0]?.webhooks ?? 0,
    outline_payments_open: rows[0]?.payments ?? 0,
    outline_payments_to_look_at: rows[0]?.odd ?? 0,
    process_resident_memory_bytes: process.memoryUsage.rss(),
  };
}

/** Serves /metrics on a port of its own, so that it is never reachable from where the site is. */
export function serveMetrics(metrics: Metrics, db: Db, host: string, port: number): Promise<Server> {
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    gaugesOf(db).then(
      (gauges) =>
        response.writeHead(200, { 'content-type': 'text/plain; version=0.0.4' }).end(metrics.text(gauges)),
      () => response.writeHead(503).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
