import { type Selectable, sql } from 'kysely';
import type { Tables, Tx } from '../../db/tables';
import type { Clock } from '../../platform/clock';
import type { Keys } from '../../platform/keys';
import type { Payment } from './payment';
import { countSpending } from './season';
import { giveSeasonGifts } from './seasonGifts';

export type Season = Selectable<Tables['seasons']>;
export interface SeasonDependencies {
  clock: Clock;
  /** Null for demo data: no mails are sent. */
  keys: Keys | null;
}

/**
 * Gives the gifts earned in the season in which a payment was completed (studio.md section 9), once its spending has been
 * counted. The caller holds the player's lock, so that the sum matches the payments.
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

/** Counts a player's spending in a season again, and gives the gifts that it earns. */
export async function countSeasonOf(
  tx: Tx,
  deps: SeasonDependencies,
  season: Season,
  userId: string,
): Promise<void> {
  await countSpending(tx, userId, sql`seasons.id = ${season.id}`);
  await giveDue(tx, deps, season, userId);
}
