import { Readable } from 'node:stream';
import { setImmediate } from 'node:timers/promises';
import { CsvError, type Options, parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import type { GatewayName } from '../../../contract/gateways';
import { settlementLimits } from '../../../contract/settlementFile';
import { malformed } from '../../platform/errors';
import { settlementMessages } from '../../platform/messages/settlement';
import { textOf } from './encoding';
import { guessColumns } from './presets';

/** Bytes parsed at once: a few milliseconds. */
const pieceBytes = 32 * 1024;
/** How many records are searched for the headings: files begin with titles and periods. */
const headRecords = 30;

const options = {
  relax_column_count: true,
  relax_quotes: true,
  skip_empty_lines: true,
  max_record_size: pieceBytes,
} as const satisfies Options;

/** One record: its cells, and the line of the file on which it ends. */
export interface TableRecord {
  line: number;
  cells: string[];
}
/** Where a file's records begin. */
export interface Table {
  delimiter: string;
  headings: string[];
  /** The number of the record that holds the headings, from 0. */
  headingRecord: number;
  /** The first records after the headings. */
  rows: string[][];
}

/** Reads the beginning of a file: delimiter, headings, first rows. Throws 400 for one without a table. */
export function readTable(file: Buffer, gateway: GatewayName): Table {
  const text = [...textOf(file.subarray(0, settlementLimits.headBytes), pieceBytes)].join('');
  const read = [',', ';', '\t'].map((delimiter) => ({ delimiter, records: firstRecords(text, delimiter) }));
  const [best] = read.sort((a, b) => regularity(b.records) - regularity(a.records));
  if (!best || regularity(best.records) === 0) throw malformed(settlementMessages.noTable);
  const { delimiter, records } = best;
  const wide = records.map((cells, index) => ({ cells, index })).filter(({ cells }) => filled(cells) > 1);
  const known = wide.find(({ cells }) => guessColumns(cells, gateway).amount !== undefined);
  const heading = known ?? wide[0];
  if (!heading) throw malformed(settlementMessages.noTable);
  return {
    delimiter,
    headings: heading.cells,
    headingRecord: heading.index,
    rows: records.slice(heading.index + 1, heading.index + 6),
  };
}

const filled = (cells: readonly string[]) => cells.filter((cell) => cell !== '').length;

function firstRecords(text: string, delimiter: string): string[][] {
  try {
    const records: string[][] = parseAtOnce(text, {
      ...options,
      delimiter,
      to: headRecords,
      on_record: withLine,
    });
    return records.map((record) => toRecord(record).cells);
  } catch (error) {
    if (error instanceof CsvError) return [];
    throw error;
  }
}

/** High for a delimiter that splits many records into the same number of cells, more than one. */
function regularity(records: readonly string[][]): number {
  const counts = new Map<number, number>();
  for (const { length } of records) if (length > 1) counts.set(length, (counts.get(length) ?? 0) + length);
  return Math.max(0, ...counts.values());
}

/** The records after the headings, one piece of the file at a time. Throws 400 for a quote that is never closed. */
export async function* recordsOf(
  file: Buffer,
  { delimiter, headingRecord }: Table,
): AsyncGenerator<TableRecord> {
  const parser = parse({ ...options, delimiter, on_record: withLine });
  let number = -1;
  const source = Readable.from(pieces(file));
  source.once('error', (error) => parser.destroy(error));
  try {
    for await (const record of source.pipe(parser) as AsyncIterable<string[]>) {
      number++;
      if (number > headingRecord) yield toRecord(record);
    }
  } catch (error) {
    if (error instanceof CsvError) throw malformed(settlementMessages.unreadable(Number(error.lines ?? 0)));
    throw error;
  } finally {
    source.destroy();
  }
}

async function* pieces(file: Buffer): AsyncGenerator<string> {
  for (const text of textOf(file, pieceBytes)) {
    yield text;
    await setImmediate();
  }
}

/** The parser's types only allow records of strings, so the line precedes the cells. */
const withLine = (cells: string[], { lines }: { lines: number }): string[] => [String(lines), ...cells];
const toRecord = ([line, ...cells]: string[]): TableRecord => ({
  line: Number(line),
  cells: cells.map(clean),
});

/** Strips from a cell what spreadsheets add to keep long numbers as text: `="1"` and a leading apostrophe. */
const clean = (cell: string): string =>
  cell
    .replace(/[\p{Cc}\p{Zs}\uFEFF]+/gu, ' ')
    .trim()
    .replace(/^="(.*)"$/, '$1')
    .replace(/^'/, '');
