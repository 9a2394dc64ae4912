import type { PaymentStatusResponse } from '../../../../../contract/payments';

/** The server's figures for a payment's money, all in the payment's currency. */
export type ReportedMoney = Pick<
  PaymentStatusResponse,
  'amount' | 'currency' | 'received' | 'missing' | 'held' | 'returned' | 'kept' | 'moved' | 'takenBack'
>;

/** The part of a status that concerns money; undefined when there is nothing to say. */
export function moneyOf({
  amount,
  currency,
  received,
  missing,
  held,
  returned,
  kept,
  moved,
  takenBack,
}: PaymentStatusResponse): ReportedMoney | undefined {
  if ([received, held, returned, kept, moved].every((one) => one === undefined)) return undefined;
  return { amount, currency, received, missing, held, returned, kept, moved, takenBack };
}
