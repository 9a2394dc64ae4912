import { heldSum, type Movement, type ReportedTransfer } from './movements';

/** Where the money for a payment comes from; together the sources have to reach the price. */
export interface Sources {
  /** Money that open cases hold. */
  held: readonly Movement[];
  /** Transfers that are not yet recorded. */
  fresh: readonly ReportedTransfer[];
}

/** The sum of the sources, in the payment's smallest unit. */
export const sumOf = ({ held, fresh }: Sources): number =>
  heldSum(held) + fresh.reduce((sum, { amount }) => sum + amount, 0);
