import { type RawBuilder, type Selectable, sql } from 'kysely';
import { wholeContacts } from '../../../contract/limits';
import type { SortOrder } from '../../../contract/readResource';
import { lastListedRow } from '../../../contract/resource';
import type { User, UserList, UserListQuery, UserStats } from '../../../contract/users';
import { isBanned } from '../../db/bans';
import type { Db, Tx, UsersTable } from '../../db/tables';
import type { Actor } from '../../http/types';
import { forbidden, invalid } from '../../platform/errors';
import { maskEmail, seesContacts, textFor } from '../../platform/masking/contacts';
import { catalogMessages } from '../../platform/messages/catalog';
import { matchingUsers, type Narrowed } from './userFilter';
import { inParts } from './userParts';
import { hasPeriod, lastDay } from './userPeriods';
import { userStats } from './userStats';

type Reader = Pick<Actor, 'staffRoles'>;

const shown = [
  'id',
  'userName',
  'firstName',
  'lastName',
  'email',
  'createdAt',
  'lastLoginAt',
  'diamonds',
  'golds',
  'role',
  'bannedAt',
  'bannedUntil',
  'erasedAt',
  'tags',
  'version',
] as const;

/** As text: a driver would read a day as a moment. */
const shownDay = sql<string | null>`${lastDay}::text`;
export const shownColumns = sql`${sql.join(shown.map((name) => sql.ref(name)))}, ${shownDay} as last_seen_on`;

/**
 * Sortable columns, each the first of an index, or read in two parts (userParts.ts). Banned sorts by whether the date is set: a
 * ban that has just ended keeps its place until its end is written.
 */
const sortColumns = {
  userName: sql`lower(user_name)`,
  email: sql`lower(email)`,
  createdAt: sql`created_at`,
  lastLoginAt: sql`last_login_at`,
  diamonds: sql`diamonds`,
  golds: sql`golds`,
  role: sql`role`,
  isLocked: sql`(banned_at is not null)`,
} as const;

export type UserRow = Pick<Selectable<UsersTable>, (typeof shown)[number]> & { lastSeenOn: string | null };

export const toUser = (
  { firstName, lastName, bannedAt, bannedUntil, erasedAt, tags, createdAt, lastLoginAt, ...row }: UserRow,
  reader: Reader,
  now: Date,
): User => ({
  ...row,
  name: `${lastName} ${firstName}`.trim(),
  email: seesContacts(reader) ? row.email : maskEmail(row.email),
  createdAt: createdAt.toISOString(),
  lastLoginAt: lastLoginAt?.toISOString() ?? null,
  isLocked: isBanned({ bannedAt, bannedUntil }, now),
  ...(erasedAt && { isErased: true }),
  ...(tags.length > 0 && { tags: tags.map((tag) => textFor(reader, tag)) }),
});

/**
 * One page of users, newest first by default, with the total and the figures of the cards (api.md, Admin). Without the
 * permission to see e-mails, search and sort ignore them, as they would reveal them letter by letter. Throws 400 for a
 * page beyond the last row that can be paged to.
 */
export async function listUsers(db: Db, query: UserListQuery, reader: Reader, now: Date): Promise<UserList> {
  const { Page = 1, PageSize = 10, SortBy = 'createdAt' } = query;
  if (SortBy === 'email' && !seesContacts(reader)) throw forbidden(catalogMessages.contacts);
  const offset = (Page - 1) * PageSize;
  const found = await matchingUsers(db, query, reader, now);
  if (offset >= found.reach) throw invalid({ page: [catalogMessages.listEnd(found.reach)] });
  const most = seesContacts(reader) ? Math.min(PageSize, wholeContacts) : PageSize;
  const limit = query.CutTo && (await hasMore(db, found, most)) ? query.CutTo : PageSize;
  const [rows, stats] = await Promise.all([
    readPage(db, found, query, { limit, offset }),
    userStats(db, now),
  ]);
  return {
    users: rows.map(({ matching: _, ...row }) => toUser(row, reader, now)),
    ...(await totalOf(db, { ...found, counted: rows[0]?.matching }, query, stats)),
    stats,
  };
}

/** The order of the index of user names. */
const byBytes = (order: SortOrder) => sql.raw(order === 'ASC' ? 'using ~<~' : 'using ~>~');

