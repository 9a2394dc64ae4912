import { paymentNumber } from '../../../../contract/paymentNumber';
import type { useTexts } from './useTexts';

interface Subject {
  userName: string | null;
  packageName: string | null;
  amount: number | null;
  currency: string | null;
  paymentId: string | null;
}

/** Whose money it is: player, package, price, and the beginning of the payment's id; what is not known is left out. */
export const subjectText = (
  { money }: ReturnType<typeof useTexts>,
  { userName, packageName, amount, currency, paymentId }: Subject,
): string =>
  [
    userName,
    packageName,
    amount !== null && money(amount, currency ?? ''),
    paymentId && paymentNumber(paymentId),
  ]
    .filter(Boolean)
    .join(' · ');
