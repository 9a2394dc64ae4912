import type { QueryClient } from '@tanstack/react-query';
import { type DataProvider, HttpError, type Identifier } from 'react-admin';
import { restAddresses } from '../../contract/addresses';
import type { Undo } from '../../contract/undo';
import { ApiError } from '../api/ApiError';
import { callResource } from '../api/catalog';
import { type Download, exportCsv } from '../api/exportCsv';
import { declaredProvider } from './declared';
import { endpoints } from './endpoints';
import { guarded } from './errors';
import { filledFilter } from './filter';
import { restProvider } from './simpleRest';
import { invalidateLists, renewRecords } from './wholeList';

/** react-admin's data provider plus the back office's additional calls. */
export interface AppDataProvider extends DataProvider {
  /**
   * Runs a declared action (ban, unban, toggle) on a record. The server refuses it if it would not lead to the desired
   * state, because someone else has changed the record meanwhile.
   */
  act: (resource: string, action: string, id: Identifier, wanted?: object) => Promise<{ data: unknown }>;
  /** Runs an action on some records: in one call that changes all or none, else one after another as `updateMany` does. */
  actMany: (
    resource: string,
    action: string,
    ids: readonly Identifier[],
    wanted?: object,
  ) => Promise<{ data: Identifier[] }>;
  /** Undoes changes by their entries in the history. The server refuses when another change of the same followed. */
  undo: (resource: string, changes: readonly Undo[]) => Promise<{ data: Identifier[] }>;
  /** Every row of a list that the filter matches, as a CSV file sent by the server. */
  exportAll: (resource: string, filter: object, download: Download) => Promise<Blob>;
}

/**
 * The data provider over the API of product.md section 7. A resource declared in `endpoints.ts` uses those calls: fetched
 * whole, cached in `queryClient`, and filtered, sorted and sliced in the client. All others follow ra-data-simple-rest.
 * Every failed call is an `HttpError` whose body the forms can show. `tests/dataProvider/conformance.ts` tests what it
 * promises for every resource.
 */
export function createDataProvider(queryClient: QueryClient): AppDataProvider {
  const declared = declaredProvider(queryClient);
  const rest = restProvider(queryClient);
  const providerOf = (resource: string) => (resource in endpoints ? declared : rest);
  const getList: DataProvider['getList'] = async (resource, params) => {
    const given = { ...params, filter: filledFilter(params.filter) };
    const page = await providerOf(resource).getList(resource, given);
    renewRecords(queryClient, resource, page.data);
    return page;
  };
  const update: DataProvider['update'] = (resource, params) => providerOf(resource).update(resource, params);
  const remove: DataProvider['delete'] = (resource, params) => providerOf(resource).delete(resource, params);
  return {
    getList,
    getOne: (resource, params) => providerOf(resource).getOne(resource, params),
    getMany: async (resource, params) =>
      params.ids.length > 0 ? providerOf(resource).getMany(resource, params) : { data: [] },
    getManyReference: (resource, { target, id, filter, ...params }) =>
      getList(resource, { ...params, filter: { ...filter, [target]: id } }),
    create: (resource, params) => providerOf(resource).create(resource, params),
    update,
    updateMany: (resource, { ids, ...params }) =>
      inTurn(ids, (id) => update(resource, { ...params, id, previousData: undefined })),
    delete: remove,
    deleteMany: (resource, { ids, ...params }) =>
      inTurn(ids, (id) => remove(resource, { ...params, id, previousData: undefined })),
    act: declared.act,
    actMany: async (resource, action, ids, wanted) =>
      (await declared.actTogether(resource, action, ids, wanted))
        ? { data: [...ids] }
        : inTurn(ids, (id) => declared.act(resource, action, id, wanted)),
    undo: async (resource, changes) => {
      const endpoint = endpoints[resource];
      const at = endpoint ? endpoint.undo : restAddresses(resource).undo;
      if (!at) throw new ApiError('', 405);
      try {
        return await inTurn(
          changes.map(({ recordId }) => recordId),
          (id) =>
            guarded('admin.undo.failed', () =>
              callResource(at, { json: changes.find(({ recordId }) => recordId === id) }),
            ),
        );
      } finally {
        await invalidateLists(queryClient, resource);
      }
    },
    exportAll: (resource, filter, download) =>
      guarded('admin.list.exportFailed', async () => {
        const given = filledFilter({ ...filter });
        const endpoint = endpoints[resource];
        const file = endpoint ? endpoint.file : restAddresses(resource).export;
        if (!file) throw new ApiError('', 405);
        return exportCsv(file, endpoint?.fileBody?.(given) ?? { filter: given }, download);
      }),
    supportAbortSignal: true,
  };
}

/** Whether a refusal concerns the person rather than the record: it would be the same for every record. */
const isOfPerson = (error: unknown) => error instanceof HttpError && [401, 403].includes(error.status);

/**
 * Makes the single-record call for each id, one after another, as the API has no bulk call. A refused record does not
 * keep the others from being tried; the first refusal is thrown at the end, with the completed ids as `done` in its body.
 */
async function inTurn(
  ids: readonly Identifier[],
  call: (id: Identifier) => Promise<unknown>,
): Promise<{ data: Identifier[] }> {
  const done: Identifier[] = [];
  let refusal: unknown;
  for (const id of ids) {
    try {
      await call(id);
      done.push(id);
    } catch (error) {
      refusal ??= error;
      if (isOfPerson(error)) break;
    }
  }
  if (refusal instanceof HttpError)
    throw new HttpError(refusal.message, refusal.status, { ...refusal.body, done });
  if (refusal) throw refusal;
  return { data: done };
}
