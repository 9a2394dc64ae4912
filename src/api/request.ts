import { readError } from './ApiError';
import { noteChanges } from './changes';
import { noteServerTime } from './clock';
import { readJson } from './readJson';
import { sendWithSession } from './refresh';
import { type CallOptions, send } from './send';

/**
 * Sends an API call, with a refresh of the session that has run out meanwhile. Throws `ApiError` for an error response,
 * with status 0 without a connection.
 */
export async function respond(path: string, options: CallOptions = {}): Promise<Response> {
  const sendOnce = () => send(path, options);
  const response = await (options.isEntry ? sendOnce() : sendWithSession(sendOnce));
  noteServerTime(response);
  noteChanges(response);
  if (!response.ok) throw await readError(response);
  return response;
}

/** A call that returns JSON; undefined for an empty body. */
export const request = async <T = unknown>(path: string, options: CallOptions = {}): Promise<T> =>
  readJson(await respond(path, options), options.signal);
