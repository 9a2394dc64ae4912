import { type RawBuilder, sql } from 'kysely';
import type { HistoryEntry } from '../../contract/history';
import type { ListQuery } from '../catalog/restQuery';
import type { Db } from '../db/tables';
import type { Dependencies } from '../dependencies';
import { beginExport } from '../exports/begin';
import { csvBatch, csvOf } from '../exports/csv';
import type { Caller } from '../http/types';
import { type EntryRow, entryColumns, entryFilter, toEntry } from './historyList';

const columns = [
  'id',
  'at',
  'userId',
  'userName',
  'action',
  'resource',
  'recordId',
  'recordName',
  'network',
  'before',
  'after',
] as const satisfies ReadonlyArray<keyof HistoryEntry>;

type Row = EntryRow & { cursor: string };

/** Records the export of the entries that a filter lets through, and returns them, the newest first. Throws 403. */
export async function exportHistory(
  deps: Pick<Dependencies, 'db' | 'reads' | 'clock'>,
  query: ListQuery,
  filter: unknown,
  caller: Caller,
  resources: string[] | null,
): Promise<{ rows: number; csv: AsyncGenerator<string> }> {
  const { db, reads = db } = deps;
  const where = entryFilter(query, resources);
  const rows = await beginExport(deps, caller, {
    resource: 'history',
    rows: sql`from audits where ${where}`,
    filter,
  });
  const csv = csvOf(
    columns,
    (last: Row | undefined) => readBatch(reads, where, last),
    (row) => {
      const entry = toEntry(row, caller);
      return columns.map((column) => textOf(entry[column]));
    },
  );
  return { rows, csv };
}

const textOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/** `cursor` is the moment as the database has it, as a Date is cut to milliseconds. */
async function readBatch(db: Db, where: RawBuilder<unknown>, last: Row | undefined): Promise<Row[]> {
  const after = last ? sql`(at, id) < (${last.cursor}::timestamptz, ${last.id})` : sql`true`;
  const { rows } = await sql<Row>`select ${entryColumns}, at::text as cursor from audits
    where ${where} and ${after} order by at desc, id desc limit ${csvBatch}`.execute(db);
  return rows;
}
