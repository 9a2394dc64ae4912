import { byEmail } from '../../accounts/users';
import { openNow } from '../../db/closed';
import type { Db, Tx } from '../../db/tables';

/**
 * The player with an e-mail for whom purchases can be made now: verified, neither banned nor closed. Used by the
 * calls that promise something (a code, a first purchase), and by those that begin a payment or lead back to it.
 */
export const recipientOf = (db: Db | Tx, email: string, now: Date) =>
  byEmail(db, email).where('emailVerifiedAt', 'is not', null).where(openNow(now));
