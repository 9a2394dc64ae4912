import { credentials } from '../credentials/credentials';
import type { Dependencies } from '../dependencies';
import { unauthorized } from '../platform/errors';
import { accounts } from '../platform/messages/accounts';
import { seal, unseal } from '../platform/seal';
import type { GoogleTry } from './google';

type TryDependencies = Pick<Dependencies, 'keys' | 'clock'>;

export const trySeconds = credentials.googleTry.lasts / 1000;

/** The account that the way to Google is to be linked to, the session that began it, and the stamp of its events. */
export interface GoogleLink {
  userId: string;
  sessionId: string;
  stamp: string;
}

/** Seals what the browser has to bring back from Google; with a link, it signs nobody in. */
export const sealTry = ({ keys, clock }: TryDependencies, attempt: GoogleTry, link?: GoogleLink): string =>
  seal(keys.googleState, { ...attempt, ...link, at: clock.now().toISOString() });

/** Opens it. Throws 401 when it is forged, missing or too old. */
export function openTry(
  { keys, clock }: TryDependencies,
  sealed: string | undefined,
): GoogleTry & { link: GoogleLink | null } {
  try {
    const parts = unseal(keys.googleState, sealed ?? '');
    const { state = '', nonce = '', verifier = '', at = '', userId, sessionId = '', stamp = '' } = parts;
    const age = +clock.now() - Date.parse(at);
    const link = userId ? { userId, sessionId, stamp } : null;
    if (age < credentials.googleTry.lasts) return { state, nonce, verifier, link };
  } catch {
    // Forged, or sealed with a key that is gone.
  }
  throw unauthorized(accounts.googleExpired);
}
