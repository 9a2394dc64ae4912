import { sql } from 'kysely';
import { type Clock, later } from '../clock';
import type { Db } from '../db/tables';

/** Shared counters: the database, or Valkey/Redis when `REDIS_URL` is set. */
export interface Counts {
  /** Increments the key's counter; the first increment opens a window of `within` milliseconds. */
  add(key: string, within: number): Promise<Counted>;
  /** Decrements the counter in the current window; does nothing without one. */
  decrement(key: string): Promise<void>;
}

export interface Counted {
  /** Count in this window, including this increment. */
  count: number;
  /** Milliseconds until the window ends. */
  left: number;
}

/** Counters in the database: shared by all processes and kept over a restart. */
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
  // A window that ends later than a new one would was opened before the clock was set back.
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
