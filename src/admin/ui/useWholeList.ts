import { useQueryClient } from '@tanstack/react-query';
import { type RaRecord, useGetList } from 'react-admin';
import { cachedRow } from '../../dataProvider/wholeList';

/** The most rows that a list holds, fetched in one request (product.md section 9). */
const wholeList = 10_000;

/** All rows of a resource, from the cached whole list. Errors are not reported here: lists do that themselves. */
export function useWholeList<T extends RaRecord = RaRecord>(resource: string) {
  const { data, meta, error, isPending, refetch } = useGetList<T>(
    resource,
    { pagination: { page: 1, perPage: wholeList } },
    { onError: () => undefined },
  );
  /** The total: more than the rows when one list does not hold them all. */
  const total = (meta as { total?: number } | undefined)?.total ?? data?.length ?? 0;
  return { data, total, error, isPending, refetch: () => void refetch() };
}

/** One row of a resource, from the whole list or a cached narrowed one. */
export function useRow(resource: string, id: string): { record?: RaRecord; loading: boolean } {
  const queryClient = useQueryClient();
  const { data, isPending } = useWholeList(resource);
  const record = data?.find((row) => String(row.id) === id) ?? cachedRow(queryClient, resource, id);
  return { record, loading: isPending };
}
