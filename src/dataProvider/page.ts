import type { GetListParams } from 'react-admin';
import { englishName, textIn } from '../../contract/localized';
import { readLanguage } from '../i18n/language';
import type { Filterable } from './endpoint';
import { matcherOf } from './filter';
import type { ShownRecord } from './normalise';

const collator = new Intl.Collator('vi', { numeric: true });

/** Compares numbers by value and texts by the Vietnamese alphabet; empty values come last in either direction. */
export function compareValues(a: unknown, b: unknown, direction: 1 | -1): number {
  const [noA, noB] = [a === null || a === undefined, b === null || b === undefined];
  if (noA || noB) return Number(noA) - Number(noB);
  if (typeof a === 'number' && typeof b === 'number') return direction * (a - b);
  return direction * collator.compare(String(a), String(b));
}

/** What a row is sorted by: a localized text in the language that is shown. */
const sortedBy = (field: string, { fields }: Filterable): ((row: ShownRecord) => unknown) => {
  const language = readLanguage();
  return englishName(field) in fields ? (row) => textIn(row, field, language).text : (row) => row[field];
};

/**
 * Filters, sorts and slices a page out of a whole list. `total` counts the filtered rows. Throws 400 for a filter that
 * the list does not have.
 */
export function pageOf(
  rows: ShownRecord[],
  { filter = {}, sort, pagination }: GetListParams,
  rules: Filterable,
): { data: ShownRecord[]; total: number } {
  const found = rows.filter(matcherOf(filter, rules));
  const direction = sort?.order === 'DESC' ? -1 : 1;
  if (sort) {
    const keyOf = sortedBy(sort.field, rules);
    found.sort((a, b) => compareValues(keyOf(a), keyOf(b), direction));
  }
  const { page, perPage } = pagination ?? { page: 1, perPage: found.length };
  return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length };
}
