import type { RefundPreview } from '../../../contract/moneyRequests';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { conflict, invalid, notFound } from '../../platform/errors';
import { moneyMessages } from '../../platform/messages/money';
import { paymentMessages } from '../../platform/messages/payments';
import { readAmount } from '../subjects';
import { refundsItself } from './refundsItself';
import { effectOf, shownLimit } from './requestFacts';
import { limitOf } from './secondPerson';

/**
 * What a refund of `amount`, in the currency's usual unit, would do if this caller requested it now. Throws 404, 409 for
 * a payment that is not completed, and 400 for more than was paid.
 */
export async function previewRefund(
  deps: Pick<Dependencies, 'db' | 'clock' | 'config' | 'knownGateways'>,
  { id: person }: Pick<Actor, 'id'>,
  paymentId: string,
  amount: number,
): Promise<RefundPreview> {
  const { db, clock, config } = deps;
  const payment = await db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.userId')
    .selectAll('payments')
    .select('users.diamonds as balance')
    .where('payments.id', '=', paymentId)
    .executeTakeFirst();
  if (!payment) throw notFound(paymentMessages.unknown);
  if (payment.status !== 'COMPLETED') throw conflict(moneyMessages.notCompleted);
  const { currency } = payment;
  const units = readAmount(amount, currency);
  if (units + payment.refunded > payment.amount) throw invalid({ amount: [moneyMessages.tooMuch] });
  const wanted = { amount: units, currency, paymentId, caseId: null, userId: null };
  const limit = await limitOf(db, config, wanted, { person, at: clock.now() });
  return {
    effect: effectOf(payment, units),
    byGateway: await refundsItself(db, deps, payment),
    limit: shownLimit(limit, currency),
  };
}
