import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/tables';
import { type Clock, minutes, seconds } from '../../platform/clock';

/** Shared counters: the database, or Valkey/Redis when `REDIS_URL` is set. */
export interface RateLimitStore {
  /** Increments the key's counter; the first increment opens a window of `within` milliseconds. */
  add(key: string, within: number): Promise<Counted>;
  /** Decrements the counter if the window that ends then is still the current one. */
  decrement(key: string, end: number): Promise<void>;
}

export interface Counted {
  /** Count in this window, including this increment. */
  count: number;
  /** Milliseconds until the window ends. */
  left: number;
  /** When it ends, in milliseconds of the store's own clock, which names the window. */
  end: number;
}

/** Windows of one key end further apart than this; a store may compute an end a little differently each time. */
export const sameEnd = seconds(1);

/**
 * More than the clocks of two processes may be apart, in milliseconds: a window that ends later than a new one would, by
 * up to this much, was opened by another process.
 */
const mostSkew = minutes(2);

/**
 * Counters in the database: shared by all processes and kept across restarts. Without `clock` they use the database's own
 * time, so that all processes agree on the end of a window.
 */
export const databaseRateLimits = (db: Db, clock?: Clock): RateLimitStore => ({
  add: (key, within) =>
    add(db, clock ? sql`${clock.now()}::timestamptz` : sql`clock_timestamp()`, key, within),
  decrement: async (key, end) => {
    await db
      .updateTable('rateLimits')
      .set((eb) => ({ count: eb('count', '-', 1) }))
      .where('key', '=', key)
      .where('count', '>', 0)
      .where('resetsAt', '<', new Date(end + sameEnd))
      .execute();
  },
});

async function add(db: Db, now: RawBuilder<unknown>, key: string, within: number): Promise<Counted> {
  // Concurrent calls arrive in a different order from their times: only a window that ends far too late was opened before
  // the clock was set back.
  const isOver = sql`rate_limits.resets_at <= ${now}
    or rate_limits.resets_at > excluded.resets_at + ${mostSkew} * interval '1 millisecond'`;
  const { rows } = await sql<Counted>`
    insert into rate_limits (key, count, resets_at)
    values (${key}, 1, ${now} + ${within} * interval '1 millisecond')
    on conflict (key) do update set
      count = case when ${isOver} then 1 else rate_limits.count + 1 end,
      resets_at = case when ${isOver} then excluded.resets_at else rate_limits.resets_at end
    returning count, greatest(0, extract(epoch from resets_at - ${now}) * 1000)::float8 as "left",
      (extract(epoch from resets_at) * 1000)::float8 as "end"`.execute(db);
  const [row] = rows;
  if (!row) throw new Error('The counter was neither made nor raised');
  return row;
}
