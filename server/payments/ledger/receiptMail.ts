import { createHmac } from 'node:crypto';
import { fromMinorUnits } from '../../../contract/currencies';
import type { Language } from '../../../contract/languages';
import { formatPrice } from '../../../contract/money';
import type { Tx } from '../../db/tables';
import { enqueue } from '../../mail/outbox';
import type { Clock } from '../../platform/clock';
import type { Keys } from '../../platform/keys';
import { mailAddressOf, type Payment } from './payment';

interface ReceiptDependencies {
  clock: Clock;
  keys: Keys;
  address: { public: string };
}

/** The key in a receipt's address: anyone who was sent the address may read the receipt (studio.md section 2, Papers). */
export const receiptKey = (key: Buffer, paymentId: string): string =>
  createHmac('sha256', key).update(paymentId).digest('base64url').slice(0, 32);

/** The address of a receipt. */
export const receiptUrl = (
  { keys, address }: Omit<ReceiptDependencies, 'clock'>,
  paymentId: string,
): string => `${address.public}/receipts/${paymentId}?key=${receiptKey(keys.receipts[0], paymentId)}`;

/** The recipients of mails about a payment: the recipient's own language and name, and what the buyer added. */
const readersOf = (tx: Tx, payment: Payment) =>
  tx
    .selectFrom('users')
    .leftJoin('paymentBuyers', (join) => join.on('paymentBuyers.paymentId', '=', payment.id))
    .select(['users.language', 'userName', 'paymentBuyers.email', 'paymentBuyers.name', 'message'])
    .where('users.id', '=', payment.userId)
    .executeTakeFirstOrThrow();

/**
 * Sends the receipt of a completed payment to the recipient, in their language and with the giver's message, and to the
 * address that the buyer typed, which is unproven: that mail contains only what the buyer has already seen (decisions.md,
 * The buyer).
 */
export async function sendReceipt(tx: Tx, deps: ReceiptDependencies, payment: Payment): Promise<void> {
  const { language, userName, email, name, message } = await readersOf(tx, payment);
  const valuesIn = (reader: Language) => ({
    diamonds: String(payment.diamonds + payment.bonusDiamonds),
    packageName: payment.packageName,
    transactionId: payment.id,
    amount: formatPrice(fromMinorUnits(payment.amount, payment.currency), payment.currency, reader),
    link: receiptUrl(deps, payment.id),
    ...(payment.offerCode && { offerCode: payment.offerCode, codeBonus: String(payment.offerBonus) }),
  });
  const recipientLanguage = language ?? payment.language;
  const to = await mailAddressOf(tx, payment);
  await enqueue(tx, deps, {
    to,
    template: 'purchaseDone',
    language: recipientLanguage,
    values: {
      ...valuesIn(recipientLanguage),
      ...(payment.repaidDebt > 0 && { repaid: String(payment.repaidDebt) }),
      ...(name && { giver: name }),
      ...(name && message && { message }),
    },
    paymentId: payment.id,
  });
  // An address that the recipient had when the payment began is not that of a giver.
  const own = [to, payment.email].map((one) => one.toLowerCase());
  if (!email || own.includes(email.toLowerCase())) return;
  await enqueue(tx, deps, {
    to: email,
    template: 'purchaseGiven',
    language: payment.language,
    values: { ...valuesIn(payment.language), userName },
    paymentId: payment.id,
  });
}
