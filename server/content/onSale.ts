import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../db/tables';

/**
 * Whether a package can be bought at a moment: active, within its sale window, and with a price (decisions.md, Price 0;
 * studio.md, Shop work). List and purchase use this one rule.
 */
export const onSale = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`is_active and price > 0 and (sell_from is null or sell_from <= ${now})
    and (sell_until is null or sell_until > ${now})`;

/** The next moment at which a sale begins or ends; null when none does. */
export async function nextSaleChange(db: Db, now: Date): Promise<Date | null> {
  const { rows } = await sql<{ at: Date | null }>`select min(at) as at from diamond_packages,
    lateral (values (sell_from), (sell_until)) as moments (at) where is_active and at > ${now}`.execute(db);
  return rows[0]?.at ?? null;
}
