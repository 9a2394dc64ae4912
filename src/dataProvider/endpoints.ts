import { catalog } from '../../contract/catalog';
import type { Level } from '../../contract/levels';
import { exportPath, type FormResource, pathWithId } from '../../contract/resource';
import type { User, UserList, UserListQuery, UserStats } from '../../contract/users';
import { request } from '../api/request';
import { type FormValues, toMultipart } from './multipart';
import { normaliseRecord, type Raw, type Row } from './normalise';
import { inUserGroup } from './userGroups';

type Id = string | number;

/** A fetched list and its total: larger than the rows when one call does not return them all. */
export interface WholeList<R extends Row = Row> {
  rows: R[];
  total: number;
  /** Whether there are more than the total. */
  isMore?: boolean;
  /** The figures of the users' cards, from a server that counts them. */
  stats?: UserStats;
}

/** A page that only the server can cut when one call does not return the whole list. */
export interface AskedPage {
  filter: Record<string, unknown>;
  sort: { field: string; order: 'ASC' | 'DESC' } | undefined;
  page: number;
  perPage: number;
}

/** The calls of one resource that does not follow ra-data-simple-rest's conventions. A missing call is unsupported. */
export interface Endpoint {
  /** The call that sends the list as a file. */
  file: string;
  /** What a file is narrowed by, as the server takes it; the list's filter itself by default. */
  fileBody?: (filter: Record<string, unknown>) => object;
  /** Fetches the whole list, or its beginning. */
  list: (signal: AbortSignal) => Promise<WholeList>;
  /** Fetches one page of a list that is longer than one call returns. */
  page?: (asked: AskedPage, signal: AbortSignal) => Promise<WholeList>;
  one?: (id: Id, signal?: AbortSignal) => Promise<Row>;
  create?: (values: FormValues) => Promise<Row>;
  update?: (id: Id, values: FormValues) => Promise<Row>;
  remove?: (id: Id) => Promise<void>;
  /** Calls beyond react-admin's five, by name; each returns the record and may receive the wanted state. */
  actions?: Record<string, (id: Id, wanted?: object) => Promise<Row>>;
  /** Whether an action's response replaces the row, instead of the list being refetched. */
  keepsList?: boolean;
  /** The searchable fields: the text columns of the list. */
  searched: readonly string[];
  /** Filters beyond a plain comparison, by name. */
  filters?: Record<string, (row: Row, wanted: unknown) => boolean>;
  /** Maps a record from the server to the shape that the screens share. */
  shape: (raw: Raw) => Row;
}

/** The rows of a list, which a server may return bare or under a key. */
const rowsOf = (answer: unknown, key: string): Raw[] =>
  Array.isArray(answer) ? (answer as Raw[]) : ((answer as Record<string, Raw[]>)[key] ?? []);
const whole = (rows: Row[]): WholeList => ({ rows, total: rows.length });

/** The endpoint of a catalogue resource, derived from its contract. */
function catalogEndpoint(resource: FormResource): Endpoint {
  const shape = (raw: Raw) => normaliseRecord(resource, raw);
  const { paths, toggle } = resource;
  return {
    shape,
    file: exportPath(resource),
    searched: ['name'],
    list: async (signal) => whole(rowsOf(await request(paths.list, { signal }), resource.listKey).map(shape)),
    one: async (id, signal) => shape(await request<Raw>(pathWithId(paths.one, id), { signal })),
    create: async (values) =>
      shape(await request<Raw>(paths.create, { method: 'POST', form: toMultipart(resource, values) })),
    update: async (id, values) =>
      shape(
        await request<Raw>(pathWithId(paths.update, id), {
          method: 'PUT',
          form: toMultipart(resource, values, id),
        }),
      ),
    remove: (id) => request<void>(pathWithId(paths.remove, id), { method: 'DELETE' }),
    ...(toggle && {
      actions: {
        toggle: async (id: Id, wanted?: object) =>
          shape(await request<Raw>(pathWithId(toggle.path, id), { method: 'PATCH', json: wanted })),
      },
    }),
  };
}

/** Levels are JSON and identified by their number; there is no call for a single one (product.md section 7). */
const level = (raw: Raw): Row => ({ ...raw, id: Number(raw.levelNumber) });
const levels: Endpoint = {
  shape: level,
  file: 'admin/level/export',
  searched: ['levelNumber'],
  list: async (signal) =>
    whole(rowsOf(await request('admin/level/get-all', { signal }), 'levels').map(level)),
  create: async ({ levelNumber, experienceRequired }) =>
    level({
      ...(await request<Level>('admin/level/create', {
        method: 'POST',
        json: { levelNumber, experienceRequired },
      })),
    }),
  update: async (id, { experienceRequired, version }) =>
    level({
      ...(await request<Level>(`admin/level/update/${id}`, {
        method: 'PUT',
        json: { experienceRequired, version },
      })),
    }),
  remove: (id) => request<void>(`admin/level/delete/${id}`, { method: 'DELETE' }),
};

const user = (raw: Raw): Row => ({ ...raw, id: String(raw.id) });
/** Users are listed in one call of 10,000 (product.md section 9), newest first. */
export async function listUsers(query: UserListQuery = {}, signal?: AbortSignal): Promise<WholeList<User>> {
  const {
    users: rows,
    totalUsers,
    isMore,
    stats,
  } = await request<UserList>('admin/user/get-all', {
    query: { Page: 1, PageSize: 10_000, ...query },
    signal,
  });
  return { rows: rows.map((row) => ({ ...row, id: String(row.id) })), total: totalUsers, isMore, stats };
}
const status = (verb: 'ban' | 'unban') => async (id: Id, wanted?: object) =>
  user(await request<Raw>(`admin/user/${verb}/${encodeURIComponent(id)}`, { method: 'POST', json: wanted }));
/** What a list of users is narrowed by, as the server takes it. */
function userFilter(filter: Record<string, unknown>): UserListQuery {
  const { q, role, group, isLocked = group === 'banned' ? true : undefined } = filter;
  return {
    Search: q ? String(q).trim() : undefined,
    Role: group ? 'User' : (role as UserListQuery['Role']),
    Status: isLocked === undefined ? undefined : isLocked ? 'Banned' : 'Active',
    Seen: group === 'online' ? 'ThisWeek' : undefined,
  };
}
const userSorts = ['createdAt', 'userName', 'email', 'lastLoginAt', 'diamonds', 'golds', 'role', 'isLocked'];
const userPage = ({ filter, sort, page, perPage }: AskedPage, signal: AbortSignal) =>
  listUsers(
    {
      Page: page,
      PageSize: perPage,
      ...userFilter(filter),
      ...(sort &&
        userSorts.includes(sort.field) && {
          SortBy: sort.field as UserListQuery['SortBy'],
          SortOrder: sort.order,
        }),
    },
    signal,
  );
const isUser = (row: Row): row is User => 'role' in row && 'isLocked' in row;
const users: Endpoint = {
  shape: user,
  file: 'admin/user/export',
  fileBody: userFilter,
  searched: ['userName', 'email'],
  list: (signal) => listUsers({}, signal),
  page: userPage,
  // Users are only ever banned or unbanned, and the list may be long.
  keepsList: true,
  actions: { ban: status('ban'), unban: status('unban') },
  filters: { group: (row, group) => isUser(row) && inUserGroup(row, group, new Date()) },
};

/** Every specified resource by name; all others go to ra-data-simple-rest. */
export const endpoints: Record<string, Endpoint> = {
  ...Object.fromEntries(catalog.map((resource) => [resource.name, catalogEndpoint(resource)])),
  levels,
  users,
};
