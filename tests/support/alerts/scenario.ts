import type { MetricValue } from 'prom-client';
import type { Passwords } from '../../../server/accounts/passwords';
import { type Part, type WorkDependencies, workParts } from '../../../server/boot/workParts';
import type { OpenDatabase } from '../../../server/db/open';
import { watchDatabase } from '../../../server/operations/metrics/database';
import { Metrics } from '../../../server/operations/metrics/metrics';
import { watchProcess, watchSite } from '../../../server/operations/metrics/process';
import type { Gateway } from '../../../server/payments/gateways/gateway';
import { measured } from '../../../server/payments/gateways/measured';
import { openState } from '../server/openState';

/** How Prometheus sees an hour, a day or an accident, minute by minute, and which alerts then fire. */
export interface Scenario {
  name: string;
  minutes: number;
  series: Map<string, Array<number | null>>;
  /** The alerts that fire, by minute. */
  firing: Record<number, string[]>;
  /** All alerts that fire at any minute. */
  ever: string[];
}

const gateways = ['payos', 'vnpay', 'sandbox'].map((name) => ({ name }) as Gateway);

/** Every part of the background work of a site with all gateways. */
export const allParts: Part[] = workParts(
  { knownGateways: gateways, address: { public: 'https://outline.example' } } as unknown as WorkDependencies,
  new AbortController().signal,
  'holder',
);

/** The metrics of a process as it starts, with PostgreSQL, a replica and all gateways. */
export function startedMetrics(role: 'web' | 'worker'): Metrics {
  const metrics = new Metrics();
  const pool = { totalCount: 1, idleCount: 1, waitingCount: 0 };
  const database = { pool, replica: { health: { isUsable: true } } } as unknown as OpenDatabase;
  const clock = { ahead: 0 };
  watchProcess(metrics, { ...database, clock, dataDir: '.' }, { waiting: 0 } as Passwords);
  watchDatabase(metrics, {} as never, true);
  watchSite(metrics, {
    state: openState(),
  });
  for (const gateway of gateways) measured(gateway, metrics);
  if (role === 'worker') for (const { name, interval } of allParts) metrics.planWork(name, interval);
  return metrics;
}

/** One sample that a process exposes. */
interface Sample {
  instance: string;
  name: string;
  labels: Record<string, string>;
  /** The value when the process starts. */
  value: number;
}
/** The value of a sample at a minute; null while there is none. */
export type Course = (sample: Sample, minute: number) => number | null;

const asText = (labels: MetricValue<string>['labels']) =>
  Object.fromEntries(Object.entries(labels).map(([label, value]) => [label, String(value)]));

/** The samples that the processes expose when they start; time begins at 0. */
export async function samplesOf(instances: Record<string, 'web' | 'worker'>): Promise<Sample[]> {
  const found: Sample[] = [];
  for (const [instance, role] of Object.entries(instances)) {
    for (const { name, values } of await startedMetrics(role).registry.getMetricsAsJSON()) {
      for (const { labels, value } of values) found.push({ instance, name, labels: asText(labels), value });
    }
    found.push({ instance, name: 'up', labels: {}, value: 1 });
    const labels = { method: 'GET', route: '/api/user/payment/packages', status: '200' };
    found.push({ instance, name: 'outline_requests_total', labels, value: 0 });
  }
  return found;
}

/** A site in good health: ten requests a second, and every part runs at its interval. */
export const healthy: Course = ({ name, labels, value }, minute) => {
  const part = allParts.find((one) => one.name === labels.part);
  const interval = (part?.interval ?? 60_000) / 60_000;
  switch (name) {
    case 'outline_requests_total':
      return minute * 600;
    case 'outline_background_last_success_seconds':
      // Short work has run within the minute; a long pause begins only when the work is done.
      return 60 * (interval <= 1 ? minute : Math.floor(minute / (interval + 1)) * (interval + 1));
    case 'outline_backup_last_success_seconds':
    case 'outline_rehearsal_last_success_seconds':
    case 'outline_base_backup_last_success_seconds':
      // Each night, after an hour of work.
      return 60 * Math.floor(minute / 1500) * 1500;
    case 'outline_archive_on':
    case 'outline_database_up':
    case 'outline_replica_usable':
      return 1;
    case 'process_start_time_seconds':
      return 0;
    case 'outline_sign_ins_total':
      return labels.outcome === 'ok' ? minute * 10 : minute;
    case 'outline_certificate_end_seconds':
      return 60 * 86_400;
    case 'outline_disk_free_ratio':
      return 0.5;
    case 'nodejs_eventloop_lag_p99_seconds':
      return 0.02;
    default:
      return Number.isFinite(value) ? value : 0;
  }
};

/** Builds a scenario from its differences from a healthy day: `course` returns undefined where there is none. */
export function scenario(
  samples: Sample[],
  given: Omit<Scenario, 'series'> & { course: (...about: Parameters<Course>) => number | null | undefined },
): Scenario {
  const series = new Map<string, Array<number | null>>();
  for (const sample of samples) {
    const labels = { ...sample.labels, instance: sample.instance, job: 'outline' };
    const text = Object.entries(labels).map(([label, value]) => `${label}="${value}"`);
    const values = Array.from({ length: given.minutes + 1 }, (_, minute) => {
      const changed = given.course(sample, minute);
      return changed === undefined ? healthy(sample, minute) : changed;
    });
    series.set(`${sample.name}{${text.join(',')}}`, values);
  }
  return { ...given, series };
}
