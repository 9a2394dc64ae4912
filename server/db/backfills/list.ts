import type { Backfill } from './run';

/** The backfills that the migrations of this version insert, in the order in which they are done. */
export const backfills: readonly Backfill[] = [];
