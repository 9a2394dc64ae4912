import type { FoundPlayer } from '../../../../contract/players';

/** The confirmed recipient. */
export type Player = FoundPlayer;

const key = 'shopRecipient';

/**
 * Remembers the recipient for this browser session, so that a reload finds an unfinished payment (requirement SH-15); a
 * string is text that was typed and not yet confirmed.
 */
export function rememberPlayer(player: Player | string | null): void {
  try {
    if (player) sessionStorage.setItem(key, JSON.stringify(player));
    else sessionStorage.removeItem(key);
  } catch {
    // Storage is blocked: the recipient must be confirmed again after a reload.
  }
}

function recall(): unknown {
  try {
    return JSON.parse(sessionStorage.getItem(key) ?? 'null');
  } catch {
    return null;
  }
}

export function recallPlayer(): Player | null {
  const player = recall();
  return player && typeof player === 'object' && 'email' in player ? (player as Player) : null;
}

/** The text typed before a reload and not confirmed. */
export function recallTyped(): string {
  const typed = recall();
  return typeof typed === 'string' ? typed : '';
}
