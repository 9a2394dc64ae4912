import type { CaseKind } from '../../../contract/moneyStates';
import { inTransaction } from '../../db/guard';
import type { MovementsTable } from '../../db/moneyTables';
import type { Db, Tx } from '../../db/tables';
import type { EffectDependencies } from '../effects/effect';
import { mailAboutPart } from '../effects/moneyMails';
import { lockPayment, type PaymentOrder } from '../effects/payment';
import type { Gateway, GatewayUpdate } from '../gateways/gateway';
import type { SettleOutcome } from '../gateways/outcomes';
import { adopt } from './adopt';
import { endAttempt } from './endings';
import { misfitOf } from './misfit';
import type { Movement, ReportedTransfer } from './movements';
import { recognize } from './oneTransfer';
import { partsOf } from './parts';
import { complete } from './pay';
import { sumOf } from './sources';
import { holdForUnknown, type SettleContext, suspense } from './suspense';

export interface SettleDependencies extends EffectDependencies {
  db: Db;
}
export type ReportingGateway = Pick<Gateway, 'name' | 'takesParts' | 'reversesByFailure'>;
export interface Settled {
  outcome: SettleOutcome;
  /** Null for an order that is not ours. */
  paymentId: string | null;
  /** The kinds of the cases that it opened. */
  opened: CaseKind[];
}

/** A report about one of our orders, within the transaction that applies it. */
interface Settling extends PaymentOrder {
  deps: SettleDependencies;
  ctx: SettleContext;
  gateway: ReportingGateway;
  report: GatewayUpdate;
  transfers: Array<ReportedTransfer & { paymentId: string }>;
}

/**
 * Applies a gateway's report in one transaction: movements, allocations, state, ledger, wallet, cases and mail
 * (docs/security.md 31 to 33). Idempotent and independent of order: a payment is credited exactly once; money that arrives
 * after CANCELLED or FAILED is credited too; COMPLETED is final; money that does not fit is held by a case. Unique constraints,
 * not the isolation level, make a second notice change nothing.
 */
export const settle = (
  deps: SettleDependencies,
  gateway: ReportingGateway,
  report: GatewayUpdate,
  source: MovementsTable['source'],
): Promise<Settled> =>
  inTransaction(deps.db, async (tx) => {
    const opened: CaseKind[] = [];
    const ctx: SettleContext = { tx, now: deps.clock.now(), opened };
    const order = await lockOrder(tx, gateway.name, report.orderNumber);
    const reported = report.transfers.map((transfer) => ({
      ...transfer,
      gateway: gateway.name,
      orderNumber: report.orderNumber,
      source,
    }));
    if (!order) {
      const unknown = reported.map((transfer) => ({ ...transfer, paymentId: null, attemptId: null }));
      return { outcome: await holdForUnknown(ctx, unknown), paymentId: null, opened };
    }
    const [paymentId, attemptId] = [order.payment.id, order.attempt.id];
    const transfers = reported.map((transfer) => ({ ...transfer, paymentId, attemptId }));
    const outcome = await settleOrder({ deps, ctx, gateway, report, transfers, ...order });
    return { outcome, paymentId, opened };
  });

async function lockOrder(tx: Tx, gateway: string, orderNumber: string): Promise<PaymentOrder | undefined> {
  const found = tx
    .selectFrom('paymentAttempts')
    .where('gateway', '=', gateway)
    .where('orderNumber', '=', orderNumber);
  const known = await found.select('paymentId').executeTakeFirst();
  const payment = known && (await lockPayment(tx, known.paymentId));
  const attempt = payment && (await found.selectAll().forUpdate().executeTakeFirst());
  return attempt && { attempt, payment };
}

