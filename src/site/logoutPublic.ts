import { logout } from '../api/accounts';
import { clearDrafts } from '../session/clearDrafts';
import { writeStored } from '../session/stored';

const noteKey = 'loggedOut';

/**
 * Public logout: tells the server without waiting for it, removes the tokens and reloads (product.md section 4;
 * decisions.md, Stored values). A note survives the reload so that the page can say so (requirement A-3).
 */
export function logoutPublic(reload: () => void = () => window.location.reload()): void {
  // The call reads the token before this function goes on; its outcome does not matter here.
  void logout().catch(() => undefined);
  writeStored({ accessToken: null, refreshToken: null });
  clearDrafts();
  try {
    sessionStorage.setItem(noteKey, '1');
  } catch {
    // Blocked storage: only the note is lost.
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

/** It has been said. */
export const dropLogoutNote = (): void => sessionStorage.removeItem(noteKey);
