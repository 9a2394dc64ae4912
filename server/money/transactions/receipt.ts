import { audit } from '../../audit/audit';
import { inTransaction } from '../../db/guard';
import type { Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import { lockPayment } from '../../payments/effects/payment';
import { sendReceipt } from '../../payments/effects/receiptMail';
import { addMs, minutes } from '../../platform/clock';
import { conflict, notFound, tooOften } from '../../platform/errors';
import { paymentMessages } from '../../platform/messages/payments';
import { transactionMessages } from '../../platform/messages/transactions';

/** Minimum time between two receipts of one payment, including the first. */
const pause = minutes(1);

/**
 * Sends the receipt of a completed payment again, to its player's current address. Throws 404, 409 for a payment that is
 * not completed, and 429 within a minute of the previous receipt.
 */
export async function resendReceipt(deps: Dependencies, actor: Actor, paymentId: string): Promise<void> {
  await inTransaction(deps.db, async (tx) => {
    const payment = await lockPayment(tx, paymentId);
    if (!payment) throw notFound(paymentMessages.unknown);
    if (payment.status !== 'COMPLETED') throw conflict(transactionMessages.receiptUnpaid);
    await assertReceiptDue(tx, paymentId, deps.clock.now());
    await sendReceipt(tx, deps, payment);
    await audit(tx, deps.clock, actor, {
      action: 'resend-receipt',
      resource: 'payments',
      id: paymentId,
      before: null,
      after: { language: payment.language },
    });
  });
  deps.wake('mail');
}

/** The payment is locked, so two colleagues clicking at once send one receipt. */
async function assertReceiptDue(tx: Tx, paymentId: string, now: Date): Promise<void> {
  const last = await tx
    .selectFrom('outbox')
    .select('createdAt')
    .where('paymentId', '=', paymentId)
    .where('template', '=', 'purchaseDone')
    .orderBy('createdAt', 'desc')
    .limit(1)
    .executeTakeFirst();
  const left = last ? +addMs(last.createdAt, pause) - +now : 0;
  if (left > 0) throw tooOften(left / 1000, transactionMessages.receiptJustSent);
}
