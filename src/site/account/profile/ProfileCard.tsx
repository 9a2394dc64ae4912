import { useTranslation } from '../../../i18n/useTranslation';
import { Alert } from '../../ui/Alert';
import { Button } from '../../ui/Button';
import { useLanguage } from '../../ui/useLanguage';
import { Card } from '../Card';
import styles from '../Tab.module.css';
import { ProfileForm } from './ProfileForm';
import { profileTexts } from './profileTexts';
import { useOwnProfile } from './useOwnProfile';

/** What players change about themselves. */
export function ProfileCard() {
  const { t } = useTranslation();
  const texts = profileTexts[useLanguage()];
  const { data, isError, refetch } = useOwnProfile();
  return (
    <Card title={texts.title} level={3} look={styles.card}>
      <p className={styles.quiet}>{texts.lead}</p>
      {data && <ProfileForm saved={data} />}
      {!data && !isError && <p role="status">{t('common.loading')}</p>}
      {!data && isError && (
        <>
          <Alert tone="error">{texts.unread}</Alert>
          <Button icon="refresh" onClick={() => void refetch()}>
            {t('common.retry')}
          </Button>
        </>
      )}
    </Card>
  );
}
