import { type Currency, currencies, fromMinorUnits } from '../../../contract/currencies';
import type { Figures, PackageFigures } from '../../../contract/figures';
import type { Db } from '../../db/tables';
import { type FigureRow, readPackageNames } from './read';
import { groupBy, sumOf } from './rows';

/** How many packages of a currency a chart draws individually; the list has more. */
const drawn = 5;
const listed = 10;

interface Sold {
  packageId: string;
  rows: FigureRow[];
}

/** Revenue per package in one currency, highest first. */
function soldIn(rows: readonly FigureRow[], currency: Currency): Sold[] {
  const paid = rows.filter((row) => row.name === 'paid' && !row.isPast && row.currency === currency);
  const packages = [...groupBy(paid, ({ key }) => key)].map(([packageId, own]) => ({ packageId, rows: own }));
  const amountOf = ({ rows: own }: Sold) => sumOf(own, 'paid').amount;
  return packages.sort((a, b) => amountOf(b) - amountOf(a) || (a.packageId < b.packageId ? -1 : 1));
}

/** The packages of each currency: per day for those a chart draws, and as a list. */
export async function packagesOf(
  db: Db,
  rows: readonly FigureRow[],
  days: readonly string[],
): Promise<Pick<Figures, 'revenue' | 'packages'>> {
  const sold = currencies.map((currency) => ({ currency, packages: soldIn(rows, currency) }));
  const ids = sold.flatMap(({ packages }) => packages.slice(0, listed).map(({ packageId }) => packageId));
  const names = await readPackageNames(db, [...new Set(ids.filter((id) => id !== ''))]);
  const shown = (currency: Currency, packageId: string, own: readonly FigureRow[]): PackageFigures => {
    const { count, amount } = sumOf(own, 'paid');
    return {
      currency,
      packageId: packageId || null,
      ...(names.get(packageId) ?? { name: null, nameEn: null }),
      orders: count,
      amount: fromMinorUnits(amount, currency),
    };
  };
  const byDay = (currency: Currency, own: readonly FigureRow[]): number[] => {
    const sums = groupBy(own, ({ day }) => day ?? '');
    return days.map((day) => fromMinorUnits(sumOf(sums.get(day) ?? [], 'paid').amount, currency));
  };
  return {
    packages: sold.flatMap(({ currency, packages }) =>
      packages.slice(0, listed).map((one) => shown(currency, one.packageId, one.rows)),
    ),
    revenue: sold.flatMap(({ currency, packages }) => {
      // A single remaining package is drawn rather than called "other".
      const most = packages.length <= drawn + 1 ? packages.length : drawn;
      const rest = packages.slice(most).flatMap((one) => one.rows);
      const lines = packages.slice(0, most);
      return [...lines, ...(rest.length > 0 ? [{ packageId: null, rows: rest }] : [])].map((one) => ({
        ...shown(currency, one.packageId ?? '', one.rows),
        isRest: one.packageId === null,
        amounts: byDay(currency, one.rows),
      }));
    }),
  };
}
