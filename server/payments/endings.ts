import { later, seconds } from '../clock';
import type { Gateway, Report } from './gateways/gateway';
import { type HoldDependencies, hold } from './hold';
import type { SettleOutcome } from './outcomes';
import type { Attempt, Payment } from './payment';

/**
 * Marks the attempt that was paid. Other open ones are asked soon, which closes their pages where the gateway can, so that
 * the buyer does not pay twice.
 */
export async function markPaid(
  { tx, now }: HoldDependencies,
  payment: Payment,
  attempt: Attempt,
): Promise<void> {
  await tx
    .updateTable('paymentAttempts')
    .set({ state: 'PAID', endedAt: now, nextAskAt: null })
    .where('id', '=', attempt.id)
    .execute();
  await tx
    .updateTable('paymentAttempts')
    .set({ nextAskAt: later(now, seconds(1)) })
    .where('paymentId', '=', payment.id)
    .where('id', '<>', attempt.id)
    .where('state', '=', 'OPEN')
    .execute();
}

/**
 * Applies a report that brought no money. An attempt that has ended ends only itself, the payment ends with its last open
 * one; the gateway is still asked later, as money may come after all. A paid one that the gateway calls failed or cancelled
 * was reversed.
 */
export async function endAttempt(
  holding: HoldDependencies,
  payment: Payment,
  attempt: Attempt,
  { outcome, concern }: Report,
  { reversesByFailure }: Pick<Gateway, 'reversesByFailure'>,
): Promise<SettleOutcome> {
  const isOver = outcome === 'FAILED' || outcome === 'CANCELLED';
  if (concern === 'reversed' || (reversesByFailure && isOver && attempt.state === 'PAID')) {
    if (isOver && attempt.state === 'OPEN') await close(holding, payment, attempt, outcome);
    return hold.reversed(holding, payment, attempt.gateway);
  }
  if (attempt.state === 'PAID') return 'repeated';
  if (!isOver || attempt.state !== 'OPEN') return 'unchanged';
  await close(holding, payment, attempt, outcome);
  return 'closed';
}

async function close(
  { tx, now }: HoldDependencies,
  payment: Payment,
  attempt: Attempt,
  state: 'FAILED' | 'CANCELLED',
): Promise<void> {
  await tx.updateTable('paymentAttempts').set({ state, endedAt: now }).where('id', '=', attempt.id).execute();
  await tx
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
    .execute();
  await tx
    .updateTable('moneyCases')
    .set({ dueAt: now })
    .where('paymentId', '=', payment.id)
    .where('kind', '=', 'underpaid')
    .where('dueAt', '>', now)
    .execute();
}
