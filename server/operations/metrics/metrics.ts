import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import { namesIn } from '../../../contract/named';
import { type Count, type CounterName, combinations, counters } from './counters';

const buckets = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];

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
  readonly #interval = new Gauge({
    name: 'outline_background_interval_seconds',
    help: 'The pause between two runs of a part of the background work',
    labelNames: ['part'],
    registers: this.#registers,
  });

  readonly #certificate = new Gauge({
    name: 'outline_certificate_end_seconds',
    help: 'When the certificate of the site ends, in seconds since 1970',
    registers: this.#registers,
  });

  constructor(version = 'unknown') {
    collectDefaultMetrics({ register: this.registry });
    for (const key of namesIn(counters)) {
      const { name, help, labels } = counters[key];
      const labelNames = Object.keys(labels);
      this.#counters.set(key, new Counter({ name, help, labelNames, registers: this.#registers }));
      this.expect(key);
    }
    // A gauge begins at 0, which would be a certificate of 1970.
    this.seeCertificate(Number.NaN);
    const info = { name: 'outline_build_info', help: 'The version that runs', labelNames: ['version'] };
    new Gauge({ ...info, registers: this.#registers }).set({ version }, 1);
  }

  count: Count = (name, labels) => this.#counters.get(name)?.inc({ ...labels });

  /** What a counter has counted in this process, by its labels. */
  async valuesOf(name: CounterName) {
    return (await this.#counters.get(name)?.get())?.values ?? [];
  }

  /**
   * Starts a counter at 0 for all label combinations with these values: one that first appears at 1 has no increase to
   * alert on.
   */
  expect(name: CounterName, given: Record<string, string> = {}): void {
    for (const labels of combinations(name, given)) this.#counters.get(name)?.inc(labels, 0);
  }

  /** Adds a gauge whose value is read when the metrics are scraped. */
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

  /** Keeps when the site's certificate ends, in seconds since 1970; NaN while nobody knows. */
  seeCertificate = (end: number): void => this.#certificate.set(end);

  /** Runs a call to a gateway, timed and counted. */
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

  /** Announces a part of the background work. It counts as done at startup, so that one that never runs is noticed. */
  planWork(part: string, interval: number): void {
    this.expect('work', { part });
    this.expect('failedRows', { part });
    this.#interval.set({ part }, interval / 1000);
    this.#ran.set({ part }, Date.now() / 1000);
  }

  /** Runs a part of the background work, counted; `null` means that another process does it. */
  async watchWork<T>(part: string, run: () => Promise<T | null>): Promise<T | null> {
    try {
      const result = await run();
      if (result === null) return null;
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
}
