import { useTranslation } from '../../../i18n/useTranslation';
import { useProfile } from '../../profile/useProfile';
import { Card } from '../Card';
import styles from './Overview.module.css';
import { OwnCard } from './OwnCard';
import { PendingNotice } from './PendingNotice';

/** The account at a glance: who it is, what it holds, and what waits. */
export function Page() {
  const { t } = useTranslation();
  const { data: me, isError, refetch } = useProfile();
  return (
    <div className={styles.cards}>
      <OwnCard me={me} failed={isError} />
      <Card title={t('account.pending')}>
        <PendingNotice me={me} failed={isError && !me} onRetry={() => void refetch()} />
      </Card>
    </div>
  );
}
