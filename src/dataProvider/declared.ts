import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, Identifier } from 'react-admin';
import { lastListedRow } from '../../contract/resource';
import { ApiError } from '../api/ApiError';
import { type Endpoint, endpoints } from './endpoints';
import { guarded, isOutdated } from './errors';
import type { AnyRecord } from './normalise';
import { pageOf } from './page';
import { cachedRow, dropWholeList, fetchPage, fetchWholeList, patchRow, reloadLists } from './wholeList';

/** An endpoint's call; throws an error for the developer when it is not declared. */
function required<T>(call: T | undefined, resource: string, verb: string): T {
  if (!call) throw new Error(`The resource "${resource}" has no call to ${verb}.`);
  return call;
}

const endpointOf = (resource: string): Endpoint => required(endpoints[resource], resource, 'list');

/**
 * The five calls over the declared endpoints: lists are fetched whole and cached, and each write invalidates its list.
 */
export function declaredProvider(queryClient: QueryClient) {
  /** Runs a call; refetches the lists when it finds the record gone or changed. */
  const run = async <T>(resource: string, verb: string, call: () => Promise<T>): Promise<T> => {
    try {
      return await guarded(`resources.${resource}.failed.${verb}`, call, endpointOf(resource).shape);
    } catch (error) {
      if (isOutdated(error)) await reloadLists(queryClient, resource);
      throw error;
    }
  };
  const whole = (resource: string) =>
    run(resource, 'list', () => fetchWholeList(queryClient, resource, endpointOf(resource)));
  const write = async <T>(resource: string, verb: string, call: () => Promise<T>): Promise<T> => {
    const result = await run(resource, verb, call);
    await dropWholeList(queryClient, resource);
    return result;
  };
  const one = (resource: string, id: Identifier, signal?: AbortSignal): Promise<AnyRecord> => {
    const fetchOne = endpointOf(resource).one;
    if (fetchOne) return run(resource, 'fetch', () => fetchOne(id, signal));
    return run(resource, 'fetch', async () => {
      // Levels have no call for a single record: the row in the list is used (decisions.md, Admin).
      await whole(resource);
      const row = cachedRow(queryClient, resource, id);
      if (!row) throw new ApiError('', 404);
      return row;
    });
  };
  return {
    getList: async (resource, params) => {
      const endpoint = endpointOf(resource);
      const all = await whole(resource);
      const { page = 1, perPage = lastListedRow } = params.pagination ?? {};
      // Who asks for as many rows as a list holds wants the list itself, as far as one call returns it.
      if (!endpoint.page || all.total <= all.rows.length || perPage >= lastListedRow) {
        const rows: { data: AnyRecord[]; total: number } = pageOf(all.rows, params, endpoint);
        return { ...rows, meta: { total: all.total, stats: all.stats } };
      }
      const asked = { filter: params.filter ?? {}, sort: params.sort, page, perPage };
      const cut = endpoint.page;
      const list = await run(resource, 'list', () => fetchPage(queryClient, resource, cut, asked));
      const data: AnyRecord[] = list.rows;
      return {
        data,
        total: Math.min(list.total, lastListedRow),
        meta: { isPaged: true, isLonger: list.isMore === true || list.total > lastListedRow },
      };
    },
    getOne: async (resource, { id, signal }) => ({ data: await one(resource, id, signal) }),
    getMany: async (resource, { ids }) => {
      const rows: AnyRecord[] = (await whole(resource)).rows;
      return { data: rows.filter(({ id }) => ids.includes(id)) };
    },
    create: async (resource, { data }) => {
      const create = required(endpoints[resource]?.create, resource, 'create');
      const made: AnyRecord = await write(resource, 'create', () => create(data));
      return { data: made };
    },
    update: async (resource, { id, data }) => {
      const update = required(endpoints[resource]?.update, resource, 'update');
      const changed: AnyRecord = await write(resource, 'update', () => update(id, data));
      return { data: changed };
    },
    delete: async (resource, { id }) => {
      const remove = required(endpoints[resource]?.remove, resource, 'delete');
      await write(resource, 'delete', () => remove(id));
      const deleted: AnyRecord = { id };
      return { data: deleted };
    },
    act: async (resource: string, action: string, id: Identifier, wanted?: object) => {
      const { actions, keepsList } = endpointOf(resource);
      const act = required(actions?.[action], resource, action);
      const data = await run(resource, action, () => act(id, wanted));
      if (keepsList) patchRow(queryClient, resource, data);
      else await reloadLists(queryClient, resource);
      return { data };
    },
  } satisfies Partial<DataProvider> & Record<string, unknown>;
}
