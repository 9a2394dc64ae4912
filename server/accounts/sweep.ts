import { type Clock, days, later } from '../clock';
import type { Db } from '../db/tables';

/** Deletes expired codes, hand-overs, invitations and sessions (ended sessions are kept for a month for inquiries). */
export async function sweepAccounts(db: Db, clock: Clock): Promise<void> {
  const now = clock.now();
  await db
    .deleteFrom('codes')
    .where('expiresAt', '<', later(now, -days(1)))
    .execute();
  await db.deleteFrom('invitations').where('expiresAt', '<', now).execute();
  await db.deleteFrom('googleHandovers').where('expiresAt', '<', now).execute();
  await db
    .deleteFrom('sessions')
    .where('expiresAt', '<', later(now, -days(30)))
    .execute();
}
