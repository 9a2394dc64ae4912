import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, Identifier } from 'react-admin';
import { endpoints } from './endpoints';
import { guarded } from './errors';
import type { FormValues } from './multipart';
import type { Row } from './normalise';
import { dropWholeList, fetchWholeList, pageOf } from './wholeList';

/** An endpoint's call, or a plain sentence for the developer who declared too little. */
function required<T>(call: T | undefined, resource: string, verb: string): T {
  if (!call) throw new Error(`The resource "${resource}" has no call to ${verb}.`);
  return call;
}

/** The five calls over the declared endpoints: lists whole and cached, each write dropping its list. */
export function declaredProvider(queryClient: QueryClient) {
  const rows = (resource: string): Promise<Row[]> =>
    guarded(`resources.${resource}.failed.list`, async () =>
      fetchWholeList(queryClient, resource, required(endpoints[resource], resource, 'list')),
    );
  const write = async <T>(resource: string, verb: string, run: () => Promise<T>): Promise<T> => {
    const result = await guarded(`resources.${resource}.failed.${verb}`, run);
    await dropWholeList(queryClient, resource);
    return result;
  };
  const one = async (resource: string, id: Identifier, signal?: AbortSignal): Promise<Row | undefined> => {
    const fetchOne = endpoints[resource]?.one;
    if (fetchOne) return guarded(`resources.${resource}.failed.fetch`, () => fetchOne(id, signal));
    // Levels have no call for one record and use their row (decisions.md, Admin).
    return (await rows(resource)).find((row) => String(row.id) === String(id));
  };
  return {
    getList: async (resource, params) => pageOf(await rows(resource), params) as never,
    getOne: async (resource, { id, signal }) => ({ data: (await one(resource, id, signal)) as never }),
    getMany: async (resource, { ids }) => ({
      data: (await rows(resource)).filter((row) => ids.includes(row.id)) as never,
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
    act: async (resource: string, action: string, id: Identifier) => {
      const act = required(endpoints[resource]?.actions?.[action], resource, action);
      return { data: await write(resource, action, () => act(id)) };
    },
  } satisfies Partial<DataProvider>;
}
