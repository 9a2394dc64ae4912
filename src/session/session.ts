import type { SignedIn } from '../../contract/accounts';
import { readRole } from './role';
import { readStored, writeStored } from './stored';

/** Stores what a successful sign-in returned; false where the browser blocks storage, as nobody is signed in then. */
export function startSession({ accessToken, refreshToken, userName, email }: SignedIn): boolean {
  return writeStored({ accessToken, refreshToken, userName, email });
}

/** Forgets both tokens and whom they belonged to. The language stays. */
export function endSession(): void {
  writeStored({ accessToken: null, refreshToken: null, userName: null, email: null });
}

/** Whether the stored access token names an admin (compared without regard to case). */
export const isAdmin = (): boolean => readRole(readStored('accessToken')) === 'admin';

/** Why somebody is led to the sign-in screen: the session is over, or the account is no admin's any more. */
export type SignInReason = 'expired' | 'role';
type ExpiryListener = (reason: SignInReason) => void;
const expiryListeners = new Set<ExpiryListener>();

/** Calls `listener` when the session could not be refreshed, so that the router can lead to the sign-in screen. */
export function onSessionExpired(listener: ExpiryListener): () => void {
  expiryListeners.add(listener);
  return () => expiryListeners.delete(listener);
}

/** Removes the access token and tells who listens (product.md section 4, token refresh). */
export function expireSession(): void {
  writeStored({ accessToken: null });
  for (const listener of expiryListeners) listener('expired');
}

/** Tells who listens that the account is no admin's any more; it stays signed in. */
export function loseRole(): void {
  for (const listener of expiryListeners) listener('role');
}
