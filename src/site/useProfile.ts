import { useQuery } from '@tanstack/react-query';
import { getProfile } from '../api/players';
import { useSession } from '../session/useSession';

export const profileKey = ['site', 'profile'] as const;

/**
 * The signed-in player's profile, one copy for header, shop and account centre. Not retried, so that the failed state
 * shows at once (decisions.md); a failed refresh counts as failed too.
 */
export function useProfile() {
  const { signedIn } = useSession();
  return useQuery({
    queryKey: profileKey,
    queryFn: ({ signal }) => getProfile(signal),
    enabled: signedIn,
    retry: false,
    // Else each place that shows the balance would ask again after a failure, and none would ever show it.
    retryOnMount: false,
  });
}
