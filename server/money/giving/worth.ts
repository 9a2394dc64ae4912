import { sql } from 'kysely';
import { toMinorUnits } from '../../../contract/currencies';
import { diamondPackages } from '../../../contract/diamondPackages';
import type { LocalizedText } from '../../../contract/languages';
import { undoableActs } from '../../../contract/undoable';
import type { Tx } from '../../db/tables';
import type { Actor } from '../../http/types';
import { addMs, days } from '../../platform/clock';
import { givingMessages } from '../../platform/messages/giving';
import type { Written } from '../../resources/removal';
import { type CatalogRecord, serialize } from '../../resources/serialize';

/** How many times the diamonds for the money of the best package of late anybody may sell. */
const most = 3;
const late = days(30);

const fields = ['isActive', 'diamondAmount', 'bonusDiamonds', 'firstBonus', 'price', 'currency'] as const;
const isAlike = (one: CatalogRecord | null, other: CatalogRecord | null) =>
  fields.every((field) => one?.[field] === other?.[field]);

/** Everything that one purchase may bring, for its price in the smallest unit. */
const worthOf = (pkg: CatalogRecord) => ({
  diamonds: Number(pkg.diamondAmount) + Number(pkg.bonusDiamonds) + Number(pkg.firstBonus),
  price: toMinorUnits(Number(pkg.price), String(pkg.currency)),
});

/**
 * Why only an owner may put this package on sale, or change it while it is; null when anybody may. It is compared with what
 * the shop sold in the last 30 days in its currency, without what the caller alone made of it: else each package would be the
 * measure of the next, and taking the others off sale would leave nothing to compare with.
 */
export async function bargainOf(
  tx: Tx,
  { resource, before, after }: Written,
  { actor, now }: { actor: Actor; now: Date },
): Promise<LocalizedText | null> {
  if (resource !== diamondPackages.name || after.isActive !== true) return null;
  if (before && isAlike(before, after)) return null;
  const own = worthOf(after);
  if (own.price === 0) return null;
  const since = addMs(now, -late);
  const isSold = ({ isActive, currency, price, sellFrom, sellUntil }: CatalogRecord) =>
    isActive === true &&
    currency === after.currency &&
    Number(price) > 0 &&
    !(sellFrom && new Date(String(sellFrom)) > now) &&
    !(sellUntil && new Date(String(sellUntil)) <= since);
  const known = (await versionsSince(tx, { before, id: after.id }, { since, userId: actor.id })).filter(
    isSold,
  );
  if (known.length === 0) return givingMessages.notOnSale;
  const isUsual = known
    .map(worthOf)
    .some((one) => own.diamonds * one.price <= most * one.diamonds * own.price);
  return isUsual ? null : givingMessages.bargain;
}

/** The packages as they were at a moment, and what others than a person have made of their worth since. */
async function versionsSince(
  tx: Tx,
  { before, id }: { before: CatalogRecord | null; id: string },
  { since, userId }: { since: Date; userId: string },
): Promise<CatalogRecord[]> {
  const changes = await tx
    .selectFrom('audits')
    .select(['recordId', 'userId', 'before', 'after'])
    .where('resource', '=', diamondPackages.name)
    .where('action', 'in', undoableActs.record)
    .where('at', '>', since)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const entries = changes as Array<
    { recordId: string; userId: string | null } & Pick<Written, 'before' | 'after'>
  >;
  const changed = new Set<string>();
  const versions: Array<CatalogRecord | null> = [];
  for (const entry of entries) {
    if (!changed.has(entry.recordId)) versions.push(entry.before);
    changed.add(entry.recordId);
    if (entry.userId !== userId && !isAlike(entry.before, entry.after)) versions.push(entry.after);
  }
  if (!changed.has(id)) versions.push(before);
  const rows = await tx
    .selectFrom('diamondPackages')
    .selectAll()
    .select(sql<number>`0`.as('purchaseCount'))
    .where('id', '<>', id)
    .execute();
  versions.push(
    ...rows.filter((row) => !changed.has(row.id)).map((row) => serialize(diamondPackages, { ...row })),
  );
  return versions.filter((one) => one !== null);
}
