import type { Currency } from '../../../contract/currencies';
import {
  type ColumnChoice,
  type RowProblem,
  settlementColumns,
  settlementLimits,
} from '../../../contract/settlementFile';
import type { SettlementQuery } from '../../../contract/settlements';
import { invalid, malformed } from '../../platform/errors';
import { settlementMessages } from '../../platform/messages/settlement';
import { parseAmount, parseCurrency } from './amounts';
import { fold } from './fold';
import { parseTime } from './moments';
import { isWithin, type Period, withMargin } from './period';
import { paidStates } from './presets';
import { readTable, recordsOf } from './table';
import { isNamedTotal, Totals } from './totals';

/** A row of the file that brought money. */
export interface FileRow {
  line: number;
  reference: string | null;
  orderNumber: string | null;
  /** In the smallest unit of `currency`. */
  amount: number;
  currency: Currency;
  at: Date | null;
}
/** The contents of a file. */
export interface ReadFile {
  rows: FileRow[];
  bad: { count: number; rows: Array<{ line: number; problem: RowProblem }> };
  skipped: number;
  outside: number;
}

/** The most problems that are listed; the count is exact. */
const listedProblems = 100;
const longestName = 200;
/** What a spreadsheet leaves of a long number: scientific notation, with digits lost. */
const rounded = /^\d([.,]\d+)?E\+\d+$/i;

/**
 * The chosen columns. Throws 400 for one that the file does not have, and when neither reference nor order number is
 * chosen.
 */
function columnsOf(query: SettlementQuery, headings: readonly string[]): ColumnChoice {
  const chosen: ColumnChoice = {};
  for (const column of settlementColumns) {
    const given = query[column];
    if (given === undefined) continue;
    if (Number(given) >= headings.length) throw invalid({ [column]: [settlementMessages.column] });
    chosen[column] = Number(given);
  }
  if (chosen.reference === undefined && chosen.orderNumber === undefined) {
    throw invalid({ reference: [settlementMessages.keyColumn] });
  }
  return chosen;
}

/**
 * Reads a settlement file, a piece at a time; reports an unreadable row by its line. Without `period` no row is outside
 * it. Throws 400 and 413.
 */
export async function readFile(
  file: Buffer,
  query: SettlementQuery,
  period: Period | null,
): Promise<ReadFile> {
  const table = readTable(file, query.gateway);
  const columns = columnsOf(query, table.headings);
  const paid = new Set((query.paid?.split(';') ?? [...paidStates]).map(fold));
  const wide = period && withMargin(period);
  const found: ReadFile = { rows: [], bad: { count: 0, rows: [] }, skipped: 0, outside: 0 };
  const totals = new Totals();
  let count = 0;
  for await (const { line, cells } of recordsOf(file, table)) {
    if (cells.every((cell) => cell === '')) continue;
    count++;
    if (count > settlementLimits.maxRows)
      throw malformed(settlementMessages.tooManyRows(settlementLimits.maxRows));
    const isPaid = columns.status === undefined || paid.has(fold(cells[columns.status] ?? ''));
    const row = totalOf(cells, columns, totals) ?? rowOf(cells, columns, line);
    if (typeof row === 'object') totals.add(row.currency, row.amount, isPaid);
    if (row === 'agrees' || (!isPaid && row !== 'total')) found.skipped++;
    else if (typeof row === 'string') {
      found.bad.count++;
      if (found.bad.rows.length < listedProblems) found.bad.rows.push({ line, problem: row });
    } else if (row.amount <= 0) found.skipped++;
    else if (wide && row.at && !isWithin(wide, row.at)) found.outside++;
    else found.rows.push(row);
  }
  return found;
}

/** Whether a line of totals agrees with the rows above it; null for any other line. */
function totalOf(cells: readonly string[], columns: ColumnChoice, totals: Totals): 'agrees' | 'total' | null {
  if (!isNamedTotal(cells)) return null;
  const currency = parseCurrency(cells[columns.currency ?? -1] ?? '') ?? 'VND';
  const amount = parseAmount(cells[columns.amount ?? -1] ?? '', currency);
  // A line that only counts the rows has no amount.
  return amount === undefined || totals.has(currency, amount) ? 'agrees' : 'total';
}

function rowOf(cells: readonly string[], columns: ColumnChoice, line: number): FileRow | RowProblem {
  const cell = (column: keyof ColumnChoice): string => cells[columns[column] ?? -1] ?? '';
  const reference = cell('reference') || null;
  const orderNumber = cell('orderNumber') || null;
  const names = [reference, orderNumber].filter((name) => name !== null);
  if (names.length === 0) return 'key';
  if (names.some((name) => rounded.test(name))) return 'rounded';
  if (names.some((name) => name.length > longestName)) return 'tooLong';
  const currency = cell('currency') === '' ? 'VND' : parseCurrency(cell('currency'));
  if (!currency) return 'currency';
  const amount = parseAmount(cell('amount'), currency);
  if (amount === undefined) return 'amount';
  const at = cell('time') === '' ? null : parseTime(cell('time'));
  if (cell('time') !== '' && !at) return 'time';
  return { line, reference, orderNumber, amount, currency, at };
}
