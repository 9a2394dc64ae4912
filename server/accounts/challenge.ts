import { minutes } from '../platform/clock';
import { unauthorized } from '../platform/errors';
import { accounts } from '../platform/messages/accounts';
import { seal, unseal } from '../platform/seal';
import type { AccountDependencies } from './dependencies';

/** Identifies an account that has returned from Google without its second factor. */
export const challengeCookie = 'outline_challenge';
export const challengeSeconds = minutes(5) / 1000;

/** A sign-in that lacks only the second factor; `reopen` reopens an account that is about to be erased. */
interface Challenge {
  userId: string;
  reopen: boolean;
}

/** Seals the sign-in for five minutes. */
export const sealChallenge = ({ keys, clock }: AccountDependencies, { userId, reopen }: Challenge): string =>
  seal(keys.challenge, { userId, at: clock.now().toISOString(), ...(reopen && { reopen: 'yes' }) });

/** Returns the challenge. Throws 401 when it is forged, missing or expired. */
export function openChallenge({ keys, clock }: AccountDependencies, sealed: string | undefined): Challenge {
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
  return { userId: challenge.userId, reopen: challenge.reopen === 'yes' };
}
