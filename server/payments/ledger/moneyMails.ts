import { fromMinorUnits, isCurrency } from '../../../contract/currencies';
import type { Language } from '../../../contract/languages';
import { formatPrice } from '../../../contract/money';
import { timeOf } from '../../../contract/vietnamTime';
import type { Tx } from '../../db/tables';
import { enqueue } from '../../mail/outbox';
import type { Clock } from '../../platform/clock';
import type { Keys } from '../../platform/keys';
import { mailAddressOf, type Payment } from './payment';

export interface MailDependencies {
  clock: Clock;
  keys: Keys;
  address: { public: string };
}

/** Formats an amount in the smallest unit for a reader; a currency that the shop does not sell in is shown by its code. */
const shownMoney = (units: number, currency: string, language: Language): string =>
  isCurrency(currency)
    ? formatPrice(fromMinorUnits(units, currency), currency, language)
    : `${units} ${currency}`;

type Reported = Pick<
  Payment,
  'id' | 'userId' | 'email' | 'language' | 'packageName' | 'amount' | 'currency' | 'expiresAt'
>;

const valuesOf = ({ address }: MailDependencies, { id, packageName }: Reported) => ({
  packageName,
  transactionId: id,
  link: `${address.public}/shops?payment=${id}`,
});

const send = async (
  tx: Tx,
  deps: MailDependencies,
  payment: Reported,
  mail: { template: 'partReceived' | 'moneyHeld' | 'moneyReturned'; values: Record<string, string> },
): Promise<void> => {
  const { id: paymentId, language } = payment;
  return enqueue(tx, deps, { to: await mailAddressOf(tx, payment), language, paymentId, ...mail });
};

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
  const { amount, currency, language, expiresAt } = payment;
  const shown = (units: number) => shownMoney(units, currency, language);
  const sums = { received: shown(received), missing: shown(amount - received), amount: shown(amount) };
  return send(tx, deps, payment, {
    template: 'partReceived',
    values: { ...valuesOf(deps, payment), ...sums, until: timeOf(expiresAt) },
  });
}

/** Mails that the shop holds money of the payment for a person to look at. */
export const mailAboutHeld = (
  tx: Tx,
  deps: MailDependencies,
  payment: Reported,
  held: { units: number; currency: string },
): Promise<void> =>
  send(tx, deps, payment, {
    template: 'moneyHeld',
    values: {
      ...valuesOf(deps, payment),
      held: shownMoney(held.units, held.currency, payment.language),
    },
  });

/** Mails that money which did not complete the payment was returned to its sender. */
export const mailAboutReturned = (
  tx: Tx,
  deps: MailDependencies,
  payment: Reported,
  { units, currency }: { units: number; currency: string },
): Promise<void> =>
  send(tx, deps, payment, {
    template: 'moneyReturned',
    values: { ...valuesOf(deps, payment), amount: shownMoney(units, currency, payment.language) },
  });
