import { ApiError } from './ApiError';
import { respond } from './request';
import type { CallOptions } from './send';

/**
 * A response that is a file of this type. Anything else in its place, such as the page of a public Wi-Fi, is an `ApiError` with
 * status 0.
 */
export async function respondFile(path: string, type: string, options: CallOptions): Promise<Response> {
  const response = await respond(path, options);
  if (!response.headers.get('content-type')?.startsWith(type)) throw new ApiError('', 0);
  return response;
}
