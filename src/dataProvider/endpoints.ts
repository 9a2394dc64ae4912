import { catalog } from '../../contract/catalog';
import type { Level } from '../../contract/levels';
import { type Noun, pathWithId } from '../../contract/noun';
import type { User, UserList } from '../../contract/users';
import { request } from '../api/request';
import { type FormValues, toMultipart } from './multipart';
import { normaliseRecord, type Raw, type Row } from './normalise';

type Id = string | number;

/** The calls of one resource that does not follow ra-data-simple-rest's conventions. A missing call does not exist. */
export interface Endpoint {
  /** Fetches the whole list. */
  list: (signal: AbortSignal) => Promise<Row[]>;
  one?: (id: Id, signal?: AbortSignal) => Promise<Row>;
  create?: (values: FormValues) => Promise<Row>;
  update?: (id: Id, values: FormValues) => Promise<Row>;
  remove?: (id: Id) => Promise<void>;
  /** Calls beyond react-admin's five, by name. */
  actions?: Record<string, (id: Id) => Promise<unknown>>;
}

/** The rows of a list that a server may answer bare or under a key. */
const rowsOf = (answer: unknown, key: string): Raw[] =>
  Array.isArray(answer) ? (answer as Raw[]) : ((answer as Record<string, Raw[]>)[key] ?? []);

/** The endpoint of a catalogue resource: everything comes from its contract. */
function catalogEndpoint(noun: Noun): Endpoint {
  const { paths } = noun;
  const row = (raw: Raw) => normaliseRecord(noun, raw);
  return {
    list: async (signal) => rowsOf(await request(paths.list, { signal }), noun.listKey).map(row),
    one: async (id, signal) => row(await request<Raw>(pathWithId(paths.one, id), { signal })),
    create: async (values) =>
      row(await request<Raw>(paths.create, { method: 'POST', form: toMultipart(noun, values) })),
    update: async (id, values) =>
      row(
        await request<Raw>(pathWithId(paths.update, id), {
          method: 'PUT',
          form: toMultipart(noun, values, id),
        }),
      ),
    remove: (id) => request<void>(pathWithId(paths.remove, id), { method: 'DELETE' }),
    ...(paths.toggle && {
      actions: { toggle: (id: Id) => request(pathWithId(paths.toggle as string, id), { method: 'PATCH' }) },
    }),
  };
}

/** Levels are JSON and named by their number; there is no call for one of them (product.md section 7). */
const level = (raw: Level): Row => ({ ...raw, id: raw.levelNumber });
const levels: Endpoint = {
  list: async (signal) =>
    (rowsOf(await request('admin/level/get-all', { signal }), 'levels') as unknown as Level[]).map(level),
  create: async ({ levelNumber, experienceRequired }) =>
    level(await request('admin/level/create', { method: 'POST', json: { levelNumber, experienceRequired } })),
  update: async (id, { experienceRequired }) =>
    level(await request(`admin/level/update/${id}`, { method: 'PUT', json: { experienceRequired } })),
  remove: (id) => request<void>(`admin/level/delete/${id}`, { method: 'DELETE' }),
};

/** Users are listed in one call of 10,000 (product.md section 9) and only ever banned or unbanned. */
const users: Endpoint = {
  list: async (signal) =>
    (
      await request<UserList>('admin/user/get-all', { query: { Page: 1, PageSize: 10_000 }, signal })
    ).users.map((user: User): Row => ({ ...user })),
  actions: {
    ban: (id) => request(`admin/user/ban/${encodeURIComponent(id)}`, { method: 'POST' }),
    unban: (id) => request(`admin/user/unban/${encodeURIComponent(id)}`, { method: 'POST' }),
  },
};

/** Every odd resource by its name; what is not here goes to ra-data-simple-rest. */
export const endpoints: Record<string, Endpoint> = {
  ...Object.fromEntries(catalog.map((noun) => [noun.name, catalogEndpoint(noun)])),
  levels,
  users,
};
