import { type RawBuilder, sql } from 'kysely';
import { headingsOf, type ListedResource, type ReadResource } from '../../contract/readResource';
import { lastListedRow } from '../../contract/resource';
import type { Db, Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import type { Page } from '../http/route';
import { notFound } from '../platform/errors';
import { isId } from '../platform/ids';
import { csvBatch, inOneLine } from './exports/csv';
import { exportCsv } from './exports/exportCsv';
import { readQuery, visibleRow } from './readQuery';
import type { Reading, ReadSource } from './readRoutes';
import { holds, negated } from './restList';
import type { Condition, ListQuery } from './restQuery';

/** Who reads the rows, and as of when. */
export type Reader = Pick<Reading, 'actor' | 'now'>;

/** The SQL source of a list's rows. */
export interface ListRows<Raw, Row> {
  resource: ListedResource;
  /** The table with its name, or a parenthesized query with an alias; its columns are named like the resource's fields. */
  from: (reader: Reader) => RawBuilder<unknown>;
  /** The columns read for each row of a page. */
  columns: RawBuilder<unknown>;
  /** Conditions for the reader to see a row at all. */
  visible: (reader: Reader) => Array<RawBuilder<unknown>>;
  /** Conditions on fields that are not columns of `from`; a negated one is negated here. */
  holds?: Readonly<Record<string, (condition: Condition) => RawBuilder<unknown>>>;
  /** The columns that a field is sorted by, where it is not its own. */
  sorts?: Readonly<Record<string, readonly string[]>>;
  /** What a search finds; absent where the resource is not searched. */
  search?: (db: Db | Tx, text: string, reader: Reader) => Promise<Found>;
  /** What follows from a query's conditions, on columns that an index begins with. */
  implied?: (db: Db | Tx, conditions: readonly Condition[]) => Promise<Array<RawBuilder<unknown>>>;
  /**
   * Whether the rows are read once, in order, for both a page and the total: for a large table whose indexes begin with few of
   * its filters, so that the rows that match none of a page's other filters are passed once.
   */
  isReadOnce?: true;
  /** The rows as the reader may see them. */
  shown: (db: Db | Tx, rows: readonly Raw[], reader: Reader) => Promise<Row[]>;
}

/** The condition for the rows that a search finds, and whether there are more than it holds for. */
export interface Found {
  where: RawBuilder<unknown>;
  isMore?: boolean;
}

/** The SQL source of a read resource's rows. */
export interface SqlRows<Raw, Row> extends ListRows<Raw, Row> {
  resource: ReadResource;
}

interface Selection {
  where: RawBuilder<unknown>;
  order: RawBuilder<unknown>;
  limit: number;
  offset?: number;
}

/** The conjunction of the conditions. */
export const allOf = (conditions: Array<RawBuilder<unknown>>): RawBuilder<boolean> =>
  sql<boolean>`${sql.join([sql`true`, ...conditions], sql` and `)}`;

/** Some of the rows in order; for the rows before the page, no data from other tables is looked up. */
export async function readRows<Raw, Row extends object>(
  db: Db | Tx,
  rows: ListRows<Raw, Row>,
  { where, order, limit, offset = 0 }: Selection,
  reader: Reader,
): Promise<Row[]> {
  const from = rows.from(reader);
  const { rows: raw } = await sql<Raw>`select ${rows.columns} from ${from} where id in (
      select id from ${from} where ${where} order by ${order} limit ${limit} offset ${offset}
    ) order by ${order}`.execute(db);
  const shown = await rows.shown(db, raw, reader);
  return shown.map((row) => visibleRow(rows.resource, reader.actor, row));
}

/** The conditions of a filter for the rows that its reader may see. */
export const conditionsOf = <Raw, Row>(
  rows: ListRows<Raw, Row>,
  conditions: readonly Condition[],
  reader: Reader,
): Array<RawBuilder<unknown>> => [
  ...rows.visible(reader),
  ...conditions.map((condition) => {
    const own = rows.holds?.[condition.column]?.(condition);
    return own ? negated(condition, own) : holds(condition);
  }),
];

/** What a query's filter and text find for its reader. */
export async function matching<Raw, Row>(
  db: Db,
  rows: ListRows<Raw, Row>,
  { conditions, search }: Pick<ListQuery, 'conditions' | 'search'>,
  reader: Reader,
): Promise<Found> {
  const text = search.trim();
  const found = text && rows.search ? await rows.search(db, text, reader) : undefined;
  const implied = found ? [] : ((await rows.implied?.(db, conditions)) ?? []);
  return {
    where: allOf([...conditionsOf(rows, conditions, reader), ...implied, ...(found ? [found.where] : [])]),
    isMore: found?.isMore ?? false,
  };
}

/** Returns one row. Throws 404, including for a row that the reader may not see. */
export async function rowWithId<Raw, Row extends object>(
  db: Db | Tx,
  rows: ListRows<Raw, Row>,
  id: string,
  reader: Reader,
): Promise<Row> {
  const where = allOf([...rows.visible(reader), sql`id = ${id}`]);
  const [row] = isId(id) ? await readRows(db, rows, { where, order: sql`id`, limit: 1 }, reader) : [];
  if (!row) throw notFound();
  return row;
}

/** One page of a list, and the number of its rows, counted up to one past the last that a page can show. */
export async function listPage<Raw, Row extends object>(
  rows: ListRows<Raw, Row>,
  query: ListQuery,
  reading: Reading,
): Promise<Page<Row>> {
  const { reads } = reading;
  const { from, to, sort } = query;
  const { where, isMore = false } = await matching(reads, rows, query, reading);
  const direction = sql.raw(sort.direction);
  const columns = [...(rows.sorts?.[sort.column] ?? [sort.column]), 'id'];
  const order = sql.join(columns.map((column) => sql`${sql.ref(column)} ${direction}`));
  const page = { where, order, limit: to - from + 1, offset: from };
  if (rows.isReadOnce) return { ...(await readOnce(rows, page, reading)), from, isMore };
  const shown = await readRows(reads, rows, page, reading);
  return { rows: shown, from, total: await countWhere(rows, where, reading), isMore };
}

/** The number of rows that meet a condition, up to one past the last that a page can show. */
async function countWhere<Raw, Row>(
  rows: ListRows<Raw, Row>,
  where: RawBuilder<unknown>,
  reading: Reader & Pick<Reading, 'reads'>,
): Promise<number> {
  const { rows: counts } = await sql<{ total: number }>`select count(*) as total from (
    select 1 from ${rows.from(reading)} where ${where} limit ${lastListedRow + 1}) as counted`.execute(
    reading.reads,
  );
  return counts[0]?.total ?? 0;
}

/** The total of the list with this filter, as its reader would see it; no row is read. */
export function countListed<Raw, Row>(
  rows: SqlRows<Raw, Row>,
  filter: object,
  reading: Reader & Pick<Reading, 'reads'>,
): Promise<number> {
  const { conditions } = readQuery(rows.resource, { filter: JSON.stringify(filter) }, reading.actor);
  return countWhere(rows, allOf(conditionsOf(rows, conditions, reading)), reading);
}

/** The rows of a page and the total, from one pass over the ids of all that the list can show. */
async function readOnce<Raw, Row extends object>(
  rows: ListRows<Raw, Row>,
  { where, order, limit, offset = 0 }: Selection,
  reading: Reading,
): Promise<Pick<Page<Row>, 'rows' | 'total'>> {
  const { reads } = reading;
  const { rows: found } = await sql<{ total: number; ids: string[] }>`with listed as materialized (
      select id from ${rows.from(reading)} where ${where} order by ${order} limit ${lastListedRow + 1}
    ) select (select count(*) from listed) as total, array(select id from listed limit ${limit} offset ${offset}) as ids`.execute(
    reads,
  );
  const { total = 0, ids = [] } = found[0] ?? {};
  if (ids.length === 0) return { rows: [], total };
  const page = { where: sql`id in (${sql.join(ids)})`, order, limit };
  return { rows: await readRows(reads, rows, page, reading), total };
}

/** The list, the file and the single record of rows from SQL. */
export const sqlSource = <Raw, Row extends object & { id: string }>(
  deps: Pick<Dependencies, 'db' | 'reads' | 'clock'>,
  rows: SqlRows<Raw, Row>,
): ReadSource<Row> => ({
  page: (query, reading) => listPage(rows, query, reading),
  file: async (query, reading, filter) => {
    const { where } = await matching(reading.reads, rows, query, reading);
    const { group } = rows.resource;
    const headings = headingsOf(rows.resource);
    const exported = { resource: group, rows: sql`from ${rows.from(reading)} where ${where}`, filter };
    return exportCsv({ ...deps, reads: reading.reads }, reading.actor, exported, {
      headings,
      read: (db, last: Row | undefined) => {
        const after = last ? sql`id > ${last.id}` : sql`true`;
        return readRows(
          db,
          rows,
          { where: sql`${where} and ${after}`, order: sql`id`, limit: csvBatch },
          reading,
        );
      },
      cellsOf: (row) => cellsIn({ ...row }, headings),
    });
  },
  one: (id, reading) => rowWithId(deps.db, rows, id, reading),
});

const cellsIn = (row: Readonly<Record<string, unknown>>, headings: readonly string[]) =>
  headings.map((heading) => cellOf(row[heading]));

const cellOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : inOneLine(value);
