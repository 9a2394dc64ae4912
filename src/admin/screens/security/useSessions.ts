import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNotify } from 'react-admin';
import type { OwnSession } from '../../../../contract/sessions';
import { endSession, getSessions } from '../../../api/sessions';
import { guarded } from '../../../dataProvider/errors';

export const sessionsKey = ['security', 'sessions'];

/** One's own sessions, fetched again at each visit: other devices change them. */
export const useSessions = () =>
  useQuery({
    queryKey: sessionsKey,
    queryFn: ({ signal }) => guarded('security.sessions.failed', () => getSessions(signal)),
    staleTime: 0,
  });

/** Ends one session, or all others (`null`). */
export function useEndSession() {
  const queryClient = useQueryClient();
  const notify = useNotify();
  return useMutation({
    mutationFn: (session: OwnSession | null) =>
      guarded('security.sessions.endFailed', () => endSession(session)),
    onSuccess: () => notify('security.sessions.ended', { type: 'success' }),
    onError: ({ message }) => notify(message, { type: 'error', messageArgs: { _: message } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sessionsKey }),
  });
}
