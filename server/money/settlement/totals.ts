import type { Currency } from '../../../contract/currencies';
import { fold } from './fold';

/** The whole of the first cell of a line that says what the rows above add up to, folded. */
const words = /^(?:tong(?: ?(?:cong|so|tien))*|cong|(?:grand |sub)?total|sum)$/;

/**
 * What the rows of a file add up to so far, in each currency: all of them, those that are paid, and of these what came in.
 * Gateways differ in which of the three their last line is.
 */
export class Totals {
  private readonly sums = new Map<Currency, [all: number, paid: number, cameIn: number]>();

  add(currency: Currency, amount: number, isPaid: boolean): void {
    const [all, paid, cameIn] = this.sums.get(currency) ?? [0, 0, 0];
    const counted = isPaid ? amount : 0;
    this.sums.set(currency, [all + amount, paid + counted, cameIn + Math.max(0, counted)]);
  }

  /** Whether an amount is what the rows before add up to. */
  has = (currency: Currency, amount: number): boolean => this.sums.get(currency)?.includes(amount) ?? false;
}

/** Whether a line is one of totals by its first cell. */
export const isNamedTotal = (cells: readonly string[]): boolean =>
  words.test(fold(cells.find((cell) => cell !== '') ?? ''));
