import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnSession } from '../../contract/sessions';
import { endSession, getSessions } from '../api/sessions';

/** Runs a call, and may convert its error to that of an area. */
type Run = <T>(call: () => Promise<T>) => Promise<T>;
const plainly: Run = (call) => call();

const queryKey = ['security', 'sessions'];

/** One's own sessions, fetched again at each visit, as other devices change them. */
export const useSessions = (run = plainly) =>
  useQuery({ queryKey, queryFn: ({ signal }) => run(() => getSessions(signal)), staleTime: 0 });

/** Refetches them after a change that has ended others. */
export function useReloadSessions(): () => void {
  const client = useQueryClient();
  return () => void client.invalidateQueries({ queryKey });
}

interface Ending {
  onSuccess: (ended: OwnSession | null) => void;
  onError?: (error: Error) => void;
}

/** Ends one session, or all others (`null`), and removes it from the list. */
export function useEndSession({ onSuccess, onError }: Ending, run = plainly) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (session: OwnSession | null) => run(() => endSession(session)),
    onSuccess: (_, ended) => {
      client.setQueryData<OwnSession[]>(queryKey, (sessions) =>
        sessions?.filter(({ id, isCurrent }) => (ended ? id !== ended.id : isCurrent)),
      );
      onSuccess(ended);
    },
    onError,
  });
}
