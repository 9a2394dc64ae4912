import type { GetListParams } from 'react-admin';
import { searchKey } from '../../contract/text';
import type { Endpoint } from './endpoints';
import type { Row } from './normalise';

const folded = new WeakMap<Row, string>();
/** A row's searchable text, folded once per fetch rather than per keystroke. */
function searchText(row: Row, searched: readonly string[]): string {
  let text = folded.get(row);
  if (text === undefined) {
    text = searchKey(searched.map((field) => row[field] ?? '').join('\n'));
    folded.set(row, text);
  }
  return text;
}

type Rules = Pick<Endpoint, 'searched' | 'filters'>;

function matches(row: Row, { q, ...filter }: Record<string, unknown>, { searched, filters }: Rules): boolean {
  if (q && !searchText(row, searched).includes(searchKey(String(q).trim()))) return false;
  return Object.entries(filter).every(([field, wanted]) => {
    if (wanted === undefined || wanted === '') return true;
    return filters?.[field]?.(row, wanted) ?? String(row[field]) === String(wanted);
  });
}

const collator = new Intl.Collator('vi', { numeric: true });

/** Numbers by value, texts by the Vietnamese alphabet, empty values last in either order. */
function compare(a: unknown, b: unknown, direction: 1 | -1): number {
  const [noA, noB] = [a === null || a === undefined, b === null || b === undefined];
  if (noA || noB) return Number(noA) - Number(noB);
  if (typeof a === 'number' && typeof b === 'number') return direction * (a - b);
  return direction * collator.compare(String(a), String(b));
}

/** Filters, sorts and slices a page out of a whole list. `total` counts the filtered rows. */
export function pageOf(
  rows: Row[],
  { filter = {}, sort, pagination }: GetListParams,
  rules: Rules,
): { data: Row[]; total: number } {
  const found = rows.filter((row) => matches(row, filter as Record<string, unknown>, rules));
  const direction = sort?.order === 'DESC' ? -1 : 1;
  if (sort) found.sort((a, b) => compare(a[sort.field], b[sort.field], direction));
  const { page, perPage } = pagination ?? { page: 1, perPage: found.length };
  return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length };
}
