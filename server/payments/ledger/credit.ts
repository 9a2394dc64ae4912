import type { Tx } from '../../db/tables';
import type { Clock } from '../../platform/clock';
import type { Keys } from '../../platform/keys';
import { recordEntry, repayDebt } from './ledger';
import type { Payment } from './payment';
import { sendReceipt } from './receiptMail';
import { giveEarned } from './seasons';

export interface CreditDependencies {
  clock: Clock;
  keys: Keys;
  address: { public: string };
}

/**
 * Completes a payment whose price has been allocated to it: state, ledger, wallets, the receipt and the
 * player's season, in the caller's transaction (docs/security.md 32). A debt of the player is repaid from the credit (studio.md section 2). The
 * caller holds the locks of the player and the payment.
 */
export async function creditPayment(
  tx: Tx,
  deps: CreditDependencies,
  payment: Payment,
  gateway: string,
): Promise<void> {
  const now = deps.clock.now();
  const entry = { userId: payment.userId, wallet: 'diamonds', paymentId: payment.id } as const;
  await recordEntry(tx, { ...entry, amount: payment.diamonds, reason: 'purchase' }, now);
  if (payment.bonusDiamonds > 0) {
    await recordEntry(tx, { ...entry, amount: payment.bonusDiamonds, reason: 'bonus' }, now);
  }
  const credited = payment.diamonds + payment.bonusDiamonds;
  const repaidDebt = await repayDebt(tx, { userId: payment.userId, paymentId: payment.id, credited }, now);
  const completed = await tx
    .updateTable('payments')
    .set({ status: 'COMPLETED', settledAt: now, gateway, repaidDebt })
    .where('id', '=', payment.id)
    .returningAll()
    .executeTakeFirstOrThrow();
  await sendReceipt(tx, deps, completed);
  await giveEarned(tx, deps, completed);
}
