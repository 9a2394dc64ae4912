import type { RaRecord } from 'react-admin';
import type { Fields } from '../../../../contract/fields';
import type { Language } from '../../../../contract/languages';
import { rulesOf } from '../../ui/inputs/rules';
import type { Derived } from '../definition/resourceDefinition';
import { isTwofold, readSheetFigure } from './sheetFigures';

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
  { fields }: Sheet,
): number | undefined {
  const typed = edits[cellKey(record.id, name)];
  if (typed === undefined) return Number(record[name]);
  const value = readSheetFigure(typed, fields[name]?.kind !== 'decimal');
  return value === undefined || breaks(fields, name, value) ? undefined : value;
}

/** The fields of a sheet, and the language in which figures are shown. */
export interface Sheet {
  fields: Fields;
  language: Language;
}

/** A difference of more than half, by which a figure is likely a slip. */
export const isLarge = ({ before, after }: FigureChange): boolean =>
  before !== 0 && Math.abs(after - before) > Math.abs(before) / 2;

/** A typed text that is a number in two ways and has to be written in one; undefined without any. */
export const twofoldIn = (edits: Edits, wrong: ReadonlySet<string>): string | undefined =>
  [...wrong].map((key) => edits[key] ?? '').find(isTwofold);

/** A figure that follows from a record's others, stored and as typed; one of invalid figures is left out. */
export function derivedOf(record: RaRecord, { of }: Derived, edits: Edits, sheet: Sheet) {
  const from = (typed: Edits) => {
    const figures = Object.keys(sheet.fields).map(
      (name) => [name, figureOf(record, name, typed, sheet)] as const,
    );
    return figures.some(([, figure]) => figure === undefined)
      ? undefined
      : of(Object.fromEntries(figures) as Record<string, number>);
  };
  return [from({}), from(edits)] as const;
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
