import type { Generated } from 'kysely';

/** What the sums count. */
export type FigureName =
  | 'begun'
  | 'opened'
  | 'begun-paid'
  | 'failed'
  | 'paid'
  | 'refunded'
  | 'payers'
  | 'first-payers'
  | 'sign-ups'
  | 'actives'
  | 'gaps'
  | 'last-seen'
  | 'last-login'
  | 'banned'
  /** For codes: the key is the code's id. */
  | 'offer-begun'
  | 'offer-paid'
  | 'offer-players'
  | 'offer-refunded'
  /** For accessories: the key is the accessory's id, the currency the wallet. */
  | 'item'
  | 'item-returned';

/** A sum per hour in Vietnam, spread over slots; after eight days, hour 0 holds the whole day (rollUpHours.ts). */
export interface FigureHoursTable {
  name: FigureName;
  /** A package, a code, a gateway or a gap in days; empty for all. */
  key: string;
  /** Empty for what is not money. */
  currency: string;
  /** `YYYY-MM-DD`. */
  day: string;
  hour: number;
  slot: number;
  count: Generated<number>;
  /** In the currency's smallest unit. */
  amount: Generated<number>;
}
/**
 * One row per player and day in Vietnam with a payment, kept for two years (operations/retention.ts); the list of
 * first-time payers is read from it.
 */
export interface PayerDaysTable {
  /** `YYYY-MM-DD`. */
  day: string;
  userId: string;
  /** The first payment of that day. */
  paidAt: Date;
  /** Whether it was the player's first day with a payment. */
  isFirst: boolean;
}
