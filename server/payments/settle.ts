import type { CaseKind } from '../../contract/moneyStates';
import { transact } from '../db/guard';
import type { MovementsTable } from '../db/moneyTables';
import type { Db, Tx } from '../db/tables';
import { type CreditDependencies, creditPayment } from './credit';
import { endAttempt, markPaid } from './endings';
import type { Gateway, Report, Transfer } from './gateways/gateway';
import { type HoldDependencies, hold, holdForUnknown } from './hold';
import { allocateHeld, allocateNew, findMovement, heldBy, heldSum, type NewMovement } from './movements';
import type { SettleOutcome } from './outcomes';
import { type Attempt, lockPayment, type Payment } from './payment';

export interface SettleDependencies extends CreditDependencies {
  db: Db;
}
export type Teller = Pick<Gateway, 'name' | 'takesParts' | 'reversesByFailure'>;
export interface Settled {
  outcome: SettleOutcome;
  /** Null for an order that is not ours. */
  paymentId: string | null;
  /** Cases opened by it. */
  opened: CaseKind[];
}

/**
 * Applies a gateway's report in one transaction: movements, allocations, state, ledger, wallet, cases and mail
 * (docs/security.md 31 to 33). Idempotent and independent of order: a payment is credited exactly once; money that arrives
 * after CANCELLED or FAILED is credited too; COMPLETED is final; money that does not fit is held by a case.
 */
export const settle = (
  deps: SettleDependencies,
  gateway: Teller,
  report: Report,
  source: MovementsTable['source'],
): Promise<Settled> =>
  transact(deps.db, async (tx) => {
    const opened: CaseKind[] = [];
    const holding: HoldDependencies = { tx, now: deps.clock.now(), opened };
    const order = await lockOrder(tx, gateway.name, report.orderNumber);
    const told: NewMovement = {
      gateway: gateway.name,
      orderNumber: report.orderNumber,
      paymentId: order?.payment.id ?? null,
      attemptId: order?.attempt.id ?? null,
      source,
    };
    if (!order) return { outcome: await holdForUnknown(holding, told, report), paymentId: null, opened };
    const outcome = await settleOrder(deps, holding, gateway, order, told, report);
    return { outcome, paymentId: order.payment.id, opened };
  });

interface OurOrder {
  attempt: Attempt;
  payment: Payment;
}

async function lockOrder(tx: Tx, gateway: string, orderNumber: string): Promise<OurOrder | undefined> {
  const found = tx
    .selectFrom('paymentAttempts')
    .where('gateway', '=', gateway)
    .where('orderNumber', '=', orderNumber);
  const known = await found.select('paymentId').executeTakeFirst();
  const payment = known && (await lockPayment(tx, known.paymentId));
  const attempt = payment && (await found.selectAll().forUpdate().executeTakeFirst());
  return attempt && { attempt, payment };
}

async function settleOrder(
  deps: SettleDependencies,
  holding: HoldDependencies,
  gateway: Teller,
  order: OurOrder,
  told: NewMovement,
  report: Report,
): Promise<SettleOutcome> {
  const { fresh, known } = await sortTransfers(holding, told, report.transfers);
  if (fresh.length > 0) return settleTransfers(deps, holding, gateway, order, told, report, fresh);
  if (known) return known;
  return endAttempt(holding, order.payment, order.attempt, report, gateway);
}

/** The transfers told for the first time, and what a transfer told before means. */
async function sortTransfers(holding: HoldDependencies, told: NewMovement, transfers: readonly Transfer[]) {
  const fresh: Transfer[] = [];
  let known: SettleOutcome | undefined;
  // In a fixed order, as each is locked.
  for (const transfer of [...transfers].sort((a, b) => (a.reference < b.reference ? -1 : 1))) {
    const movement = await findMovement(holding.tx, told.gateway, transfer.reference);
    if (!movement) fresh.push(transfer);
    else if (movement.attemptId === told.attemptId) known ??= await repeated(holding.tx, movement.caseId);
    else known = await hold.reused(holding, told, transfer);
  }
  return { fresh, known };
}

/** A transfer of a wrong amount stays one, however often it is told. */
async function repeated(tx: Tx, caseId: string | null): Promise<SettleOutcome> {
  const held = caseId
    ? await tx.selectFrom('moneyCases').select('kind').where('id', '=', caseId).executeTakeFirst()
    : undefined;
  return held?.kind === 'amount-mismatch' || held?.kind === 'wrong-currency' ? held.kind : 'repeated';
}

async function settleTransfers(
  deps: SettleDependencies,
  holding: HoldDependencies,
  gateway: Teller,
  { payment, attempt }: OurOrder,
  told: NewMovement,
  report: Report,
  transfers: readonly Transfer[],
): Promise<SettleOutcome> {
  const parts: Transfer[] = [];
  let outcome: SettleOutcome = 'unchanged';
  for (const transfer of transfers) {
    const misfit = misfitOf(gateway, payment, report, transfer);
    if (misfit) outcome = await hold.movement(holding, told, transfer, misfit);
    else parts.push(transfer);
  }
  if (parts.length === 0) return outcome;
  const isPaid = await payWith(holding, payment, told, parts);
  if (!isPaid) return 'partly-paid';
  await markPaid(holding, payment, attempt);
  if (parts.some(({ at }) => (at ?? holding.now) > payment.expiresAt)) await hold.late(holding, payment);
  await creditPayment(holding.tx, deps, payment, gateway.name);
  return 'credited';
}

/** Why a transfer cannot pay for a payment; null when it can. */
function misfitOf(
  gateway: Teller,
  payment: Payment,
  { concern }: Report,
  { amount, currency }: Transfer,
): CaseKind | null {
  if (concern === 'suspected-fraud') return 'suspected-fraud';
  if (currency !== payment.currency) return 'wrong-currency';
  if (payment.status === 'COMPLETED') return 'paid-twice';
  return !gateway.takesParts && amount !== payment.amount ? 'amount-mismatch' : null;
}

/**
 * Allocates the transfers, and those that came before, to the payment if they reach its price; what is over is held by a
 * case. Otherwise they wait in one. Returns whether the price is reached.
 */
async function payWith(
  holding: HoldDependencies,
  payment: Payment,
  told: NewMovement,
  transfers: readonly Transfer[],
): Promise<boolean> {
  const { tx, now } = holding;
  const waiting = await hold.findUnderpaid(holding, payment);
  const earlier = waiting ? await heldBy(tx, waiting) : [];
  const sum = heldSum(earlier) + transfers.reduce((total, { amount }) => total + amount, 0);
  if (sum < payment.amount) {
    for (const transfer of transfers) await hold.underpaid(holding, payment, told, transfer);
    return false;
  }
  let missing = payment.amount;
  for (const movement of earlier) {
    const amount = Math.min(missing, movement.amount - movement.allocated);
    missing -= amount;
    await allocateHeld(tx, movement, { paymentId: payment.id, amount, restCase: null }, now);
  }
  for (const transfer of transfers) {
    const amount = Math.min(missing, transfer.amount);
    missing -= amount;
    const rest = transfer.amount - amount;
    if (amount === 0) await hold.movement(holding, told, transfer, 'overpaid');
    else {
      const restCase = rest > 0 ? await hold.overpaid(holding, payment, told, transfer, rest) : null;
      await allocateNew(tx, told, transfer, { paymentId: payment.id, amount, restCase }, now);
    }
  }
  if (waiting) await hold.endUnderpaid(holding, waiting);
  return true;
}
