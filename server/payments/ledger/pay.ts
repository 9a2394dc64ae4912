import { type CreditDependencies, creditPayment } from './credit';
import { endOthers } from './endings';
import { allocateHeld, allocateNew, heldSum, type Movement, type ReportedTransfer } from './movements';
import type { Parts } from './parts';
import type { Payment } from './payment';
import { type SettleContext, suspense } from './suspense';

/** Where the money for a payment comes from; together the sources have to reach the price. */
export interface Sources {
  /** Money that open cases hold. */
  held: readonly Movement[];
  /** Transfers that are not yet recorded. */
  fresh: readonly ReportedTransfer[];
}

/** The sum of the sources, in the payment's smallest unit. */
export const sumOf = ({ held, fresh }: Sources): number =>
  heldSum(held) + fresh.reduce((sum, { transfer }) => sum + transfer.amount, 0);

/**
 * Allocates the sources to a payment, oldest money first. One case holds any excess. The caller credits the payment,
 * closes the cases and holds the payment's lock.
 */
export async function allocate(ctx: SettleContext, payment: Payment, sources: Sources): Promise<void> {
  const { tx, now } = ctx;
  const over = sumOf(sources) - payment.amount;
  const restCase = over > 0 ? await suspense.overpaid(ctx, payment, over) : null;
  let missing = payment.amount;
  const take = (available: number) => {
    const amount = Math.min(missing, available);
    missing -= amount;
    return { paymentId: payment.id, amount, restCase: amount < available ? restCase : null };
  };
  for (const movement of sources.held) {
    await allocateHeld(tx, movement, take(heldSum([movement])), now);
  }
  for (const given of sources.fresh) {
    await allocateNew(tx, given, take(given.transfer.amount), now);
  }
}

interface Completion {
  payment: Payment;
  /** The gateway of the money that completed it. */
  gateway: string;
  /** The attempt that was paid; null for money without an attempt. */
  attemptId: string | null;
  /** Whether money arrived after the deadline. */
  isLate: boolean;
}

/** Credits a payment whose price has been allocated to it, and ends what else is open for it. */
export async function complete(
  ctx: SettleContext,
  deps: CreditDependencies,
  { payment, gateway, attemptId, isLate }: Completion,
): Promise<void> {
  await endOthers(ctx, payment, attemptId);
  if (isLate) await suspense.late(ctx, payment);
  await creditPayment(ctx.tx, deps, payment, gateway);
}

/** Completes a payment with the parts that cases hold, if they are enough. Returns whether they were. */
export async function completeByParts(
  ctx: SettleContext,
  deps: CreditDependencies,
  payment: Payment,
  parts: Parts,
): Promise<boolean> {
  const last = parts.movements.at(-1);
  if (!last || payment.status === 'COMPLETED' || parts.sum < payment.amount) return false;
  await allocate(ctx, payment, { held: parts.movements, fresh: [] });
  await suspense.endParts(ctx, parts.free);
  const isLate = parts.movements.some(({ toldAt }) => (toldAt ?? ctx.now) > payment.expiresAt);
  await complete(ctx, deps, { payment, gateway: last.gateway, attemptId: last.attemptId, isLate });
  return true;
}
