import { currencies } from '../../../contract/currencies';
import type { Figures } from '../../../contract/figures';
import type { FigureName } from '../../db/figureTables';
import type { Db } from '../../db/tables';
import { type Reader, seesCases } from '../cases/caseReaders';
import { lastBooks } from '../closing/ledger';
import { countCases } from '../transactions/look';
import { cardsOf } from './cards';
import { itemsOf } from './items';
import { packagesOf } from './packages';
import { type ComparedPeriod, daysOf } from './period';
import { type FigureRow, readFigures, readSold } from './read';
import { groupBy, sumOf } from './rows';

/** The figures of a period (studio.md section 4), read from sums alone, with one query per table. */
export async function figuresOf(
  db: Db,
  period: ComparedPeriod,
  { reader, now }: { reader: Reader; now: Date },
): Promise<Figures> {
  const [rows, sold, openCases] = await Promise.all([
    readFigures(db, period),
    readSold(db),
    seesCases(reader) ? countCases(db, now) : null,
  ]);
  const days = daysOf(period);
  const everSold = currencies.filter((currency) => sold.some((row) => row.currency === currency));
  const { from, to, before, hour } = period;
  return {
    asOf: now.toISOString(),
    from,
    to,
    before: { ...before, hour },
    now: cardsOf(rows, everSold, period, false),
    past: cardsOf(rows, everSold, period, true),
    openCases,
    days,
    ...seriesOf(rows, days),
    ...(await packagesOf(db, rows, days)),
    items: await itemsOf(db, rows),
    books: await lastBooks(db),
    failures: failuresOf(rows),
    months: [...new Set(sold.map(({ month }) => month))],
  };
}

type Series = Pick<Figures, 'orders' | 'payers' | 'signUps' | 'actives'>;

function seriesOf(rows: readonly FigureRow[], days: readonly string[]): Series {
  const own = rows.filter(({ isPast }) => !isPast);
  const byDay = groupBy(own, ({ day }) => day ?? '');
  const [since = null] = rows.map(({ activesSince }) => activesSince);
  const count = (name: FigureName) => days.map((day) => sumOf(byDay.get(day) ?? [], name).count);
  return {
    orders: count('paid'),
    payers: count('payers'),
    signUps: count('sign-ups'),
    actives: count('actives').map((number, at) =>
      since === null || (days[at] ?? '') < since ? null : number,
    ),
  };
}

/** In descending order. */
const failuresOf = (rows: readonly FigureRow[]): Figures['failures'] =>
  rows
    .filter(({ name, isPast, count }) => name === 'failed' && !isPast && count > 0)
    .map(({ key, count }) => ({ gateway: key, payments: count }))
    .sort((a, b) => b.payments - a.payments || (a.gateway < b.gateway ? -1 : 1));
