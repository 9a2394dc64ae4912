import { type Selectable, sql } from 'kysely';
import type { Tables, Tx } from '../../db/tables';
import type { Clock } from '../../platform/clock';
import type { Keys } from '../../platform/keys';
import type { Payment } from './payment';
import { countSpending } from './season';
import { dueMarks, giveSeasonGifts } from './seasonGifts';

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

const spentIn = async (tx: Tx, { id }: Season, userId: string): Promise<number> => {
  const total = tx.selectFrom('seasonTotals').select('amount').where('seasonId', '=', id);
  return (await total.where('userId', '=', userId).executeTakeFirst())?.amount ?? 0;
};

/**
 * Gives the gifts that a player's spending in a season has earned; the caller holds the player's lock. Whoever changes the season
 * at this moment is waited for only where it gives something: window and marks are then of one version, and one that gives is
 * neither changed nor deleted until the commit.
 */
async function giveDue(tx: Tx, deps: SeasonDependencies, read: Season, userId: string): Promise<void> {
  if ((await dueMarks(tx, read, { userId, spent: await spentIn(tx, read, userId) })).length === 0) return;
  const found = tx.selectFrom('seasons').selectAll().where('id', '=', read.id).forShare();
  const season = await found.executeTakeFirst();
  if (!season) return;
  await countSpending(tx, userId, sql`seasons.id = ${season.id}`);
  await giveSeasonGifts(tx, deps, season, { userId, spent: await spentIn(tx, season, userId) });
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
