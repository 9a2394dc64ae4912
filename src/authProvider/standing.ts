import { permissions } from '../../contract/permissions';
import type { Profile } from '../../contract/players';
import { getProfile } from '../api/players';
import { queryClient } from '../queryClient';
import { readClaims } from '../session/role';
import { readStored } from '../session/stored';

/** What the signed-in person is on the staff, and what they may therefore do. */
export type Standing = NonNullable<Profile['staff']>;

/** A server that knows no roles sends none: its admins do everything, as specified. */
const everything: Standing = {
  roles: ['owner'],
  permissions: [...permissions],
  hasFactor: false,
  mustSetUp: false,
};

/** Read once per session: a refresh of the lists leaves it alone. */
export const standingQuery = () => {
  const claims = readClaims(readStored('accessToken') ?? '');
  return {
    queryKey: ['staff', 'me', String(claims?.sid ?? claims?.sub ?? '')],
    queryFn: async ({ signal }: { signal?: AbortSignal }) => (await getProfile(signal)).staff ?? everything,
    staleTime: 'static' as const,
  };
};

export const readStanding = (): Promise<Standing> => queryClient.fetchQuery(standingQuery());

/** Reads it again, after a refusal that shows that it has changed. */
export async function reloadStanding(): Promise<void> {
  await queryClient.fetchQuery({ ...standingQuery(), staleTime: 0 });
  // react-admin keeps its own results of `canAccess`.
  await queryClient.invalidateQueries({ queryKey: ['auth'] });
}
