import { expireSession } from '../session/session';
import { readStored } from '../session/stored';
import { readError } from './ApiError';
import { noteServerTime } from './clock';
import { refreshAccessToken } from './refresh';
import { type CallOptions, send } from './send';

/**
 * Sends an API call; on a 401 refreshes the access token once and retries once (product.md section 4). Throws `ApiError`
 * for an error response. When the server refuses the refresh, the session expires, which leads to sign-in; when the
 * refresh fails for another reason, the call fails like one without a connection.
 */
export async function respond(path: string, options: CallOptions = {}): Promise<Response> {
  const usedToken = readStored('accessToken');
  let response = await send(path, options);
  if (response.status === 401 && usedToken && !options.isEntry) {
    if (await refreshAccessToken(usedToken)) response = await send(path, options);
    if (response.status === 401) expireSession();
  }
  noteServerTime(response);
  if (!response.ok) throw await readError(response);
  return response;
}

/** A call that returns JSON; undefined for an empty body. */
export async function request<T = unknown>(path: string, options: CallOptions = {}): Promise<T> {
  const text = await (await respond(path, options)).text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
