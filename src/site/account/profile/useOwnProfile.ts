import { useQuery } from '@tanstack/react-query';
import { getOwnProfile } from '../../../../contract/calls/ownProfile';
import { call } from '../../../api/call';

/** What a player may change, read at each visit; not while a form filled from it is open, which keeps its version. */
export const useOwnProfile = () =>
  useQuery({
    queryKey: ['site', 'own profile'],
    queryFn: ({ signal }) => call(getOwnProfile, undefined, signal),
    gcTime: 0,
    staleTime: Number.POSITIVE_INFINITY,
  });
