import { type RaRecord, useGetList } from 'react-admin';
import { lastListedRow } from '../../../contract/resource';
import type { UserStats } from '../../../contract/users';

/**
 * All rows of a resource, from the cached whole list: its beginning only when it is longer than one call returns, which
 * `total` shows; and what the server counted of users. Errors are not reported here: lists do that themselves.
 */
export function useWholeList<T extends RaRecord = RaRecord>(resource: string) {
  const { data, meta, error, isPending, refetch } = useGetList<T>(
    resource,
    { pagination: { page: 1, perPage: lastListedRow }, meta: { isWhole: true } },
    { onError: () => undefined },
  );
  const { total = data?.length ?? 0, stats }: { total?: number; stats?: UserStats } = meta ?? {};
  return { data, total, stats, error, isPending, refetch: () => void refetch() };
}
