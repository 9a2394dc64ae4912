import type { FoundPlayer } from '../../../../contract/players';

/** The confirmed recipient. */
export type Player = FoundPlayer;

const key = 'shopRecipient';

/**
 * Remembers the recipient for this browser session, so that a reload finds an unfinished payment (requirement SH-15).
 */
export function rememberPlayer(player: Player | null): void {
  try {
    if (player) sessionStorage.setItem(key, JSON.stringify(player));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: the recipient must be confirmed again after a reload.
  }
}

export function recallPlayer(): Player | null {
  try {
    const player: unknown = JSON.parse(sessionStorage.getItem(key) ?? 'null');
    return player && typeof player === 'object' && 'email' in player ? (player as Player) : null;
  } catch {
    return null;
  }
}
