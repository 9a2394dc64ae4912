import { type RawBuilder, sql } from 'kysely';
import type { Language } from '../../contract/languages';
import type { Transaction } from '../../contract/transactions';
import { vietnamOffset } from '../../contract/vietnamTime';
import { later } from '../clock';
import type { Db } from '../db/tables';
import { csvBatch, csvOf } from '../exports/csv';
import { exportHeadings } from '../messages/transactions';
import type { Reader } from '../money/caseReaders';
import type { TransactionQuery } from './filters';
import { rowColumns, type TransactionRow, toTransaction } from './list';

/** The matching payments as CSV, the newest first. Times are Vietnam's, amounts in the usual unit. */
export const transactionsCsv = (
  db: Db,
  { where }: TransactionQuery,
  reader: Reader,
  language: Language,
  now: Date,
): AsyncGenerator<string> =>
  csvOf(
    exportHeadings[language],
    (last: Row | undefined) => readBatch(db, where, last, now),
    (row) => cellsOf(toTransaction(row, reader)),
  );

/** `cursor` is the moment as the database has it: a Date is cut to milliseconds, and would repeat rows for ever. */
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

/** A moment as Vietnam's clocks show it: `2026-11-22 13:05:00`. */
const inVietnam = (moment: string | null): string =>
  moment === null ? '' : later(new Date(moment), vietnamOffset).toISOString().slice(0, 19).replace('T', ' ');

const cellsOf = (row: Transaction): unknown[] => [
  row.id,
  inVietnam(row.createdAt),
  inVietnam(row.settledAt),
  row.userName,
  row.email,
  // A line break within a cell is allowed, but a row is then no longer a line.
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
