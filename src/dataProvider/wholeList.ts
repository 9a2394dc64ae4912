import type { QueryClient } from '@tanstack/react-query';
import type { GetListParams } from 'react-admin';
import { type Endpoint, endpoints, type Narrowing, type WholeList } from './endpoints';
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
): Promise<WholeList> =>
  queryClient.fetchQuery({
    queryKey: key(resource),
    queryFn: ({ signal }) => endpoint.list(signal),
    staleTime: Number.POSITIVE_INFINITY,
    structuralSharing: false,
  });

const isSet = (value: unknown) => value !== undefined && value !== '';

/**
 * The list that a page is cut from. When one call does not bring all there is, what is searched, filtered or sorted is
 * asked of the server, so that nothing is missed that the first rows do not hold.
 */
export async function fetchListFor(
  queryClient: QueryClient,
  resource: string,
  endpoint: Endpoint,
  { filter = {}, sort }: Pick<GetListParams, 'filter' | 'sort'>,
): Promise<WholeList> {
  const all = await fetchWholeList(queryClient, resource, endpoint);
  const { narrow, sorts = [] } = endpoint;
  if (!narrow || all.total <= all.rows.length) return all;
  const place = sorts.indexOf(`${sort?.field} ${sort?.order}`);
  const narrowing: Narrowing = { filter, sort: place > 0 ? sort : undefined };
  if (!Object.values(filter).some(isSet) && !narrowing.sort) return all;
  return queryClient.fetchQuery({
    queryKey: [...key(resource), narrowing],
    queryFn: ({ signal }) => narrow(narrowing, signal),
    staleTime: 60_000,
    structuralSharing: false,
  });
}

/** Marks the cached lists as old, so that the next `getList` asks the server again. */
export const dropWholeList = (queryClient: QueryClient, resource: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: key(resource) });

/** Has the lists on the screen cut their pages anew, out of the cached lists or of the server's response. */
const redrawLists = (queryClient: QueryClient, resource: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });

/** Fetches again what the screen shows of a resource, because it is not so any more. */
export async function reloadLists(queryClient: QueryClient, resource: string): Promise<void> {
  await dropWholeList(queryClient, resource);
  void redrawLists(queryClient, resource);
}

/** Puts a record into the place of its older self in every cached list. */
export function patchRow(queryClient: QueryClient, resource: string, record: Row): void {
  queryClient.setQueriesData<WholeList>(
    { queryKey: key(resource) },
    (list) => list && { ...list, rows: list.rows.map((row) => (row.id === record.id ? record : row)) },
  );
  void redrawLists(queryClient, resource);
}

/** A row out of any cached list: a narrowed one may hold what the whole one does not. */
export function cachedRow(queryClient: QueryClient, resource: string, id: unknown): Row | undefined {
  const lists = queryClient.getQueriesData<WholeList>({ queryKey: key(resource) });
  return lists.flatMap(([, list]) => list?.rows ?? []).find((row) => String(row.id) === String(id));
}

/** Fetches the lists again that are older than `age` milliseconds: an old tab must not show yesterday's state for ever. */
export function reloadOldLists(queryClient: QueryClient, age: number): void {
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    const [resource, kind] = queryKey;
    const isOld = state.dataUpdatedAt > 0 && Date.now() - state.dataUpdatedAt > age;
    const isFetched = kind === 'getAll' || (kind === 'getList' && !(String(resource) in endpoints));
    if (isFetched && isOld) void reloadLists(queryClient, String(resource));
  }
}
