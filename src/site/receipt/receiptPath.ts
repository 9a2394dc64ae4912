import { paths } from '../../paths';

/** The path of a payment's receipt. */
export const receiptPath = (id: string, key: string): string =>
  `${paths.receipt.replace(':id', encodeURIComponent(id))}?key=${encodeURIComponent(key)}`;
