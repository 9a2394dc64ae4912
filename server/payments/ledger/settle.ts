import type { CaseKind } from '../../../contract/moneyStates';
import { transact } from '../../db/guard';
import type { MovementsTable } from '../../db/moneyTables';
import type { Db, Tx } from '../../db/tables';
import type { Gateway, Report, Transfer } from '../gateways/gateway';
import type { SettleOutcome } from '../gateways/outcomes';
import { adopt } from './adopt';
import type { CreditDependencies } from './credit';
import { endAttempt } from './endings';
import { type HoldDependencies, hold, holdForUnknown } from './hold';
import { misfitOf } from './misfit';
import { tellPart } from './moneyMails';
import { findMovement, type Movement, type NewMovement } from './movements';
import { partsOf } from './parts';
import { allocate, complete, sumOf } from './pay';
import { lockPayment, type PaymentOrder } from './payment';

export interface SettleDependencies extends CreditDependencies {
  db: Db;
}
export type ReportingGateway = Pick<Gateway, 'name' | 'takesParts' | 'reversesByFailure'>;
export interface Settled {
  outcome: SettleOutcome;
  /** Null for an order that is not ours. */
  paymentId: string | null;
  /** Cases opened by it. */
  opened: CaseKind[];
}

/** A report about one of our orders, within the transaction that applies it. */
interface Settling extends PaymentOrder {
  deps: SettleDependencies;
  holding: HoldDependencies;
  gateway: ReportingGateway;
  report: Report;
  /** What every movement of this report has in common. */
  told: NewMovement;
}

/**
 * Applies a gateway's report in one transaction: movements, allocations, state, ledger, wallet, cases and mail
 * (docs/security.md 31 to 33). Idempotent and independent of order: a payment is credited exactly once; money that arrives
 * after CANCELLED or FAILED is credited too; COMPLETED is final; money that does not fit is held by a case.
 */
export const settle = (
  deps: SettleDependencies,
  gateway: ReportingGateway,
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
    const outcome = await settleOrder({ deps, holding, gateway, report, told, ...order });
    return { outcome, paymentId: order.payment.id, opened };
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
  if (sorted.fresh.length > 0 || sorted.hasParts) return pay(settling, sorted);
  const { known } = sorted;
  const { holding, payment, attempt, report, gateway } = settling;
  const ended = await endAttempt(holding, { payment, attempt }, report, gateway);
  return known === undefined || ended === 'closed' || ended === 'reversed' ? ended : known;
}

interface Sorted {
  /** Transfers told for the first time. */
  fresh: Transfer[];
  /** What a transfer told before means. */
  known: SettleOutcome | undefined;
  /** Whether money that a settlement file had told about became a part of the price. */
  hasParts: boolean;
}

async function sortTransfers({ holding, gateway, payment, told, report }: Settling): Promise<Sorted> {
  const sorted: Sorted = { fresh: [], known: undefined, hasParts: false };
  // In a fixed order, as each is locked.
  for (const transfer of [...report.transfers].sort((a, b) => (a.reference < b.reference ? -1 : 1))) {
    const movement = await findMovement(holding.tx, told.gateway, transfer.reference);
    if (!movement) {
      sorted.fresh.push(transfer);
      continue;
    }
    const misfit = misfitOf(gateway, payment, transfer, report.concern);
    const adopted = await adopt(holding, payment, { movement, told, transfer, misfit });
    if (adopted === 'part') sorted.hasParts = true;
    else if (adopted) sorted.known = adopted;
    else if (isOther(movement, told, transfer)) sorted.known = await hold.reused(holding, told, transfer);
    else sorted.known ??= await repeated(holding.tx, movement.caseId);
  }
  return sorted;
}

/** Whether it was told about another payment, order or amount before; what a person typed names no order. */
const isOther = (
  { paymentId, attemptId, amount, source }: Movement,
  told: NewMovement,
  transfer: Transfer,
): boolean =>
  paymentId !== told.paymentId ||
  amount !== transfer.amount ||
  (source !== 'hand' && attemptId !== told.attemptId);

/** A second notice about money that could not be credited says so again, as the gateway may ask for the reason. */
async function repeated(tx: Tx, caseId: string | null): Promise<SettleOutcome> {
  const held = caseId
    ? await tx.selectFrom('moneyCases').select('kind').where('id', '=', caseId).executeTakeFirst()
    : undefined;
  return held?.kind === 'amount-mismatch' || held?.kind === 'wrong-currency' ? held.kind : 'repeated';
}

/** Pays for the payment with the transfers and with the parts that came before, if together they reach its price. */
async function pay(
  { deps, holding, gateway, report, attempt, payment, told }: Settling,
  sorted: Sorted,
): Promise<SettleOutcome> {
  let outcome: SettleOutcome = sorted.known ?? 'unchanged';
  const fresh: Array<{ told: NewMovement; transfer: Transfer }> = [];
  for (const transfer of sorted.fresh) {
    const misfit = misfitOf(gateway, payment, transfer, report.concern);
    if (misfit) outcome = await hold.movement(holding, told, transfer, misfit);
    else fresh.push({ told, transfer });
  }
  // Money that cannot pay changes nothing about the parts that came before.
  if (payment.status === 'COMPLETED' || (fresh.length === 0 && !sorted.hasParts)) return outcome;
  const parts = await partsOf(holding.tx, payment.id);
  const sources = { held: parts.movements, fresh };
  if (sumOf(sources) < payment.amount) {
    for (const one of fresh) await hold.part(holding, payment, one, parts);
    const mayBePaid = payment.status === 'PENDING' && payment.expiresAt > holding.now && !parts.locked;
    if (mayBePaid) await tellPart(holding.tx, deps, payment, sumOf(sources));
    return 'partly-paid';
  }
  await allocate(holding, payment, sources);
  await hold.endParts(holding, parts.free);
  const isLate = fresh.some(({ transfer: { at } }) => (at ?? holding.now) > payment.expiresAt);
  await complete(holding, deps, { payment, gateway: gateway.name, attemptId: attempt.id, isLate });
  return 'credited';
}
