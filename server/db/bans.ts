import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { UsersTable } from './tables';

/** An account's columns about its ban. */
export const banColumns = ['bannedAt', 'bannedUntil', 'banKind', 'banNote', 'banMessage'] as const;
/** A ban as stored in a row; all null without one. */
export type BanRow = Pick<Selectable<UsersTable>, (typeof banColumns)[number]>;
export const noBan: BanRow = {
  bannedAt: null,
  bannedUntil: null,
  banKind: null,
  banNote: null,
  banMessage: null,
};

/**
 * Whether an account is banned now. A ban expires at its end in every process, even before the expiry has been
 * recorded in the account. `bannedNow` and `notBannedNow` are the same rule in SQL; nothing else may decide it.
 */
export const isBanned = (
  { bannedAt, bannedUntil }: Pick<BanRow, 'bannedAt' | 'bannedUntil'>,
  now: Date,
): boolean => bannedAt !== null && (bannedUntil === null || bannedUntil > now);

/** SQL condition on `users`: banned now. */
export const bannedNow = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(users.banned_at is not null and (users.banned_until is null or users.banned_until > ${now}))`;

/** SQL condition on `users`: not banned now. */
export const notBannedNow = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(users.banned_at is null or users.banned_until <= ${now})`;

/** SQL condition on `users`: a ban that has expired without this being recorded yet. There are only a few. */
export const banIsOver = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(users.banned_at is not null and users.banned_until <= ${now})`;
