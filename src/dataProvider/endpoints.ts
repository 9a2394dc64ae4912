import { catalog } from '../../contract/catalog';
import type { Level } from '../../contract/levels';
import { type FormResource, pathWithId } from '../../contract/resource';
import type { User, UserList, UserListQuery } from '../../contract/users';
import { request } from '../api/request';
import { type FormValues, toMultipart } from './multipart';
import { normaliseRecord, type Raw, type Row } from './normalise';
import { inUserGroup } from './userGroups';

type Id = string | number;

/** A list as it was fetched, and how many there are in all: more than the rows when one call does not hold them. */
export interface WholeList<R extends Row = Row> {
  rows: R[];
  total: number;
}

/** What a list is narrowed by that only the server can do when it holds more than one call brings. */
export interface Narrowing {
  filter: Record<string, unknown>;
  sort?: { field: string; order: 'ASC' | 'DESC' };
}

/** The calls of one resource that does not follow ra-data-simple-rest's conventions. A missing call does not exist. */
export interface Endpoint {
  /** Fetches the whole list, or its beginning. */
  list: (signal: AbortSignal) => Promise<WholeList>;
  /** Asks the server for the beginning of a narrowed list, sorted by one of `sorts`; the first of them is the list's own. */
  narrow?: (narrowing: Narrowing, signal: AbortSignal) => Promise<WholeList>;
  sorts?: readonly string[];
  one?: (id: Id, signal?: AbortSignal) => Promise<Row>;
  create?: (values: FormValues) => Promise<Row>;
  update?: (id: Id, values: FormValues) => Promise<Row>;
  remove?: (id: Id) => Promise<void>;
  /** Calls beyond react-admin's five, by name; each returns the record and may be told the wanted state. */
  actions?: Record<string, (id: Id, wanted?: object) => Promise<Row>>;
  /** Whether an action's response takes the row's place instead of the list being fetched again. */
  keepsList?: boolean;
  /** The fields that the search looks into: what the list shows as words. */
  searched: readonly string[];
  /** Filters that are more than a comparison, by their names. */
  filters?: Record<string, (row: Row, wanted: unknown) => boolean>;
  /** A record as the server says it, in the shape that the screens share. */
  shape: (raw: Raw) => Row;
}

/** The rows of a list that a server may return bare or under a key. */
const rowsOf = (answer: unknown, key: string): Raw[] =>
  Array.isArray(answer) ? (answer as Raw[]) : ((answer as Record<string, Raw[]>)[key] ?? []);
const whole = (rows: Row[]): WholeList => ({ rows, total: rows.length });

/** The endpoint of a catalogue resource: everything comes from its contract. */
function catalogEndpoint(resource: FormResource): Endpoint {
  const shape = (raw: Raw) => normaliseRecord(resource, raw);
  const { paths, toggle } = resource;
  return {
    shape,
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

/** Levels are JSON and named by their number; there is no call for one of them (product.md section 7). */
const level = (raw: Raw): Row => ({ ...raw, id: Number(raw.levelNumber) });
const levels: Endpoint = {
  shape: level,
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
/** Users are listed in one call of 10,000 (product.md section 9), the newest first. */
export async function listUsers(query: UserListQuery = {}, signal?: AbortSignal): Promise<WholeList<User>> {
  const answer = await request<UserList>('admin/user/get-all', {
    query: { Page: 1, PageSize: 10_000, ...query },
    signal,
  });
  return { rows: answer.users.map((row) => ({ ...row, id: String(row.id) })), total: answer.totalUsers };
}
const status = (verb: 'ban' | 'unban') => async (id: Id, wanted?: object) =>
  user(await request<Raw>(`admin/user/${verb}/${encodeURIComponent(id)}`, { method: 'POST', json: wanted }));
/** The part of a narrowing that the server can do; the rest is done to what it returns. */
function narrowUsers({ filter, sort }: Narrowing): UserListQuery {
  const { q, role, group, isLocked = group === 'banned' ? true : undefined } = filter;
  return {
    Search: q ? String(q).trim() : undefined,
    Role: group ? 'User' : (role as UserListQuery['Role']),
    Status: isLocked === undefined ? undefined : isLocked ? 'Banned' : 'Active',
    // Whoever signed in this week is among those who signed in last, however they are sorted then.
    SortBy: group === 'online' ? 'lastLoginAt' : (sort?.field as UserListQuery['SortBy']),
    SortOrder: group === 'online' ? 'DESC' : sort?.order,
  };
}
const isUser = (row: Row): row is User => 'role' in row && 'isLocked' in row;
const userSorts = ['createdAt', 'userName', 'email', 'lastLoginAt', 'diamonds', 'golds', 'role', 'isLocked'];
const users: Endpoint = {
  shape: user,
  searched: ['userName', 'email'],
  sorts: ['createdAt DESC', ...userSorts.flatMap((field) => [`${field} ASC`, `${field} DESC`])],
  list: (signal) => listUsers({}, signal),
  narrow: (narrowing, signal) => listUsers(narrowUsers(narrowing), signal),
  // They are only ever banned or unbanned, and the list may be long.
  keepsList: true,
  actions: { ban: status('ban'), unban: status('unban') },
  filters: { group: (row, group) => isUser(row) && inUserGroup(row, group, new Date()) },
};

/** Every odd resource by its name; what is not here goes to ra-data-simple-rest. */
export const endpoints: Record<string, Endpoint> = {
  ...Object.fromEntries(catalog.map((resource) => [resource.name, catalogEndpoint(resource)])),
  levels,
  users,
};
