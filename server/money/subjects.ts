import { type Currency, unitsPerWhole } from '../../contract/currencies';
import type { Tx } from '../db/tables';
import { conflict, invalid, notFound } from '../errors';
import { isId } from '../ids';
import { moneySays } from '../messages/money';
import { paymentSays } from '../messages/payments';
import type { MoneyCase } from '../payments/cases';
import { heldBy, heldSum, type Movement } from '../payments/movements';
import { lockPayment, type Payment } from '../payments/payment';

/** Locks a payment and its player. Throws 404. */
export async function lockedPayment(tx: Tx, id: string): Promise<Payment> {
  const payment = await lockPayment(tx, id);
  if (!payment) throw notFound(paymentSays.unknown);
  return payment;
}

/** Locks an open case; after the payment, where there is one. Throws 404, and 409 for a closed one. */
export async function lockedCase(tx: Tx, id: string): Promise<MoneyCase> {
  const found = isId(id)
    ? await tx.selectFrom('moneyCases').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()
    : undefined;
  if (!found) throw notFound();
  if (found.state === 'closed') throw conflict(moneySays.caseClosed);
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
  if (held === 0 || !isCurrency(currency)) throw conflict(moneySays.holdsNothing);
  return { movements, held, currency };
}

const isCurrency = (text: string | undefined): text is Currency =>
  text !== undefined && Object.hasOwn(unitsPerWhole, text);

/** An amount as typed in the smallest unit. Throws 400 for a fraction that the currency does not have. */
export function unitsOf(amount: number, currency: Currency): number {
  const units = Math.round(amount * unitsPerWhole[currency]);
  if (Math.abs(units - amount * unitsPerWhole[currency]) > 1e-6) {
    throw invalid({ amount: [moneySays.wrongUnits] });
  }
  return units;
}
