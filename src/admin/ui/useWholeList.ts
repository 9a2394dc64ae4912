import { type RaRecord, useGetList } from 'react-admin';
import { lastListedRow } from '../../../contract/resource';

/**
 * All rows of a resource, from the cached whole list; only its beginning if the list is longer than one call returns, as
 * `total` then shows. Does not report errors: lists do that themselves.
 */
export function useWholeList<T extends RaRecord = RaRecord>(resource: string) {
  const { data, meta, error, isPending, refetch } = useGetList<T>(
    resource,
    { pagination: { page: 1, perPage: lastListedRow }, meta: { isWhole: true } },
    { onError: () => undefined },
  );
  const total = (meta as { total?: number } | undefined)?.total ?? data?.length ?? 0;
  return { data, total, error, isPending, refetch: () => void refetch() };
}
