import { dayAfter, dayOf, midnightOf } from '../../contract/vietnamTime';
import { returnsADay } from '../../contract/wardrobe';
import { prepared } from '../db/prepared';
import type { Db, Tx } from '../db/tables';

const returnedItems = prepared((db, { userId }: { userId: string }) =>
  db
    .selectFrom('itemPurchases')
    .select(['accessoryId', 'returnedAt'])
    .where('userId', '=', userId)
    .where('returnedAt', 'is not', null),
);

/** What a player has returned before: each accessory only once, and a few in a day of Vietnam. */
export async function returnedOf(
  db: Db | Tx,
  userId: string,
  now: Date,
): Promise<{ isAllowedToday: boolean; accessoryIds: Set<string> }> {
  const rows = await returnedItems(db, { userId });
  const today = dayOf(now);
  const [from, until] = [midnightOf(today), midnightOf(dayAfter(today))];
  const ofToday = rows.filter(({ returnedAt }) => returnedAt && returnedAt >= from && returnedAt < until);
  return {
    isAllowedToday: ofToday.length < returnsADay,
    accessoryIds: new Set(rows.map(({ accessoryId }) => accessoryId)),
  };
}
