import { addEntry } from '../audit/audit';
import { inTransaction } from '../db/guard';
import type { Db } from '../db/tables';
import type { Clock } from '../platform/clock';
import { operator } from '../platform/operator';
import { removeFactor } from './secondFactor';
import { byEmail } from './users';

/** Removes an account's second factor from the command line and ends its sessions; false when there is none. */
export const resetFactor = (db: Db, clock: Clock, email: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const user = await byEmail(tx, email).select('id').forUpdate().executeTakeFirst();
    if (!user || !(await removeFactor(tx, user.id, clock.now()))) return false;
    const change = {
      action: 'reset-factor' as const,
      resource: 'staff',
      id: user.id,
      before: null,
      after: null,
    };
    await addEntry(tx, clock, operator, change);
    return true;
  });
