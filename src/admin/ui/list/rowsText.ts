import type { RowsField } from '../../../../contract/fields';
import type { Language } from '../../../../contract/languages';
import { formatNumber } from '../../i18n/formats';
import { choiceKey } from '../inputs/ChoiceInput';

interface Reader {
  field: RowsField;
  /** Translation key prefix of the cells' choice labels. */
  labels: string;
  translate: (key: string) => string;
  language: Language;
}

/** What a cell holds: a text, or the id of a record of the resource `to`. */
export interface ReadCell {
  name: string;
  text: string;
  to?: string;
}

/** The cells of a record's rows, without empty ones, in the contract's order. */
export function rowCells(rows: unknown, { field, labels, translate, language }: Reader): ReadCell[][] {
  if (!Array.isArray(rows)) return [];
  const cellOf = (name: string, value: unknown): ReadCell => {
    const cell = field.cells[name];
    const label = cell?.kind === 'choice' ? cell.labels[Number(value)] : undefined;
    if (label) return { name, text: translate(choiceKey(`${labels}.${name}`, label)) };
    const text = typeof value === 'number' ? formatNumber(value, language) : String(value ?? '');
    return { name, text, ...(cell?.kind === 'reference' && { to: cell.to }) };
  };
  return rows.map((row: Record<string, unknown>) =>
    Object.keys(field.cells)
      .map((name) => cellOf(name, row[name]))
      .filter(({ text }) => text),
  );
}

/** Each of a record's rows as a line of text; `names` are those of the records that they refer to, by id. */
export const rowsText = (rows: unknown, reader: Reader & { names: ReadonlyMap<string, string> }): string[] =>
  rowCells(rows, reader).map((cells) =>
    cells.map(({ text, to }) => (to ? (reader.names.get(text) ?? text) : text)).join(' · '),
  );
