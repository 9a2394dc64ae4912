import { isOpenAccount } from '../../db/closed';
import type { Tx } from '../../db/tables';
import type { EffectDependencies } from '../effects/effect';
import { creditPayment } from '../effects/effects';
import type { Payment } from '../effects/payment';
import { keepUse } from '../effects/uses';
import { endOthers } from './endings';
import { allocateHeld, allocateNew, heldSum } from './movements';
import type { Parts } from './parts';
import { type Sources, sumOf } from './sources';
import { type SettleContext, suspense } from './suspense';

/**
 * Allocates the sources to a payment, oldest money first. One case holds any excess. The caller holds the payment's
 * lock.
 */
async function allocate(ctx: SettleContext, payment: Payment, sources: Sources): Promise<void> {
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
    await allocateNew(tx, given, take(given.amount), now);
  }
}

/** Whether some of the money that was received before came from a gateway that took it back, as an open case says. */
async function wasTakenBack(tx: Tx, paymentId: string, { held }: Sources): Promise<boolean> {
  if (held.length === 0) return false;
  const reversed = await tx
    .selectFrom('moneyCases')
    .select('id')
    .where('paymentId', '=', paymentId)
    .where('kind', '=', 'reversed')
    .where('state', '=', 'open')
    .where(
      'gateway',
      'in',
      held.map(({ gateway }) => gateway),
    )
    .executeTakeFirst();
  return reversed !== undefined;
}

interface Completion {
  payment: Payment;
  /** Together they reach the price; they include the movements of `parts`. */
  sources: Sources;
  parts: Parts;
  /** The gateway of the money that completed it. */
  gateway: string;
  /** The attempt that was paid; null for money without an attempt. */
  attemptId: string | null;
  /** Whether money arrived after the deadline. */
  isLate: boolean;
}

/**
 * The only way a payment is completed: pays for it, credits it, and ends what else is open for it. While the player's
 * account is banned or closed, and after its erasure, the money is held instead (decisions.md, Closed accounts), as it is
 * while a case says that a gateway took back what it had brought. The caller holds the locks of the player and the
 * payment. Returns whether it was credited.
 */
export async function complete(
  ctx: SettleContext,
  deps: EffectDependencies,
  { payment, sources, parts, gateway, attemptId, isLate }: Completion,
): Promise<boolean> {
  const isOpen = await isOpenAccount(ctx.tx, payment.userId, ctx.now);
  if (!isOpen || (await wasTakenBack(ctx.tx, payment.id, sources))) {
    await suspense.forAccount(ctx, payment, sources, parts);
    return false;
  }
  await keepUse(ctx.tx, deps.clock, payment);
  await allocate(ctx, payment, sources);
  await suspense.endParts(ctx, parts.free);
  await endOthers(ctx, payment, attemptId);
  if (isLate) await suspense.late(ctx, payment);
  await creditPayment(ctx.tx, deps, payment, gateway);
  return true;
}

/** Completes a payment with what cases hold for it, if that is enough. Returns whether it was credited. */
export async function completeByParts(
  ctx: SettleContext,
  deps: EffectDependencies,
  payment: Payment,
  parts: Parts,
): Promise<boolean> {
  const last = parts.movements.at(-1);
  if (!last || payment.status === 'COMPLETED' || parts.sum < payment.amount) return false;
  const { gateway, attemptId } = last;
  const sources = { held: parts.movements, fresh: [] };
  const isLate = parts.movements.some(({ toldAt, createdAt }) => (toldAt ?? createdAt) > payment.expiresAt);
  return complete(ctx, deps, { payment, sources, parts, gateway, attemptId, isLate });
}
