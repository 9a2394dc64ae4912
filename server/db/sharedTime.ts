import { sql } from 'kysely';
import type { Db, Tx } from './tables';

/** The time by the database's clock, which all processes share, as those of two machines differ. */
export async function sharedTime(db: Db | Tx): Promise<Date> {
  const { rows } = await sql<{ now: Date }>`select clock_timestamp() as now`.execute(db);
  return rows[0]?.now ?? new Date(Number.NaN);
}
