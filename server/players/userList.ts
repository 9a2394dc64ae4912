import { type ExpressionBuilder, type Selectable, sql } from 'kysely';
import { searchKey } from '../../contract/text';
import type { User, UserListQuery } from '../../contract/users';
import type { Db, Tables, Tx, UsersTable } from '../db/tables';
import { forbidden } from '../errors';
import type { Caller } from '../http/types';
import { catalogSays } from '../messages/catalog';
import { maskEmail, seesContacts } from './contacts';

type Reader = Pick<Caller, 'staffRoles'>;

const shown = [
  'id',
  'userName',
  'email',
  'createdAt',
  'lastLoginAt',
  'diamonds',
  'golds',
  'role',
  'bannedAt',
  'version',
] as const;

/** Sortable columns; Banned sorts by when it was set. */
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

type Row = Pick<Selectable<UsersTable>, (typeof shown)[number]>;

const toUser = ({ bannedAt, createdAt, lastLoginAt, ...row }: Row, reader: Reader): User => ({
  ...row,
  email: seesContacts(reader) ? row.email : maskEmail(row.email),
  createdAt: createdAt.toISOString(),
  lastLoginAt: lastLoginAt?.toISOString() ?? null,
  isLocked: bannedAt !== null,
});

/**
 * One page of users, newest first by default, and the total (api.md, Admin). Without the permission to see e-mails,
 * search and sort ignore them, as they would reveal them letter by letter.
 */
export async function listUsers(
  db: Db,
  query: UserListQuery,
  reader: Reader,
): Promise<{ users: User[]; totalUsers: number }> {
  const { Page = 1, PageSize = 10, SortBy = 'createdAt', SortOrder = 'DESC' } = query;
  if (SortBy === 'email' && !seesContacts(reader)) throw forbidden(catalogSays.contacts);
  const matching = db.selectFrom('users').where((eb) => eb.and(filters(eb, query, reader)));
  const [rows, total] = await Promise.all([
    matching
      .select(shown)
      .orderBy(sortColumns[SortBy], (order) => {
        const directed = SortOrder === 'ASC' ? order.asc() : order.desc();
        // Only this column is nullable; on others `nulls last` would prevent index use.
        return SortBy === 'lastLoginAt' ? directed.nullsLast() : directed;
      })
      .orderBy('id', SortOrder === 'ASC' ? 'asc' : 'desc')
      .limit(PageSize)
      .offset((Page - 1) * PageSize)
      .execute(),
    matching.select((eb) => eb.fn.countAll<number>().as('count')).executeTakeFirstOrThrow(),
  ]);
  return { users: rows.map((row) => toUser(row, reader)), totalUsers: Number(total.count) };
}

function filters(
  eb: ExpressionBuilder<Tables, 'users'>,
  { Search, Role, Status }: UserListQuery,
  reader: Reader,
) {
  const text = Search?.trim();
  return [
    ...(Role ? [eb('role', '=', Role)] : []),
    ...(Status ? [eb('bannedAt', Status === 'Banned' ? 'is not' : 'is', null)] : []),
    ...(text ? [matches(eb, text, seesContacts(reader))] : []),
  ];
}

/** For admins the text may match anywhere. */
function matches(eb: ExpressionBuilder<Tables, 'users'>, text: string, byEmail: boolean) {
  const anywhere = (part: string) => `%${part.replace(/[\\%_]/g, '\\$&')}%`;
  const plain = anywhere(text.toLowerCase());
  const folded = anywhere(searchKey(text));
  return eb.or([
    sql<boolean>`lower(user_name) like ${plain}`,
    ...(byEmail ? [sql<boolean>`lower(email) like ${plain}`] : []),
    sql<boolean>`first_name_key like ${folded}`,
    sql<boolean>`last_name_key like ${folded}`,
  ]);
}

/** The user as listed for this reader, or undefined. */
export async function findUser(db: Db | Tx, id: string, reader: Reader): Promise<User | undefined> {
  const row = await db.selectFrom('users').select(shown).where('id', '=', id).executeTakeFirst();
  return row && toUser(row, reader);
}
