import type { SignedIn } from '../../../contract/accounts';

/** What the callback page tells its opener. */
export type GoogleMessage =
  | { type: typeof googleType; ok: true; session: SignedIn }
  | { type: typeof googleType; ok: false; reason?: string };

export const googleType = 'outline:google';
/** A second way to the opener, for when the provider's pages have cut the pop-up loose from it. */
export const googleChannel = 'outline-google';

export const isGoogleMessage = (data: unknown): data is GoogleMessage =>
  typeof data === 'object' && data !== null && (data as { type?: unknown }).type === googleType;
