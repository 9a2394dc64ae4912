import type { QueryClient } from '@tanstack/react-query';
import type { RaRecord } from 'react-admin';
import type { AskedPage, Endpoint, WholeList } from './endpoint';
import { endpoints } from './endpoints';
import type { ShownRecord } from './normalise';

const key = (resource: string) => [resource, 'getAll'];

/**
 * The whole list of a resource, fetched once and cached until a write invalidates it ("loaded once and cached",
 * product.md section 4). The signal is the query's own: a shared fetch must not be aborted with one of its consumers.
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

/** One page of a list that is longer than one call returns. */
export const fetchPage = (
  queryClient: QueryClient,
  resource: string,
  page: NonNullable<Endpoint['page']>,
  asked: AskedPage,
): Promise<WholeList> =>
  queryClient.fetchQuery({
    queryKey: [...key(resource), asked],
    queryFn: ({ signal }) => page(asked, signal),
    staleTime: 60_000,
    structuralSharing: false,
  });

/** Invalidates the cached lists, so that the next `getList` fetches them again. */
export const dropWholeList = (queryClient: QueryClient, resource: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: key(resource) });

/** Makes the shown lists recompute their pages from the cache or the server's response. */
const redrawLists = (queryClient: QueryClient, resource: string): Promise<void> =>
  queryClient.invalidateQueries({ queryKey: [resource, 'getList'] });

/** Orders the shown lists again, whose texts are now in another language. */
export const reorderLists = (queryClient: QueryClient): Promise<void> =>
  queryClient.invalidateQueries({ predicate: ({ queryKey: [, kind] }) => kind === 'getList' });

/** Refetches the shown lists of a resource because they are outdated. */
export async function invalidateLists(queryClient: QueryClient, resource: string): Promise<void> {
  await dropWholeList(queryClient, resource);
  void redrawLists(queryClient, resource);
}

/** Replaces a record in every cached list, and in its own query. */
export function patchRow(queryClient: QueryClient, resource: string, record: ShownRecord): void {
  queryClient.setQueriesData<WholeList>(
    { queryKey: key(resource) },
    (list) => list && { ...list, rows: list.rows.map((row) => (row.id === record.id ? record : row)) },
  );
  queryClient.setQueriesData({ queryKey: [resource, 'getOne', { id: String(record.id) }] }, record);
  void redrawLists(queryClient, resource);
}

/**
 * Replaces known records by the rows of a list that has just come: react-admin would keep the records that it knew and count them
 * as new, so that a dialog began with an outdated one.
 */
export function renewRecords(queryClient: QueryClient, resource: string, rows: readonly RaRecord[]): void {
  for (const row of rows)
    queryClient.setQueryData<RaRecord>(
      [resource, 'getOne', { id: String(row.id), meta: undefined }],
      (known) => known && row,
    );
}

/** A row from any cached list: a page may contain rows that the whole list does not. */
export function cachedRow(queryClient: QueryClient, resource: string, id: unknown): ShownRecord | undefined {
  const lists = queryClient.getQueriesData<WholeList>({ queryKey: key(resource) });
  return lists.flatMap(([, list]) => list?.rows ?? []).find((row) => String(row.id) === String(id));
}

/** Refetches the lists older than `age` milliseconds: a tab left open must not show stale data. */
export function reloadOldLists(queryClient: QueryClient, age: number): void {
  for (const { queryKey, state } of queryClient.getQueryCache().getAll()) {
    const [resource, kind] = queryKey;
    const isOld = state.dataUpdatedAt > 0 && Date.now() - state.dataUpdatedAt > age;
    const isFetched = kind === 'getAll' || (kind === 'getList' && !(String(resource) in endpoints));
    if (isFetched && isOld) void invalidateLists(queryClient, String(resource));
  }
}
