import type { Clock } from '../platform/clock';

/** A header that scripts of the page can read, unlike `Date`. */
export const sentAtHeader = 'server-timing';

/** When the server sent a page, from which the page learns the server's clock before its first call (src/api/clock.ts). */
export const sentAt = (clock: Clock): string => `sentAt;desc="${clock.now().getTime()}"`;
