import { type Selectable, sql } from 'kysely';
import { catalog, restResources } from '../../../../contract/catalog';
import type { HistoryEntry } from '../../../../contract/history';
import { englishName } from '../../../../contract/localized';
import { history } from '../../../../contract/readResources';
import {
  type FormResource,
  lastListedRow,
  type RestResource,
  titleField,
} from '../../../../contract/resource';
import { accountName, accountResources } from '../../../audit/audited';
import type { Db, Tables } from '../../../db/tables';
import type { Actor } from '../../../http/types';
import { invalid, notFound } from '../../../platform/errors';
import { isId } from '../../../platform/ids';
import { maskContacts, seesContacts, textFor } from '../../../platform/masking/contacts';
import { common } from '../../../platform/messages/common';
import { visibleRow } from '../../../resources/readQuery';
import { holds } from '../../../resources/restList';
import type { Condition, ListQuery } from '../../../resources/restQuery';

/** The id of an entry's record, if it is an id. */
const recordId = sql`case when audits.record_id ~ '^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$' then audits.record_id::uuid end`;
const about = (resources: readonly string[]) =>
  sql`audits.resource in (${sql.join(resources.map((name) => sql.lit(name)))})`;

const resources: ReadonlyArray<FormResource | RestResource> = [...catalog, ...restResources];
/** The title of an entry's record, by the field that holds it in each resource; null for resources without such a field. */
const titleBy = (fieldOf: (resource: FormResource | RestResource) => string) =>
  sql`${sql.join(
    resources
      .filter((resource) => fieldOf(resource) === 'id' || fieldOf(resource) in resource.fields)
      .map(
        (resource) => sql`when ${about([resource.name])} then (
        select ${sql.ref(`named.${fieldOf(resource)}`)}::text from ${sql.table(resource.table)} as named
        where named.id = ${recordId})`,
      ),
    sql` `,
  )}`;

/** Entries contain ids, as an account can be erased; the name is looked up now, so it is the current one. */
export const entryColumns = sql`audits.*, case
  when ${about(accountResources)} then ${accountName(recordId)}
  ${titleBy(titleField)} end as record_name,
  case ${titleBy((resource) => englishName(titleField(resource)))} end as record_name_en`;

/** The condition for the entries about some resources that a query matches; null for all resources. */
export const entryFilter = (
  { conditions }: Pick<ListQuery, 'conditions'>,
  reader: Actor,
  resources: string[] | null,
) => {
  const met = conditions.map((one) => holds(comparable(one, reader)));
  return sql<boolean>`${sql.join([sql`true`, ...met, ...within(resources)], sql` and `)}`;
};

/**
 * A filter would reveal a contact that its reader sees masked: as a whole, so that none equals an entry's record, or by a
 * bound, letter by letter, which is refused with 400.
 */
function comparable(condition: Condition, reader: Actor): Condition {
  if (condition.column !== 'recordId' || seesContacts(reader)) return condition;
  if (condition.operator !== 'in') throw invalid({ recordId: [common.wrongValue] });
  const values = condition.values.filter((value) => recordFor(reader, String(value)) === value);
  return { ...condition, values };
}

/** The id in a refused call is whatever its caller wrote. */
const recordFor = (reader: Actor, id: string): string => (isId(id) ? id : textFor(reader, id));

/** One page of the history and the number of entries, counted up to one past the last that a page can show. */
export async function listHistory(db: Db, query: ListQuery, reader: Actor, resources: string[] | null) {
  const { from, to, sort } = query;
  const where = entryFilter(query, reader, resources);
  const direction = sql.raw(sort.direction);
  const order = sql`${sql.ref(sort.column)} ${direction}, id ${direction}`;
  // Selects the page first: no name is looked up for the entries before it.
  const { rows } = await sql<EntryRow>`select ${entryColumns} from (
    select * from audits where ${where} order by ${order} limit ${to - from + 1} offset ${from}
  ) audits order by ${order}`.execute(db);
  const { rows: counts } = await sql<{ total: number }>`select count(*) as total from (
    select 1 from audits where ${where} limit ${lastListedRow + 1}) as counted`.execute(db);
  return { entries: rows.map((row) => toEntry(row, reader)), total: counts[0]?.total ?? 0 };
}

/** Returns one entry; throws 404, including for one that this reader may not see. */
export async function findEntry(
  db: Db,
  id: string,
  reader: Actor,
  resources: string[] | null,
): Promise<HistoryEntry> {
  if (!isId(id)) throw notFound();
  const { rows } = await sql<EntryRow>`select ${entryColumns} from audits
    where id = ${id} and ${entryFilter({ conditions: [] }, reader, resources)}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound();
  return toEntry(row, reader);
}

const within = (resources: string[] | null) => (resources ? [sql`resource in (${sql.join(resources)})`] : []);

export type EntryRow = Selectable<Tables['audits']> & Pick<HistoryEntry, 'recordName' | 'recordNameEn'>;

/** The entry as this reader may see it. */
export function toEntry({ at, ...row }: EntryRow, reader: Actor): HistoryEntry {
  const shown = (value: unknown) => (seesContacts(reader) ? value : maskContacts(value));
  return visibleRow(history, reader, {
    ...row,
    recordId: recordFor(reader, row.recordId),
    at: at.toISOString(),
    before: shown(row.before),
    after: shown(row.after),
  });
}
