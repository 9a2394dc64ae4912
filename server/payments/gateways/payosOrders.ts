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
 * The transfer's text: ASCII and nine characters, the most that an account not linked to PayOS allows. The same for an
 * order in each call, so that a bank statement leads to it.
 */
export const descriptionOf = (orderCode: number): string =>
  `P${(orderCode % 36 ** 8).toString(36).padStart(8, '0').toUpperCase()}`;
