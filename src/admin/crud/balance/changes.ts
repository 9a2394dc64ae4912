import type { RaRecord } from 'react-admin';
import type { Fields } from '../../../../contract/fields';
import type { Language } from '../../../../contract/languages';
import { anyDecimals, readFigure } from '../../ui/inputs/figureTexts';
import { rulesOf } from '../../ui/inputs/rules';

/** The typed texts, by cell. */
export type Edits = Readonly<Record<string, string>>;

/** The cell of a record's field. */
export const cellKey = (id: RaRecord['id'], field: string): string => `${id}:${field}`;

/** A figure that differs from the stored one. */
export interface FigureChange {
  field: string;
  before: number;
  after: number;
}
export interface RecordChange {
  record: RaRecord;
  figures: FigureChange[];
}

/** Whether a figure breaks a rule of its field; the server enforces the same rules. */
const breaks = (fields: Fields, name: string, value: number): boolean => {
  const field = fields[name];
  return (
    field !== undefined &&
    rulesOf(field).some((rule) => rule(value, {}, { translate: String } as never) !== undefined)
  );
};

/** The figure of a cell as typed, else as stored; undefined for text that is not a valid figure. */
export function figureOf(
  record: RaRecord,
  name: string,
  edits: Edits,
  { fields, language }: Sheet,
): number | undefined {
  const typed = edits[cellKey(record.id, name)];
  if (typed === undefined) return Number(record[name]);
  const value = readFigure(typed, language, fields[name]?.kind === 'decimal' ? anyDecimals : 2);
  return value === undefined || breaks(fields, name, value) ? undefined : value;
}

/** The fields of a sheet, and the language in which figures are typed. */
export interface Sheet {
  fields: Fields;
  language: Language;
}

/** What the edits change, record by record, and the cells whose text is not a valid figure. */
export function changesOf(records: readonly RaRecord[], edits: Edits, sheet: Sheet) {
  const wrong = new Set<string>();
  const changes = records.flatMap((record): RecordChange[] => {
    const figures = Object.keys(sheet.fields).flatMap((field): FigureChange[] => {
      const [before, after] = [Number(record[field]), figureOf(record, field, edits, sheet)];
      if (after === undefined) wrong.add(cellKey(record.id, field));
      return after === undefined || after === before ? [] : [{ field, before, after }];
    });
    return figures.length > 0 ? [{ record, figures }] : [];
  });
  return { changes, wrong };
}

/** Each record's share of the total of a weight; one of an invalid figure counts as 0. */
function sharesOf(records: readonly RaRecord[], weight: string, edits: Edits, sheet: Sheet): Shares {
  const weights = records.map((record) => figureOf(record, weight, edits, sheet) ?? 0);
  const total = weights.reduce((sum, one) => sum + one, 0);
  return new Map(records.map(({ id }, at) => [id, total === 0 ? 0 : (weights[at] ?? 0) / total]));
}

/** The shares as stored and as typed, where the records have a weight. */
export const sharesBy = (
  weight: string | undefined,
  records: readonly RaRecord[],
  edits: Edits,
  sheet: Sheet,
): readonly [Shares, Shares] | undefined =>
  weight === undefined
    ? undefined
    : [sharesOf(records, weight, {}, sheet), sharesOf(records, weight, edits, sheet)];

/** Shares from 0 to 1, by record. */
export type Shares = ReadonlyMap<RaRecord['id'], number>;

/**
 * The edits after a spreadsheet block was pasted at a cell: its columns go to the fields from there on, its rows to the
 * records. Whatever extends beyond the sheet is dropped.
 */
export function pasted(
  text: string,
  at: { row: number; column: number },
  records: readonly RaRecord[],
  fields: readonly string[],
): Edits {
  const lines = text.replace(/\r?\n$/, '').split(/\r?\n/);
  const cells = lines.flatMap((line, down) =>
    line
      .split('\t')
      .map((value, right): [RaRecord | undefined, string | undefined, string] => [
        records[at.row + down],
        fields[at.column + right],
        value.trim(),
      ]),
  );
  return Object.fromEntries(
    cells.flatMap(([record, field, value]) => (record && field ? [[cellKey(record.id, field), value]] : [])),
  );
}
