import type { Effect } from './effect';
import { mailAboutRefund } from './moneyMails';
import { sendReceipt } from './receiptMail';

export const receipt: Effect = {
  name: 'receipt',
  does: 'The receipt goes to the recipient and to whoever paid; both receive a mail about a refund.',
  apply: (tx, deps, { payment }) => sendReceipt(tx, deps, payment),
  reverse: (tx, deps, { payment, amount, taken: { diamondsTaken, bonusTaken, debt } }) =>
    mailAboutRefund(tx, deps, payment, { units: amount, diamonds: diamondsTaken + bonusTaken, debt }),
  problems: { because: 'sent mails are kept for a while only; what was not sent is a metric' },
};
