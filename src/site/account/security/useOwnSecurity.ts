import { useQuery, useQueryClient } from '@tanstack/react-query';
import { getOwnSecurity } from '../../../../contract/calls/ownSecurity';
import { call } from '../../../api/call';

/** How one's own account is protected, fetched again at each visit. */
export const useOwnSecurity = (enabled = true) =>
  useQuery({
    queryKey: ['security', 'own'],
    queryFn: ({ signal }) => call(getOwnSecurity, undefined, signal),
    staleTime: 0,
    enabled,
  });

/** Refetches it, and the sessions, after a change. */
export function useReloadSecurity(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey: ['security'] });
}
