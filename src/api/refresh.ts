import type { Tokens } from '../../contract/accounts';
import { readStored, writeStored } from '../session/stored';
import { send } from './send';

let inFlight: Promise<boolean> | null = null;

async function refresh(refreshToken: string): Promise<boolean> {
  const response = await send('user/auth/refresh-token', { method: 'POST', json: { refreshToken } });
  if (!response.ok) return false;
  const { accessToken } = (await response.json()) as Tokens;
  // Only the access token is stored: the refresh token does not rotate (decisions.md, Stored values).
  writeStored({ accessToken });
  return true;
}

/**
 * Refreshes the access token, once for all calls that failed together. `usedToken` is the rejected one: if another tab
 * has stored a newer one, that one is used instead.
 */
export function refreshAccessToken(usedToken: string): Promise<boolean> {
  const stored = readStored('accessToken');
  if (stored !== null && stored !== usedToken) return Promise.resolve(true);
  const refreshToken = readStored('refreshToken');
  if (refreshToken === null) return Promise.resolve(false);
  inFlight ??= refresh(refreshToken)
    .catch(() => false)
    .finally(() => {
      inFlight = null;
    });
  return inFlight;
}
