import type { SignedIn } from '../../contract/accounts';
import { readRole } from './role';
import { readStored, writeStored } from './stored';

/** Stores the result of a successful sign-in; returns false when storage is blocked, as the session would be lost. */
export function startSession({ accessToken, refreshToken, userName, email }: SignedIn): boolean {
  return writeStored({ accessToken, refreshToken, userName, email });
}

/** Removes both tokens and the account's name and e-mail. The language stays. */
export function endSession(): void {
  writeStored({ accessToken: null, refreshToken: null, userName: null, email: null });
}

/** Whether the stored access token belongs to an admin (case-insensitive). */
export const isAdmin = (): boolean => readRole(readStored('accessToken')) === 'admin';

/** Whether there was a session here: one that ended leaves a token behind, which may be broken; a logout leaves none. */
export const hadSession = (): boolean =>
  readStored('accessToken') !== null || readStored('refreshToken') !== null;

/** Why the user is sent to sign in: the session expired, or the account is no longer an admin. */
export type SignInReason = 'expired' | 'role';
type ExpiryListener = (reason: SignInReason) => void;
const expiryListeners = new Set<ExpiryListener>();

/** Calls `listener` when the session could not be refreshed, so that the router can redirect to sign-in. */
export function onSessionExpired(listener: ExpiryListener): () => void {
  expiryListeners.add(listener);
  return () => expiryListeners.delete(listener);
}

/** Removes the access token and notifies listeners (product.md section 4, token refresh). */
export function expireSession(): void {
  writeStored({ accessToken: null });
  for (const listener of expiryListeners) listener('expired');
}

/** Notifies listeners that the account is no longer an admin; it stays signed in. */
export function endStaffSession(): void {
  for (const listener of expiryListeners) listener('role');
}
