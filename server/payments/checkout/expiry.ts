import { sql } from 'kysely';
import type { Db, Tx } from '../../db/tables';

/** Rows changed by one statement. */
const batch = 500;

/**
 * Cancels overdue payments and their open attempts, one batch at a time; only one player's if `userId` is given. Returns
 * the number cancelled. Money that arrives later is still credited.
 */
export async function cancelExpired(db: Db | Tx, now: Date, userId?: string): Promise<number> {
  const { rows } = await sql<{ id: string }>`
    with overdue as (
      select id from payments
      where status = 'PENDING' and expires_at <= ${now} ${userId ? sql`and user_id = ${userId}` : sql``}
      order by expires_at limit ${batch} for update skip locked
    ), ended as (
      update payment_attempts set state = 'CANCELLED', ended_at = ${now}
      where payment_id in (select id from overdue) and state = 'OPEN'
    )
    update payments set status = 'CANCELLED', settled_at = ${now} where id in (select id from overdue)
    returning id`.execute(db);
  return rows.length;
}
