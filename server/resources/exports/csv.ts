import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import { csvLine, csvMark } from '../../../contract/csv';

/** Rows per query and per chunk: the embedded database blocks the process while it reads more. */
export const csvBatch = 500;

/**
 * A list of any length as CSV, a chunk of lines at a time. `read` returns the rows after the last one that it returned,
 * at most `csvBatch`, and none at the end. It stops when the generator's consumer does. Pages rather than a cursor,
 * because a slow reader would hold a connection and a snapshot of the database for as long as it likes.
 */
export async function* csvOf<R>(
  headings: readonly string[],
  read: (last: R | undefined) => Promise<readonly R[]>,
  cellsOf: (row: R) => readonly unknown[],
): AsyncGenerator<string> {
  yield `${csvMark}${csvLine(headings)}\r\n`;
  let last: R | undefined;
  for (;;) {
    const rows = await read(last);
    last = rows.at(-1);
    if (!last) return;
    yield `${rows.map((row) => csvLine(cellsOf(row))).join('\r\n')}\r\n`;
  }
}

/** A line break within a cell is allowed, but one row would then span several lines. */
export const inOneLine = (value: unknown): unknown =>
  typeof value === 'string' ? value.replace(/[\r\n]+/g, ' ') : value;

/** Streams CSV as it is generated; `rows` is the total, for showing progress. A closed connection stops the reading. */
export const sendCsv = (reply: FastifyReply, name: string, rows: number, csv: AsyncGenerator<string>) =>
  reply
    .headers({
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}.csv"`,
      'content-range': `${name} 0-${Math.max(0, rows - 1)}/${rows}`,
    })
    .send(Readable.from(csv));
