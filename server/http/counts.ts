import { sql } from 'kysely';
import { type Clock, later } from '../clock';
import type { Db } from '../db/tables';

/** Where tries are counted, seen alike by every process: the database, or Valkey/Redis when `REDIS_URL` names one. */
export interface Counts {
  /** Counts one more under the key, in a window of `within` milliseconds that the first one opens. */
  add(key: string, within: number): Promise<Counted>;
  /** Counts one less in the running window; does nothing where there is none. */
  decrement(key: string): Promise<void>;
}

export interface Counted {
  /** Tries in this window, this one included. */
  count: number;
  /** Milliseconds until the window ends. */
  left: number;
}

/** Counts in the database, so that every process sees the same count and a restart forgets nothing. */
export const databaseCounts = (db: Db, clock: Clock): Counts => ({
  add: (key, within) => add(db, clock.now(), key, within),
  decrement: async (key) => {
    await db
      .updateTable('rateLimits')
      .set((eb) => ({ count: eb('count', '-', 1) }))
      .where('key', '=', key)
      .where('count', '>', 0)
      .execute();
  },
});

async function add(db: Db, now: Date, key: string, within: number): Promise<Counted> {
  // A window that ends later than a new one would was opened by a clock that has been set back since.
  const isOver = sql`rate_limits.resets_at <= ${now} or rate_limits.resets_at > excluded.resets_at`;
  const { rows } = await sql<{ count: number; resetsAt: Date }>`
    insert into rate_limits (key, count, resets_at)
    values (${key}, 1, ${later(now, within)})
    on conflict (key) do update set
      count = case when ${isOver} then 1 else rate_limits.count + 1 end,
      resets_at = case when ${isOver} then excluded.resets_at else rate_limits.resets_at end
    returning count, resets_at`.execute(db);
  const row = rows[0];
  return { count: row?.count ?? 1, left: +(row?.resetsAt ?? now) - +now };
}

/** Deletes windows that are over; Valkey and Redis do so by themselves. */
export async function sweepCounts(db: Db, clock: Clock): Promise<void> {
  await db.deleteFrom('rateLimits').where('resetsAt', '<=', clock.now()).execute();
}
