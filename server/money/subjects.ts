import { type Currency, isCurrency, toMinorUnits } from '../../contract/currencies';
import type { Tx } from '../db/tables';
import { lockPayments, type Payment } from '../payments/effects/payment';
import type { MoneyCase } from '../payments/ledger/cases';
import { heldBy, heldSum, type Movement } from '../payments/ledger/movements';
import { conflict, invalid, notFound } from '../platform/errors';
import { isId } from '../platform/ids';
import { moneyMessages } from '../platform/messages/money';
import { paymentMessages } from '../platform/messages/payments';

/** Locks a payment and its player, and the person acting on it. Throws 404. */
export async function lockedPayment(tx: Tx, id: string, person?: string): Promise<Payment> {
  const [payment] = await lockPayments(tx, [id], person);
  if (!payment) throw notFound(paymentMessages.unknown);
  return payment;
}

/** The subjects of a request or an action. */
export interface Subjects {
  paymentId: string | null;
  caseId: string | null;
}
/** The rows of the subjects, locked. */
export interface LockedSubjects {
  payment: Payment | null;
  case: MoneyCase | null;
}

/**
 * Locks a request's subjects in the same order as settling: players, payments, case; including the case's own payment, as
 * its money may pay for it, and, with the players, the acting `person`. Throws 404 for what does not exist, and 409 for a
 * case that was given another payment meanwhile.
 */
export async function lockSubjects(
  tx: Tx,
  { paymentId, caseId }: Subjects,
  person?: string,
): Promise<LockedSubjects> {
  const known = caseId === null ? null : await findCase(tx, caseId);
  const ids = [paymentId, known?.paymentId ?? null].filter((id) => id !== null);
  const payments = await lockPayments(tx, ids, person);
  const payment = payments.find(({ id }) => id === paymentId) ?? null;
  if (paymentId !== null && !payment) throw notFound(paymentMessages.unknown);
  if (!known) return { payment, case: null };
  const locked = await tx
    .selectFrom('moneyCases')
    .selectAll()
    .where('id', '=', known.id)
    .forUpdate()
    .executeTakeFirstOrThrow();
  if (locked.paymentId !== known.paymentId) throw conflict(moneyMessages.caseChanged);
  return { payment, case: locked };
}

async function findCase(tx: Tx, id: string): Promise<Pick<MoneyCase, 'id' | 'paymentId'>> {
  const found = isId(id)
    ? await tx.selectFrom('moneyCases').select(['id', 'paymentId']).where('id', '=', id).executeTakeFirst()
    : undefined;
  if (!found) throw notFound();
  return found;
}

/** Throws 409 for a case that is closed. */
export function assertOpen(found: MoneyCase | null): void {
  if (found?.state === 'closed') throw conflict(moneyMessages.caseClosed);
}

/** Locks an open case, its payment and the person acting on it. Throws 404, and 409 for a closed one. */
export async function lockedCase(tx: Tx, id: string, person: string): Promise<MoneyCase> {
  const { case: found } = await lockSubjects(tx, { paymentId: null, caseId: id }, person);
  if (!found) throw notFound();
  assertOpen(found);
  return found;
}

/** The money that a case holds. Throws 409 when it holds none. */
export async function lockedMoney(
  tx: Tx,
  caseId: string,
): Promise<{ movements: Movement[]; held: number; currency: Currency }> {
  const movements = await heldBy(tx, caseId);
  const held = heldSum(movements);
  const currency = movements[0]?.currency;
  if (held === 0 || !isCurrency(currency)) throw conflict(moneyMessages.holdsNothing);
  return { movements, held, currency };
}

/** Converts a typed amount to the smallest unit. Throws 400 for a fraction that the currency does not have. */
export function readAmount(amount: number, currency: Currency): number {
  const units = toMinorUnits(amount, currency);
  if (!Number.isInteger(units)) throw invalid({ amount: [moneyMessages.wrongUnits] });
  return units;
}
