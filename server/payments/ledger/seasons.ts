import { type Selectable, sql } from 'kysely';
import type { Tables, Tx } from '../../db/tables';
import type { Clock } from '../../platform/clock';
import type { Keys } from '../../platform/keys';
import type { Payment } from './payment';
import { giveSeasonGifts } from './seasonGifts';

export type Season = Selectable<Tables['seasons']>;
export interface SeasonDependencies {
  clock: Clock;
  /** Null for demo data: no mails are sent. */
  keys: Keys | null;
}

/**
 * Gives the gifts earned in the season in which a payment was completed (studio.md section 9). Called whenever a
 * payment's money has moved, which a trigger has counted; the caller holds the player's lock, so that the sum matches
 * the payments. Only VND counts, as we cannot set an exchange rate.
 */
export async function giveEarned(
  tx: Tx,
  deps: SeasonDependencies,
  { userId, currency, settledAt }: Pick<Payment, 'userId' | 'currency' | 'settledAt'>,
): Promise<void> {
  if (currency !== 'VND' || !settledAt) return;
  const season = await tx
    .selectFrom('seasons')
    .selectAll()
    .where('startAt', '<=', settledAt)
    .where('endAt', '>', settledAt)
    .executeTakeFirst();
  if (season) await giveDue(tx, deps, season, userId);
}

/** Gives the gifts that a player's spending in a season has earned; the caller holds the player's lock. */
async function giveDue(tx: Tx, deps: SeasonDependencies, season: Season, userId: string): Promise<void> {
  const total = await tx
    .selectFrom('seasonTotals')
    .select('amount')
    .where('seasonId', '=', season.id)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (total) await giveSeasonGifts(tx, deps, season, { userId, spent: total.amount });
}

/**
 * Stores a player's spending in a season, computed from the payments, and gives the gifts it earns. Recomputing each
 * time takes one index range, and nothing can drift.
 */
export async function countSeasonOf(
  tx: Tx,
  deps: SeasonDependencies,
  season: Season,
  userId: string,
): Promise<void> {
  await sql`
    insert into season_totals (season_id, user_id, amount)
    select ${season.id}::uuid, ${userId}::uuid, coalesce(sum(amount - refunded), 0) from payments
    where user_id = ${userId} and status = 'COMPLETED' and currency = 'VND'
      and settled_at >= ${season.startAt} and settled_at < ${season.endAt}
    on conflict (season_id, user_id) do update set amount = excluded.amount`.execute(tx);
  await giveDue(tx, deps, season, userId);
}
