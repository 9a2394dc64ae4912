import { type RawBuilder, sql } from 'kysely';
import type { Currency } from '../../../contract/currencies';
import type { PackageFigures } from '../../../contract/figures';
import { longestGap } from '../../accounts/seen';
import type { FigureName } from '../../db/figureTables';
import type { Db } from '../../db/tables';
import type { ComparedPeriod } from './period';

/** Read per day, for charts; all others as one sum per period. */
const daily: readonly FigureName[] = ['paid', 'payers', 'sign-ups', 'actives'];
const summed: readonly FigureName[] = [
  'begun',
  'opened',
  'begun-paid',
  'failed',
  'refunded',
  'first-payers',
  'last-seen',
  'gaps',
  'item',
  'item-returned',
];

/** The names to read: there are many gaps, and only short periods need them. */
const namesFor = (length: number): FigureName[] =>
  [...daily, ...summed].filter((name) => name !== 'gaps' || length <= longestGap);

/** A sum over the period, or over the preceding one. */
export interface FigureRow {
  name: FigureName;
  /** For gaps: `first` for players who visit for the first time in the period, else `again`. */
  key: string;
  currency: string;
  isPast: boolean;
  /** Null for a sum of the whole period. */
  day: string | null;
  count: number;
  amount: number;
  /** The first day on which active players were counted. */
  activesSince: string | null;
}

const any = (names: readonly string[]): RawBuilder<boolean> => sql`name = any(${names}::text[])`;

/** All sums needed for the figures of a period, in one query. */
export async function readFigures(
  db: Db,
  { from, to, length, before, hour }: ComparedPeriod,
): Promise<FigureRow[]> {
  const isCounted = hour === null ? sql`true` : sql`(day >= ${from}::date or hour < ${hour}::int)`;
  const began = sql`case when day < ${from}::date then ${before.from}::date else ${from}::date end`;
  const { rows } = await sql<FigureRow>`
    select name, key, currency, is_past, case when is_past or ${any(summed)} then null else day::text end as day,
      sum(count)::bigint as count, sum(amount)::bigint as amount,
      (select min(day)::text from figure_hours where name = 'actives') as actives_since
    from (
      select name, currency, day, day < ${from}::date as is_past, count, amount,
        case when name <> 'gaps' then key
          when key = '' or key::int > day - ${began} then 'first' else 'again' end as key
      from figure_hours
      where ${any(namesFor(length))} and day between ${before.from}::date and ${to}::date and ${isCounted}
    ) as figures
    group by 1, 2, 3, 4, 5`.execute(db);
  return rows;
}

/** The months and currencies with completed payments: the sums cover all of them. */
export async function readSold(db: Db): Promise<Array<{ month: string; currency: Currency }>> {
  const { rows } = await sql<{ month: string; currency: Currency }>`
    select to_char(day, 'YYYY-MM') as month, currency from figure_hours
    where name = 'paid' group by 1, 2 having sum(count) > 0 order by 1`.execute(db);
  return rows;
}

/** The names of packages in both languages, by their id. */
export async function readPackageNames(
  db: Db,
  ids: readonly string[],
): Promise<Map<string, Pick<PackageFigures, 'name' | 'nameEn'>>> {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('diamondPackages')
    .select(['id', 'name', 'nameEn'])
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map(({ id, ...names }) => [id, names]));
}
