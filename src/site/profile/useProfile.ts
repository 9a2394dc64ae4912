import { useQuery } from '@tanstack/react-query';
import { getProfile } from '../../../contract/calls/players';
import { call } from '../../api/call';
import { useSession } from '../../session/useSession';

export const profileKey = ['site', 'profile'] as const;

/**
 * The signed-in player's profile, shared by header, shop and account centre. Not retried, so that the failed state
 * shows at once (decisions.md); a failed refetch counts as failed too.
 */
export function useProfile() {
  const { signedIn } = useSession();
  return useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => call(getProfile, undefined, signal),
    enabled: signedIn,
    retry: false,
    // Otherwise each mount would refetch after a failure and the failed state would never show.
    retryOnMount: false,
  });
}
