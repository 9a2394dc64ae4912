import { type GoogleReason, googleReasons } from '../../../contract/googleReasons';

/**
 * Message from the callback page to its opener. It carries no token (docs/security.md 21): the opener takes the session
 * itself with this browser's one-time cookie.
 */
export type GoogleMessage =
  | { type: typeof googleType; ok: true }
  | { type: typeof googleType; ok: false; reason?: GoogleReason };

export const googleType = 'outline:google';
/** Fallback channel, for when the provider's pages have severed `window.opener`. */
export const googleChannel = 'outline-google';

/** Only known reasons are shown, as anyone can craft the URL. */
export const knownReason = (text: unknown): GoogleReason | undefined =>
  googleReasons.find((reason) => reason === text);

export const isGoogleMessage = (data: unknown): data is GoogleMessage =>
  typeof data === 'object' && data !== null && (data as { type?: unknown }).type === googleType;
