import type { Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import type { Payment } from '../../payments/effects/payment';
import { gatewayNamed } from '../../payments/gateways/registry';

/**
 * Whether the gateway refunds a payment by itself: it supports refunds, one of its transfers paid, and it has not already
 * taken that back. Otherwise a person transfers the money.
 */
export async function refundsItself(
  db: Pick<Tx, 'selectFrom'>,
  { knownGateways }: Pick<Dependencies, 'knownGateways'>,
  { id, gateway }: Pick<Payment, 'id' | 'gateway'>,
): Promise<boolean> {
  if (!gatewayNamed(knownGateways, gateway)?.refund) return false;
  const paid = await db
    .selectFrom('allocations')
    .innerJoin('movements', 'movements.id', 'allocations.movementId')
    .select(['movements.gateway', 'movements.attemptId'])
    .where('allocations.paymentId', '=', id)
    .execute();
  const reversed = await db
    .selectFrom('moneyCases')
    .select('id')
    .where('paymentId', '=', id)
    .where('kind', '=', 'reversed')
    .executeTakeFirst();
  return paid.length === 1 && paid[0]?.gateway === gateway && paid[0].attemptId !== null && !reversed;
}
