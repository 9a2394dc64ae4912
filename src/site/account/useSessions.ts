import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import type { OwnSession } from '../../../contract/sessions';
import { endSession, getSessions } from '../../api/sessions';
import { useTranslation } from '../../i18n/useTranslation';
import { announce } from '../ui/LiveRegion';

export const sessionsKey = ['site', 'sessions'] as const;

/** The account's active sessions; fetched again at each visit, as other devices change them. */
export const useSessions = () =>
  useQuery({ queryKey: sessionsKey, queryFn: ({ signal }) => getSessions(signal), staleTime: 0 });

/** Ends one session, or all others (`null`), removes it from the list and announces it. */
export function useEndSession() {
  const { t } = useTranslation();
  const client = useQueryClient();
  return useMutation({
    mutationFn: endSession,
    onSuccess: (_, ended) => {
      client.setQueryData<OwnSession[]>(sessionsKey, (sessions) =>
        sessions?.filter(({ id, isCurrent }) => (ended ? id !== ended.id : isCurrent)),
      );
      announce(endedText(t, ended));
    },
  });
}

type Translate = ReturnType<typeof useTranslation>['t'];

/** The announcement of what happened, in the current language. */
export const endedText = (t: Translate, ended: OwnSession | null): string =>
  ended
    ? t('account.sessions.ended', { device: ended.device ?? t('account.sessions.unknown') })
    : t('account.sessions.othersEnded');
