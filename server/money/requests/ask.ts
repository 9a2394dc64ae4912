import type { GrantBody, RefundBody, ResolveBody, SettleBody } from '../../../contract/moneyRequests';
import { openRequestStates } from '../../../contract/moneyStates';
import { assertActFor } from '../../accounts/players/account';
import { inTransaction } from '../../db/guard';
import type { Tx } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import type { Actor } from '../../http/types';
import type { Payment } from '../../payments/effects/payment';
import { partsOf } from '../../payments/ledger/parts';
import { conflict, invalid } from '../../platform/errors';
import { grantMessages } from '../../platform/messages/grants';
import { moneyMessages } from '../../platform/messages/money';
import { assertUnused } from '../reference';
import { assertOpen, lockedMoney, lockedPayment, lockSubjects, readAmount } from '../subjects';
import { begin } from './begin';
import { assertMatchable } from './finish';
import { lockHolder } from './holder';
import { assertNoCaseHolds, assertNoRefund } from './onceBack';
import { refundsItself } from './refundsItself';
import { type Asked, findSame, type Request } from './request';
import { hashOf } from './secondPersonSteps';

/**
 * Requests a refund. Together with open and finished refunds it must stay within the payment's amount. Throws 409 naming
 * an open case that holds money of the payment.
 */
export const requestRefund = (
  deps: Dependencies,
  actor: Actor,
  paymentId: string,
  { amount, ...body }: RefundBody,
): Promise<Request> =>
  inTransaction(deps.db, async (tx) => {
    const payment = await lockedPayment(tx, paymentId, actor.id);
    if (payment.status !== 'COMPLETED') throw conflict(moneyMessages.notCompleted);
    const { id, currency } = payment;
    const units = readAmount(amount, currency);
    const asked = {
      ...body,
      kind: 'refund',
      paymentId: id,
      caseId: null,
      userId: null,
      amount: units,
      reference: null,
    } as const;
    const same = await findSame(tx, actor.id, asked);
    if (same) return same;
    await assertRefundable(tx, payment, units);
    await assertNoCaseHolds(tx, id);
    const byGateway = await refundsItself(tx, deps, payment);
    return begin(tx, deps, actor, { ...asked, currency, byGateway, askedHash: hashOf(asked) });
  });

async function assertRefundable(tx: Tx, { id, amount, refunded }: Payment, more: number): Promise<void> {
  const { sum } = await tx
    .selectFrom('moneyRequests')
    .select((eb) => eb.fn.coalesce(eb.fn.sum<number>('amount'), eb.lit(0)).as('sum'))
    .where('paymentId', '=', id)
    .where('kind', '=', 'refund')
    .where('state', 'in', openRequestStates)
    .executeTakeFirstOrThrow();
  if (refunded + Number(sum) + more > amount) throw invalid({ amount: [moneyMessages.tooMuch] });
}

/**
 * Completes a payment with a transfer that no gateway reported: for what is missing of its price, or for more if `amount`
 * says so. Throws 409 naming the case or the payment that already has the transfer.
 */
export const requestSettlement = (
  deps: Dependencies,
  actor: Actor,
  paymentId: string,
  { amount, ...body }: SettleBody,
): Promise<Request> =>
  inTransaction(deps.db, async (tx) => {
    const payment = await lockedPayment(tx, paymentId, actor.id);
    const { id, currency, status } = payment;
    const given = amount === undefined ? null : readAmount(amount, currency);
    const about = { kind: 'settle', paymentId: id, caseId: null, userId: null, reasonKind: null } as const;
    const asked: Asked = { ...body, ...about, amount: given };
    const same = await findSame(tx, actor.id, asked);
    if (same) return same;
    if (status === 'COMPLETED') throw conflict(moneyMessages.isCompleted);
    const missing = payment.amount - (await partsOf(tx, id)).sum;
    if (missing <= 0) throw conflict(moneyMessages.waitsForAccount);
    const { reference } = body;
    await assertUnused(tx, { paymentId: id, reference, amount: given ?? missing, currency });
    if (given !== null && given < missing) throw invalid({ amount: [moneyMessages.tooLittle] });
    const wanted = { ...asked, amount: given ?? missing, currency, byGateway: false };
    return begin(tx, deps, actor, { ...wanted, askedHash: hashOf(asked) });
  });

