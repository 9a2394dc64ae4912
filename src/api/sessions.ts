import * as calls from '../../contract/calls/sessions';
import type { OwnSession } from '../../contract/sessions';
import { hasStatus } from './ApiError';
import { call } from './call';

/** The account's active sessions, the caller's own first. Throws `ApiError`, as the call below. */
export async function getSessions(signal?: AbortSignal): Promise<OwnSession[]> {
  const { sessions } = await call(calls.getSessions, undefined, signal);
  return [...sessions].sort((a, b) => Number(b.isCurrent) - Number(a.isCurrent));
}

/** Ends a session, or all but the caller's own (`null`); one that has ended in the meantime counts as ended. */
export async function endSession(session: OwnSession | null): Promise<void> {
  if (session === null) return call(calls.endOtherSessions);
  try {
    await call(calls.endSession, { params: { id: session.id } });
  } catch (error) {
    if (!hasStatus(error, 404)) throw error;
  }
}
