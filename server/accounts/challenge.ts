import { minutes } from '../platform/clock';
import { unauthorized } from '../platform/errors';
import { accounts } from '../platform/messages/accounts';
import { seal, unseal } from '../platform/seal';
import type { AccountDependencies } from './dependencies';

/** Identifies an account that has returned from Google without its second factor. */
export const challengeCookie = 'outline_challenge';
export const challengeSeconds = minutes(5) / 1000;

/** Seals the account for five minutes: its sign-in lacks only the second factor. */
export const sealChallenge = ({ keys, clock }: AccountDependencies, userId: string): string =>
  seal(keys.challenge, { userId, at: clock.now().toISOString() });

/** Returns the challenge's account. Throws 401 when the challenge is forged, missing or expired. */
export function openChallenge({ keys, clock }: AccountDependencies, sealed: string | undefined): string {
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
  return challenge.userId;
}
