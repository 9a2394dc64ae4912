import { sql } from 'kysely';
import { openRequestStates } from '../../../contract/moneyStates';
import type { Db, Tx } from '../../db/tables';
import { taken } from '../../platform/errors';
import { moneyMessages } from '../../platform/messages/money';

/**
 * What was paid twice goes back once: either its case returns the money that it holds, or the payment is refunded, never
 * both at a time. The caller holds the payment's lock.
 */
export async function assertNoCaseHolds(tx: Tx, paymentId: string): Promise<void> {
  const found = await tx
    .selectFrom('moneyCases')
    .innerJoin('movements', 'movements.caseId', 'moneyCases.id')
    .select('moneyCases.id')
    .where('moneyCases.paymentId', '=', paymentId)
    .where('moneyCases.state', '=', 'open')
    .where(sql<boolean>`movements.amount > movements.allocated`)
    .executeTakeFirst();
  if (found) throw taken({ resource: 'cases', id: found.id }, moneyMessages.caseHolds);
}

/** Whether a refund of a payment is open. */
export async function hasOpenRefund(db: Db | Tx, paymentId: string): Promise<boolean> {
  const refund = await db
    .selectFrom('moneyRequests')
    .select('id')
    .where('paymentId', '=', paymentId)
    .where('kind', '=', 'refund')
    .where('state', 'in', openRequestStates)
    .executeTakeFirst();
  return refund !== undefined;
}

/** Throws 409 naming the payment of a case while a refund of it is open. */
export async function assertNoRefund(tx: Tx, paymentId: string | null): Promise<void> {
  if (paymentId === null || !(await hasOpenRefund(tx, paymentId))) return;
  throw taken({ resource: 'payments', id: paymentId }, moneyMessages.refundOpen);
}
