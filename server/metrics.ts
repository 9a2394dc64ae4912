import { createServer, type Server } from 'node:http';
import { sql } from 'kysely';
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { Db } from './db/tables';
import type { App } from './http/types';
import { unresolvedOutcomes } from './payments/settle';

const buckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** Prometheus metrics; labels are route patterns and fixed names, never URLs. */
export class Metrics {
  readonly registry = new Registry();
  readonly #requests = new Counter({
    name: 'outline_requests_total',
    help: 'Responses by method, route and status',
    labelNames: ['method', 'route', 'status'],
    registers: [this.registry],
  });
  readonly #seconds = new Histogram({
    name: 'outline_request_seconds',
    help: 'Time to the end of a response, by route',
    labelNames: ['route'],
    buckets,
    registers: [this.registry],
  });
  readonly #notices = new Counter({
    name: 'outline_payment_notices_total',
    help: 'What gateways told or were asked, by what it led to',
    labelNames: ['gateway', 'source', 'outcome'],
    registers: [this.registry],
  });

  constructor() {
    collectDefaultMetrics({ register: this.registry });
  }

  /** Counts gateway notices by source and outcome. */
  countNotice(gateway: string, source: string, outcome: string): void {
    this.#notices.inc({ gateway, source, outcome });
  }

  watch(app: App): void {
    app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
      const route = routeOptions.url ?? 'none';
      this.#requests.inc({ method, route, status: statusCode });
      this.#seconds.observe({ route }, elapsedTime / 1000);
    });
  }
}

const waiting = {
  outline_mails_waiting: 'Mails to be sent',
  outline_webhooks_waiting: "The sandbox's notices to be delivered",
  outline_payments_open: 'Payments that are neither paid nor over',
  outline_payments_to_look_at: 'Events that fit no rule',
  outline_pictures_orphaned: 'Pictures that no record shows',
} as const;
type Waiting = Record<keyof typeof waiting, number>;

async function countWaiting(db: Db): Promise<Waiting | undefined> {
  const { rows } = await sql<Waiting>`select
    (select count(*) from outbox where sent_at is null and failed_at is null) as outline_mails_waiting,
    (select count(*) from sandbox_deliveries where delivered_at is null) as outline_webhooks_waiting,
    (select count(*) from payments where status = 'PENDING') as outline_payments_open,
    (select count(*) from payment_events where outcome in (${sql.join([...unresolvedOutcomes])})) as outline_payments_to_look_at,
    (select count(*) from orphaned_pictures) as outline_pictures_orphaned`.execute(db.withoutPlugins());
  return rows[0];
}

/**
 * Adds gauges backed by the database; returns a function that refreshes them. While it is unavailable they are NaN
 * rather than stale.
 */
function watchDatabase(registry: Registry, db: Db): () => Promise<void> {
  const registers = [registry];
  const gauges = Object.entries(waiting).map(
    ([name, help]) => [name as keyof Waiting, new Gauge({ name, help, registers })] as const,
  );
  const up = new Gauge({ name: 'outline_database_up', help: 'Whether the database answered', registers });
  return async () => {
    const counts = await countWaiting(db).catch(() => undefined);
    up.set(counts ? 1 : 0);
    for (const [name, gauge] of gauges) gauge.set(counts?.[name] ?? Number.NaN);
  };
}

/** Serves /metrics on a separate port, so that it is not reachable from the site. */
export function serveMetrics({ registry }: Metrics, db: Db, host: string, port: number): Promise<Server> {
  const refresh = watchDatabase(registry, db);
  const server = createServer((request, response) => {
    if (request.url !== '/metrics') return void response.writeHead(404).end();
    const text = refresh().then(() => registry.metrics());
    text.then(
      (body) => response.writeHead(200, { 'content-type': registry.contentType }).end(body),
      () => response.writeHead(500).end(),
    );
  });
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
