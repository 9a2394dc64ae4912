import { type RaRecord, useGetList } from 'react-admin';

/** The most that a list holds; one request fetches it all (product.md section 9). */
export const wholeList = 10_000;

/** All rows of a resource, from the cached whole list. Nothing is said of a failure: lists say it themselves. */
export function useWholeList<T extends RaRecord = RaRecord>(resource: string) {
  const { data, isPending } = useGetList<T>(
    resource,
    { pagination: { page: 1, perPage: wholeList } },
    { onError: () => undefined },
  );
  return { data, isPending };
}
