import { byEmail } from '../../accounts/users';
import { openNow } from '../../db/closed';
import type { Db, Tx } from '../../db/tables';

/**
 * The player of an e-mail, for whom anybody may buy now: verified, neither banned nor closed. What a call promises for
 * somebody (a code, a first purchase) and what begins a payment ask this one condition.
 */
export const recipientOf = (db: Db | Tx, email: string, now: Date) =>
  byEmail(db, email).where('emailVerifiedAt', 'is not', null).where(openNow(now));
