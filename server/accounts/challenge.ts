import { credentials } from '../credentials/credentials';
import { stampOf } from '../credentials/events';
import type { Db, Tx } from '../db/tables';
import { unauthorized } from '../platform/errors';
import { accounts } from '../platform/messages/accounts';
import { seal, unseal } from '../platform/seal';
import type { AccountDependencies } from './dependencies';

/** Identifies an account that has returned from Google without its second factor. */
export const challengeCookie = 'outline_challenge';
export const challengeSeconds = credentials.factorChallenge.lasts / 1000;

/** A sign-in that lacks only the second factor; `reopen` reopens an account that is about to be erased. */
interface Challenge {
  userId: string;
  reopen: boolean;
  /** The stamp of the session that it becomes. */
  session: string;
}

/** Seals the sign-in for five minutes, with the account's stamp of the moment at which Google proved it. */
export function sealChallenge(
  { keys, clock }: Pick<AccountDependencies, 'keys' | 'clock'>,
  { userId, reopen, session: stamp }: Challenge,
): string {
  const at = clock.now().toISOString();
  return seal(keys.challenge, { userId, at, stamp, ...(reopen && { reopen: 'yes' }) });
}

/** Returns the challenge. Throws 401 when it is forged, missing, expired or ended by an event of the account. */
export async function openChallenge(
  { db, keys, clock }: Pick<AccountDependencies, 'keys' | 'clock'> & { db: Db | Tx },
  sealed: string | undefined,
): Promise<Challenge> {
  const over = () => unauthorized(accounts.challengeOver);
  if (!sealed) throw over();
  let challenge: Record<string, string>;
  try {
    challenge = unseal(keys.challenge, sealed);
  } catch {
    throw over();
  }
  const age = +clock.now() - Date.parse(challenge.at ?? '');
  if (!challenge.userId || !(age < challengeSeconds * 1000)) throw over();
  // What ends the session that it becomes ends it, too.
  const session = await stampOf(db, 'factorChallenge', challenge.userId);
  if (session !== challenge.stamp) throw over();
  return { userId: challenge.userId, reopen: challenge.reopen === 'yes', session };
}
