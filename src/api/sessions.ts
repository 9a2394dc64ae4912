import type { Message } from '../../contract/errors';
import type { OwnSession, OwnSessions, PasswordBody } from '../../contract/sessions';
import { request } from './request';

/** The account's active sessions, the caller's own first. Throws `ApiError`, as all calls below. */
export async function getSessions(signal?: AbortSignal): Promise<OwnSession[]> {
  const { sessions } = await request<OwnSessions>('user/sessions', { signal });
  return [...sessions].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

export const endSessionById = (id: string) =>
  request<void>(`user/sessions/${encodeURIComponent(id)}`, { method: 'DELETE' });

/** Ends every session but the caller's own. */
export const endOtherSessions = () => request<void>('user/sessions', { method: 'DELETE' });

/** Ends the other sessions too (api.md, Own security). */
export const changePassword = (json: PasswordBody) =>
  request<Message>('user/password', { method: 'POST', json });
