import { createHmac } from 'node:crypto';
import { inWhole } from '../../../contract/currencies';
import { formatPrice } from '../../../contract/money';
import type { Tx } from '../../db/tables';
import { enqueue } from '../../mail/outbox';
import type { Clock } from '../../platform/clock';
import type { Keys } from '../../platform/keys';
import type { Payment } from './payment';

interface ReceiptDependencies {
  clock: Clock;
  keys: Keys;
  address: { public: string };
}

/** The key of a receipt's address: whoever was sent it may read the receipt (studio.md section 2, Papers). */
export const receiptKey = (key: Buffer, paymentId: string): string =>
  createHmac('sha256', key).update(paymentId).digest('base64url').slice(0, 32);

/** The address of a receipt. */
export const receiptUrl = (
  { keys, address }: Omit<ReceiptDependencies, 'clock'>,
  paymentId: string,
): string => `${address.public}/receipts/${paymentId}?key=${receiptKey(keys.receipts[0], paymentId)}`;

/** Sends the receipt of a completed payment in the language in which it was bought. */
export async function sendReceipt(tx: Tx, deps: ReceiptDependencies, payment: Payment): Promise<void> {
  const { language, currency } = payment;
  const values = {
    diamonds: String(payment.diamonds + payment.bonusDiamonds),
    packageName: payment.packageName,
    transactionId: payment.id,
    amount: formatPrice(inWhole(payment.amount, currency), currency, language),
    link: receiptUrl(deps, payment.id),
    ...(payment.repaidDebt > 0 && { repaid: String(payment.repaidDebt) }),
  };
  await enqueue(tx, deps, {
    to: payment.email,
    template: 'purchaseDone',
    language,
    values,
    paymentId: payment.id,
  });
}
