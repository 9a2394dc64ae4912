import { type RawBuilder, sql } from 'kysely';
import { fromMinorUnits } from '../../../contract/currencies';
import { transactions } from '../../../contract/readResources';
import type { Transaction } from '../../../contract/transactions';
import type { Payment } from '../../payments/effects/payment';
import { isErasedEmail } from '../../platform/erasedAddress';
import { maskEmail, seesContacts } from '../../platform/masking/contacts';
import type { ListRows } from '../../resources/sqlSource';
import { type Reader, seesCases } from '../cases/caseReaders';
import { amountHolds, idHolds, impliedBy } from './filters';
import { findPayments } from './search';

/** A payment with its data from other tables. */
export interface TransactionRow
  extends Omit<Payment, 'language' | 'creator' | 'creatorNetwork' | 'offerId' | 'offerCode' | 'offerBonus'> {
  userName: string;
  /** The player's address now; `email` is the one that the payment was begun for. */
  currentEmail: string;
  references: string[];
  openCases: number;
}

/** Payments with their data from other tables; `now` decides which cases are due. */
export const paymentsAt = (now: Date): RawBuilder<unknown> => sql`(select payments.*,
    (select user_name from users where users.id = payments.user_id) as user_name,
    (select users.email from users where users.id = payments.user_id) as current_email,
    array(select reference from movements where movements.payment_id = payments.id
      order by movements.created_at, movements.id) as "references",
    (select count(*) from money_cases where money_cases.payment_id = payments.id
      and money_cases.state = 'open' and money_cases.due_at <= ${now}) as open_cases
  from payments) payments`;

/** The columns of `TransactionRow` over `paymentsAt`. */
export const rowColumns = sql`id, user_id, user_name, email, current_email, package_id, package_name, diamonds, bonus_diamonds, amount,
  currency, gateway, status, created_at, expires_at, settled_at, refunded, "references", open_cases`;

/** The payments of the shop as staff list them. */
export const transactionRows: ListRows<TransactionRow, Transaction> = {
  resource: transactions,
  from: ({ now }) => paymentsAt(now),
  columns: rowColumns,
  visible: () => [],
  holds: { id: idHolds, amount: amountHolds },
  sorts: { amount: ['currency', 'amount'] },
  search: async (db, text, { actor }) => {
    const { ids, isMore } = await findPayments(db, text, seesContacts(actor));
    return { where: sql`id = any(${ids}::text[])`, isMore };
  },
  implied: impliedBy,
  isReadOnce: true,
  shown: async (_db, rows, { actor }) => rows.map((row) => toTransaction(row, actor)),
};

/** An address as this reader may see it. */
export const emailFor = (reader: Reader, email: string) => (seesContacts(reader) ? email : maskEmail(email));

/** The payment as sent to this reader, with the address that its player has now. An erasure clears the payments first. */
export function toTransaction({ currentEmail, ...row }: TransactionRow, reader: Reader): Transaction {
  const { createdAt, expiresAt, settledAt, status, amount, refunded, currency, email } = row;
  const isCredited = status === 'COMPLETED' && settledAt !== null;
  return {
    ...row,
    openCases: seesCases(reader) ? row.openCases : 0,
    email: emailFor(reader, isErasedEmail(email) ? email : currentEmail),
    amount: fromMinorUnits(amount, currency),
    refunded: fromMinorUnits(refunded, currency),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
    secondsToSettle: isCredited ? Math.round((+settledAt - +createdAt) / 1000) : null,
  };
}
