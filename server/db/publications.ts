import { type RawBuilder, sql } from 'kysely';

/**
 * SQL conditions on `publications`, the only ones that decide its state. At a moment a record has at most one live, as
 * the ends are derived (content/windows.ts).
 */
export const liveAt = (at: Date): RawBuilder<boolean> =>
  sql<boolean>`(publications."from" <= ${at} and (publications.until is null or publications.until > ${at}))`;

/** Ended by staff before it began. */
export const isCancelled: RawBuilder<boolean> = sql<boolean>`coalesce(publications.ended_at < publications."from", false)`;

/** Begins after a moment, and is not cancelled. */
export const scheduledAt = (at: Date): RawBuilder<boolean> =>
  sql<boolean>`(publications."from" > ${at} and not ${isCancelled})`;
