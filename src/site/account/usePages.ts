import { useInfiniteQuery } from '@tanstack/react-query';
import { profileKey } from '../profile/useProfile';

interface Paged<R> {
  rows: readonly R[];
  next?: string | undefined;
}

/** A list of the account from the newest row on, one page after another; read again with the profile. */
export function usePages<R>(
  name: string,
  read: (query: { after?: string }, signal: AbortSignal) => Promise<Paged<R>>,
) {
  const { data, hasNextPage, fetchNextPage, isFetchingNextPage, isError, refetch } = useInfiniteQuery({
    queryKey: [...profileKey, name],
    queryFn: ({ pageParam, signal }) => read(pageParam === '' ? {} : { after: pageParam }, signal),
    initialPageParam: '',
    getNextPageParam: ({ next }) => next,
    retry: false,
  });
  return {
    /** Undefined until the first page is there. */
    rows: data?.pages.flatMap((page) => page.rows),
    hasMore: hasNextPage,
    isReading: isFetchingNextPage,
    isError,
    /** The next page, or once more what failed. */
    more: () => void (data ? fetchNextPage() : refetch()),
  };
}
