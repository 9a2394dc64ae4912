import type { Tx } from '../../db/tables';
import type { EffectDependencies } from '../../payments/effects/effect';
import { refundPayment } from '../../payments/effects/effects';
import { mailAboutClosed, mailAboutReturned } from '../../payments/effects/moneyMails';
import type { Payment } from '../../payments/effects/payment';
import { closeCase } from '../../payments/ledger/cases';
import { partsOf } from '../../payments/ledger/parts';
import { complete } from '../../payments/ledger/pay';
import { type Sources, sumOf } from '../../payments/ledger/sources';
import { conflict, invalid } from '../../platform/errors';
import { moneyMessages } from '../../platform/messages/money';
import { waitingFor } from '../cases/waiting';
import { assertUnused } from '../reference';
import { assertOpen, lockedMoney, lockedPayment, lockSubjects } from '../subjects';
import { noteLateRequest } from './lateRequest';
import { type MoneyRequest, type Request, updateRequest } from './request';

/**
 * Carries out an approved request in the caller's transaction: `doneBy` is the person who confirmed it, null for the
 * gateway. The caller holds the locks of the payment, the case and the request.
 */
export async function finish(
  tx: Tx,
  deps: EffectDependencies,
  request: MoneyRequest,
  { doneBy, reference }: { doneBy: string | null; reference: string | null },
): Promise<Request> {
  const now = deps.clock.now();
  if (request.caseId) await assertUnchanged(tx, request.caseId, request);
  const done = { state: 'done', doneBy, reference: reference ?? request.reference, endedAt: now } as const;
  const change = { ...done, nextAskAt: null };
  if (request.kind === 'refund') {
    const payment = await lockedPayment(tx, request.paymentId ?? '');
    const { id, amount } = request;
    const taken = await refundPayment(tx, deps, payment, { id, amount, endedAt: now });
    await noteLateRequest(tx, request.id, now);
    return updateRequest(tx, request.id, { ...change, ...taken });
  }
  if (request.kind === 'settle') await settleManually(tx, deps, request);
  if (request.kind === 'match') await match(tx, deps, request, doneBy);
  if (request.caseId && request.kind === 'return') {
    await closeCase(tx, request.caseId, { outcome: 'refunded', closedBy: doneBy }, now);
    await noteLateRequest(tx, request.id, now);
    await mailAboutEnd(tx, deps, request.caseId, request);
  }
  if (request.caseId && request.kind === 'write-off') {
    await closeCase(tx, request.caseId, { outcome: 'written-off', closedBy: doneBy }, now);
    await mailAboutEnd(tx, deps, request.caseId, request);
  }
  return updateRequest(tx, request.id, change);
}

/**
 * Mails the readers of the payment that the money was meant for; nobody if that is unknown. Money that stays or is used
 * elsewhere is mailed about only when a mail had said that it was held, and a payment that it completes has its receipt.
 */
async function mailAboutEnd(
  tx: Tx,
  deps: EffectDependencies,
  caseId: string,
  { kind, paymentId, amount: units, currency }: MoneyRequest,
): Promise<void> {
  const payment = await tx
    .selectFrom('payments')
    .innerJoin('moneyCases', 'moneyCases.paymentId', 'payments.id')
    .selectAll('payments')
    .select('moneyCases.toldAt')
    .where('moneyCases.id', '=', caseId)
    .executeTakeFirst();
  if (!payment) return;
  if (kind === 'return') return mailAboutReturned(tx, deps, payment, { units, currency });
  if (payment.toldAt === null || payment.id === paymentId) return;
  await mailAboutClosed(tx, deps, payment, { units, currency, isMoved: kind === 'match' });
}

/** Pays for the payment with a transfer that no gateway reported, plus the parts received before. */
async function settleManually(tx: Tx, deps: EffectDependencies, request: MoneyRequest): Promise<void> {
  const now = deps.clock.now();
  const payment = await payable(tx, request);
  const reference = request.reference ?? request.id;
  const { amount, currency } = request;
  await assertUnused(tx, { paymentId: payment.id, reference, amount, currency });
  const order = { gateway: 'hand', orderNumber: null, paymentId: payment.id, attemptId: null } as const;
  const transfer = { ...order, source: 'hand', reference, amount, currency, at: now } as const;
  await payFor(tx, deps, payment, { held: [], fresh: [transfer] });
}

/** Pays for a payment with a case's money, plus the parts received before; a case holds any excess. */
async function match(
  tx: Tx,
  deps: EffectDependencies,
  request: MoneyRequest,
  doneBy: string | null,
): Promise<void> {
  const payment = await payable(tx, request);
  const caseId = request.caseId ?? '';
  await assertMatchable(tx, caseId, payment.id);
  const { movements } = await lockedMoney(tx, caseId);
  await payFor(tx, deps, payment, { held: movements, fresh: [] });
  await closeCase(tx, caseId, { outcome: 'matched', closedBy: doneBy }, deps.clock.now());
  await mailAboutEnd(tx, deps, caseId, request);
}

/**
 * Throws 400 for money that waits for a player's account: of an erased one it only goes back or is written off, and its
 * own payment is completed without anybody's request once the account is open.
 */
export async function assertMatchable(tx: Tx, caseId: string, paymentId: string): Promise<void> {
  const about = await waitingFor(tx, caseId);
  if (!about) return;
  if (about.isErased) throw invalid({ paymentId: [moneyMessages.erasedAccount] });
  if (about.paymentId === paymentId) throw invalid({ paymentId: [moneyMessages.waitsForAccount] });
}

/** Throws 409 when the money and the free parts do not reach the price. */
async function payFor(tx: Tx, deps: EffectDependencies, payment: Payment, more: Sources): Promise<void> {
  const ctx = { tx, now: deps.clock.now(), opened: [] };
  const parts = await partsOf(tx, payment.id);
  const sources = { ...more, held: [...parts.movements, ...more.held] };
  if (sumOf(sources) < payment.amount) throw conflict(moneyMessages.notEnough);
  const gateway = more.held[0]?.gateway ?? payment.gateway;
  await complete(ctx, deps, { payment, sources, parts, gateway, attemptId: null, isLate: false });
}

/** Returns the payment to complete. Throws 409 if it already is. */
async function payable(tx: Tx, { paymentId }: Request): Promise<Payment> {
  const payment = await lockedPayment(tx, paymentId ?? '');
  if (payment.status === 'COMPLETED') throw conflict(moneyMessages.isCompleted);
  return payment;
}

/**
 * Throws 409 unless the case is open and holds exactly what was requested: it has been locked since, so anything else is
 * wrong.
 */
async function assertUnchanged(tx: Tx, caseId: string, { amount, currency }: Request): Promise<void> {
  assertOpen((await lockSubjects(tx, { paymentId: null, caseId })).case);
  const money = await lockedMoney(tx, caseId);
  if (money.held !== amount || money.currency !== currency) throw conflict(moneyMessages.heldChanged);
}
