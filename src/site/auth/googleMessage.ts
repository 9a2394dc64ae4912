/**
 * What the callback page tells its opener. It carries no token (docs/security.md 21): the opener takes the session itself,
 * by the one-time cookie that this browser holds.
 */
export type GoogleMessage =
  | { type: typeof googleType; ok: true }
  | { type: typeof googleType; ok: false; reason?: string };

export const googleType = 'outline:google';
/** A second way to the opener, for when the provider's pages have cut the pop-up loose from it. */
export const googleChannel = 'outline-google';

/** The provider's word for a player who said no; any other reason is told as it came. */
export const playerRefused = 'access_denied';

export const isGoogleMessage = (data: unknown): data is GoogleMessage =>
  typeof data === 'object' && data !== null && (data as { type?: unknown }).type === googleType;
