import { minutes } from '../clock';
import { unauthorized } from '../errors';
import { seal, unseal } from '../mail/seal';
import { accounts } from '../messages/accounts';
import type { AccountDependencies } from './dependencies';

/** Who has come back from Google and has a second factor to give. */
export const challengeCookie = 'outline_challenge';
export const challengeSeconds = minutes(5) / 1000;

/** The account, sealed for five minutes: a sign-in that lacks its second factor and nothing else. */
export const sealChallenge = ({ keys, clock }: AccountDependencies, userId: string): string =>
  seal(keys.challenge, { userId, at: clock.now().toISOString() });

/** Whose the challenge is. Throws 401 for one that is forged, missing or over. */
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
