import * as calls from '../../contract/calls/seasons';
import type { PlayerSeason } from '../../contract/playerSeason';
import { hasStatus } from './ApiError';
import { call } from './call';

/** The player's season; null on an older server, which has none (404). Throws `ApiError`. */
export async function getPlayerSeason(signal?: AbortSignal): Promise<PlayerSeason | null> {
  try {
    return await call(calls.getPlayerSeason, undefined, signal);
  } catch (error) {
    if (hasStatus(error, 404)) return null;
    throw error;
  }
}
