import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../contract/languages';
import { englishName } from '../../contract/localized';
import { lastListedRow, type RestResource } from '../../contract/resource';
import { inEveryLanguage } from '../../contract/searchedTexts';
import { searchKey } from '../../contract/text';
import { literally } from '../db/like';
import { nowOf } from '../db/nowOf';
import { restTables } from '../db/restTables';
import type { Db, Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import { notFound } from '../platform/errors';
import { isId } from '../platform/ids';
import { computedAt, countedAt } from './counted';
import type { Condition, ListQuery } from './restQuery';
import { type CatalogRecord, serialize } from './serialize';
import type { ColumnValues } from './values';

const rowsOf = (db: Db | Tx, resource: RestResource, now: Date) =>
  restTables(db).selectFrom(resource.table).selectAll(resource.table).select(countedAt(resource, now));

/** The condition for the rows of a resource's table that a query matches at a moment. */
export function restWhere(resource: RestResource, query: ListQuery, now: Date) {
  const { search, fields } = resource;
  const searched = searchIn(inEveryLanguage(search, fields), query.search);
  const computed = computedAt(resource, now);
  const conditions = query.conditions.map((condition) => holds(condition, computed[condition.column]));
  return sql<boolean>`${sql.join([sql`true`, ...conditions, ...searched], sql` and `)}`;
}

/** The time at which a record's state is read: that of publications for a resource that has them. */
export const stateTime = async (
  deps: Pick<Dependencies, 'clock' | 'sharedTime'>,
  { publication }: RestResource,
  db: Db | Tx,
): Promise<Date> => (publication ? nowOf(deps, db) : deps.clock.now());

/** In which language a list is read, and when. */
interface Read {
  language?: Language;
  now: Date;
}

/** What a list is ordered by: a localized text as its reader sees it. */
function orderOf(
  resource: RestResource,
  column: string,
  { language, now }: Required<Read>,
): RawBuilder<unknown> {
  const english = englishName(column);
  const computed = computedAt(resource, now)[column];
  if (computed) return computed;
  if (language !== 'en' || !(english in resource.fields)) return sql.ref(column);
  return sql`coalesce(nullif(${sql.ref(english)}, ''), ${sql.ref(column)})`;
}

/** One page of a list, in the order that a reader of the language sees. */
export async function readRest(
  db: Db,
  resource: RestResource,
  query: ListQuery,
  { language = 'vi', now }: Read,
): Promise<CatalogRecord[]> {
  const { from, to, sort } = query;
  const rows = await rowsOf(db, resource, now)
    .where(restWhere(resource, query, now))
    .orderBy(orderOf(resource, sort.column, { language, now }), sort.direction)
    .orderBy('id', sort.direction)
    .limit(to - from + 1)
    .offset(from)
    .execute();
  return rows.map((row) => serialize(resource, row));
}

/** One page of a list and the number of rows, counted up to one past the last that a page can show. */
export async function listRest(
  db: Db,
  resource: RestResource,
  query: ListQuery,
  read: Read,
): Promise<{ records: CatalogRecord[]; total: number }> {
  const records = await readRest(db, resource, query, read);
  const { rows: counts } = await sql<{ total: number }>`select count(*) as total from (
    select 1 from ${sql.table(resource.table)} where ${restWhere(resource, query, read.now)}
    limit ${lastListedRow + 1}) as counted`.execute(db);
  return { records, total: counts[0]?.total ?? 0 };
}

/** The SQL of a condition, negated where the filter is; `is not true` matches empty values too. */
export const negated = ({ isNegated }: Condition, met: RawBuilder<unknown>): RawBuilder<unknown> =>
  isNegated ? sql`(${met}) is not true` : met;

/** A condition as SQL; an id condition drops values that no id can have. */
export const holds = (
  condition: Condition,
  of: RawBuilder<unknown> = sql.ref(condition.column),
): RawBuilder<unknown> => negated(condition, met(condition, of));

function met({ column, operator, values }: Condition, of: RawBuilder<unknown>): RawBuilder<unknown> {
  const known = /^(id|userId|ownerId|caseId|packageId|offerId)$/.test(column)
    ? values.filter((value) => isId(String(value)))
    : values;
  if (known.length === 0) return sql`false`;
  return operator === 'in' ? sql`${of} in (${sql.join(known)})` : sql`${of} ${sql.raw(operator)} ${known[0]}`;
}

/** Search in some columns, ignoring case and diacritics; no condition without a text or columns. */
export function searchIn(search: readonly string[], text: string): Array<RawBuilder<unknown>> {
  const wanted = searchKey(text);
  if (!wanted || search.length === 0) return [];
  const pattern = `%${literally(wanted)}%`;
  return [
    sql`(${sql.join(
      search.map((column) => sql`${folded(column)} like ${pattern}`),
      sql` or `,
    )})`,
  ];
}

/** A column as searches compare it: in lower case, without diacritics. */
export const folded = (column: string) =>
  sql`lower(translate(regexp_replace(normalize(${sql.ref(column)}, NFKD), '[\u0300-\u036f]', '', 'g'), 'đĐðÐ', 'dddd'))`;

/** The row with an id at a moment. Throws 404. */
export async function findRest(
  db: Db | Tx,
  resource: RestResource,
  { id, now }: { id: string; now: Date },
): Promise<ColumnValues> {
  const row = isId(id) ? await rowsOf(db, resource, now).where('id', '=', id).executeTakeFirst() : undefined;
  if (!row) throw notFound();
  return row;
}

/** Locks a record until the end of the transaction; returns whether there is one. */
export async function lockRest(tx: Tx, { table }: Pick<RestResource, 'table'>, id: string): Promise<boolean> {
  if (!isId(id)) return false;
  const row = restTables(tx).selectFrom(table).select('id').where('id', '=', id).forUpdate();
  return (await row.executeTakeFirst()) !== undefined;
}
