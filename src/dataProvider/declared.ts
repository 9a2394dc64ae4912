import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, Identifier } from 'react-admin';
import { ApiError } from '../api/ApiError';
import { type Endpoint, endpoints } from './endpoints';
import { guarded, isOutdated } from './errors';
import type { FormValues } from './multipart';
import type { Row } from './normalise';
import { pageOf } from './page';
import { cachedRow, dropWholeList, fetchListFor, fetchWholeList, patchRow, reloadLists } from './wholeList';

/** An endpoint's call, or a plain sentence for the developer who declared too little. */
function required<T>(call: T | undefined, resource: string, verb: string): T {
  if (!call) throw new Error(`The resource "${resource}" has no call to ${verb}.`);
  return call;
}

const endpointOf = (resource: string): Endpoint => required(endpoints[resource], resource, 'list');

/** The five calls over the declared endpoints: lists whole and cached, each write dropping its list. */
export function declaredProvider(queryClient: QueryClient) {
  /** Runs a call; one that finds the record gone or changed has the lists fetched again. */
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
  const one = (resource: string, id: Identifier, signal?: AbortSignal): Promise<Row> => {
    const fetchOne = endpointOf(resource).one;
    if (fetchOne) return run(resource, 'fetch', () => fetchOne(id, signal));
    return run(resource, 'fetch', async () => {
      // Levels have no call for one record and use their row (decisions.md, Admin).
      await whole(resource);
      const row = cachedRow(queryClient, resource, id);
      if (!row) throw new ApiError('', 404);
      return row;
    });
  };
  return {
    getList: async (resource, params) => {
      const endpoint = endpointOf(resource);
      const list = await run(resource, 'list', () => fetchListFor(queryClient, resource, endpoint, params));
      const meta = { held: list.rows.length, total: list.total };
      return { ...pageOf(list.rows, params, endpoint), meta } as never;
    },
    getOne: async (resource, { id, signal }) => ({ data: (await one(resource, id, signal)) as never }),
    getMany: async (resource, { ids }) => ({
      data: (await whole(resource)).rows.filter((row) => ids.includes(row.id)) as never,
    }),
    create: async (resource, { data }) => {
      const create = required(endpoints[resource]?.create, resource, 'create');
      return { data: (await write(resource, 'create', () => create(data as FormValues))) as never };
    },
    update: async (resource, { id, data }) => {
      const update = required(endpoints[resource]?.update, resource, 'update');
      return { data: (await write(resource, 'update', () => update(id, data as FormValues))) as never };
    },
    delete: async (resource, { id }) => {
      const remove = required(endpoints[resource]?.remove, resource, 'delete');
      await write(resource, 'delete', () => remove(id));
      return { data: { id } as never };
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
