import type { Passwords } from '../accounts/passwords';
import type { OpenDatabase } from '../db/open';
import type { Metrics } from './metrics';

/** Adds gauges of this process: its connections, what waits for them, and the password hashes that wait. */
export function watchProcess(
  metrics: Metrics,
  { pool, replica }: Pick<OpenDatabase, 'pool' | 'replica'>,
  passwords: Passwords,
): void {
  metrics.addGauge(
    'outline_passwords_waiting',
    'Password hashes that wait for a core',
    () => passwords.waiting,
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
