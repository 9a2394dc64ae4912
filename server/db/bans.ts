import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { UsersTable } from './tables';

/** Everything that an account holds about its ban. */
export const banColumns = ['bannedAt', 'bannedUntil', 'banKind', 'banNote', 'banMessage'] as const;
/** What a ban consists of, as a row has it; all null without one. */
export type BanRow = Pick<Selectable<UsersTable>, (typeof banColumns)[number]>;
export const noBan: BanRow = {
  bannedAt: null,
  bannedUntil: null,
  banKind: null,
  banNote: null,
  banMessage: null,
};

/**
 * Whether an account is banned now. A ban with an end is over at that moment, in every process and before the end has
 * been written into the account. `bannedNow` and `notBannedNow` are the same in SQL; nothing else may decide it.
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

/** SQL condition on `users`: a ban that is over, but whose end has not been written yet. There are few of them. */
export const banIsOver = (now: Date): RawBuilder<boolean> =>
  sql<boolean>`(users.banned_at is not null and users.banned_until <= ${now})`;
