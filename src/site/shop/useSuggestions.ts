import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { search } from '../../../contract/limits';
import { hasStatus } from '../../api/ApiError';
import { searchPlayers } from '../../api/players';

/** A debounced value. */
function useRested<T>(value: T, milliseconds: number): T {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return rested;
}

/**
 * Players matching the text, debounced by 300 ms. Each text has its own cache entry and stale requests are
 * aborted, so only the newest text's response shows (requirement SH-2).
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
