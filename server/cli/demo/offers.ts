import type { Tx } from '../../db/tables';
import { addMs, days } from '../../platform/clock';
import { newId } from '../../platform/ids';
import type { DemoPurchase } from './purchases';

const begun = 14;
const uses = 5;
const percent = 10;
const code = 'LACHONG10';

/** A code of the past two weeks that adds a tenth, and one that has not started yet. */
const offersOf = (now: Date) => [
  {
    id: newId(),
    code,
    bonusKind: 0,
    amount: percent,
    packages: '[]',
    startAt: addMs(now, -days(begun)),
    endAt: addMs(now, days(16)),
    mostUses: 200,
    mostPerPlayer: 1,
    creator: 'Lạc Hồng TV',
    isActive: true,
  },
  {
    id: newId(),
    code: 'MUAMOI',
    bonusKind: 1,
    amount: 50,
    packages: '[]',
    startAt: addMs(now, days(30)),
    endAt: addMs(now, days(45)),
    mostUses: 0,
    mostPerPlayer: 3,
    creator: '',
    isActive: true,
  },
];

/** What a code added to a purchase. */
export interface DemoOffer {
  offerId: string;
  offerCode: string;
  offerBonus: number;
}

/**
 * Inserts the codes and returns the purchases that used one: the first of some players within the code's window, as
 * each player can use it once. Excludes the last purchases, which other parts of the demo refund.
 */
export async function insertOffers(
  tx: Tx,
  purchases: readonly DemoPurchase[],
  now: Date,
): Promise<Map<string, DemoOffer>> {
  const [offer, later] = offersOf(now);
  if (!offer || !later) throw new Error('There are no codes');
  const times = { createdAt: addMs(now, -days(begun + 1)), updatedAt: addMs(now, -days(begun + 1)) };
  await tx
    .insertInto('offers')
    .values([offer, later].map((row) => ({ ...row, ...times })))
    .execute();
  const used = new Map<string, DemoOffer>();
  const players = new Set<string>();
  // The README's player has the specified values.
  for (const { id, buyer, pkg, createdAt } of purchases
    .filter((one) => one.buyer.userName !== 'minhkhoi')
    .slice(0, -8)) {
    if (used.size === uses || createdAt < offer.startAt || players.has(buyer.id)) continue;
    players.add(buyer.id);
    const offerBonus = Math.ceil((pkg.diamondAmount * percent) / 100);
    used.set(id, { offerId: offer.id, offerCode: code, offerBonus });
  }
  await tx.insertInto('offerCounts').values({ offerId: offer.id }).execute();
  return used;
}
