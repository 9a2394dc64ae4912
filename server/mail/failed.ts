import type { Db } from '../db/tables';
import { addMs, type Clock, days } from '../platform/clock';

/** How long a mail that failed can be queued again, in milliseconds. */
const kept = days(7);

/** Queues the mails again that failed in the last week and still say something true; returns how many. */
export async function retryFailed(db: Db, clock: Clock): Promise<number> {
  const now = clock.now();
  const result = await db
    .updateTable('outbox')
    .set({ failedAt: null, attempts: 0, nextAt: now })
    .where('failedAt', '>', addMs(now, -kept))
    .where('sentAt', 'is', null)
    .where('sealed', 'is not', null)
    .where((eb) => eb.or([eb('endsAt', 'is', null), eb('endsAt', '>', now)]))
    .executeTakeFirst();
  return Number(result.numUpdatedRows);
}

/** Clears the values of the mails that nobody queued again in time. */
export async function forgetFailed(db: Db, clock: Clock): Promise<void> {
  await db
    .updateTable('outbox')
    .set({ sealed: null })
    .where('failedAt', '<=', addMs(clock.now(), -kept))
    .where('sealed', 'is not', null)
    .execute();
}
