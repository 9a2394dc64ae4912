import { formatPrice } from '../../../contract/money';
import type { Tx } from '../../db/tables';
import { conflict, invalid } from '../../platform/errors';
import { givingMessages } from '../../platform/messages/giving';
import type { BeforeRemoval, Written } from '../../resources/removal';

/** Throws 409 when a season that is to be removed has given a gift, and says at which marks. */
export const keepGivers: BeforeRemoval = async (tx, { resource, id }) => {
  if (resource.name !== 'seasons') return;
  const given = await tx
    .selectFrom('seasonGifts')
    .select(['mark', 'spend'])
    .select(({ fn }) => fn.countAll<number>().as('players'))
    .where('seasonId', '=', id)
    .groupBy(['mark', 'spend'])
    .orderBy('spend')
    .execute();
  if (given.length === 0) return;
  const marks = given.map(({ mark, spend, players }) => ({
    isGoal: mark === 'goal',
    players: Number(players),
    spend: { vi: formatPrice(spend, 'VND', 'vi'), en: formatPrice(spend, 'VND', 'en') },
  }));
  throw conflict(givingMessages.hasGiven(marks));
};

/**
 * Throws 400 when a season's window newly reaches a moment at which another season, deleted or not, gave a gift: the same
 * spending would be rewarded twice.
 */
export async function assertSeasonApart(tx: Tx, { before, after }: Written): Promise<void> {
  const windowOf = (record: NonNullable<Written['before']>) =>
    [new Date(String(record.startAt)), new Date(String(record.endAt))] as const;
  const [start, end] = windowOf(after);
  let gifts = tx
    .selectFrom('seasonGifts')
    .select('mark')
    .where('seasonId', '<>', after.id)
    .where('givenAt', '>=', start)
    .where('givenAt', '<', end);
  if (before) {
    const [from, until] = windowOf(before);
    gifts = gifts.where((eb) => eb.or([eb('givenAt', '<', from), eb('givenAt', '>=', until)]));
  }
  if (!(await gifts.limit(1).executeTakeFirst())) return;
  throw invalid({ startAt: [givingMessages.otherGave] }, givingMessages.otherGave);
}
