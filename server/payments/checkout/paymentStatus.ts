import { sql } from 'kysely';
import type { PaymentStatusResponse } from '../../../contract/payments';
import { prepared } from '../../db/prepared';
import type { Dependencies } from '../../dependencies';
import { notFound } from '../../platform/errors';
import { paymentMessages } from '../../platform/messages/payments';
import { takenBackOf } from '../effects/clawBack';
import { repaidDebt } from '../effects/entries';
import { giftLinkOf } from '../effects/giftLinks';
import { receiptKey } from '../effects/receiptMail';
import { moneyOf, type ReceivedSums, receivedSums, reportedMoneyOf } from '../ledger/received';
import type { Made } from './creator';
import { lateFacts, lateMoneyOf } from './lateMoney';
import type { NoticeDependencies } from './notices';
import { shownOffer } from './offers';
import { askForPublic } from './polling';

export const statusRow = prepared((db, { id }: { id: string }) =>
  db
    .selectFrom('payments')
    .innerJoinLateral(
      sql<ReceivedSums>`(select ${receivedSums} ${moneyOf(sql.ref('payments.id'))})`.as('money'),
      (join) => join.onTrue(),
    )
    .innerJoinLateral(lateFacts.as('late'), (join) => join.onTrue())
    .select(['late.lastEnd', 'late.isAskedAgain', 'late.isAnswered', 'late.isSilent', 'settledAt'])
    .select(repaidDebt.as('repaid'))
    .select(['status', 'expiresAt', 'creator', 'payments.createdAt', 'amount', 'currency', 'refunded'])
    .select(['diamonds', 'bonusDiamonds', 'offerCode', 'offerBonus'])
    .select([
      'money.received',
      'money.parts',
      'money.held',
      'money.sentBack',
      'money.kept',
      'money.moved',
      'money.isHeld',
      'money.hasOther',
    ])
    .where('payments.id', '=', id),
);

/**
 * Returns the state of a payment. An overdue payment is reported as CANCELLED even before the reconciler stores it. If
 * its webhook is late the gateway is queried first (docs/security.md 36); if that does not respond, the stored state is
 * returned. Only who made the payment reads its code, and the key of its receipt.
 */
export async function statusOf(
  deps: Dependencies & NoticeDependencies,
  id: string,
  isMadeByCaller: (made: Made) => Promise<boolean>,
): Promise<PaymentStatusResponse> {
  const now = deps.clock.now();
  let [payment] = await statusRow(deps.db, { id });
  if (payment && (payment.status === 'PENDING' || lateMoneyOf(payment))) {
    const wasAsked = await askForPublic(deps, id);
    if (wasAsked) [payment] = await statusRow(deps.db, { id });
  }
  if (!payment) throw notFound(paymentMessages.unknown);
  const { expiresAt, repaid } = payment;
  const takenBack = takenBackOf(payment);
  const status = payment.status === 'PENDING' && expiresAt <= now ? 'CANCELLED' : payment.status;
  const late = lateMoneyOf({ ...payment, status });
  const brought = status === 'COMPLETED' && {
    diamonds: payment.diamonds + payment.bonusDiamonds,
    ...(repaid > 0 && { repaid }),
    ...(takenBack > 0 && { takenBack }),
  };
  const isPrivate = status === 'COMPLETED' || payment.offerCode !== null;
  const isOwn = isPrivate && (await isMadeByCaller(payment));
  const gift = isOwn && status === 'COMPLETED' ? await giftLinkOf(deps.db, deps.keys, id, now) : undefined;
  return {
    status,
    ...reportedMoneyOf({ ...payment, status }),
    ...(late && { late }),
    ...brought,
    ...shownOffer(payment, isOwn),
    ...(isOwn && status === 'COMPLETED' && { receiptKey: receiptKey(deps.keys.receipts[0], id) }),
    ...(gift && { gift }),
  };
}
