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

/**
 * Who changes what players pay for an accessory proves the second factor, as with packages; a price in diamonds below a fifth of
 * its highest of the last month is an owner's (docs/spec/account.md). Throws 403.
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
  const price = Number(after.diamondPrice);
  if (!before || price === 0 || price === Number(before.diamondPrice) || isOwner(actor)) return;
  const highest = Math.max(Number(before.diamondPrice), ...(await earlier(tx, after.id, clock.now())));
  if (price * least < highest) {
    const text = itemMessages.tooCheap(highest);
    throw forbidden(text, { diamondPrice: [text] });
  }
}

/** The prices in diamonds that the history of the last month knows. */
async function earlier(tx: Tx, id: string, now: Date): Promise<number[]> {
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
  return states.map((state) => Number(state?.diamondPrice ?? 0)).filter(Number.isFinite);
}
