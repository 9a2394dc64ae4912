import type { Tx } from '../db/tables';
import { recordEntry } from '../payments/ledger';
import type { Payment } from '../payments/payment';
import type { Request } from './request';

interface Taken {
  diamondsTaken: number;
  bonusTaken: number;
  /** Of them, what was spent already and is owed now. */
  debt: number;
}

/**
 * What a refund takes back of a grant: floor(granted × refunded so far ÷ amount), less what earlier refunds took, so that
 * parts add up to the whole (studio.md section 2). BigInt, as the product may pass 2^53.
 */
export function shareOf(granted: number, before: number, refund: number, amount: number): number {
  const upTo = (refunded: number) => (BigInt(granted) * BigInt(refunded)) / BigInt(amount);
  return Number(upTo(before + refund) - upTo(before));
}

/**
 * Takes the diamonds of a refund back, base and bonus apart, by entries that carry its id. What the player has spent
 * already becomes a debt, so that no balance falls below 0. The caller holds the player's lock.
 */
export async function takeDiamonds(tx: Tx, payment: Payment, request: Request, now: Date): Promise<Taken> {
  const { userId, amount, refunded } = payment;
  const share = (granted: number) => shareOf(granted, refunded, request.amount, amount);
  const diamondsTaken = share(payment.diamonds);
  const bonusTaken = share(payment.bonusDiamonds);
  const player = await tx
    .selectFrom('users')
    .select('diamonds')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const fromBase = Math.min(player.diamonds, diamondsTaken);
  const fromBonus = Math.min(player.diamonds - fromBase, bonusTaken);
  const entry = { userId, paymentId: payment.id, requestId: request.id };
  const entries = [
    { wallet: 'diamonds', amount: -fromBase, reason: 'refund' },
    { wallet: 'diamonds', amount: -fromBonus, reason: 'refund-bonus' },
    { wallet: 'debt', amount: diamondsTaken - fromBase, reason: 'refund' },
    { wallet: 'debt', amount: bonusTaken - fromBonus, reason: 'refund-bonus' },
  ] as const;
  for (const one of entries) {
    if (one.amount !== 0) await recordEntry(tx, { ...entry, ...one }, now);
  }
  return { diamondsTaken, bonusTaken, debt: diamondsTaken + bonusTaken - fromBase - fromBonus };
}
