import type { Insertable } from 'kysely';
import type { PaymentsTable } from '../../db/moneyTables';
import type { Tx } from '../../db/tables';
import { accountKey } from '../../payments/checkout/creator';
import { countBegun, countOpened } from '../../payments/effects/figures';
import type { Payment } from '../../payments/effects/payment';
import { allocateNew } from '../../payments/ledger/movements';
import { addMs, minutes } from '../../platform/clock';
import { newId } from '../../platform/ids';
import { referenceOf } from './stories';

type Begun = Pick<
  Insertable<PaymentsTable>,
  'id' | 'userId' | 'email' | 'packageName' | 'diamonds' | 'bonusDiamonds' | 'amount'
> &
  Partial<Insertable<PaymentsTable>> & { createdAt: Date };

/** Begins a payment in the sandbox, as opening one does. */
export async function insertPayment(tx: Tx, row: Begun): Promise<Payment> {
  const payment = await tx
    .insertInto('payments')
    .values({
      ...row,
      // Players of the demo buy for themselves, signed in.
      creator: accountKey(row.userId),
      currency: 'VND',
      gateway: 'sandbox',
      status: row.status ?? 'PENDING',
      expiresAt: addMs(row.createdAt, minutes(15)),
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await countBegun(tx, payment);
  await countOpened(tx, payment);
  return payment;
}

/** Inserts the attempt and the transfer of a payment that was paid exactly. */
export async function insertMoney(tx: Tx, payment: Payment, at: Date): Promise<void> {
  const { id: paymentId, gateway, amount, currency, createdAt, expiresAt } = payment;
  const order = { paymentId, gateway, orderNumber: paymentId };
  const attempt = { ...order, id: newId(), state: 'PAID' as const, createdAt, expiresAt };
  await tx
    .insertInto('paymentAttempts')
    .values({ ...attempt, linkedAt: createdAt, endedAt: at, nextAskAt: null })
    .execute();
  const origin = { ...order, attemptId: attempt.id, source: 'webhook' } as const;
  const transfer = { ...origin, reference: referenceOf(paymentId), amount, currency, at };
  await allocateNew(tx, transfer, { paymentId, amount, restCase: null }, at);
}
