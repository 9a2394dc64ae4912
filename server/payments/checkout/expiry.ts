import { sql } from 'kysely';
import type { Db, Tx } from '../../db/tables';
import { isDatabaseUnavailable } from '../../db/unavailable';
import type { Failing } from '../../operations/failing';
import type { Clock } from '../../platform/clock';

/** Rows changed by one statement. */
const batch = 500;

/**
 * Cancels overdue payments and their open attempts, one batch at a time; only those of a player or one payment if given. Returns
 * the number cancelled. Money that arrives later is still credited.
 */
export async function cancelExpired(
  db: Db | Tx,
  now: Date,
  only: { userId?: string; id?: string } = {},
): Promise<number> {
  const { userId, id } = only;
  const { rows } = await sql<{ id: string }>`
    with overdue as (
      select id from payments
      where status = 'PENDING' and expires_at <= ${now} ${userId ? sql`and user_id = ${userId}` : sql``}
        ${id ? sql`and id = ${id}` : sql``}
      order by expires_at limit ${batch} for update skip locked
    ), ended as (
      update payment_attempts set state = 'CANCELLED', ended_at = ${now}
      where payment_id in (select id from overdue) and state = 'OPEN'
    )
    update payments set status = 'CANCELLED', settled_at = ${now} where id in (select id from overdue)
    returning id`.execute(db);
  return rows.length;
}

/** Cancels what is overdue, each by itself once one of a batch fails. Returns whether there may be more. */
export async function cancelDue({ db, clock }: { db: Db; clock: Clock }, rows: Failing): Promise<boolean> {
  const now = clock.now();
  try {
    return (await cancelExpired(db, now)) > 0;
  } catch (error) {
    if (isDatabaseUnavailable(error)) throw error;
  }
  const due = await db
    .selectFrom('payments')
    .select('id')
    .where('status', '=', 'PENDING')
    .where('expiresAt', '<=', now)
    .where(rows.others('id'))
    .orderBy('expiresAt')
    .limit(batch)
    .execute();
  for (const { id } of due) await rows.run(id, () => cancelExpired(db, now, { id }));
  return due.length === batch;
}
