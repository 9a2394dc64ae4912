import type { Selectable } from 'kysely';
import type { PaymentAttemptsTable, PaymentsTable } from '../../db/moneyTables';
import type { Tx } from '../../db/tables';

export type Payment = Selectable<PaymentsTable>;
export type Attempt = Selectable<PaymentAttemptsTable>;

/** A payment with one of its attempts, which is the order that a gateway knows. */
export interface PaymentOrder {
  payment: Payment;
  attempt: Attempt;
}

/** Locks the player before the payment, as creating one does; a consistent lock order avoids deadlocks. */
export async function lockPayment(tx: Tx, id: string): Promise<Payment | undefined> {
  const found = tx.selectFrom('payments').where('id', '=', id);
  const owner = await found.select('userId').executeTakeFirst();
  if (!owner) return undefined;
  await tx.selectFrom('users').select('id').where('id', '=', owner.userId).forUpdate().execute();
  return found.selectAll().forUpdate().executeTakeFirst();
}

/**
 * Locks several payments: their players first, each in a fixed order. `person` is who acts on them: limits and history
 * lock their row, and they may be a player too. Returns the payments that exist.
 */
export async function lockPayments(tx: Tx, ids: readonly string[], person?: string): Promise<Payment[]> {
  const owners =
    ids.length === 0 ? [] : await tx.selectFrom('payments').select('userId').where('id', 'in', ids).execute();
  const users = [...owners.map(({ userId }) => userId), ...(person ? [person] : [])];
  if (users.length === 0) return [];
  await tx.selectFrom('users').select('id').where('id', 'in', users).orderBy('id').forUpdate().execute();
  if (owners.length === 0) return [];
  return tx.selectFrom('payments').selectAll().where('id', 'in', ids).orderBy('id').forUpdate().execute();
}
