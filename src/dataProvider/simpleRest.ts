import simpleRestProvider from 'ra-data-simple-rest';
import type { DataProvider, GetListParams, GetListResult, Options } from 'react-admin';
import { lastListedRow, moreMark } from '../../contract/resource';
import { call, request } from '../api/request';
import { apiUrl, type CallOptions } from '../api/send';
import { guarded } from './errors';
import { type FormValues, pickedFile } from './multipart';

/**
 * ra-data-simple-rest's requests through our own client, so that they carry the token and are retried after a refresh.
 */
async function httpClient(url: string, { method, body, headers: given, signal }: Options = {}) {
  const headers = new Headers(given);
  // The library sets a content type on calls without a body, which a server may refuse.
  headers.delete('content-type');
  if (body) headers.set('content-type', 'application/json');
  const response = await call(url, {
    method: method as CallOptions['method'],
    body,
    headers: Object.fromEntries(headers),
    signal: signal ?? undefined,
  });
  const text = await response.text();
  return {
    status: response.status,
    headers: response.headers,
    body: text,
    json: text === '' ? {} : JSON.parse(text),
  };
}

const base = apiUrl('admin').replace(/\/$/, '');
const plain = simpleRestProvider(base, httpClient);

/**
 * A form's values as JSON: a picked picture is uploaded first, and the record names it (decisions.md, New resources).
 */
async function bodyOf({ image, ...values }: FormValues): Promise<Record<string, unknown>> {
  const file = pickedFile(image);
  if (!file) return values;
  const form = new FormData();
  form.append('Image', file, file.name);
  const { name } = await request<{ name: string }>('admin/images', { method: 'POST', form });
  return { ...values, image: name };
}

/**
 * A list's total as far as pages reach; the server counts no further than one row beyond, and marks a total that a
 * search goes beyond.
 */
async function getReachable(resource: string, params: GetListParams): Promise<GetListResult> {
  let isCut = false;
  const noting: typeof httpClient = async (url, options) => {
    const response = await httpClient(url, options);
    isCut = response.headers.get('content-range')?.endsWith(moreMark) ?? false;
    return response;
  };
  const list = await simpleRestProvider(base, noting).getList(resource, params);
  const total = list.total ?? 0;
  if (!isCut && total <= lastListedRow) return list;
  return { ...list, total: Math.min(total, lastListedRow), meta: { isLonger: true } };
}

const refused = <T>(resource: string, verb: string, run: () => Promise<T>): Promise<T> =>
  guarded(`resources.${resource}.failed.${verb}`, run);

/** The provider of every later resource: follows ra-data-simple-rest's conventions without mapping. */
export const simpleRest: DataProvider = {
  ...plain,
  getList: (resource, params) => refused(resource, 'list', () => getReachable(resource, params)),
  getOne: (resource, params) => refused(resource, 'fetch', () => plain.getOne(resource, params)),
  getMany: (resource, params) => refused(resource, 'list', () => plain.getMany(resource, params)),
  create: (resource, params) =>
    refused(resource, 'create', async () =>
      plain.create(resource, { ...params, data: await bodyOf(params.data) }),
    ),
  update: (resource, params) =>
    refused(resource, 'update', async () =>
      plain.update(resource, { ...params, data: await bodyOf(params.data) }),
    ),
  delete: (resource, params) => refused(resource, 'delete', () => plain.delete(resource, params)),
};
