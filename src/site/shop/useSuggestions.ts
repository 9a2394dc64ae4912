import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { search } from '../../../contract/limits';
import { hasStatus } from '../../api/ApiError';
import { searchPlayers } from '../../api/players';

/** A value that follows after it has rested for a while. */
function useRested<T>(value: T, milliseconds: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}

/**
 * Players for what is typed, 300 ms after the last key; only the response to the newest text counts, as each text has its
 * own place in the cache and a call that is no longer wanted is aborted (requirement SH-2).
 */
export function useSuggestions(text: string) {
  const rested = useRested(text, 300);
  const wanted = text.length >= search.minLength;
  const query = useQuery({
    queryKey: ['site', 'search', rested],
    queryFn: ({ signal }) => searchPlayers(rested, signal),
    enabled: wanted && rested.length >= search.minLength,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const current = wanted && rested === text && !query.isPlaceholderData;
  return {
    players: current ? (query.data ?? []) : [],
    loading: wanted && (rested !== text || query.isFetching),
    failed: current && query.isError,
    offline: hasStatus(query.error, 0),
    none: current && query.isSuccess && query.data.length === 0,
  };
}
