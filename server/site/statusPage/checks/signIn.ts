import type { StatusState } from '../../../../contract/status';
import { findActor } from '../../../accounts/sessions';
import { readAccessToken, signAccessToken } from '../../../accounts/tokens';
import { newId } from '../../../platform/ids';
import type { CheckDependencies } from './dependencies';

/** Whether a token can be made, and read with its session, as every call of a signed-in player does. */
export async function checkSignIn({
  db,
  keys,
  clock,
}: Pick<CheckDependencies, 'db' | 'keys' | 'clock'>): Promise<StatusState> {
  const now = clock.now();
  const sessionId = newId();
  const claims = { userId: newId(), sessionId, role: 'User', email: '', userName: '' } as const;
  const read = await readAccessToken(keys, await signAccessToken(keys, claims, now), now);
  // No such session: the query alone is what is checked.
  await findActor(db, sessionId, now);
  return read?.sessionId === sessionId ? 'operational' : 'down';
}
