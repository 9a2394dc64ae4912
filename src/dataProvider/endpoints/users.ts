import * as calls from '../../../contract/calls/users';
import { date, type Field, flag, integer, text, word } from '../../../contract/fields';
import { emailLength, lookedUpUsers } from '../../../contract/limits';
import { type AccountRole, accountRoles } from '../../../contract/permissions';
import type { RowField } from '../../../contract/readResource';
import type { User, UserListQuery } from '../../../contract/users';
import { dayOf } from '../../../contract/vietnamTime';
import { call } from '../../api/call';
import { serverDate } from '../../api/clock';
import type { AskedPage, Endpoint, Id, WholeList } from '../endpoint';
import { valuesOf, wrongFilter } from '../filter';
import type { Raw, ShownRecord } from '../normalise';
import { inUserGroup, userGroups } from '../userGroups';

const shape = (raw: Raw): ShownRecord => ({ ...raw, id: String(raw.id) });

/** How many rows are fetched of a list that one call does not return whole. */
const begun = 25;

/** Users are listed in one call of 10,000 (product.md section 9), newest first. */
export async function listUsers(query: UserListQuery = {}, signal?: AbortSignal): Promise<WholeList<User>> {
  const answer = await call(calls.listUsers, { query: { Page: 1, PageSize: 10_000, ...query } }, signal);
  const { users: rows, totalUsers, isMore, stats } = answer;
  return { rows: rows.map((row) => ({ ...row, id: String(row.id) })), total: totalUsers, isMore, stats };
}

/** The users with these ids, fetched a hundred per call. */
async function usersOf(ids: readonly Id[], signal?: AbortSignal): Promise<ShownRecord[]> {
  const parts = Array.from({ length: Math.ceil(ids.length / lookedUpUsers) }, (_, n) =>
    ids.slice(n * lookedUpUsers, (n + 1) * lookedUpUsers),
  );
  const found = await Promise.all(
    parts.map((part) => listUsers({ PageSize: lookedUpUsers, Ids: part.join(',') }, signal)),
  );
  return found.flatMap(({ rows }) => rows);
}

const setTo = (act: typeof calls.banUser | typeof calls.unbanUser) => async (id: Id, wanted?: object) =>
  shape({ ...(await call(act, { params: { id: String(id) }, body: wanted ?? null })) });

const fields = {
  userName: text(),
  name: text(),
  email: text({ max: emailLength }),
  createdAt: date(),
  lastLoginAt: date(),
  lastSeenOn: date(),
  diamonds: integer(),
  golds: integer(),
  role: word(accountRoles),
  isLocked: flag(),
  tags: text(),
} satisfies Record<Exclude<RowField<User>, 'isErased'>, Field>;
type Sort = NonNullable<UserListQuery['SortBy']>;
const isSort = (field: string): field is Sort =>
  field in fields && !['name', 'lastSeenOn', 'tags'].includes(field);

const isoOf = (moment: Date) => moment.toISOString();
/** The bounds of periods by filter: the server's parameter, and how it is written. */
const bounds: Record<string, [parameter: keyof UserListQuery, textOf: (moment: Date) => string]> = {
  createdAt_gte: ['CreatedFrom', isoOf],
  createdAt_lte: ['CreatedTo', isoOf],
  lastSeenOn_gte: ['LastSeenFrom', dayOf],
  lastSeenOn_lte: ['LastSeenTo', dayOf],
  firstPaidOn_gte: ['FirstPaidFrom', dayOf],
  firstPaidOn_lte: ['FirstPaidTo', dayOf],
};

/** A filter that has to be the bound of a period, as the server expects it. Throws 400 for any other. */
function boundOf([name, value]: [name: string, value: unknown]): [parameter: string, text: string] {
  const bound = Object.hasOwn(bounds, name) ? bounds[name] : undefined;
  if (!bound) throw wrongFilter(name);
  const [moment, ...more] = valuesOf(name, date(), value);
  if (moment === undefined || more.length > 0) throw wrongFilter(name);
  const [parameter, textOf] = bound;
  return [parameter, textOf(new Date(Number(moment)))];
}

/** The one value that a filter allows; undefined without the filter, or when it allows every value. */
function only<T>(name: 'role' | 'isLocked', value: unknown, all: number): T | undefined {
  if (value === undefined) return undefined;
  const values = [...new Set(valuesOf(name, fields[name], value))];
  // The server has no filter that matches nobody.
  if (values.length === 0) throw wrongFilter(name);
  return values.length < all ? (values[0] as T) : undefined;
}

/** Converts a list filter to the query that the server accepts. Throws 400 for anything it does not accept. */
function userFilter({
  q,
  id,
  role,
  group,
  isLocked,
  tag,
  ...others
}: Record<string, unknown>): UserListQuery {
  if (group !== undefined && !userGroups.some((known) => known === group)) throw wrongFilter('group');
  if (tag !== undefined && typeof tag !== 'string') throw wrongFilter('tag');
  const locked = group === 'banned' ? true : only<boolean>('isLocked', isLocked, 2);
  return {
    Ids: id === undefined ? undefined : [id].flat().join(','),
    Search: q ? String(q).trim() : undefined,
    Role: group ? 'User' : only<AccountRole>('role', role, 2),
    Status: locked === undefined ? undefined : locked ? 'Banned' : 'Active',
    Tag: tag,
    Seen: group === 'online' ? 'ThisWeek' : undefined,
    ...Object.fromEntries(Object.entries(others).map(boundOf)),
  };
}

const page = async ({ filter, sort, page: Page, perPage: PageSize }: AskedPage, signal: AbortSignal) => {
  const sorted = sort && isSort(sort.field) && { SortBy: sort.field, SortOrder: sort.order };
  return listUsers({ Page, PageSize, ...userFilter(filter), ...sorted }, signal);
};

const isUser = (row: ShownRecord): row is User => 'role' in row && 'isLocked' in row;

export const users: Endpoint = {
  shape,
  file: calls.exportUsers,
  undo: calls.undoBan,
  fileBody: userFilter,
  fields,
  searched: ['userName', 'email'],
  filters: {
    group: {
      values: userGroups,
      holds: (row, group) => isUser(row) && inUserGroup(row, group, serverDate()),
    },
  },
  list: (signal) => listUsers({ CutTo: begun }, signal),
  page,
  // The rows do not say when a user first paid, hold neither names nor phones, which the search finds too, and may have contacts
  // masked in tags.
  served: ['q', 'tag', 'firstPaidOn_gte', 'firstPaidOn_lte'],
  some: usersOf,
  // Users are only ever banned or unbanned, and the list may be long.
  keepsList: true,
  actions: { ban: setTo(calls.banUser), unban: setTo(calls.unbanUser) },
};
