import { createHash } from 'node:crypto';
import type { Insertable } from 'kysely';
import type { PaymentsTable } from '../../db/moneyTables';
import type { Tx } from '../../db/tables';
import { addMs, seconds } from '../../platform/clock';
import { newId } from '../../platform/ids';

export type DemoPayment = Insertable<PaymentsTable>;

/** The sandbox's report about an order, in the form of its notices but without a signature. */
interface Notice {
  paymentId: string;
  outcome: string;
  status: 'PAID' | 'FAILED' | 'CANCELLED';
  reference: string;
  amount: number;
  at: Date;
  times?: number;
}

export const referenceOf = (paymentId: string): string => `DEMO${paymentId.slice(0, 10).toUpperCase()}`;

/** Inserts notices as they are stored on arrival (server/payments/checkout/notices.ts). */
export async function insertNotices(tx: Tx, notices: readonly Notice[]): Promise<void> {
  const rows = notices.map(({ paymentId, outcome, status, reference, amount, at, times = 1 }) => {
    const transactionDateTime = at.toISOString();
    const data = { orderCode: paymentId, amount, currency: 'VND', reference, status, transactionDateTime };
    const body = JSON.stringify({ code: '00', desc: 'success', success: status === 'PAID', data });
    return {
      id: newId(),
      gateway: 'sandbox',
      eventKey: createHash('sha256').update(body).digest('hex'),
      body,
      outcome,
      paymentId,
      orderNumber: paymentId,
      times,
      receivedAt: at,
      lastAt: addMs(at, seconds(30 * (times - 1))),
    };
  });
  await tx.insertInto('paymentEvents').values(rows).execute();
}

/** Inserts the notice and the receipt of each completed payment; now and then the gateway sends it twice. */
export async function insertStories(tx: Tx, payments: readonly DemoPayment[]): Promise<void> {
  const notices = payments.map(({ id, amount, settledAt, createdAt }, index) => ({
    paymentId: id,
    outcome: 'credited',
    status: 'PAID' as const,
    reference: referenceOf(id),
    amount,
    at: new Date(settledAt ?? createdAt),
    times: index % 7 === 3 ? 2 : 1,
  }));
  await insertNotices(tx, notices);
  const receipts = payments.map(({ id, email, settledAt, createdAt }) => {
    const at = new Date(settledAt ?? createdAt);
    const mail = { recipient: email, template: 'purchaseDone', language: 'vi' as const, attempts: 1 };
    return {
      ...mail,
      id: newId(),
      sealed: null,
      paymentId: id,
      createdAt: at,
      nextAt: at,
      sentAt: addMs(at, seconds(2)),
      failedAt: null,
    };
  });
  await tx.insertInto('outbox').values(receipts).execute();
}
