import type { Address } from '../../contract/addresses';
import { pathWithId } from '../../contract/resource';
import { request } from './request';
import type { CallOptions } from './send';

/**
 * Calls a catalogue resource at an address, for the generic data provider; `id` fills the path. Returns the body as the
 * server sent it, which the caller reads according to the resource's fields. Throws `ApiError`.
 */
export const callResource = <T>(
  { method, path }: Address,
  { id, ...options }: Pick<CallOptions, 'json' | 'form' | 'signal'> & { id?: string | number } = {},
): Promise<T> => request<T>(id === undefined ? path : pathWithId(path, id), { ...options, method });