const hasMore = async (db: Db, { from, where }: Narrowed, rows: number): Promise<boolean> =>
  (await countUpTo(db, sql`${from} where ${where}`, rows)) > rows;

/** `matching` is how many there are, if they are few. */
type PageRow = UserRow & { matching?: number };

/** On a later page reads the ids first: the rows before it need only the sort's index. */
async function readPage(
  db: Db,
  { from, where, isFew }: Narrowed,
  { SortBy = 'createdAt', SortOrder = 'DESC', Status, Seen }: UserListQuery,
  { limit, offset }: { limit: number; offset: number },
): Promise<PageRow[]> {
  const direction = sql.raw(SortOrder === 'ASC' ? 'asc' : 'desc');
  // Only this column is nullable; on others `nulls last` would prevent index use.
  const nulls = SortBy === 'lastLoginAt' ? sql` nulls last` : sql``;
  const way = SortBy === 'userName' ? byBytes(SortOrder) : sql`${direction}${nulls}`;
  // With one status selected all rows are equal here.
  const column = SortBy === 'isLocked' && Status ? sql`` : sql`${sortColumns[SortBy]} ${way}, `;
  const order = sql`order by ${column}id ${direction}`;
  const parts = isFew ? undefined : inParts(where, { SortBy, SortOrder, Status, Seen }, offset + limit);
  const page = sql`from ${parts ?? sql`${from} where ${where}`} ${order} limit ${limit} offset ${offset}`;
  if (isFew) {
    const { rows } = await sql<PageRow>`select ${shownColumns}, matching from users join (
      select id as of_page, count(*) over () as matching ${page}) page on of_page = users.id ${order}`.execute(
      db,
    );
    return rows;
  }
  const { rows } = await (offset === 0 && !parts
    ? sql<UserRow>`select ${shownColumns} ${page}`
    : sql<UserRow>`select ${shownColumns} from users where id in (select id ${page}) ${order}`
  ).execute(db);
  return rows;
}

/**
 * The total. What the cards count is exact, as they link to these lists; anything else is counted up to the last row that
 * can be paged to.
 */
async function totalOf(
  db: Db,
  { from, where, reach, isMore, counted }: Narrowed & { counted?: number },
  { Search, Role, Status, Seen, Tag, Ids, ...periods }: UserListQuery,
  stats: UserStats,
): Promise<Pick<UserList, 'totalUsers' | 'isMore'>> {
  const isNamed = Boolean(Search?.trim()) || Boolean(Tag) || Ids !== undefined || hasPeriod(periods);
  const isOfPlayers = Role === 'User' && !isNamed;
  if (isOfPlayers && !Status && !Seen) return { totalUsers: stats.total, isMore };
  if (isOfPlayers && Status === 'Banned' && !Seen) return { totalUsers: stats.banned, isMore };
  if (!isNamed && !Role && !Status && !Seen) {
    const staff = await countUpTo(db, sql`users where role = 'Admin'`, lastListedRow);
    return { totalUsers: stats.total + staff, isMore };
  }
  // Their index has this week's users, or those of a period, next to each other; without the order, the query would read
  // the table.
  const inRow = Seen
    ? sql`order by last_login_at desc nulls last`
    : hasPeriod(periods)
      ? sql`order by created_at desc`
      : sql``;
  const count = counted ?? (await countUpTo(db, sql`${from} where ${where} ${inRow}`, reach));
  return { totalUsers: Math.min(count, reach), isMore: isMore || count > reach };
}

async function countUpTo(db: Db, rows: RawBuilder<unknown>, most: number): Promise<number> {
  const { rows: counts } = await sql<{ count: number }>`select count(*) as count from (
    select 1 from ${rows} limit ${most + 1}) as counted`.execute(db);
  return counts[0]?.count ?? 0;
}

/** Returns the user as listed for this reader, or undefined. */
export async function findUser(
  db: Db | Tx,
  id: string,
  reader: Reader,
  now: Date,
): Promise<User | undefined> {
  const row = await db
    .selectFrom('users')
    .select([...shown, shownDay.as('lastSeenOn')])
    .where('id', '=', id)
    .executeTakeFirst();
  return row && toUser(row, reader, now);
}
