import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { HttpError, useNotify } from 'react-admin';
import type { OwnSession } from '../../../../contract/sessions';
import { endOtherSessions, endSessionById, getSessions } from '../../../api/sessions';
import { guarded } from '../../../dataProvider/errors';

export const sessionsKey = ['security', 'sessions'];

/** One's own sessions, read again on each visit: other devices change them. */
export const useSessions = () =>
  useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => guarded('security.sessions.failed', () => getSessions(signal)),
    staleTime: 0,
  });

/** Ends one session, or all others (`null`); one that has ended meanwhile is ended too. */
export function useEndSession() {
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (session: OwnSession | null) =>
      guarded('security.sessions.endFailed', () =>
        session ? endSessionById(session.id) : endOtherSessions(),
      ).catch((error: unknown) => {
        if (!(error instanceof HttpError && error.status === 404)) throw error;
      }),
    onSuccess: () => notify('security.sessions.ended', { type: 'success' }),
    onError: ({ message }) => notify(message, { type: 'error', messageArgs: { _: message } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
}
