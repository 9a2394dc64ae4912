import { type RawBuilder, type Selectable, sql } from 'kysely';
import { addMs } from '../platform/clock';
import type { Db, Tables } from './tables';

/** Tables that are work queues: rows with `attempts` and `nextAt`. */
type Queue = 'outbox' | 'sandboxDeliveries';

interface Claim {
  now: Date;
  /** How long nobody else gets the row, in milliseconds. */
  lease: number;
}

/**
 * Claims the next due row of a queue in one statement, so that processes never get the same row. The attempt is counted
 * first, so that a crash cannot repeat it endlessly.
 */
export async function claimNext<Q extends Queue>(
  db: Db,
  queue: Q,
  waiting: RawBuilder<unknown>,
  { now, lease }: Claim,
): Promise<Selectable<Tables[Q]> | undefined> {
  const table = sql.table(queue);
  const { rows } = await sql<Selectable<Tables[Q]>>`
    update ${table} set attempts = attempts + 1, next_at = ${addMs(now, lease)}
    where id = (
      select id from ${table} where ${waiting} and next_at <= ${now}
      order by next_at limit 1 for update skip locked)
    returning *`.execute(db);
  return rows[0];
}
