import { sql } from 'kysely';
import { type RestResource, shownFields } from '../../contract/resource';
import type { Dependencies } from '../dependencies';
import type { Actor } from '../http/types';
import { csvBatch, inOneLine } from './exports/csv';
import { type CsvExport, exportCsv } from './exports/exportCsv';
import { readRest, restWhere, stateTime } from './restList';
import type { ExportQuery, ListQuery } from './restQuery';
import type { CatalogRecord } from './serialize';

/** Records the export of the records that a filter matches, and returns them by id, oldest first. Throws 403. */
export async function exportRest(
  deps: Pick<Dependencies, 'db' | 'reads' | 'clock' | 'sharedTime'>,
  actor: Actor,
  resource: RestResource,
  { query, filter }: ExportQuery,
): Promise<CsvExport> {
  const now = await stateTime(deps, resource, deps.reads ?? deps.db);
  const rows = sql`from ${sql.table(resource.table)} where ${restWhere(resource, query, now)}`;
  const columns = ['id', 'version', 'imageUrl', 'thumbUrl', ...Object.keys(shownFields(resource))].filter(
    (name) => resource.picture || !name.endsWith('Url'),
  );
  const exported = { resource: resource.name, rows, filter };
  return exportCsv(deps, actor, exported, {
    headings: columns,
    read: (db, last: CatalogRecord | undefined) => readRest(db, resource, batchAfter(query, last), { now }),
    cellsOf: (record) => columns.map((name) => cellOf(record[name])),
  });
}

/** Rows of a record are JSON. */
const cellOf = (value: unknown): unknown => (Array.isArray(value) ? JSON.stringify(value) : inOneLine(value));

/** The part of a query's rows that follows another. */
const batchAfter = (query: ListQuery, last: CatalogRecord | undefined): ListQuery => ({
  ...query,
  conditions: [
    ...query.conditions,
    ...(last ? [{ column: 'id', operator: '>' as const, values: [last.id] }] : []),
  ],
  from: 0,
  to: csvBatch - 1,
  sort: { column: 'id', direction: 'asc' },
});
