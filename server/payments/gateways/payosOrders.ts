import { randomInt } from 'node:crypto';

/** Above PayOS's own test orders, and above numbers that people and other shops on the same channel count up. */
export const smallestOrderCode = 2 ** 40;

/** A random order code from 2^40 to 2^49, in no order: PayOS requires integers, and spreadsheets keep 15 digits of one. */
export const newOrderCode = (): string => String(randomInt(2 ** 8, 2 ** 17) * 2 ** 32 + randomInt(2 ** 32));

/** Converts an order number to PayOS's order code; throws for one that `newOrderCode` cannot have made. */
export function orderCodeOf(orderNumber: string): number {
  const code = Number(orderNumber);
  if (!Number.isSafeInteger(code) || code < smallestOrderCode || String(code) !== orderNumber) {
    throw new Error(`"${orderNumber}" is not an order code of PayOS`);
  }
  return code;
}

/**
 * The transfer's text: the payment's number without its dash and last character, as an account that is not linked to
 * PayOS allows nine. A bank statement leads to the payment by it, as our searches take it, too.
 */
export const descriptionOf = (paymentNumber: string): string => paymentNumber.replace('-', '').slice(0, 9);
