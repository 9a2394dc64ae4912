import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { App } from '../http/types';

const buckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

/** What is counted as it happens: name, help and labels. Labels are route patterns and fixed names, never URLs. */
const counters = {
  requests: [
    'outline_requests_total',
    'Responses by method, route and status',
    ['method', 'route', 'status'],
  ],
  notices: [
    'outline_payment_notices_total',
    'What gateways told or were asked, by what it led to',
    ['gateway', 'source', 'outcome'],
  ],
  gatewayCalls: ['outline_gateway_calls_total', 'Calls to gateways', ['gateway', 'call', 'outcome']],
  signIns: ['outline_sign_ins_total', 'Sign-ins with a password', ['outcome']],
  refused: ['outline_limits_refused_total', 'Calls refused by a limit', ['limit']],
  mails: ['outline_mails_total', 'Mails by what became of a try', ['outcome']],
  fallbacks: ['outline_fallbacks_total', 'Uses of the database in place of something that failed', ['from']],
  work: ['outline_background_runs_total', 'Runs of background work', ['part', 'outcome']],
} as const;
type Counters = typeof counters;
export type CounterName = keyof Counters;

/** Counts one event. */
export type Count = <N extends CounterName>(
  name: N,
  labels: Record<Counters[N][2][number], string | number>,
) => void;

/** Prometheus metrics of one process. */
export class Metrics {
  readonly registry = new Registry();
  readonly #counters = new Map<CounterName, Counter>();
  readonly #registers = [this.registry];
  readonly #seconds = new Histogram({
    name: 'outline_request_seconds',
    help: 'Time to the end of a response, by route',
    labelNames: ['route'],
    buckets,
    registers: this.#registers,
  });
  readonly #gatewaySeconds = new Histogram({
    name: 'outline_gateway_seconds',
    help: 'Time to the end of a call to a gateway',
    labelNames: ['gateway'],
    buckets,
    registers: this.#registers,
  });
  readonly #ran = new Gauge({
    name: 'outline_background_last_success_seconds',
    help: 'When a part of the background work last succeeded, in seconds since 1970',
    labelNames: ['part'],
    registers: this.#registers,
  });

  constructor(version = 'unknown') {
    collectDefaultMetrics({ register: this.registry });
    for (const [key, [name, help, labelNames]] of Object.entries(counters)) {
      const counter = new Counter({ name, help, labelNames, registers: this.#registers });
      this.#counters.set(key as CounterName, counter);
    }
    const info = { name: 'outline_build_info', help: 'The version that runs', labelNames: ['version'] };
    new Gauge({ ...info, registers: this.#registers }).set({ version }, 1);
  }

  count: Count = (name, labels) => this.#counters.get(name)?.inc({ ...labels });

  /** Adds gauges whose values are read when they are asked for. */
  addGauge(name: string, help: string, read: () => number): void {
    new Gauge({
      name,
      help,
      registers: this.#registers,
      collect() {
        this.set(read());
      },
    });
  }

  /** Runs a call to a gateway, measured and counted. */
  async timeGateway<T>(gateway: string, call: string, run: () => Promise<T>): Promise<T> {
    const end = this.#gatewaySeconds.startTimer({ gateway });
    try {
      const result = await run();
      this.count('gatewayCalls', { gateway, call, outcome: 'ok' });
      return result;
    } catch (error) {
      this.count('gatewayCalls', { gateway, call, outcome: 'failed' });
      throw error;
    } finally {
      end();
    }
  }

  /** Runs a part of the background work, counted. */
  async watchWork<T>(part: string, run: () => Promise<T>): Promise<T> {
    try {
      const result = await run();
      this.count('work', { part, outcome: 'ok' });
      this.#ran.set({ part }, Date.now() / 1000);
      return result;
    } catch (error) {
      this.count('work', { part, outcome: 'failed' });
      throw error;
    }
  }

  /** Counts a response and its time in milliseconds. */
  observe(method: string, route: string, status: number, ms: number): void {
    this.count('requests', { method, route, status });
    this.#seconds.observe({ route }, ms / 1000);
  }

  watch(app: App): void {
    app.addHook('onResponse', async ({ method, routeOptions }, { statusCode, elapsedTime }) => {
      const route = routeOptions.url ?? 'none';
      this.observe(method, route, statusCode, elapsedTime);
      if (route === '/api/user/auth/login') this.count('signIns', { outcome: outcomeOf(statusCode) });
      const { limit } = routeOptions.config ?? {};
      if (statusCode === 429) this.count('refused', { limit: limit ?? route });
    });
  }
}

const outcomes: Record<number, string> = { 200: 'ok', 401: 'refused', 403: 'refused', 429: 'limited' };
const outcomeOf = (status: number) => outcomes[status] ?? 'failed';
