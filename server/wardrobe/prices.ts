import { hasDiscount, type PricedAccessory } from '../../contract/accessoryPrice';
import { stageOf } from '../../contract/stage';
import { isOwner } from '../accounts/players/banTerms';
import type { Tx } from '../db/tables';
import { assertRecentFactor } from '../http/recentFactor';
import type { Actor } from '../http/types';
import { addMs, type Clock, days } from '../platform/clock';
import { forbidden } from '../platform/errors';
import { itemMessages } from '../platform/messages/items';
import type { Written } from '../resources/removal';
import type { CatalogRecord } from '../resources/serialize';

/** What decides what players pay. */
const fields = [
  'goldPrice',
  'diamondPrice',
  'listedGoldPrice',
  'listedDiamondPrice',
  'discountDate',
  'expirationDate',
] as const;
/** How far below the highest price of the last month anybody may go. */
const least = 5;
const lately = days(30);

type Priced = Pick<
  PricedAccessory,
  'diamondPrice' | 'listedDiamondPrice' | 'discountDate' | 'expirationDate'
>;

/**
 * Who changes what players pay for an accessory proves the second factor, as with packages; who lets them pay less than a fifth
 * of the most diamonds that it cost in the last month is an owner (docs/spec/account.md). Throws 403.
 */
export async function assertPrices(
  tx: Tx,
  { before, after }: Written,
  { actor, clock }: { actor: Actor; clock: Clock },
): Promise<void> {
  const isPlain = !before && fields.every((field) => !after[field]);
  if (isPlain || (before && fields.every((field) => (before[field] ?? null) === (after[field] ?? null))))
    return;
  assertRecentFactor(actor, clock);
  const now = clock.now();
  const lowest = lowestFrom(after as unknown as Priced, now);
  if (!before || isOwner(actor) || lowest >= lowestFrom(before as unknown as Priced, now)) return;
  const states = [before, ...(await earlier(tx, after.id, now))] as unknown as Priced[];
  const highest = Math.max(...states.map((state) => highestOf(state, now)));
  if (lowest * least < highest) {
    const text = itemMessages.tooCheap(highest);
    throw forbidden(text, { diamondPrice: [text] });
  }
}

const stageAt = ({ discountDate, expirationDate }: Priced, at: Date) =>
  stageOf(discountDate, expirationDate, at);

/** The fewest diamonds for which it can be had from a moment on: a discount that is over lowers nothing. */
function lowestFrom(state: Priced, now: Date): number {
  if (hasDiscount(state, 'diamonds') && stageAt(state, now) === 'over') return state.listedDiamondPrice ?? 0;
  return state.diamondPrice > 0 ? state.diamondPrice : Number.POSITIVE_INFINITY;
}

/** The most that such a state may have asked in the last month: the listed price, unless the discount ran through all of it. */
function highestOf(state: Priced, now: Date): number {
  const isThrough = [addMs(now, -lately), now].every((at) => stageAt(state, at) === 'open');
  return hasDiscount(state, 'diamonds') && !isThrough
    ? (state.listedDiamondPrice ?? 0)
    : Number(state.diamondPrice);
}

/** The states of the accessory that the history of the last month knows. */
async function earlier(tx: Tx, id: string, now: Date): Promise<CatalogRecord[]> {
  const changes = await tx
    .selectFrom('audits')
    .select(['before', 'after'])
    .where('resource', '=', 'accessories')
    .where('recordId', '=', id)
    .where('at', '>', addMs(now, -lately))
    .execute();
  const states = (changes as Array<{ before: CatalogRecord | null; after: CatalogRecord | null }>).flatMap(
    ({ before, after }) => [before, after],
  );
  return states.filter((state) => state !== null && Number.isFinite(state.diamondPrice)) as CatalogRecord[];
}
