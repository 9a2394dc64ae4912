import { sql } from 'kysely';
import type { Tx } from '../../db/tables';
import { onSale } from '../../payments/checkout/onSale';
import type { Written } from '../../resources/removal';

/** How many times the diamonds for the money of the best other package on sale anybody may sell. */
const most = 3;

const fields = ['isActive', 'diamondAmount', 'price', 'currency'] as const;

/**
 * Whether a package that was switched on, or changed while it is, brings more than three times the diamonds for its price
 * of the best other one on sale in its currency. The first package on sale has none to compare with.
 */
export async function isBargain(tx: Tx, { resource, before, after }: Written, now: Date): Promise<boolean> {
  if (resource !== 'diamond-packages' || after.isActive !== true) return false;
  if (before && fields.every((field) => before[field] === after[field])) return false;
  const own = tx.selectFrom('diamondPackages').select(['diamondAmount', 'price', 'currency']);
  const pkg = await own.where('id', '=', after.id).executeTakeFirstOrThrow();
  if (pkg.price === 0) return false;
  const others = tx
    .selectFrom('diamondPackages')
    .select(sql<number | null>`max(diamond_amount::double precision / price)`.as('best'))
    .where(onSale(now))
    .where('currency', '=', pkg.currency)
    .where('id', '<>', after.id);
  const { best } = await others.executeTakeFirstOrThrow();
  return best !== null && pkg.diamondAmount > most * Number(best) * pkg.price;
}
