import { permissions } from '../../contract/permissions';
import type { Profile } from '../../contract/players';
import { getProfile } from '../api/players';
import { queryClient } from '../queryClient';
import { readClaims } from '../session/role';
import { readStored } from '../session/stored';

/** The signed-in person's staff roles and permissions. */
export type Standing = NonNullable<Profile['staff']>;

/** A server without roles sends none: its admins may do everything, as specified. */
const everything: Standing = {
  roles: ['owner'],
  permissions: [...permissions],
  hasFactor: false,
  mustSetUp: false,
};

/** Read once per session; refreshing the lists does not reload it. */
export const standingQuery = () => {
  const claims = readClaims(readStored('accessToken') ?? '');
  return {
    queryKey: ['staff', 'me', String(claims?.sid ?? claims?.sub ?? '')],
    queryFn: async ({ signal }: { signal?: AbortSignal }) => (await getProfile(signal)).staff ?? everything,
    staleTime: 'static' as const,
  };
};

export const readStanding = (): Promise<Standing> => queryClient.fetchQuery(standingQuery());

/** Reads it again after a refusal that indicates a change. */
export async function reloadStanding(): Promise<void> {
  await queryClient.fetchQuery({ ...standingQuery(), staleTime: 0 });
  // react-admin caches the results of `canAccess`.
  await queryClient.invalidateQueries({ queryKey: ['auth'] });
}
