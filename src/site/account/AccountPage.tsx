import { Navigate } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { signInPath } from '../../session/signInPath';
import { readStored } from '../../session/stored';
import { useSession } from '../../session/useSession';
import { LanguageForm } from '../layout/LanguageForm';
import { MotionSwitch } from '../layout/MotionSwitch';
import { logoutPublic } from '../profile/logoutPublic';
import { useProfile } from '../profile/useProfile';
import { Button } from '../ui/Button';
import { cx } from '../ui/cx';
import styles from './AccountPage.module.css';
import { Card } from './Card';
import { LazySecurity } from './LazySecurity';
import { OwnCard } from './OwnCard';
import { PendingNotice } from './PendingNotice';

/** Account centre (requirement A-2). Needs a token. */
export function Page() {
  const { t } = useTranslation();
  const { signedIn, userName } = useSession();
  const { data: me, isError, refetch } = useProfile();
  if (!signedIn) return <ToSignIn />;
  return (
    <div className={cx('sheet', styles.page)}>
      <div className="container">
        <header className={styles.head}>
          <p className="label">{t('account.label')}</p>
          <h1>{t('account.title')}</h1>
          <p className="lead">{t('account.welcome', { name: me?.username ?? userName ?? 'Outline' })}</p>
        </header>
        <div className={styles.cards}>
          <OwnCard me={me} failed={isError} />
          <Card title={t('account.pending')}>
            <PendingNotice me={me} failed={isError && !me} onRetry={() => void refetch()} />
          </Card>
          <Card title={t('account.settings')}>
            <LanguageForm />
            <MotionSwitch />
            <Button icon="logout" onClick={() => logoutPublic()}>
              {t('account.logout')}
            </Button>
          </Card>
        </div>
        <LazySecurity />
      </div>
    </div>
  );
}

/** An expired session leaves its refresh token behind; a logout does not. */
const ToSignIn = () => (
  <Navigate
    to={readStored('refreshToken') === null ? paths.auth.login : signInPath('expired', paths.account)}
    replace
  />
);
