import type { Selectable } from 'kysely';
import type { Clock } from '../clock';
import { isDuplicate, transact } from '../db/guard';
import type { Db, PaymentsTable, Tx } from '../db/tables';
import type { Keys } from '../keys';
import { enqueue } from '../mail/outbox';
import type { GatewayNotice } from './gateways/gateway';
import { recordEntry } from './ledger';

type Payment = Selectable<PaymentsTable>;
export interface SettleDependencies {
  db: Db;
  clock: Clock;
  keys: Keys;
}
export type SettleOutcome =
  | 'credited'
  | 'already credited'
  | 'closed'
  | 'unchanged'
  | 'unknown order'
  | 'amount mismatch'
  | 'reference reused'
  | 'paid twice'
  | 'reversed';

/** Outcomes that need manual action: a transfer that no rule can assign. */
export const unresolvedOutcomes: readonly SettleOutcome[] = [
  'unknown order',
  'amount mismatch',
  'reference reused',
  'paid twice',
  'reversed',
];

/**
 * Applies a gateway's notice in one transaction: state, ledger, wallet and mail (docs/security.md 31 to 33). Idempotent
 * and independent of order: a payment is credited exactly once; money that arrives after CANCELLED or FAILED is
 * credited too; COMPLETED is final.
 */
export async function settle(
  deps: SettleDependencies,
  gateway: string,
  notice: GatewayNotice,
): Promise<SettleOutcome> {
  try {
    return await transact(deps.db, async (tx) => {
      const payment = await lockPayment(tx, gateway, notice.transactionId);
      if (!payment) return 'unknown order';
      if (notice.amount !== payment.amount || notice.currency !== payment.currency) return 'amount mismatch';
      if (payment.status === 'COMPLETED') return afterCredit(payment, notice);
      if (notice.outcome === 'COMPLETED') return credit(tx, deps, payment, notice);
      return close(tx, deps, payment, notice.outcome);
    });
  } catch (error) {
    // A transfer belongs to one order: the unique index rejects it for a second.
    if (isDuplicate(error, 'payments_provider_reference')) return 'reference reused';
    throw error;
  }
}

/** Locks the player before the payment, as creating one does; the same lock order avoids deadlocks. */
async function lockPayment(tx: Tx, gateway: string, id: string): Promise<Payment | undefined> {
  const found = tx.selectFrom('payments').where('id', '=', id).where('gateway', '=', gateway);
  const owner = await found.select('userId').executeTakeFirst();
  if (!owner) return undefined;
  await tx.selectFrom('users').select('id').where('id', '=', owner.userId).forUpdate().execute();
  return found.selectAll().forUpdate().executeTakeFirst();
}

async function credit(
  tx: Tx,
  deps: SettleDependencies,
  payment: Payment,
  notice: GatewayNotice,
): Promise<SettleOutcome> {
  const now = deps.clock.now();
  await tx
    .updateTable('payments')
    .set({ status: 'COMPLETED', settledAt: now, providerReference: notice.reference })
    .where('id', '=', payment.id)
    .execute();
  const entry = { userId: payment.userId, wallet: 'diamonds', paymentId: payment.id } as const;
  await recordEntry(tx, { ...entry, amount: payment.diamonds, reason: 'purchase' }, now);
  if (payment.bonusDiamonds > 0) {
    await recordEntry(tx, { ...entry, amount: payment.bonusDiamonds, reason: 'bonus' }, now);
  }
  await sendReceipt(tx, deps, payment);
  return 'credited';
}

/** A credited payment does not change: another transfer or a refund is reported for manual action. */
function afterCredit(payment: Payment, { outcome, reference }: GatewayNotice): SettleOutcome {
  if (outcome === 'FAILED' || outcome === 'CANCELLED') return 'reversed';
  const isAnother = outcome === 'COMPLETED' && reference !== payment.providerReference;
  return isAnother ? 'paid twice' : 'already credited';
}

async function sendReceipt(tx: Tx, deps: SettleDependencies, payment: Payment): Promise<void> {
  const values = {
    diamonds: String(payment.diamonds + payment.bonusDiamonds),
    packageName: payment.packageName,
    transactionId: payment.id,
  };
  // The buyer may be someone else, so the request's language is not the player's.
  await enqueue(tx, deps, { to: payment.email, template: 'purchaseDone', language: 'vi', values });
}

async function close(
  tx: Tx,
  { clock }: SettleDependencies,
  payment: Payment,
  outcome: GatewayNotice['outcome'],
): Promise<SettleOutcome> {
  if (payment.status !== 'PENDING' || outcome === 'PENDING') return 'unchanged';
  await tx
    .updateTable('payments')
    .set({ status: outcome, settledAt: clock.now() })
    .where('id', '=', payment.id)
    .execute();
  return 'closed';
}
