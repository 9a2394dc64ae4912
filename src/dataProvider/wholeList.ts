import type { QueryClient } from '@tanstack/react-query';
import type { GetListParams } from 'react-admin';
import type { Endpoint } from './endpoints';
import type { Row } from './normalise';

const key = (resource: string) => [resource, 'getAll'];

/**
 * The whole list of a resource, fetched once and kept in the query client until a write drops it ("loaded once and
 * cached", product.md section 4). The signal is the query's own: a shared fetch must not end with one of its viewers.
 */
export const fetchWholeList = (
  queryClient: QueryClient,
  resource: string,
  endpoint: Endpoint,
): Promise<Row[]> =>
  queryClient.fetchQuery({
    queryKey: key(resource),
    queryFn: ({ signal }) => endpoint.list(signal),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

/** Marks the cached list as old, so that the next `getList` asks the server again. */
export const dropWholeList = (queryClient: QueryClient, resource: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: key(resource) });

/** Lower case without diacritics, so that 'kiem' finds 'Kiếm' and 'dao' finds 'Đao'. */
export const fold = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').replace(/[đĐ]/g, 'd').toLowerCase();

const folded = new WeakMap<Row, string>();
/** All texts of a row, folded once per fetch and not once per key typed. */
function searchText(row: Row): string {
  let text = folded.get(row);
  if (text === undefined) {
    text = fold(
      Object.values(row)
        .filter((value) => typeof value === 'string')
        .join('\n'),
    );
    folded.set(row, text);
  }
  return text;
}

const matches = (row: Row, { q, ...filter }: Record<string, unknown>): boolean =>
  (!q || searchText(row).includes(fold(String(q).trim()))) &&
  Object.entries(filter).every(
    ([field, wanted]) => wanted === undefined || wanted === '' || String(row[field]) === String(wanted),
  );

const collator = new Intl.Collator('vi', { numeric: true });

/** Numbers by size, texts by the Vietnamese alphabet, nothing last in either order. */
function compare(a: unknown, b: unknown, direction: 1 | -1): number {
  const [noA, noB] = [a === null || a === undefined, b === null || b === undefined];
  if (noA || noB) return Number(noA) - Number(noB);
  if (typeof a === 'number' && typeof b === 'number') return direction * (a - b);
  return direction * collator.compare(String(a), String(b));
}

/** Filters, sorts and cuts a page out of a whole list. `total` counts what the filter let through. */
export function pageOf(
  rows: Row[],
  { filter = {}, sort, pagination }: GetListParams,
): { data: Row[]; total: number } {
  const found = rows.filter((row) => matches(row, filter as Record<string, unknown>));
  const direction = sort?.order === 'DESC' ? -1 : 1;
  if (sort) found.sort((a, b) => compare(a[sort.field], b[sort.field], direction));
  const { page, perPage } = pagination ?? { page: 1, perPage: found.length };
  return { data: found.slice((page - 1) * perPage, page * perPage), total: found.length };
}
