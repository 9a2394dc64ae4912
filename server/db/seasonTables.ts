import type { Generated } from 'kysely';
import type { Wallet } from '../../contract/ledger';

/** A player's spending in a season, less refunds, in VND; recomputed by each payment and refund. */
interface SeasonTotalsTable {
  seasonId: string;
  userId: string;
  amount: number;
}
/** Gifts given, once per mark: the id of a milestone, or `goal`. */
interface SeasonGiftsTable {
  seasonId: string;
  mark: string;
  userId: string;
  /** The amount that had to be spent, in VND. */
  spend: number;
  /** Diamonds or golds, which an entry of the ledger gives; null for an accessory. */
  wallet: Wallet | null;
  amount: number | null;
  accessoryId: string | null;
  givenAt: Date;
}
/** Seasons to recount (payments/effects/recount.ts). */
interface SeasonCountsTable {
  seasonId: string;
  changedAt: Generated<Date>;
  /** When the current pass began; null before the first. */
  begunAt: Date | null;
  /** The last player processed; null at the start. */
  after: string | null;
}
export interface SeasonTables {
  seasonTotals: SeasonTotalsTable;
  seasonGifts: SeasonGiftsTable;
  seasonCounts: SeasonCountsTable;
}
