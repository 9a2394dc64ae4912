import { refreshToken as refreshCall } from '../../contract/calls/tokens';
import { expireSession } from '../session/session';
import { readStored, writeStored } from '../session/stored';
import { ApiError } from './ApiError';
import { readJson } from './readJson';
import { send } from './send';

/** The statuses of a refresh by which the server ends the session. */
const ends: readonly number[] = [400, 401, 403];

let inFlight: Promise<boolean> | null = null;

/** Returns false only when the server says that the session is over; any other failure says nothing about it. */
async function refresh(refreshToken: string): Promise<boolean> {
  const response = await send(refreshCall.path, { method: refreshCall.method, json: { refreshToken } });
  if (ends.includes(response.status)) return false;
  if (!response.ok) throw new ApiError('', 0);
  const { accessToken } = await readJson<{ accessToken: string }>(response);
  // Only the access token is stored: the refresh token does not rotate (decisions.md, Stored values).
  writeStored({ accessToken });
  return true;
}

/**
 * Refreshes the access token, once for all calls that failed together. `usedToken` is the rejected one: if another tab
 * has stored a newer token, that is used instead. Returns false when the session is over; throws an `ApiError` with
 * status 0 when it may still be valid.
 */
export function refreshAccessToken(usedToken: string): Promise<boolean> {
  const stored = readStored('accessToken');
  if (stored !== null && stored !== usedToken) return Promise.resolve(true);
  const refreshToken = readStored('refreshToken');
  if (refreshToken === null) return Promise.resolve(false);
  inFlight ??= refresh(refreshToken).finally(() => {
    inFlight = null;
  });
  return inFlight;
}

/**
 * Sends a call; on a 401 refreshes the access token once and sends it once more (product.md section 4). When the server
 * refuses the refresh, the session expires, which leads to sign-in. A second 401 is of the call alone: the session was
 * just confirmed. Throws an `ApiError` with status 0 when the refresh fails for another reason.
 */
export async function sendWithSession(sendOnce: () => Promise<Response>): Promise<Response> {
  const usedToken = readStored('accessToken');
  const response = await sendOnce();
  if (response.status !== 401 || !usedToken) return response;
  if (await refreshAccessToken(usedToken)) return sendOnce();
  expireSession();
  return response;
}
