import * as calls from '../../contract/calls/sessions';
import type { OwnSession, PasswordBody } from '../../contract/sessions';
import { call } from './call';

/** The account's active sessions, the caller's own first. Throws `ApiError`, as all calls below. */
export async function getSessions(signal?: AbortSignal): Promise<OwnSession[]> {
  const { sessions } = await call(calls.getSessions, undefined, signal);
  return [...sessions].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

export const endSessionById = (id: string) => call(calls.endSession, { params: { id } });

/** Ends every session but the caller's own. */
export const endOtherSessions = () => call(calls.endOtherSessions);

/** Ends the other sessions too (api.md, Own security). */
export const changePassword = (body: PasswordBody) => call(calls.changePassword, { body });
