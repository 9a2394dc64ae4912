import { sql } from 'kysely';
import type { Db, Tx } from '../../db/tables';

/** The payment of a case that waits for its player's account, and whether that was erased; undefined for any other case. */
export const waitingFor = (
  db: Db | Tx,
  caseId: string,
): Promise<{ paymentId: string; isErased: boolean } | undefined> =>
  db
    .selectFrom('moneyCases')
    .innerJoin('payments', 'payments.id', 'moneyCases.paymentId')
    .innerJoin('users', 'users.id', 'payments.userId')
    .select(['payments.id as paymentId', sql<boolean>`erased_at is not null`.as('isErased')])
    .where('moneyCases.id', '=', caseId)
    .where('moneyCases.kind', '=', 'account-not-open')
    .executeTakeFirst();
