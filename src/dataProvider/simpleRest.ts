import type { QueryClient } from '@tanstack/react-query';
import simpleRestProvider from 'ra-data-simple-rest';
import type {
  DataProvider,
  DeleteParams,
  DeleteResult,
  GetListParams,
  GetListResult,
  GetManyParams,
  GetManyResult,
  Options,
  RaRecord,
} from 'react-admin';
import { lastListedRow, moreMark } from '../../contract/resource';
import { uploadPicture } from '../api/images';
import { readJson } from '../api/readJson';
import { respond } from '../api/request';
import { apiUrl, type CallOptions } from '../api/send';
import { guarded, isOutdated } from './errors';
import { type FormValues, pickedFile } from './multipart';
import { invalidateLists } from './wholeList';

/**
 * Sends ra-data-simple-rest's requests through our own client, so that they carry the token and are retried after a
 * refresh.
 */
async function httpClient(url: string, { method, body, headers: given, signal }: Options = {}) {
  const headers = new Headers(given);
  // The library sets a content type on calls without a body, which a server may refuse.
  headers.delete('content-type');
  if (body) headers.set('content-type', 'application/json');
  const response = await respond(url, {
    method: method as CallOptions['method'],
    body,
    headers: Object.fromEntries(headers),
    signal: signal ?? undefined,
  });
  const json = (await readJson(response, signal)) ?? {};
  return { status: response.status, headers: response.headers, body: '', json };
}

const base = apiUrl('admin').replace(/\/$/, '');
const plain = simpleRestProvider(base, httpClient);

/**
 * A form's values as JSON: a picked picture is uploaded first, and the record then refers to it (decisions.md, New
 * resources).
 */
async function bodyOf({ image, ...values }: FormValues): Promise<Record<string, unknown>> {
  const file = pickedFile(image);
  if (!file) return values;
  const { name } = await uploadPicture(file);
  return { ...values, image: name };
}

/**
 * Removes the sort from a list request without an order, where the library would sort by id, so that the server's default
 * applies.
 */
const withoutSort = (url: string): string => {
  const address = new URL(url);
  address.searchParams.delete('sort');
  return address.href;
};

/**
 * A list with its total as far as it can be paged; the server counts only one row beyond that, and marks a total that a
 * search exceeds.
 */
async function getReachable(resource: string, { sort, ...params }: GetListParams): Promise<GetListResult> {
  let isCut = false;
  const noting: typeof httpClient = async (url, options) => {
    const response = await httpClient(sort?.field ? url : withoutSort(url), options);
    isCut = response.headers.get('content-range')?.endsWith(moreMark) ?? false;
    return response;
  };
  const list = await simpleRestProvider(base, noting).getList(resource, {
    ...params,
    ...(sort && { sort }),
  });
  const total = list.total ?? 0;
  if (!isCut && total <= lastListedRow) return list;
  return { ...list, total: Math.min(total, lastListedRow), meta: { isLonger: true } };
}

/** How many records one call looks up by id: the longest page of any list, in a URL of a few kilobytes. */
const lookUp = 100;

/** The records with these ids, in their order; leaves out unknown ids. */
async function getByIds(resource: string, { ids, ...params }: GetManyParams): Promise<GetManyResult> {
  const found = new Map<string, RaRecord>();
  for (let from = 0; from < ids.length; from += lookUp) {
    const id = ids.slice(from, from + lookUp);
    const pagination = { page: 1, perPage: lookUp };
    const { data } = await getReachable(resource, { ...params, filter: { id }, pagination });
    for (const record of data) found.set(String(record.id), record);
  }
  return { data: ids.flatMap((id) => found.get(String(id)) ?? []) };
}

/** The reason for a write, as `meta` of react-admin's calls has it; a form has it among its values. */
const reasonIn = (meta: unknown): { reason?: unknown } =>
  typeof meta === 'object' && meta !== null && 'reason' in meta ? { reason: meta.reason } : {};

/** Deletes a record; the library sends no body, which a reason needs. */
function remove<R extends RaRecord>(resource: string, params: DeleteParams<R>): Promise<DeleteResult<R>> {
  const reason = reasonIn(params.meta);
  const body = 'reason' in reason ? JSON.stringify(reason) : undefined;
  const giving: typeof httpClient = (url, options) => httpClient(url, { ...options, body });
  return simpleRestProvider(base, giving).delete<R>(resource, params);
}

type Provided = 'getList' | 'getOne' | 'getMany' | 'create' | 'update' | 'delete';

/**
 * The provider of every later resource: follows ra-data-simple-rest's conventions without mapping. A call that finds its
 * record gone or changed refetches the lists.
 */
export function restProvider(queryClient: QueryClient): Pick<DataProvider, Provided> {
  const run = async <T>(resource: string, verb: string, call: () => Promise<T>): Promise<T> => {
    try {
      return await guarded(`resources.${resource}.failed.${verb}`, call);
    } catch (error) {
      if (verb !== 'list' && isOutdated(error)) await invalidateLists(queryClient, resource);
      throw error;
    }
  };
  return {
    getList: (resource, params) => run(resource, 'list', () => getReachable(resource, params)),
    getOne: (resource, params) => run(resource, 'fetch', () => plain.getOne(resource, params)),
    getMany: (resource, params) => run(resource, 'list', () => getByIds(resource, params)),
    create: (resource, params) =>
      run(resource, 'create', async () =>
        plain.create(resource, {
          ...params,
          data: await bodyOf({ ...reasonIn(params.meta), ...params.data }),
        }),
      ),
    update: (resource, params) =>
      run(resource, 'update', async () => {
        // The server keeps fields that are not given; the version makes it refuse a change of an outdated record.
        const data = { version: params.previousData?.version, ...reasonIn(params.meta), ...params.data };
        return plain.update(resource, { ...params, data: await bodyOf(data) });
      }),
    delete: (resource, params) => run(resource, 'delete', () => remove(resource, params)),
  };
}
