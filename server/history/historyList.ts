import { type ExpressionBuilder, type RawBuilder, type Selectable, sql } from 'kysely';
import { date, text } from '../../contract/fields';
import type { HistoryEntry } from '../../contract/history';
import { lastListedRow } from '../../contract/resource';
import { holds } from '../catalog/restList';
import type { ListQuery } from '../catalog/restQuery';
import type { Db, Tables } from '../db/tables';
import { notFound } from '../errors';
import type { Caller } from '../http/types';
import { isId } from '../ids';
import { maskContacts, seesContacts } from '../players/contacts';
import { seesAll } from './visible';

/** Filters and sort fields of the list, by the entry's names. */
export const historyFields = {
  fields: { at: date(), userId: text(), action: text(), resource: text(), recordId: text() },
};

/** One page of the history and the number of entries, counted up to one past the last that a page can show. */
export async function listHistory(db: Db, query: ListQuery, reader: Caller, resources: string[] | null) {
  const { from, to, sort, conditions } = query;
  const where = sql.join([sql`true`, ...conditions.map(holds), ...within(resources)], sql` and `);
  const rows = await db
    .selectFrom('audits')
    .selectAll()
    .where(where as RawBuilder<boolean>)
    .orderBy(sort.column as 'at', sort.direction)
    .orderBy('id', sort.direction)
    .limit(to - from + 1)
    .offset(from)
    .execute();
  const { rows: counts } = await sql<{ total: number }>`select count(*) as total from (
    select 1 from audits where ${where} limit ${lastListedRow + 1}) as counted`.execute(db);
  return { entries: rows.map((row) => toEntry(row, reader)), total: counts[0]?.total ?? 0 };
}

/** One entry; throws 404 also for one that this reader may not see. */
export async function findEntry(
  db: Db,
  id: string,
  reader: Caller,
  resources: string[] | null,
): Promise<HistoryEntry> {
  if (!isId(id)) throw notFound();
  const isVisible = (eb: ExpressionBuilder<Tables, 'audits'>) =>
    resources ? eb('resource', 'in', resources) : eb.lit(true);
  const row = await db
    .selectFrom('audits')
    .selectAll()
    .where('id', '=', id)
    .where(isVisible)
    .executeTakeFirst();
  if (!row) throw notFound();
  return toEntry(row, reader);
}

const within = (resources: string[] | null) => (resources ? [sql`resource in (${sql.join(resources)})`] : []);

function toEntry({ at, ...row }: Selectable<Tables['audits']>, reader: Caller): HistoryEntry {
  const shown = (value: unknown) => (seesContacts(reader) ? value : maskContacts(value));
  return {
    ...row,
    at: at.toISOString(),
    network: seesAll(reader) ? row.network : null,
    before: shown(row.before),
    after: shown(row.after),
  };
}
