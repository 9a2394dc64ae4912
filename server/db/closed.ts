import { type RawBuilder, sql } from 'kysely';
import { notBannedNow } from './bans';

/** SQL condition on `users`: neither banned now, nor closed because the account is to be erased. */
export const openNow = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(${notBannedNow(now)} and users.erase_at is null)`;
