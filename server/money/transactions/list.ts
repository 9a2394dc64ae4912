import { sql } from 'kysely';
import { fromMinorUnits } from '../../../contract/currencies';
import { lastListedRow } from '../../../contract/resource';
import type { Transaction } from '../../../contract/transactions';
import type { Db } from '../../db/tables';
import type { Payment } from '../../payments/effects/payment';
import { maskEmail, seesContacts } from '../../platform/masking/contacts';
import { type Reader, seesCases } from '../cases/caseReaders';
import { withinAmounts } from './amountPage';
import { withAmounts } from './amounts';
import type { TransactionQuery } from './filters';
import { countMatching, firstRows, reachOf } from './matching';

/** A payment with its data from other tables. */
export interface TransactionRow
  extends Omit<Payment, 'language' | 'creator' | 'creatorNetwork' | 'offerId' | 'offerCode' | 'offerBonus'> {
  userName: string;
  references: string[];
  openCases: number;
}

/** The columns of `TransactionRow` over `payments` joined with its `users`; `now` decides which cases are due. */
export const rowColumns = (now: Date) => sql`payments.id, payments.user_id, users.user_name, payments.email,
  payments.package_id, payments.package_name, payments.diamonds, payments.bonus_diamonds, payments.amount,
  payments.currency, payments.gateway, payments.status, payments.created_at, payments.expires_at, payments.settled_at,
  payments.refunded,
  array(select reference from movements where movements.payment_id = payments.id
    order by movements.created_at, movements.id) as "references",
  (select count(*) from money_cases where money_cases.payment_id = payments.id
    and money_cases.state = 'open' and money_cases.due_at <= ${now}) as open_cases`;

/** One page of payments, and their number, counted up to one past the last that a page can show. */
export async function listTransactions(
  db: Db,
  asked: TransactionQuery,
  reader: Reader,
  now: Date,
): Promise<{ transactions: Transaction[]; total: number }> {
  const { sort } = asked;
  const direction = sql.raw(sort.direction);
  const order =
    sort.column === 'amount'
      ? sql`payments.currency ${direction}, payments.amount ${direction}, payments.id ${direction}`
      : sql`payments.created_at ${direction}, payments.id ${direction}`;
  const whole = await withAmounts(db, asked);
  const total = await countMatching(db, whole, reachOf(whole, sort, asked.to + 1));
  const { query, count } = await withinAmounts(db, { query: whole, count: total });
  const { from, to } = query;
  const first = firstRows(query, { sort, most: to + 1, count });
  // Selects the ids first: nothing else is read for the rows before the page.
  const { rows } = await sql<TransactionRow>`
    select ${rowColumns(now)} from payments join users on users.id = payments.user_id where payments.id in (
      select payments.id collate "default" from ${first} order by ${order} limit ${to - from + 1} offset ${from}
    ) order by ${order}`.execute(db);
  return {
    transactions: rows.map((row) => toTransaction(row, reader)),
    total: Math.min(total, lastListedRow + 1),
  };
}

/** The payment as sent to this reader. */
export function toTransaction(row: TransactionRow, reader: Reader): Transaction {
  const { createdAt, expiresAt, settledAt, status, amount, refunded, currency } = row;
  const isCredited = status === 'COMPLETED' && settledAt !== null;
  return {
    ...row,
    openCases: seesCases(reader) ? row.openCases : 0,
    email: seesContacts(reader) ? row.email : maskEmail(row.email),
    amount: fromMinorUnits(amount, currency),
    refunded: fromMinorUnits(refunded, currency),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    settledAt: settledAt?.toISOString() ?? null,
    secondsToSettle: isCredited ? Math.round((+settledAt - +createdAt) / 1000) : null,
  };
}
