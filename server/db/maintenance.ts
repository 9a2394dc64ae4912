import { sql } from 'kysely';
import { days, minutes } from '../platform/clock';
import type { Db } from './tables';

const checkpointEvery = minutes(5);
const vacuumEvery = days(1);

/**
 * Does what a PostgreSQL server does by itself and PGlite does not: checkpoints (else the WAL grows without bound) and
 * vacuuming. Returns a stop function.
 */
export function startMaintenance(db: Db, onError: (error: unknown) => void): () => void {
  const every = (ms: number, statement: string) =>
    setInterval(() => sql.raw(statement).execute(db).catch(onError), ms).unref();
  const timers = [every(checkpointEvery, 'checkpoint'), every(vacuumEvery, 'vacuum analyze')];
  return () => timers.forEach(clearInterval);
}
