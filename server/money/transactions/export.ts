import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../../contract/languages';
import type { Transaction } from '../../../contract/transactions';
import { wallClockOf } from '../../../contract/vietnamTime';
import type { Db } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { exportHeadings } from '../../platform/messages/transactions';
import { csvBatch } from '../../resources/exports/csv';
import { type CsvExport, exportCsv } from '../../resources/exports/exportCsv';
import type { TransactionQuery } from './filters';
import { rowColumns, type TransactionRow, toTransaction } from './list';

/**
 * Records the export of the payments that a filter matches, and returns them, newest first. Times are Vietnam's, amounts
 * in the usual unit. Throws 403.
 */
export function exportTransactions(
  deps: Pick<Dependencies, 'db' | 'reads' | 'clock'>,
  actor: Actor,
  { where }: TransactionQuery,
  { filter, language }: { filter: unknown; language: Language },
): Promise<CsvExport> {
  const now = deps.clock.now();
  const exported = { resource: 'payments', rows: sql`from payments where ${where}`, filter };
  return exportCsv(deps, actor, exported, {
    headings: exportHeadings[language],
    read: (db, last: Row | undefined) => readBatch(db, where, last, now),
    cellsOf: (row) => cellsOf(toTransaction(row, actor)),
  });
}

/** `cursor` is the time as the database has it: a Date is truncated to milliseconds, and would repeat rows for ever. */
type Row = TransactionRow & { cursor: string };

async function readBatch(
  db: Db,
  where: RawBuilder<boolean>,
  last: Row | undefined,
  now: Date,
): Promise<Row[]> {
  const after = last ? sql`(created_at, id) < (${last.cursor}::timestamptz, ${last.id})` : sql`true`;
  const { rows } = await sql<Row>`
    select ${rowColumns(now)}, payments.created_at::text as cursor from (
      select * from payments where ${where} and ${after} order by created_at desc, id desc limit ${csvBatch}
    ) payments join users on users.id = payments.user_id
    order by payments.created_at desc, payments.id desc`.execute(db);
  return rows;
}

const cellsOf = (row: Transaction): unknown[] => [
  row.id,
  wallClockOf(new Date(row.createdAt)),
  row.settledAt && wallClockOf(new Date(row.settledAt)),
  row.userName,
  row.email,
  // A line break within a cell is allowed, but one row would then span several lines.
  row.packageName.replace(/[\r\n]+/g, ' '),
  row.diamonds,
  row.bonusDiamonds,
  row.amount,
  row.currency,
  row.gateway,
  row.status,
  row.references.join(' '),
  row.refunded,
  row.openCases,
];
