import type { FoundPlayer, Profile } from '../../contract/players';
import { request } from './request';

export const getProfile = (signal?: AbortSignal) => request<Profile>('user/profile/me', { signal });
export const searchPlayers = (query: string, signal?: AbortSignal) =>
  request<FoundPlayer[]>('user/search', { query: { query }, signal });
