import { getProfile } from '../../contract/calls/players';
import { permissions } from '../../contract/permissions';
import type { Profile } from '../../contract/players';
import { ApiError } from '../api/ApiError';
import { call } from '../api/call';
import { queryClient } from '../queryClient';
import { readClaims } from '../session/role';
import { readStored } from '../session/stored';

/** The signed-in person's staff roles and permissions. */
export type StaffProfile = NonNullable<Profile['staff']>;

/** A server without roles sends none: its admins may do everything, as specified. */
const everything: StaffProfile = {
  roles: ['owner'],
  permissions: [...permissions],
  hasFactor: false,
  mustSetUp: false,
};

/** Read once per session; refreshing the lists does not reload it. */
export const staffProfileQuery = () => {
  const claims = readClaims(readStored('accessToken') ?? '');
  return {
    queryKey: ['staff', 'me', String(claims?.sid ?? claims?.sub ?? '')],
    queryFn: async ({ signal }: { signal?: AbortSignal }) => {
      // Screens still render while an ended session leads to the sign-in: nobody is signed in any more.
      if (!readStored('accessToken')) throw new ApiError('No session', 401);
      return (await call(getProfile, undefined, signal)).staff ?? everything;
    },
    staleTime: 'static' as const,
    retryOnMount: false,
  };
};

export const readStaffProfile = (): Promise<StaffProfile> => queryClient.fetchQuery(staffProfileQuery());

/** Reloads the profile after a refusal that indicates a change. */
export async function reloadStaffProfile(): Promise<void> {
  await queryClient.fetchQuery({ ...staffProfileQuery(), staleTime: 0 });
  // react-admin caches the results of `canAccess`.
  await queryClient.invalidateQueries({ queryKey: ['auth'] });
}
