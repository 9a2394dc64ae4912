import { createHmac } from 'node:crypto';
import { fromMinorUnits } from '../../../contract/currencies';
import { formatNumber, formatPrice } from '../../../contract/money';
import { paymentNumber } from '../../../contract/paymentNumber';
import type { Tx } from '../../db/tables';
import { enqueue } from '../../mail/outbox';
import type { Keys } from '../../platform/keys';
import type { EffectDependencies } from './effect';
import { repaidBy } from './entries';
import { giftLinkOf, giftUrl } from './giftLinks';
import { type MailReader, mailReadersOf } from './mailReaders';
import type { Payment } from './payment';

/** The key in a receipt's address: anyone who was sent the address may read the receipt (studio.md section 2, Papers). */
export const receiptKey = (key: Buffer, paymentId: string): string =>
  createHmac('sha256', key).update(paymentId).digest('base64url').slice(0, 32);

/** The address of a receipt. */
export const receiptUrl = (
  { keys, address }: { keys: Keys; address: { public: string } },
  paymentId: string,
): string => `${address.public}/receipts/${paymentId}?key=${receiptKey(keys.receipts[0], paymentId)}`;

/** Sends the receipt of a completed payment to the recipient, with the giver's message, and to whoever paid for them. */
export async function sendReceipt(
  tx: Tx,
  { clock, keys, address }: EffectDependencies,
  payment: Payment,
): Promise<void> {
  if (!keys) return;
  const deps = { clock, keys, address };
  const repaid = await repaidBy(tx, payment.id);
  const { recipient, payer, giver, message } = await mailReadersOf(tx, payment);
  const gift = await giftLinkOf(tx, keys, payment.id, clock.now());
  const valuesFor = ({ language, packageName }: MailReader) => ({
    diamonds: formatNumber(payment.diamonds + payment.bonusDiamonds, language),
    packageName,
    transactionId: paymentNumber(payment.id),
    amount: formatPrice(fromMinorUnits(payment.amount, payment.currency), payment.currency, language),
    link: receiptUrl(deps, payment.id),
    ...(payment.offerCode && {
      offerCode: payment.offerCode,
      codeBonus: formatNumber(payment.offerBonus, language),
    }),
  });
  const about = { paymentId: payment.id, about: payment.id };
  await enqueue(tx, deps, {
    to: recipient.to,
    template: 'purchaseDone',
    language: recipient.language,
    values: {
      ...valuesFor(recipient),
      ...(repaid > 0 && { repaid: formatNumber(repaid, recipient.language) }),
      ...(giver && { giver }),
      ...(giver && message && { message }),
      ...(gift && { giftLink: giftUrl(address, gift) }),
    },
    ...about,
  });
  if (!payer) return;
  await enqueue(tx, deps, {
    to: payer.to,
    template: 'purchaseGiven',
    language: payer.language,
    values: { ...valuesFor(payer), userName: payer.paidFor ?? '' },
    ...about,
  });
}
