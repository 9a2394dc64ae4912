import type { Tx } from '../../db/tables';
import type { Refund } from './effect';
import { recordEntry } from './entries';
import type { Payment } from './payment';

/**
 * What a refund takes back of a grant: floor(granted × refunded so far ÷ amount), less what earlier refunds took, so that
 * the parts add up to the whole (studio.md section 2). BigInt, as the product may exceed 2^53.
 */
export function shareOf(granted: number, before: number, refund: number, amount: number): number {
  const upTo = (refunded: number) => (BigInt(granted) * BigInt(refunded)) / BigInt(amount);
  return Number(upTo(before + refund) - upTo(before));
}

/** Diamonds and bonus that the finished refunds of a payment took back, from the balance or as a debt. */
export const takenBackOf = ({
  diamonds,
  bonusDiamonds,
  refunded,
  amount,
}: Pick<Payment, 'amount' | 'refunded' | 'diamonds' | 'bonusDiamonds'>): number =>
  shareOf(diamonds, 0, refunded, amount) + shareOf(bonusDiamonds, 0, refunded, amount);

/** What a refund takes of base and bonus, as far as the balance covers it; the rest becomes a debt. */
export interface Taken {
  diamondsTaken: number;
  bonusTaken: number;
  fromBase: number;
  fromBonus: number;
  /** What was already spent, and is owed from then on. */
  debt: number;
}

/** What a refund of `refund` would take from a payment now, for a player with `balance` diamonds. */
export function takenBy(
  payment: Pick<Payment, 'amount' | 'refunded' | 'diamonds' | 'bonusDiamonds'>,
  refund: number,
  balance: number,
): Taken {
  const share = (granted: number) => shareOf(granted, payment.refunded, refund, payment.amount);
  const diamondsTaken = share(payment.diamonds);
  const bonusTaken = share(payment.bonusDiamonds);
  const fromBase = Math.min(balance, diamondsTaken);
  const fromBonus = Math.min(balance - fromBase, bonusTaken);
  const debt = diamondsTaken + bonusTaken - fromBase - fromBonus;
  return { diamondsTaken, bonusTaken, fromBase, fromBonus, debt };
}

/**
 * Takes back the diamonds of a refund, base and bonus separately, through entries that carry its id. What the player has
 * already spent becomes a debt, so that no balance falls below 0. The caller holds the player's lock.
 */
export async function clawBack(tx: Tx, { payment, id, taken, now }: Refund): Promise<void> {
  const { diamondsTaken, bonusTaken, fromBase, fromBonus } = taken;
  const entry = { userId: payment.userId, cause: { paymentId: payment.id, requestId: id } };
  const entries = [
    { wallet: 'diamonds', amount: -fromBase, reason: 'refund' },
    { wallet: 'diamonds', amount: -fromBonus, reason: 'refund-bonus' },
    { wallet: 'debt', amount: diamondsTaken - fromBase, reason: 'refund' },
    { wallet: 'debt', amount: bonusTaken - fromBonus, reason: 'refund-bonus' },
  ] as const;
  for (const one of entries) {
    if (one.amount !== 0) await recordEntry(tx, { ...entry, ...one }, now);
  }
}
