import { type RawBuilder, sql } from 'kysely';
import { headingsOf } from '../../../contract/readResource';
import { transactions } from '../../../contract/transactionList';
import type { Db } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import { seesContacts } from '../../platform/masking/contacts';
import { csvBatch, inOneLine } from '../../resources/exports/csv';
import { type CsvExport, exportCsv } from '../../resources/exports/exportCsv';
import type { Reading } from '../../resources/readRoutes';
import type { ListQuery } from '../../resources/restQuery';
import { allOf, conditionsOf } from '../../resources/sqlSource';
import { paymentsAt, rowColumns, type TransactionRow, toTransaction, transactionRows } from './list';
import { searches } from './search';

const columns = headingsOf(transactions);

/**
 * Records the export of the payments that a query matches, and returns them, newest first, amounts in the usual unit.
 * Throws 403.
 */
export function exportTransactions(
  deps: Pick<Dependencies, 'db' | 'clock'>,
  { conditions, search }: ListQuery,
  reading: Reading,
  filter: unknown,
): Promise<CsvExport> {
  const { reads, actor, now } = reading;
  const text = search.trim();
  const where = allOf([
    ...conditionsOf(transactionRows, conditions, reading),
    ...(text ? [searches(text, seesContacts(actor))] : []),
  ]);
  const exported = { resource: 'payments', rows: sql`from payments where ${where}`, filter };
  return exportCsv({ ...deps, reads }, actor, exported, {
    headings: columns,
    read: (db, last: ExportedRow | undefined) => readBatch(db, where, last, now),
    cellsOf: (row) => {
      const payment = toTransaction(row, actor);
      return columns.map((column) => textOf(payment[column]));
    },
  });
}

/** `cursor` is the time as the database has it: a Date is truncated to milliseconds, and would repeat rows for ever. */
type ExportedRow = TransactionRow & { cursor: string };

async function readBatch(
  db: Db,
  where: RawBuilder<boolean>,
  last: ExportedRow | undefined,
  now: Date,
): Promise<ExportedRow[]> {
  const after = last ? sql`(created_at, id) < (${last.cursor}::timestamptz, ${last.id})` : sql`true`;
  const { rows } =
    await sql<ExportedRow>`select ${rowColumns}, created_at::text as cursor from ${paymentsAt(now)}
    where ${where} and ${after} order by created_at desc, id desc limit ${csvBatch}`.execute(db);
  return rows;
}

const textOf = (value: unknown): unknown => (Array.isArray(value) ? value.join(' ') : inOneLine(value));
