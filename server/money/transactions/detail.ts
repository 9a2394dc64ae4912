import { sql } from 'kysely';
import { fromMinorUnits } from '../../../contract/currencies';
import type { TransactionDetail } from '../../../contract/transactions';
import type { Db } from '../../db/tables';
import { repaidDebt } from '../../payments/effects/entries';
import type { Payment } from '../../payments/effects/payment';
import { isErasedEmail } from '../../platform/erasedAddress';
import { notFound } from '../../platform/errors';
import { textFor } from '../../platform/masking/contacts';
import { paymentMessages } from '../../platform/messages/payments';
import { casesAbout } from '../cases/caseList';
import { type Reader, seesCases } from '../cases/caseReaders';
import { notesAbout } from '../cases/notes';
import { emailFor, paymentsAt, rowColumns, type TransactionRow, toTransaction } from './list';
import { moment } from './shown';
import { timelineOf } from './timeline';

type DetailRow = TransactionRow &
  Pick<Payment, 'language' | 'offerId' | 'offerCode' | 'offerBonus'> & { repaidDebt: number };

/** Everything about one payment that this reader may see. Throws 404. */
export async function readTransaction(
  db: Db,
  id: string,
  reader: Reader,
  now: Date,
): Promise<TransactionDetail> {
  const { rows } = await sql<DetailRow>`
    select ${rowColumns}, language, ${repaidDebt} as repaid_debt, offer_id, offer_code, offer_bonus
    from ${paymentsAt(now)} where id = ${id}`.execute(db);
  const [row] = rows;
  if (!row) throw notFound(paymentMessages.unknown);
  const { language, repaidDebt: repaid, offerId, offerCode, offerBonus, ...shown } = row;
  const [attempts, movements, cases, entries, notes, buyer] = await Promise.all([
    attemptsOf(db, id),
    movementsOf(db, id, reader),
    casesAbout(db, id, reader),
    entriesOf(db, id),
    notesAbout(db, { paymentId: id }, reader),
    buyerOf(db, id, reader),
  ]);
  const timeline = await timelineOf(db, { ...row, attempts, cases, notes }, reader);
  const { email, currentEmail } = shown;
  const isSame = isErasedEmail(email) || email.toLowerCase() === currentEmail.toLowerCase();
  return {
    ...toTransaction(shown, reader),
    earlierEmail: isSame ? null : emailFor(reader, email),
    language,
    repaidDebt: repaid,
    offer: offerId && offerCode ? { id: offerId, code: offerCode, bonus: offerBonus } : null,
    buyer,
    attempts,
    movements,
    cases,
    entries,
    notes,
    timeline,
  };
}

async function buyerOf(db: Db, paymentId: string, reader: Reader): Promise<TransactionDetail['buyer']> {
  const found = await db
    .selectFrom('paymentBuyers')
    .select(['email', 'name', 'message'])
    .where('paymentId', '=', paymentId)
    .executeTakeFirst();
  if (!found) return null;
  const shown = (text: string | null) => (text === null ? null : textFor(reader, text));
  const email = found.email && emailFor(reader, found.email);
  return { email, name: shown(found.name), message: shown(found.message) };
}

async function attemptsOf(db: Db, paymentId: string): Promise<TransactionDetail['attempts']> {
  const rows = await db
    .selectFrom('paymentAttempts')
    .select(['id', 'gateway', 'orderNumber', 'gatewayId', 'state', 'createdAt', 'expiresAt', 'linkedAt'])
    .select(['endedAt', 'askedAt', 'nextAskAt'])
    .where('paymentId', '=', paymentId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ createdAt, expiresAt, linkedAt, endedAt, askedAt, nextAskAt, ...row }) => ({
    ...row,
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    linkedAt: moment(linkedAt),
    endedAt: moment(endedAt),
    askedAt: moment(askedAt),
    nextAskAt: moment(nextAskAt),
  }));
}

/** Money reported for this payment, and money of other orders that was matched to it. */
async function movementsOf(
  db: Db,
  paymentId: string,
  reader: Reader,
): Promise<TransactionDetail['movements']> {
  const rows = await db
    .selectFrom('movements')
    .leftJoin('allocations', (join) =>
      join.onRef('allocations.movementId', '=', 'movements.id').on('allocations.paymentId', '=', paymentId),
    )
    .select(['movements.id', 'gateway', 'reference', 'movements.amount', 'currency', 'caseId', 'source'])
    .select(['toldAt', 'movements.createdAt', 'allocations.amount as allocated'])
    // Separate conditions, each with its own index: with `or` all movements would be read.
    .where(
      sql<boolean>`movements.id in (select id from movements where payment_id = ${paymentId}
        union select movement_id from allocations where payment_id = ${paymentId})`,
    )
    .orderBy('movements.createdAt')
    .orderBy('movements.id')
    .execute();
  return rows.map(({ amount, allocated, currency, toldAt, createdAt, caseId, ...row }) => ({
    ...row,
    caseId: seesCases(reader) ? caseId : null,
    currency,
    amount: fromMinorUnits(amount, currency),
    allocated: fromMinorUnits(allocated ?? 0, currency),
    toldAt: moment(toldAt),
    createdAt: createdAt.toISOString(),
  }));
}

/** The payment's own entries and those of its refunds, each read by its own index. */
async function entriesOf(db: Db, paymentId: string): Promise<TransactionDetail['entries']> {
  const entries = db
    .selectFrom('walletEntries')
    .select(['id', 'wallet', 'amount', 'balanceAfter', 'reason', 'createdAt']);
  const rows = await entries
    .where('paymentId', '=', paymentId)
    .where('requestId', 'is', null)
    .unionAll(
      entries.where('requestId', 'in', (eb) =>
        eb.selectFrom('moneyRequests').select('id').where('paymentId', '=', paymentId),
      ),
    )
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return rows.map(({ createdAt, ...row }) => ({ ...row, createdAt: createdAt.toISOString() }));
}
