import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, Identifier } from 'react-admin';
import { type Download, exportCsv } from '../api/exportCsv';
import { declaredProvider } from './declared';
import { endpoints } from './endpoints';
import { guarded, isOutdated } from './errors';
import { simpleRest } from './simpleRest';
import { reloadLists } from './wholeList';

/** react-admin's data provider with the back office's additional calls. */
export interface AppDataProvider extends DataProvider {
  /**
   * Runs a declared action (ban, unban, toggle) on a record. The server refuses it when it would not lead to the
   * wanted state, because someone else has changed the record meanwhile.
   */
  act: (resource: string, action: string, id: Identifier, wanted?: object) => Promise<{ data: unknown }>;
  /** Every row of a list that the filter lets through, as a CSV file that the server sends. */
  exportAll: (resource: string, filter: object, download: Download) => Promise<Blob>;
}

/**
 * The data provider over the API of product.md section 7. A resource declared in `endpoints.ts` uses those calls:
 * fetched whole, cached in `queryClient`, and filtered, sorted and sliced in the client. All others follow
 * ra-data-simple-rest. Every failed call is an `HttpError` whose body the forms can show.
 */
export function createDataProvider(queryClient: QueryClient): AppDataProvider {
  const declared = declaredProvider(queryClient);
  const rest = reloading(queryClient);
  const providerOf = (resource: string) => (resource in endpoints ? declared : rest);
  return {
    ...simpleRest,
    getList: (resource, params) => providerOf(resource).getList(resource, params),
    getOne: (resource, params) => providerOf(resource).getOne(resource, params),
    getMany: (resource, params) => providerOf(resource).getMany(resource, params),
    create: (resource, params) => providerOf(resource).create(resource, params),
    update: (resource, params) => providerOf(resource).update(resource, params),
    delete: (resource, params) => providerOf(resource).delete(resource, params),
    act: declared.act,
    exportAll: (resource, filter, download) =>
      guarded('admin.list.exportFailed', () => {
        const { file = `admin/${resource}/export`, fileBody } = endpoints[resource] ?? {};
        return exportCsv(file, fileBody ? fileBody({ ...filter }) : { filter }, download);
      }),
    supportAbortSignal: true,
  };
}

/** ra-data-simple-rest; a call that finds its record gone or changed refetches the lists. */
function reloading(queryClient: QueryClient): DataProvider {
  const reload = async <T>(resource: string, call: Promise<T>): Promise<T> => {
    try {
      return await call;
    } catch (error) {
      if (isOutdated(error)) await reloadLists(queryClient, resource);
      throw error;
    }
  };
  return {
    ...simpleRest,
    getOne: (resource, params) => reload(resource, simpleRest.getOne(resource, params)),
    update: (resource, params) => reload(resource, simpleRest.update(resource, params)),
    delete: (resource, params) => reload(resource, simpleRest.delete(resource, params)),
  };
}
