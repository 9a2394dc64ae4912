import { sql } from 'kysely';
import { type RestResource, shownFields } from '../../contract/resource';
import type { Db } from '../db/tables';
import type { Dependencies } from '../dependencies';
import { beginExport } from '../exports/begin';
import { csvBatch, csvOf } from '../exports/csv';
import type { Caller } from '../http/types';
import { readRest, restWhere } from './restList';
import type { ListQuery } from './restQuery';
import type { CatalogRecord } from './serialize';

/** Records the export of the records that a filter lets through, and returns them by id, the oldest first. Throws 403. */
export async function exportRest(
  deps: Pick<Dependencies, 'db' | 'reads' | 'clock'>,
  resource: RestResource,
  query: ListQuery,
  filter: unknown,
  caller: Caller,
): Promise<{ rows: number; csv: AsyncGenerator<string> }> {
  const { db, reads = db } = deps;
  const rows = await beginExport(deps, caller, {
    resource: resource.name,
    rows: sql`from ${sql.table(resource.table)} where ${restWhere(resource, query)}`,
    filter,
  });
  const columns = ['id', 'version', 'imageUrl', 'thumbUrl', ...Object.keys(shownFields(resource))].filter(
    (name) => resource.picture || !name.endsWith('Url'),
  );
  const csv = csvOf(
    columns,
    (last: CatalogRecord | undefined) => readBatch(reads, resource, query, last),
    (record) => columns.map((name) => lineless(record[name])),
  );
  return { rows, csv };
}

/** A line break within a cell is allowed, but a row is then no longer a line. */
const lineless = (value: unknown) => (typeof value === 'string' ? value.replace(/[\r\n]+/g, ' ') : value);

const readBatch = (db: Db, resource: RestResource, query: ListQuery, last: CatalogRecord | undefined) =>
  readRest(db, resource, {
    ...query,
    conditions: [
      ...query.conditions,
      ...(last ? [{ column: 'id', operator: '>' as const, values: [last.id] }] : []),
    ],
    from: 0,
    to: csvBatch - 1,
    sort: { column: 'id', direction: 'asc' },
  });
