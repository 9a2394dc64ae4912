import type { QueryClient } from '@tanstack/react-query';
import type { DataProvider, Identifier } from 'react-admin';
import { declaredProvider } from './declared';
import { endpoints } from './endpoints';
import { simpleRest } from './simpleRest';

/** react-admin's data provider with the calls that the back office has beyond the usual five. */
export interface AppDataProvider extends DataProvider {
  /**
   * Runs a declared action (ban, unban, toggle) on a record. The server refuses it when it would not lead to the wanted
   * state, because somebody else has changed the record meanwhile.
   */
  act: (resource: string, action: string, id: Identifier, wanted?: object) => Promise<{ data: unknown }>;
}

/**
 * The data provider over the API of product.md section 7. A resource that `endpoints.ts` declares is served from there:
 * fetched whole, cached in `queryClient`, filtered, sorted and sliced in the client. Any other one follows
 * ra-data-simple-rest. Every refused call is an `HttpError` whose body the forms can show.
 */
export function createDataProvider(queryClient: QueryClient): AppDataProvider {
  const declared = declaredProvider(queryClient);
  const providerOf = (resource: string) => (resource in endpoints ? declared : simpleRest);
  return {
    ...simpleRest,
    getList: (resource, params) => providerOf(resource).getList(resource, params),
    getOne: (resource, params) => providerOf(resource).getOne(resource, params),
    getMany: (resource, params) => providerOf(resource).getMany(resource, params),
    create: (resource, params) => providerOf(resource).create(resource, params),
    update: (resource, params) => providerOf(resource).update(resource, params),
    delete: (resource, params) => providerOf(resource).delete(resource, params),
    act: declared.act,
    supportAbortSignal: true,
  };
}
