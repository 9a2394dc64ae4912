import type { Generated } from 'kysely';

/** What a player spent in a season, less refunds, in VND; each payment or refund recomputes it from the payments. */
interface SeasonTotalsTable {
  seasonId: string;
  userId: string;
  amount: number;
}
/** Gifts that were given, once for each mark: the id of a milestone, or `goal`. */
interface SeasonGiftsTable {
  seasonId: string;
  mark: string;
  userId: string;
  /** What had to be spent, in VND. */
  spend: number;
  /** Diamonds or golds, by this entry of the ledger; null for an accessory. */
  wallet: 'diamonds' | 'golds' | null;
  amount: number | null;
  entryId: string | null;
  accessoryId: string | null;
  givenAt: Date;
}
/** The accessories that a player has. */
interface PlayerItemsTable {
  userId: string;
  accessoryId: string;
  /** As it was called then: it stays the player's when it is no longer in the catalogue. */
  name: string;
  source: 'season';
  givenAt: Date;
}
/** Seasons that are to be counted again, kept by triggers of `seasons` (migration 032). */
interface SeasonCountsTable {
  seasonId: string;
  changedAt: Generated<Date>;
  /** When the present pass began; null before the first. */
  begunAt: Date | null;
  /** The last player of it; null at its begin. */
  after: string | null;
}
export interface SeasonTables {
  seasonTotals: SeasonTotalsTable;
  seasonGifts: SeasonGiftsTable;
  playerItems: PlayerItemsTable;
  seasonCounts: SeasonCountsTable;
}
