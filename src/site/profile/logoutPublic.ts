import { logout } from '../../../contract/calls/tokens';
import { call } from '../../api/call';
import { clearDrafts } from '../../session/clearDrafts';
import { forgetReceipts } from '../../session/keptReceipts';
import { writeStored } from '../../session/stored';

const noteKey = 'loggedOut';

/**
 * Public logout: calls the server without waiting, removes the tokens and reloads (product.md section 4; decisions.md,
 * Stored values). A flag survives the reload so that the page can confirm the logout (requirement A-3).
 */
export function logoutPublic(reload: () => void = () => window.location.reload()): void {
  // The call reads the token synchronously; its result does not matter.
  void call(logout).catch(() => undefined);
  writeStored({ accessToken: null, refreshToken: null });
  clearDrafts();
  void forgetReceipts();
  try {
    sessionStorage.setItem(noteKey, '1');
  } catch {
    // Storage is blocked: only the confirmation is lost.
  }
  reload();
}

/** Whether the page was just reloaded by a logout. */
export function hasLogoutNote(): boolean {
  try {
    return sessionStorage.getItem(noteKey) !== null;
  } catch {
    return false;
  }
}

/** Clears the flag once the message has been shown. */
export const dropLogoutNote = (): void => sessionStorage.removeItem(noteKey);