async function settleOrder(settling: Settling): Promise<SettleOutcome> {
  const sorted = await sortTransfers(settling);
  if (sorted.fresh.length > 0 || sorted.hasParts) return payByTransfers(settling, sorted);
  const { known } = sorted;
  const { ctx, payment, attempt, report, gateway } = settling;
  const ended = await endAttempt(ctx, { payment, attempt }, report, gateway);
  return known === undefined || ended === 'closed' || ended === 'reversed' ? ended : known;
}

interface Sorted {
  /** Transfers reported for the first time. */
  fresh: ReportedTransfer[];
  /** What a transfer that was reported before means for the outcome. */
  known: SettleOutcome | undefined;
  /** Whether money that a settlement file had reported became a part of the price. */
  hasParts: boolean;
}

async function sortTransfers({ ctx, gateway, payment, transfers, report }: Settling): Promise<Sorted> {
  const sorted: Sorted = { fresh: [], known: undefined, hasParts: false };
  // In a fixed order, as each transfer gets locked.
  for (const transfer of [...transfers].sort((a, b) => (a.reference < b.reference ? -1 : 1))) {
    const movement = await recognize(ctx.tx, transfer, ctx.now);
    if (!movement) {
      sorted.fresh.push(transfer);
      continue;
    }
    const misfit = misfitOf(gateway, payment, transfer, report.concern);
    const adopted = await adopt(ctx, movement, transfer, misfit);
    if (adopted === 'part') sorted.hasParts = true;
    else if (adopted) sorted.known = adopted;
    else if (isOther(movement, transfer)) sorted.known = await suspense.reused(ctx, transfer);
    else sorted.known ??= await repeated(ctx.tx, movement.caseId);
  }
  return sorted;
}

/** Whether it was reported before for another payment, order or amount; what a person typed names no order. */
const isOther = ({ paymentId, attemptId, amount, source }: Movement, given: ReportedTransfer): boolean =>
  paymentId !== given.paymentId ||
  amount !== given.amount ||
  (source !== 'hand' && attemptId !== given.attemptId);

/** A repeated notice about money that could not be credited gets the same outcome, as the gateway may want the reason. */
async function repeated(tx: Tx, caseId: string | null): Promise<SettleOutcome> {
  const held = caseId
    ? await tx.selectFrom('moneyCases').select('kind').where('id', '=', caseId).executeTakeFirst()
    : undefined;
  return held?.kind === 'amount-mismatch' || held?.kind === 'wrong-currency' ? held.kind : 'repeated';
}

/** Pays for the payment with the transfers and the parts received before, if together they reach its price. */
async function payByTransfers(
  { deps, ctx, gateway, report, attempt, payment }: Settling,
  sorted: Sorted,
): Promise<SettleOutcome> {
  let outcome: SettleOutcome = sorted.known ?? 'unchanged';
  const fresh: ReportedTransfer[] = [];
  for (const transfer of sorted.fresh) {
    const misfit = misfitOf(gateway, payment, transfer, report.concern);
    if (misfit) outcome = await suspense.movement(ctx, transfer, misfit);
    else fresh.push(transfer);
  }
  // Money that cannot pay changes nothing about the parts received before.
  if (payment.status === 'COMPLETED' || (fresh.length === 0 && !sorted.hasParts)) return outcome;
  const parts = await partsOf(ctx.tx, payment.id);
  const sources = { held: parts.movements, fresh };
  if (sumOf(sources) < payment.amount) {
    for (const one of fresh) await suspense.part(ctx, payment, one, parts);
    const mayBePaid = payment.status === 'PENDING' && payment.expiresAt > ctx.now && !parts.locked;
    if (mayBePaid) await mailAboutPart(ctx.tx, deps, payment, sumOf(sources));
    return 'partly-paid';
  }
  const isLate = fresh.some(({ at }) => (at ?? ctx.now) > payment.expiresAt);
  const paid = { gateway: gateway.name, attemptId: attempt.id, isLate };
  return (await complete(ctx, deps, { payment, sources, parts, ...paid })) ? 'credited' : 'account-not-open';
}
