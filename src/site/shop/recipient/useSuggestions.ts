import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { searchPlayers } from '../../../../contract/calls/players';
import { search } from '../../../../contract/limits';
import { hasStatus } from '../../../api/ApiError';
import { call } from '../../../api/call';

/** Why a search failed: without a network, over the day's number of searches, or otherwise. */
export function searchProblem(error: unknown): 'offline' | 'limited' | 'failed' {
  if (hasStatus(error, 0)) return 'offline';
  return hasStatus(error, 429) ? 'limited' : 'failed';
}

/** A debounced value. */
function useDebounced<T>(value: T, milliseconds: number): T {
  const [debounced, setDebounced] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setDebounced(value), milliseconds);
    return () => clearTimeout(timer);
  }, [value, milliseconds]);
  return debounced;
}

/**
 * Players matching the text, debounced by 300 ms. Each text has its own cache entry and stale requests are aborted, so
 * only the newest text's response shows (requirement SH-2).
 */
export function useSuggestions(text: string) {
  const debounced = useDebounced(text, 300);
  const enabled = text.length >= search.minLength;
  const query = useQuery({
    queryKey: ['site', 'search', debounced],
    queryFn: ({ signal }) => call(searchPlayers, { query: { query: debounced } }, signal),
    enabled: enabled && debounced.length >= search.minLength,
    placeholderData: keepPreviousData,
    staleTime: 30_000,
  });
  const current = enabled && debounced === text && !query.isPlaceholderData;
  return {
    players: current ? (query.data ?? []) : [],
    loading: enabled && (debounced !== text || query.isFetching),
    failed: current && query.isError ? searchProblem(query.error) : null,
    none: current && query.isSuccess && query.data.length === 0,
  };
}
