import type { Tx } from '../../db/tables';
import { addMs, seconds } from '../../platform/clock';
import { countFailed } from '../effects/figures';
import type { Payment, PaymentOrder } from '../effects/payment';
import type { Gateway, GatewayUpdate } from '../gateways/gateway';
import type { SettleOutcome } from '../gateways/outcomes';
import { type SettleContext, suspense } from './suspense';

/**
 * Ends what is still open for a payment that is being completed: marks the attempt that was paid, if any. Other open
 * attempts are queried soon, which closes their pages where the gateway can, so that the buyer does not pay twice; parts
 * that did not pay for it enter the queue.
 */
export async function endOthers(
  { tx, now }: SettleContext,
  payment: Payment,
  attemptId: string | null,
): Promise<void> {
  const attempts = tx.updateTable('paymentAttempts').where('paymentId', '=', payment.id);
  if (attemptId) {
    await attempts
      .set({ state: 'PAID', endedAt: now, nextAskAt: null })
      .where('id', '=', attemptId)
      .execute();
  }
  await attempts
    .set({ nextAskAt: addMs(now, seconds(1)) })
    .where('state', '=', 'OPEN')
    .execute();
  await queueParts(tx, payment.id, now);
}

/** Queues the parts of a payment that has ended for a person to look at. */
const queueParts = async (tx: Tx, paymentId: string, now: Date): Promise<void> => {
  await tx
    .updateTable('moneyCases')
    .set({ dueAt: now })
    .where('paymentId', '=', paymentId)
    .where('kind', '=', 'underpaid')
    .where('state', '=', 'open')
    .where('dueAt', '>', now)
    .execute();
};

/**
 * Applies a report that brought no money. An attempt that has ended ends only itself; the payment ends with its last open
 * one. The gateway is still queried later, as money may arrive after all. An attempt whose money was credited, or waits in
 * a case, and that the gateway calls failed or cancelled, was reversed.
 */
export async function endAttempt(
  ctx: SettleContext,
  order: PaymentOrder,
  { outcome, concern, transfers }: GatewayUpdate,
  { reversesByFailure }: Pick<Gateway, 'reversesByFailure'>,
): Promise<SettleOutcome> {
  const { payment, attempt } = order;
  const isOver = outcome === 'FAILED' || outcome === 'CANCELLED';
  const isFailure = reversesByFailure && isOver;
  const hadMoney = async () =>
    attempt.state === 'PAID' || (transfers.length === 0 && holdsMoney(ctx.tx, attempt.id));
  if (concern === 'reversed' || (isFailure && (await hadMoney()))) {
    if (isOver && attempt.state === 'OPEN') await close(ctx, order, outcome);
    return suspense.reversed(ctx, payment, attempt.gateway);
  }
  if (attempt.state === 'PAID') return 'repeated';
  if (!isOver || attempt.state !== 'OPEN') return 'unchanged';
  await close(ctx, order, outcome);
  return 'closed';
}

/** Whether money of an attempt waits for the rest of the price, or for the player's account. */
async function holdsMoney(tx: Tx, attemptId: string): Promise<boolean> {
  const held = await tx
    .selectFrom('movements')
    .innerJoin('moneyCases', 'moneyCases.id', 'movements.caseId')
    .select('movements.id')
    .where('movements.attemptId', '=', attemptId)
    .where('moneyCases.kind', 'in', ['underpaid', 'account-not-open'])
    .where('moneyCases.state', '=', 'open')
    .limit(1)
    .executeTakeFirst();
  return held !== undefined;
}

async function close(
  { tx, now }: SettleContext,
  { payment, attempt }: PaymentOrder,
  state: 'FAILED' | 'CANCELLED',
): Promise<void> {
  await tx.updateTable('paymentAttempts').set({ state, endedAt: now }).where('id', '=', attempt.id).execute();
  const ended = await tx
    .updateTable('payments')
    .set({ status: state, settledAt: now })
    .where('id', '=', payment.id)
    .where('status', '=', 'PENDING')
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('paymentAttempts')
            .select('id')
            .where('paymentId', '=', payment.id)
            .where('state', '=', 'OPEN'),
        ),
      ),
    )
    .returning('id')
    .executeTakeFirst();
  if (!ended) return;
  if (state === 'FAILED') await countFailed(tx, payment);
  await queueParts(tx, payment.id, now);
}
