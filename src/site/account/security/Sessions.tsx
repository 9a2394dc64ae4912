import { useEffect, useRef } from 'react';
import type { OwnSession } from '../../../../contract/sessions';
import { useTranslation } from '../../../i18n/useTranslation';
import { useEndSession, useSessions } from '../../../security/sessions';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { Icon } from '../../ui/Icon';
import { announce } from '../../ui/LiveRegion';
import { Card } from '../Card';
import tab from '../Tab.module.css';
import { EndOthers } from './EndOthers';
import { SessionRow } from './SessionRow';
import styles from './Sessions.module.css';

/** The account's active sessions; each can be ended except this device's own, which has "Log out". */
export function Sessions() {
  const { t } = useTranslation();
  const { data, isError, refetch } = useSessions();
  const end = useEndSession({ onSuccess: (ended) => announce(endedText(t, ended)) });
  const heading = useRef<HTMLHeadingElement>(null);
  // The pressed button has disappeared with its session.
  useEffect(() => {
    if (end.isSuccess) heading.current?.focus();
  }, [end.isSuccess]);
  const retry = () => {
    heading.current?.focus();
    void refetch();
  };
  const hasOthers = data?.some(({ isCurrent }) => !isCurrent);
  return (
    <Card title={t('account.sessions.title')} level={3} headingRef={heading} look={tab.card}>
      {!data && !isError && <p role="status">{t('account.sessions.loading')}</p>}
      {!data && isError && (
        <>
          <Alert tone="error">{t('account.sessions.failed')}</Alert>
          <Button icon="refresh" onClick={retry}>
            {t('common.retry')}
          </Button>
        </>
      )}
      {end.isSuccess && (
        <p className={styles.done}>
          <Icon name="check" size={20} />
          {endedText(t, end.variables)}
        </p>
      )}
      {end.isError && end.variables && <Alert tone="error">{t('account.sessions.endFailed')}</Alert>}
      {data && data.length > 0 && (
        <ul className={styles.sessions}>
          {data.map((session) => (
            <SessionRow
              key={session.id}
              session={session}
              isEnding={end.isPending && end.variables?.id === session.id}
              onEnd={() => !end.isPending && end.mutate(session)}
            />
          ))}
        </ul>
      )}
      {hasOthers === false && <p className={tab.quiet}>{t('account.sessions.none')}</p>}
      {hasOthers && (
        <>
          <p className={tab.quiet}>{t('account.sessions.strange')}</p>
          <EndOthers end={end} />
        </>
      )}
    </Card>
  );
}

type Translate = ReturnType<typeof useTranslation>['t'];

/** What happened, in the current language. */
const endedText = (t: Translate, ended: OwnSession | null): string =>
  ended
    ? t('account.sessions.ended', { device: ended.device ?? t('account.sessions.unknown') })
    : t('account.sessions.othersEnded');
