import { expireSession } from '../session/session';
import { readStored } from '../session/stored';
import { ApiError, readError } from './ApiError';
import { noteServerTime } from './clock';
import { refreshAccessToken } from './refresh';
import { type CallOptions, send } from './send';

/** Calls whose 401 refers to the submitted credentials, not to the session. */
const isSignInCall = (path: string) =>
  /^\/?(user\/auth(?!\/step-up)|user\/forgot-password|external\/auth)\//.test(path);

async function attempt(path: string, options: CallOptions): Promise<Response> {
  try {
    return await send(path, options);
  } catch (error) {
    if (options.signal?.aborted) throw error;
    throw new ApiError('', 0);
  }
}

/**
 * Sends an API call; on a 401 refreshes the access token once and retries once (product.md section 4). Throws
 * `ApiError` for an error response. When the refresh fails the session expires, which leads to sign-in.
 */
export async function call(path: string, options: CallOptions = {}): Promise<Response> {
  const usedToken = readStored('accessToken');
  let response = await attempt(path, options);
  if (response.status === 401 && usedToken && !isSignInCall(path)) {
    if (await refreshAccessToken(usedToken)) response = await attempt(path, options);
    if (response.status === 401) expireSession();
  }
  noteServerTime(response);
  if (!response.ok) throw await readError(response);
  return response;
}

/** A call that returns JSON; undefined for an empty body. */
export async function request<T = unknown>(path: string, options: CallOptions = {}): Promise<T> {
  const text = await (await call(path, options)).text();
  return (text === '' ? undefined : JSON.parse(text)) as T;
}
