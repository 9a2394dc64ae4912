import { statfsSync } from 'node:fs';
import type { OpenDatabase } from '../../db/open';
import type { Watch } from '../watch';
import type { Metrics } from './metrics';

/** The free share of a folder's disk; NaN where nobody may see it. */
function freeShare(folder: string): number {
  try {
    const { bavail, blocks } = statfsSync(folder);
    return bavail / blocks;
  } catch {
    return Number.NaN;
  }
}

interface Watched extends Pick<OpenDatabase, 'pool' | 'replica'> {
  clock: { readonly ahead: number };
  dataDir: string;
}

/** Adds gauges of this process: its clock, disk and connections, requests waiting for them, and waiting password hashes. */
export function watchProcess(
  metrics: Metrics,
  { pool, replica, clock, dataDir }: Watched,
  passwords: { readonly waiting: number },
): void {
  metrics.addGauge(
    'outline_clock_ahead_seconds',
    "By how much this machine's clock is ahead of the database's",
    () => clock.ahead / 1000,
  );
  metrics.addGauge(
    'outline_passwords_waiting',
    'Password hashes that wait for a core',
    () => passwords.waiting,
  );
  metrics.addGauge('outline_disk_free_ratio', 'The free share of the disk of DATA_DIR', () =>
    freeShare(dataDir),
  );
  if (pool) {
    metrics.addGauge('outline_pool_connections', 'Connections to the database', () => pool.totalCount);
    metrics.addGauge('outline_pool_idle', 'Connections that nobody uses', () => pool.idleCount);
    metrics.addGauge('outline_pool_waiting', 'Queries that wait for a connection', () => pool.waitingCount);
  }
  if (replica) {
    const isUsable = () => (replica.health.isUsable ? 1 : 0);
    metrics.addGauge('outline_replica_usable', 'Whether reads go to the replica', isUsable);
  }
}

/** Adds gauges of the state shared by all processes. */
export function watchSite(metrics: Metrics, watch: Pick<Watch, 'state'>): void {
  const gauge = (name: string, help: string, read: () => boolean) =>
    metrics.addGauge(name, help, () => (read() ? 1 : 0));
  gauge('outline_maintenance', 'Whether the site is closed for players', () => watch.state.maintenance);
  gauge(
    'outline_frozen',
    'Whether this is a restored copy that nobody has confirmed',
    () => watch.state.frozen,
  );
}
