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

/** Each of a record's rows as a line of text, with its cells in the contract's order. */
export function rowsText(rows: unknown, { field, labels, translate, language }: Reader): string[] {
  if (!Array.isArray(rows)) return [];
  const cellText = (name: string, value: unknown): string => {
    const cell = field.cells[name];
    const label = cell?.kind === 'choice' ? cell.labels[Number(value)] : undefined;
    if (label) return translate(choiceKey(`${labels}.${name}`, label));
    return typeof value === 'number' ? formatNumber(value, language) : String(value ?? '');
  };
  return rows.map((row: Record<string, unknown>) =>
    Object.keys(field.cells)
      .map((name) => cellText(name, row[name]))
      .filter(Boolean)
      .join(' · '),
  );
}
