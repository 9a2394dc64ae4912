import { type RawBuilder, sql } from 'kysely';
import { history } from '../../../../contract/historyList';
import { headingsOf } from '../../../../contract/readResource';
import type { Db } from '../../../db/tables';
import type { Dependencies } from '../../../dependencies';
import type { Actor } from '../../../http/types';
import { csvBatch } from '../../../resources/exports/csv';
import { type CsvExport, exportCsv } from '../../../resources/exports/exportCsv';
import type { ExportQuery } from '../../../resources/restQuery';
import { type EntryRow, entryColumns, entryFilter, toEntry } from './historyList';

const columns = headingsOf(history);

type ExportedEntry = EntryRow & { cursor: string };

/** Records the export of the entries that a filter matches, and returns them, newest first. Throws 403. */
export function exportHistory(
  deps: Pick<Dependencies, 'db' | 'reads' | 'clock'>,
  actor: Actor,
  { query, filter }: ExportQuery,
  resources: string[] | null,
): Promise<CsvExport> {
  const where = entryFilter(query, actor, resources);
  const exported = { resource: 'history', rows: sql`from audits where ${where}`, filter };
  return exportCsv(deps, actor, exported, {
    headings: columns,
    read: (db, last: ExportedEntry | undefined) => readBatch(db, where, last),
    cellsOf: (row) => {
      const entry = toEntry(row, actor);
      return columns.map((column) => textOf(entry[column]));
    },
  });
}

const textOf = (value: unknown) =>
  typeof value === 'object' && value !== null ? JSON.stringify(value) : value;

/** `cursor` is the time as the database has it, because a Date is truncated to milliseconds. */
async function readBatch(
  db: Db,
  where: RawBuilder<unknown>,
  last: ExportedEntry | undefined,
): Promise<ExportedEntry[]> {
  const after = last ? sql`(at, id) < (${last.cursor}::timestamptz, ${last.id})` : sql`true`;
  const { rows } = await sql<ExportedEntry>`select ${entryColumns}, at::text as cursor from audits
    where ${where} and ${after} order by at desc, id desc limit ${csvBatch}`.execute(db);
  return rows;
}
