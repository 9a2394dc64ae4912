import type { RaRecord } from 'react-admin';
import type { Language } from '../../../../contract/languages';
import { searchKey } from '../../../../contract/text';
import { typedFigure } from '../../ui/inputs/figureTexts';
import { cellKey, type Edits } from './changes';
import { isTwofold, markIn, readSheetFigure } from './sheetFigures';

/** The sheet that a block is pasted into. */
export interface PastedInto {
  records: readonly RaRecord[];
  fields: readonly string[];
  /** The names by which a record may stand in the block, and the labels of a column. */
  namesOf: (record: RaRecord) => readonly string[];
  labelOf: (field: string) => string;
  language: Language;
}

export interface Pasted {
  edits: Edits;
  /** Names in the block that are no record's, or several records'. */
  unknown: string[];
}

type Line = readonly string[];
const linesOf = (text: string): Line[] =>
  text
    .replace(/\r?\n$/, '')
    .split(/\r?\n/)
    .map((line) => line.split('\t').map((cell) => cell.trim()));
const isNumber = (text: string) => isTwofold(text) || readSheetFigure(text) !== undefined;

/** The fields of the columns, if the first line is a heading of labels. */
function headingOf([first = []]: readonly Line[], { fields, labelOf }: PastedInto) {
  const columns = first.map((cell) => fields.find((field) => searchKey(labelOf(field)) === searchKey(cell)));
  return columns.some(Boolean) ? columns : undefined;
}

/** The column that names the records; -1 where the block is figures only. */
function nameColumnOf(lines: readonly Line[], byName: ReadonlyMap<string, unknown>): number {
  const width = Math.max(...lines.map(({ length }) => length));
  return Array.from({ length: width }, (_, at) => lines.flatMap((line) => line[at] || [])).findIndex(
    (cells) => cells.some((cell) => byName.has(searchKey(cell))) && !cells.some(isNumber),
  );
}

/** The records by their names; null for a name that several have. */
function recordsByName({ records, namesOf }: PastedInto): Map<string, RaRecord | null> {
  const found = new Map<string, RaRecord | null>();
  for (const record of records)
    for (const name of new Set(namesOf(record).map(searchKey)))
      found.set(name, found.has(name) ? null : record);
  return found;
}

/**
 * The edits after a spreadsheet's block was pasted at a cell. With a column of names each line goes to the record of its name,
 * whatever the order; without one the lines go to the records from the cell on. The columns go to the fields of their heading, or
 * to those from the cell on. What extends beyond the sheet is dropped.
 */
export function pasted(text: string, at: { row: number; column: number }, sheet: PastedInto): Pasted {
  const all = linesOf(text);
  const heading = headingOf(all, sheet);
  const lines = heading ? all.slice(1) : all;
  const byName = recordsByName(sheet);
  const nameColumn = nameColumnOf(lines, byName);
  const figuresBefore = (column: number) => (nameColumn >= 0 && column > nameColumn ? column - 1 : column);
  const fieldAt = (column: number) =>
    heading ? heading[column] : sheet.fields[at.column + figuresBefore(column)];
  const mark = markIn(lines.flatMap((line) => line.filter((_, column) => column !== nameColumn)));
  const write = (value: string) => {
    const figure = isTwofold(value) && mark ? readSheetFigure(value, false, mark) : undefined;
    return figure === undefined ? value : typedFigure(figure, sheet.language);
  };
  const edits: Record<string, string> = {};
  const unknown: string[] = [];
  for (const [down, line] of lines.entries()) {
    const name = line[nameColumn] ?? '';
    const record = nameColumn < 0 ? sheet.records[at.row + down] : byName.get(searchKey(name));
    if (!record && name) unknown.push(name);
    for (const [column, value] of line.entries()) {
      const field = column === nameColumn ? undefined : fieldAt(column);
      if (record && field) edits[cellKey(record.id, field)] = write(value);
    }
  }
  return { edits, unknown };
}
