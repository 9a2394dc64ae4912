import { useTranslation } from '../../../i18n/useTranslation';
import { paths } from '../../../paths';
import { LazyDaily } from '../../daily/LazyDaily';
import { useProfile } from '../../profile/useProfile';
import { Card } from '../Card';
import { openRobot } from '../openRobot';
import { NextMark } from '../season/NextMark';
import { LastItems } from './LastItems';
import styles from './Overview.module.css';
import { OwnCard } from './OwnCard';
import { PendingNotice } from './PendingNotice';
import { Waits } from './Waits';

export const ready = openRobot;

/** The account at a glance: who it is, what it holds, what waits, and what comes next. */
export function Page() {
  const { t } = useTranslation();
  const { data: me, isError, refetch } = useProfile();
  return (
    <div className={styles.cards}>
      <OwnCard me={me} failed={isError} />
      <div className={styles.beside}>
        <Card title={t('account.pending')}>
          <PendingNotice me={me} failed={isError && !me} onRetry={() => void refetch()} />
          <Waits me={me} />
        </Card>
        <LazyDaily back={paths.account} />
        <Card title={t('account.seasons.next')}>
          <NextMark />
        </Card>
        <LastItems />
      </div>
    </div>
  );
}
