import { type BanRow, isBanned } from '../db/bans';
import { forbidden } from '../platform/errors';
import { banMessages } from '../platform/messages/bans';

/** Throws 403 with reason and end for a banned account: only for callers who have proven that it is theirs. */
export function assertNotBanned(ban: BanRow, now: Date): void {
  if (isBanned(ban, now)) throw forbidden(banMessages.banned(ban));
}
