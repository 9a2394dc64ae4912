import { type GoogleReason, googleReasons } from '../../../contract/googleReasons';

/**
 * What the callback page tells its opener. It carries no token (docs/security.md 21): the opener takes the session itself,
 * by the one-time cookie that this browser holds.
 */
export type GoogleMessage =
  | { type: typeof googleType; ok: true }
  | { type: typeof googleType; ok: false; reason?: GoogleReason };

export const googleType = 'outline:google';
/** A second way to the opener, for when the provider's pages have cut the pop-up loose from it. */
export const googleChannel = 'outline-google';

/** A reason that is known; an address can be written by anybody, so nothing else of it is shown. */
export const knownReason = (text: unknown): GoogleReason | undefined =>
  googleReasons.find((reason) => reason === text);

export const isGoogleMessage = (data: unknown): data is GoogleMessage =>
  typeof data === 'object' && data !== null && (data as { type?: unknown }).type === googleType;
