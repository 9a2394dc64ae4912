import type { QueryClient } from '@tanstack/react-query';
import { type DataProvider, HttpError, type Identifier } from 'react-admin';
import { lastListedRow } from '../../contract/resource';
import { ApiError } from '../api/ApiError';
import { unlessAborted } from './abort';
import type { Endpoint } from './endpoint';
import { endpoints } from './endpoints';
import { guarded, isOutdated } from './errors';
import type { AnyRecord } from './normalise';
import { pageOf } from './page';
import { cachedRow, dropWholeList, fetchPage, fetchWholeList, invalidateLists, patchRow } from './wholeList';

/** Returns an endpoint's call; throws 405 when it is not declared. */
function required<T>(call: T | undefined): T {
  if (!call) throw new ApiError('', 405);
  return call;
}

const endpointOf = (resource: string): Endpoint => required(endpoints[resource]);

/** Returns a function that runs any call. */
function runner(queryClient: QueryClient) {
  /** Runs a call; refetches the lists when it finds the record gone or changed. */
  const run = async <T>(resource: string, verb: string, call: () => Promise<T>): Promise<T> => {
    try {
      return await guarded(`resources.${resource}.failed.${verb}`, call, endpointOf(resource).shape);
    } catch (error) {
      if (isOutdated(error)) await invalidateLists(queryClient, resource);
      throw error;
    }
  };
  return run;
}

/** The calls that read: lists are fetched whole and cached, or page by page where they are long. */
function reads(queryClient: QueryClient) {
  const run = runner(queryClient);
  const fetchWhole = (resource: string, signal?: AbortSignal) =>
    unlessAborted(() => fetchWholeList(queryClient, resource, endpointOf(resource)), signal);
  const one = (resource: string, id: Identifier, signal?: AbortSignal): Promise<AnyRecord> => {
    const fetchOne = endpointOf(resource).one;
    if (fetchOne) return run(resource, 'fetch', () => fetchOne(id, signal));
    return run(resource, 'fetch', async () => {
      // Users and levels have no call for a single record: the row in the list is used (decisions.md, Admin).
      const [row] = await byIds(resource, [id], signal);
      if (!row) throw new ApiError('', 404);
      return row;
    });
  };
  /** Rows from the cached lists; if a list is incomplete, fetches the missing ones from the server. */
  const byIds = async (resource: string, ids: readonly Identifier[], signal?: AbortSignal) => {
    const { rows, total } = await fetchWhole(resource, signal);
    const cached = ids.map((id) => cachedRow(queryClient, resource, id));
    const missing = ids.filter((_, n) => !cached[n]);
    const { some } = endpointOf(resource);
    const fetched = some && missing.length > 0 && total > rows.length ? await some(missing, signal) : [];
    const found = new Map([...cached, ...fetched].map((row) => [String(row?.id), row]));
    return ids.flatMap((id) => found.get(String(id)) ?? []);
  };
  return {
    getList: (resource, params) =>
      run(resource, 'list', async () => {
        const endpoint = endpointOf(resource);
        const { filter = {}, sort, pagination, signal } = params;
        const all = await fetchWhole(resource, signal);
        const { page = 1, perPage = lastListedRow } = pagination ?? {};
        const cut = endpoint.page;
        // A server that knows the specified call alone says nothing of more, and applies no filter.
        const isServed =
          all.isMore !== undefined && Object.keys(filter).some((name) => endpoint.served?.includes(name));
        const isHere = !isServed && all.total <= all.rows.length;
        if (!cut || isHere || params.meta?.isWhole) {
          const rows: { data: AnyRecord[]; total: number } = pageOf(all.rows, params, endpoint);
          return { ...rows, meta: { total: all.total, stats: all.stats } };
        }
        const asked = { filter, sort, page, perPage };
        const list = await unlessAborted(() => fetchPage(queryClient, resource, cut, asked), signal);
        const data: AnyRecord[] = list.rows;
        return {
          data,
          total: Math.min(list.total, lastListedRow),
          meta: { isPaged: true, isLonger: list.isMore === true || list.total > lastListedRow },
        };
      }),
    getOne: async (resource, { id, signal }) => ({ data: await one(resource, id, signal) }),
    getMany: async (resource, { ids, signal }) => {
      const data: AnyRecord[] = await run(resource, 'list', () => byIds(resource, ids, signal));
      return { data };
    },
  } satisfies Partial<DataProvider>;
}

/** The calls over the declared endpoints: each write invalidates the list of its resource. */
export function declaredProvider(queryClient: QueryClient) {
  const run = runner(queryClient);
  const reading = reads(queryClient);
  const write = async <T>(resource: string, verb: string, call: () => Promise<T>): Promise<T> => {
    const result = await run(resource, verb, call);
    await dropWholeList(queryClient, resource);
    return result;
  };
  return {
    ...reading,
    create: async (resource, { data }) => {
      const create = async () => required(endpointOf(resource).create)(data);
      const made: AnyRecord = await write(resource, 'create', create);
      return { data: made };
    },
    update: async (resource, { id, data, previousData }) => {
      const update = async () => {
        const change = required(endpointOf(resource).update);
        // The server expects whole records: fields that are not given keep their values.
        const before = previousData ?? (await reading.getOne(resource, { id })).data;
        return change(id, { ...before, ...data }, before);
      };
      const changed: AnyRecord = await write(resource, 'update', update);
      return { data: changed };
    },
    delete: async (resource, { id, previousData }) => {
      await write(resource, 'delete', async () => required(endpointOf(resource).remove)(id));
      const deleted: AnyRecord = { ...previousData, id };
      return { data: deleted };
    },
    act: async (resource: string, action: string, id: Identifier, wanted?: object) => {
      const { actions, keepsList } = endpointOf(resource);
      const data = await run(resource, action, async () => required(actions?.[action])(id, wanted));
      if (keepsList) patchRow(queryClient, resource, data);
      else await invalidateLists(queryClient, resource);
      return { data };
    },
    /** Runs an action on several records in one call; returns false if the resource or its server has none. */
    actTogether: async (resource: string, action: string, ids: readonly Identifier[], wanted?: object) => {
      const together = endpoints[resource]?.together?.[action];
      if (!together || !wanted) return false;
      const records = ids.map((id) => {
        const version: unknown = cachedRow(queryClient, resource, id)?.version;
        return { id, ...(version !== undefined && { version }) };
      });
      try {
        await run(resource, action, () => together(records, wanted));
      } catch (error) {
        // An older server, or a record that is gone: individual calls show which.
        if (error instanceof HttpError && error.status === 404) return false;
        throw error;
      }
      await invalidateLists(queryClient, resource);
      return true;
    },
  } satisfies Partial<DataProvider> & Record<string, unknown>;
}
