import * as calls from '../../contract/calls/players';
import { call } from './call';

export const getProfile = (signal?: AbortSignal) => call(calls.getProfile, undefined, signal);
export const searchPlayers = (query: string, signal?: AbortSignal) =>
  call(calls.searchPlayers, { query: { query } }, signal);
