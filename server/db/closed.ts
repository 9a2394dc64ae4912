import { type RawBuilder, sql } from 'kysely';
import { notBannedNow } from './bans';

/** SQL condition on `users`: neither banned now nor closed for erasure. */
export const openNow = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${notBannedNow(now)} and users.erase_at is null)`;
