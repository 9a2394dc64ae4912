import type { ItemFigures } from '../../../contract/figures';
import { wallets } from '../../../contract/ledger';
import type { Db } from '../../db/tables';
import type { FigureRow } from './read';
import { groupBy, sumOf } from './rows';

/** How many accessories of a wallet are listed. */
const listed = 10;

/** The accessories that brought most in each wallet, less what was returned, most first. */
export async function itemsOf(db: Db, rows: readonly FigureRow[]): Promise<ItemFigures[]> {
  const found = wallets.flatMap((wallet) => {
    const own = rows.filter(
      ({ name, currency, isPast }) => name.startsWith('item') && !isPast && currency === wallet,
    );
    return [...groupBy(own, ({ key }) => key)]
      .map(([accessoryId, sums]) => ({
        wallet,
        accessoryId,
        bought: sumOf(sums, 'item').count,
        amount: sumOf(sums, 'item').amount - sumOf(sums, 'item-returned').amount,
      }))
      .sort((a, b) => b.amount - a.amount || (a.accessoryId < b.accessoryId ? -1 : 1))
      .slice(0, listed);
  });
  const names = await namesOf(db, [...new Set(found.map(({ accessoryId }) => accessoryId))]);
  return found.map((one) => ({ ...one, name: names.get(one.accessoryId) ?? null }));
}

/** The names of accessories, also of those that left the catalogue while players own them. */
async function namesOf(db: Db, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const named = (table: 'accessories' | 'retiredAccessories') =>
    db.selectFrom(table).select(['id', 'name']).where('id', 'in', ids);
  const rows = await named('accessories').union(named('retiredAccessories')).execute();
  return new Map(rows.map(({ id, name }) => [id, name]));
}
