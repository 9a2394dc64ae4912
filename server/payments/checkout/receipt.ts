import { timingSafeEqual } from 'node:crypto';
import { fromMinorUnits } from '../../../contract/currencies';
import { maskEmail } from '../../../contract/maskEmail';
import type { Receipt } from '../../../contract/receipts';
import { credentials } from '../../credentials/credentials';
import type { Db } from '../../db/tables';
import type { Dependencies } from '../../dependencies';
import { addMs } from '../../platform/clock';
import { notFound } from '../../platform/errors';
import type { Keys } from '../../platform/keys';
import { paymentMessages } from '../../platform/messages/payments';
import { takenBackOf } from '../effects/clawBack';
import { repaidDebt } from '../effects/entries';
import { giftLinkOf } from '../effects/giftLinks';
import { receiptKey } from '../effects/receiptMail';

/**
 * Returns the receipt behind the address in the mail. Throws the same 404 for an unknown payment, a wrong key, a payment
 * that is not completed and one that is too old, so that nobody learns which payments exist; checks the key before
 * reading anything, in constant time.
 */
export async function readReceipt(deps: Dependencies, id: string, key: string): Promise<Receipt> {
  const payment = opens(deps.keys, id, key) ? await findCompleted(deps, id) : undefined;
  if (!payment?.settledAt) throw notFound(paymentMessages.noReceipt);
  const { amount, currency, settledAt, email, userName, repaid, refunded, offerCode, offerBonus, ...facts } =
    payment;
  const refunds = await refundsOf(deps.db, id);
  const gift = await giftLinkOf(deps.db, deps.keys, id, deps.clock.now());
  return {
    id,
    ...facts,
    ...(offerCode !== null && { offer: { code: offerCode, bonus: offerBonus } }),
    completedAt: settledAt.toISOString(),
    amount: fromMinorUnits(amount, currency),
    currency,
    references: await referencesOf(deps.db, id),
    repaid,
    refunds: refunds.map((refund) => ({
      amount: fromMinorUnits(refund.amount, currency),
      at: refund.at.toISOString(),
    })),
    takenBack: takenBackOf({ ...facts, amount, refunded }),
    ...(gift && { gift }),
    recipient: { userName, email: maskEmail(email) },
    ...deps.contact,
  };
}

function opens({ receipts }: Keys, id: string, given: string): boolean {
  const bytes = Buffer.from(given);
  return receipts.some((key) => {
    const expected = Buffer.from(receiptKey(key, id));
    return bytes.length === expected.length && timingSafeEqual(bytes, expected);
  });
}

const findCompleted = ({ db, clock }: Dependencies, id: string) =>
  db
    .selectFrom('payments')
    .innerJoin('users', 'users.id', 'payments.userId')
    .select([
      'payments.language',
      'settledAt',
      'amount',
      'refunded',
      'currency',
      'gateway',
      'packageName',
      'payments.diamonds',
    ])
    .select(repaidDebt.as('repaid'))
    .select(['bonusDiamonds', 'payments.email', 'users.userName'])
    .select(['offerCode', 'offerBonus'])
    .where('payments.id', '=', id)
    .where('status', '=', 'COMPLETED')
    .where('settledAt', '>', addMs(clock.now(), -credentials.receiptLink.lasts))
    .executeTakeFirst();

async function referencesOf(db: Db, paymentId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('allocations')
    .innerJoin('movements', 'movements.id', 'allocations.movementId')
    .select('reference')
    .where('allocations.paymentId', '=', paymentId)
    .orderBy('movements.createdAt')
    .orderBy('movements.id')
    .execute();
  return rows.map(({ reference }) => reference);
}

async function refundsOf(db: Db, paymentId: string): Promise<Array<{ amount: number; at: Date }>> {
  const rows = await db
    .selectFrom('moneyRequests')
    .select(['amount', 'endedAt', 'requestedAt'])
    .where('paymentId', '=', paymentId)
    .where('kind', '=', 'refund')
    .where('state', '=', 'done')
    .orderBy('endedAt')
    .execute();
  return rows.map(({ amount, endedAt, requestedAt }) => ({ amount, at: endedAt ?? requestedAt }));
}
