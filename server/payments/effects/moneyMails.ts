import { fromMinorUnits, isCurrency } from '../../../contract/currencies';
import type { Language } from '../../../contract/languages';
import { formatNumber, formatPrice } from '../../../contract/money';
import { paymentNumber } from '../../../contract/paymentNumber';
import { timeOf } from '../../../contract/vietnamTime';
import type { Tx } from '../../db/tables';
import { enqueue } from '../../mail/outbox';
import type { Clock } from '../../platform/clock';
import type { Keys } from '../../platform/keys';
import { type MailReader, mailReadersOf } from './mailReaders';
import type { Payment } from './payment';
import { paymentUrl } from './paymentUrl';

/** Without keys, as for demo data, nobody is mailed. */
export interface MailDependencies {
  clock: Clock;
  keys: Keys | null;
  address: { public: string };
}

/** Formats an amount in the smallest unit for a reader; a currency that the shop does not sell in is shown by its code. */
const shownMoney = (units: number, currency: string, language: Language): string =>
  isCurrency(currency)
    ? formatPrice(fromMinorUnits(units, currency), currency, language)
    : `${units} ${currency}`;

type Reported = Pick<Payment, 'id' | 'userId' | 'email' | 'language' | 'amount' | 'currency' | 'expiresAt'>;

interface MailToReaders {
  template: 'partReceived' | 'moneyHeld' | 'moneyReturned' | 'moneyClosed' | 'refundDone';
  valuesFor: (reader: MailReader) => Record<string, string>;
}

/** Sends a mail to whoever receives and whoever paid, with values for the reader. */
async function send(
  tx: Tx,
  { clock, keys, address }: MailDependencies,
  payment: Reported,
  { template, valuesFor }: MailToReaders,
): Promise<void> {
  if (!keys) return;
  const { recipient, payer } = await mailReadersOf(tx, payment);
  for (const reader of [recipient, payer]) {
    if (!reader) continue;
    const values = {
      packageName: reader.packageName,
      transactionId: paymentNumber(payment.id),
      link: paymentUrl(address.public, payment.id, reader.language),
      ...(reader.paidFor && { paidFor: reader.paidFor }),
      ...valuesFor(reader),
    };
    const { to, language } = reader;
    const about = { paymentId: payment.id, about: payment.id };
    await enqueue(tx, { clock, keys }, { to, language, ...about, template, values });
  }
}

/**
 * Mails that a part of the price has arrived, and by when the rest must be paid. `received` is the sum that counts so
 * far.
 */
export function mailAboutPart(
  tx: Tx,
  deps: MailDependencies,
  payment: Reported,
  received: number,
): Promise<void> {
  const { amount, currency, expiresAt } = payment;
  const valuesFor = ({ language }: MailReader) => {
    const shown = (units: number) => shownMoney(units, currency, language);
    const sums = { received: shown(received), missing: shown(amount - received), amount: shown(amount) };
    return { ...sums, until: timeOf(expiresAt) };
  };
  return send(tx, deps, payment, { template: 'partReceived', valuesFor });
}

interface Sum {
  /** In the smallest unit. */
  units: number;
  currency: string;
}

/** Mails that the shop holds money of the payment, not why: the giver may not learn of the player's account. */
export const mailAboutHeld = (
  tx: Tx,
  deps: MailDependencies,
  payment: Reported,
  { units, currency }: Sum,
): Promise<void> =>
  send(tx, deps, payment, {
    template: 'moneyHeld',
    valuesFor: ({ language }) => ({ held: shownMoney(units, currency, language) }),
  });

/** Mails that money which did not complete the payment was returned to its sender. */
export const mailAboutReturned = (
  tx: Tx,
  deps: MailDependencies,
  payment: Reported,
  { units, currency }: Sum,
): Promise<void> =>
  send(tx, deps, payment, {
    template: 'moneyReturned',
    valuesFor: ({ language }) => ({ amount: shownMoney(units, currency, language) }),
  });

/** Mails that held money was written off, or has paid for another payment. */
export const mailAboutClosed = (
  tx: Tx,
  deps: MailDependencies,
  payment: Reported,
  { units, currency, isMoved }: Sum & { isMoved: boolean },
): Promise<void> =>
  send(tx, deps, payment, {
    template: 'moneyClosed',
    valuesFor: ({ language }) => ({
      amount: shownMoney(units, currency, language),
      ...(isMoved && { moved: '1' }),
    }),
  });

/** Mails that a payment was refunded; what was taken of the wallet is only for its player. */
export const mailAboutRefund = (
  tx: Tx,
  deps: MailDependencies,
  payment: Reported,
  { units, diamonds, debt }: { units: number; diamonds: number; debt: number },
): Promise<void> =>
  send(tx, deps, payment, {
    template: 'refundDone',
    valuesFor: ({ language, paidFor }) => ({
      amount: shownMoney(units, payment.currency, language),
      ...(!paidFor && {
        diamonds: formatNumber(diamonds, language),
        ...(debt > 0 && { debt: formatNumber(debt, language) }),
      }),
    }),
  });