/** Ends a case that holds money. Throws 409 naming its payment for a return while a refund of it is open. */
export const requestResolution = (
  deps: Dependencies,
  actor: Actor,
  caseId: string,
  { paymentId, reference, ...body }: ResolveBody,
): Promise<Request> =>
  inTransaction(deps.db, async (tx) => {
    if (body.kind !== 'return' && !reference) throw invalid({ reference: [moneyMessages.referenceNeeded] });
    if (body.kind === 'match' && !paymentId) throw invalid({ paymentId: [moneyMessages.paymentNeeded] });
    const target = (body.kind === 'match' && paymentId) || null;
    const { payment, case: found } = await lockSubjects(tx, { paymentId: target, caseId }, actor.id);
    const typed = { ...body, reference: reference ?? null };
    const about = { paymentId: target, caseId, userId: null } as const;
    const asked: Asked = { ...typed, ...about, amount: null, reasonKind: null };
    const same = await findSame(tx, actor.id, asked);
    if (same) return same;
    assertOpen(found);
    if (body.kind === 'return') await assertNoRefund(tx, found?.paymentId ?? null);
    const { held, currency } = await lockedMoney(tx, caseId);
    if (payment) await assertMatchable(tx, caseId, payment.id);
    if (payment) await assertMatches(tx, payment, { caseId, held, currency });
    const wanted = { ...asked, amount: held, currency, byGateway: false };
    return begin(tx, deps, actor, { ...wanted, askedHash: hashOf(asked) });
  });

/** Asserts that the case's money, with the parts already received, reaches the price of the payment. */
async function assertMatches(
  tx: Tx,
  payment: Payment,
  { caseId, held, currency }: { caseId: string; held: number; currency: string },
): Promise<void> {
  if (payment.status === 'COMPLETED') throw invalid({ paymentId: [moneyMessages.isCompleted] });
  if (payment.currency !== currency) throw invalid({ paymentId: [moneyMessages.otherCurrency] });
  const parts = await partsOf(tx, payment.id);
  const others = parts.free.includes(caseId) ? parts.sum - held : parts.sum;
  if (others + held < payment.amount) throw invalid({ paymentId: [moneyMessages.notEnough] });
}

/**
 * Gives a player diamonds or gold, or takes them: at once, or after a second person's approval when it exceeds the
 * limit per person or per player and day. Throws 400 above the daily cap, and 409 naming `amount` for one's own account
 * or a closed one.
 */
export const requestGrant = (
  deps: Dependencies,
  actor: Actor,
  userId: string,
  { wallet, ...body }: GrantBody,
): Promise<Request> =>
  inTransaction(deps.db, async (tx) => {
    if (actor.id === userId) throw conflict(grantMessages.own, { amount: [grantMessages.own] });
    const holder = await lockHolder(tx, userId, actor.id);
    const about = { kind: 'grant', paymentId: null, caseId: null, userId, reference: null } as const;
    const asked = { ...body, ...about, currency: wallet };
    const same = await findSame(tx, actor.id, asked);
    if (same) return same;
    assertActFor('grant', holder, { now: deps.clock.now(), field: 'amount' });
    const { amount } = body;
    if (amount === 0) throw invalid({ amount: [grantMessages.zero] });
    if (holder[wallet] + amount < 0) throw invalid({ amount: [grantMessages.tooMuchTaken(holder[wallet])] });
    return begin(tx, deps, actor, { ...asked, byGateway: false, askedHash: hashOf(asked) });
  });
