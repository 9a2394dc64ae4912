import { unitsPerWhole } from '../../contract/currencies';
import { formatPrice } from '../../contract/money';
import { dayOf } from '../../contract/vietnamTime';
import { isDuplicate } from '../db/guard';
import type { Tx } from '../db/tables';
import { conflict } from '../errors';
import { enqueue } from '../mail/outbox';
import { moneySays } from '../messages/money';
import { closeCase, openCase } from '../payments/cases';
import { type CreditDependencies, creditPayment } from '../payments/credit';
import { allocateHeld, allocateNew, heldSum, type Movement } from '../payments/movements';
import type { Payment } from '../payments/payment';
import { addToDay } from '../payments/paymentDays';
import { type Request, updateRequest } from './request';
import { lockedMoney, lockedPayment } from './subjects';
import { takeDiamonds } from './takeDiamonds';

/**
 * Carries out an approved request in the caller's transaction: `doneBy` is the person who confirmed it, null for the
 * gateway. The caller holds the locks of the payment, the case and the request.
 */
export async function finish(
  tx: Tx,
  deps: CreditDependencies,
  request: Request,
  { doneBy, reference }: { doneBy: string | null; reference: string | null },
): Promise<Request> {
  const now = deps.clock.now();
  const done = { state: 'done', doneBy, reference: reference ?? request.reference, endedAt: now } as const;
  const change = { ...done, nextAskAt: null };
  if (request.kind === 'refund') {
    const taken = await giveBack(tx, deps, request);
    return updateRequest(tx, request.id, { ...change, ...taken });
  }
  if (request.kind === 'settle') await settleByHand(tx, deps, request);
  if (request.kind === 'match') await match(tx, deps, request, doneBy);
  if (request.caseId && request.kind === 'return')
    await closeCase(tx, request.caseId, 'refunded', doneBy, now);
  if (request.caseId && request.kind === 'write-off') {
    await closeCase(tx, request.caseId, 'written-off', doneBy, now);
  }
  return updateRequest(tx, request.id, change);
}

/** Takes the diamonds of a refund back, counts it, and tells the player. */
async function giveBack(tx: Tx, deps: CreditDependencies, request: Request) {
  const now = deps.clock.now();
  const payment = await lockedPayment(tx, request.paymentId ?? '');
  const { currency, language } = payment;
  const { amount } = request;
  const taken = await takeDiamonds(tx, payment, request, now);
  await tx
    .updateTable('payments')
    .set((eb) => ({ refunded: eb('refunded', '+', amount) }))
    .where('id', '=', payment.id)
    .execute();
  await addToDay(tx, dayOf(now), currency, { refunded: amount });
  const values = {
    amount: formatPrice(amount / unitsPerWhole[currency], currency, language),
    packageName: payment.packageName,
    diamonds: String(taken.diamondsTaken + taken.bonusTaken),
    transactionId: payment.id,
    ...(taken.debt > 0 && { debt: String(taken.debt) }),
  };
  await enqueue(tx, deps, { to: payment.email, template: 'refundDone', language, values });
  return { diamondsTaken: taken.diamondsTaken, bonusTaken: taken.bonusTaken };
}

/** A transfer that no gateway told about pays for the payment. */
async function settleByHand(tx: Tx, deps: CreditDependencies, request: Request): Promise<void> {
  const payment = await payable(tx, request);
  const told = {
    gateway: 'hand',
    orderNumber: null,
    paymentId: payment.id,
    attemptId: null,
    source: 'hand',
  } as const;
  const { id: paymentId, amount, currency } = payment;
  const now = deps.clock.now();
  const transfer = { reference: request.reference ?? request.id, amount, currency, at: now };
  await allocateNew(tx, told, transfer, { paymentId, amount, restCase: null }, now).catch(
    (error: unknown) => {
      if (isDuplicate(error, 'movements_reference')) throw conflict(moneySays.referenceUsed);
      throw error;
    },
  );
  await creditPayment(tx, deps, payment, payment.gateway);
}

/** The money of a case pays for a payment; what is over is held by a case of its own. */
async function match(
  tx: Tx,
  deps: CreditDependencies,
  request: Request,
  doneBy: string | null,
): Promise<void> {
  const now = deps.clock.now();
  const payment = await payable(tx, request);
  const caseId = request.caseId ?? '';
  const { movements, held } = await lockedMoney(tx, caseId);
  if (held < payment.amount) throw conflict(moneySays.notEnough);
  const rest = held - payment.amount;
  const restCase = rest > 0 ? await openRest(tx, payment, request, rest, now) : null;
  let missing = payment.amount;
  for (const movement of movements) {
    const amount = Math.min(missing, heldSum([movement]));
    missing -= amount;
    if (amount > 0) await allocate(tx, movement, payment.id, amount, restCase, now);
    else await moveTo(tx, movement, restCase);
  }
  await closeCase(tx, caseId, 'matched', doneBy, now);
  await creditPayment(tx, deps, payment, movements[0]?.gateway ?? payment.gateway);
}

const allocate = (
  tx: Tx,
  movement: Movement,
  paymentId: string,
  amount: number,
  restCase: string | null,
  now: Date,
) =>
  allocateHeld(
    tx,
    movement,
    { paymentId, amount, restCase: amount < heldSum([movement]) ? restCase : null },
    now,
  );

const moveTo = (tx: Tx, { id }: Movement, caseId: string | null) =>
  tx.updateTable('movements').set({ caseId }).where('id', '=', id).execute();

const openRest = async (tx: Tx, payment: Payment, { id }: Request, amount: number, now: Date) => {
  const { currency, gateway } = payment;
  const key = `rest of ${id}`;
  const rest = await openCase(
    tx,
    { key, kind: 'overpaid', paymentId: payment.id, gateway, amount, currency },
    now,
  );
  return rest.id;
};

/** The payment that is to be completed. Throws 409 when it is. */
async function payable(tx: Tx, { paymentId }: Request): Promise<Payment> {
  const payment = await lockedPayment(tx, paymentId ?? '');
  if (payment.status === 'COMPLETED') throw conflict(moneySays.isCompleted);
  return payment;
}
