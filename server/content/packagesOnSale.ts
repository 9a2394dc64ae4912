import { sql } from 'kysely';
import { currencies, unitsPerWhole } from '../../contract/currencies';
import { diamondPackages } from '../../contract/diamondPackages';
import { dayOf } from '../../contract/vietnamTime';
import type { Db } from '../db/tables';
import { addMs, days } from '../platform/clock';
import { rowsOf } from '../resources/records';
import { serialize } from '../resources/serialize';
import { onSale } from './onSale';

/** The number of days, including today, whose purchases `recentPurchases` adds up. */
const recentDays = 30;

/** Active packages with a price at a moment, sorted ascending by the price as sent (api.md). */
export async function packagesOnSale(db: Db, now: Date) {
  const units = currencies.map((name) => sql`when ${sql.lit(name)} then ${sql.lit(unitsPerWhole[name])}`);
  const price = sql`price::numeric / case currency ${sql.join(units, sql` `)} end`;
  const before = dayOf(addMs(now, -days(recentDays)));
  const rows = await rowsOf(db, diamondPackages)
    .select(
      sql<number>`(select coalesce(sum(count), 0)::bigint from figure_hours
        where name = 'paid' and key = diamond_packages.id::text and day > ${before}::date)`.as(
        'recentPurchases',
      ),
    )
    .where(onSale(now))
    .orderBy(price)
    .orderBy('id')
    .execute();
  return rows.map(({ recentPurchases, ...row }) => ({
    ...serialize(diamondPackages, row),
    recentPurchases: Number(recentPurchases),
  }));
}
