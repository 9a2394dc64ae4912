import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { paths } from '../../paths';
import { signInPath } from '../../session/signInPath';
import { readStored } from '../../session/stored';
import { useSession } from '../../session/useSession';
import { Balance } from '../layout/Balance';
import { LanguageForm } from '../layout/LanguageForm';
import { MotionSwitch } from '../layout/MotionSwitch';
import { logoutPublic } from '../logoutPublic';
import { Button, ButtonLink } from '../ui/Button';
import { cx } from '../ui/cx';
import { useProfile } from '../useProfile';
import styles from './AccountPage.module.css';
import { Card } from './Card';
import { LazySecurity } from './LazySecurity';
import { PendingNotice } from './PendingNotice';

/** Account centre (requirement A-2). Needs a token. */
export function Page() {
  const { t } = useTranslation();
  const { signedIn, userName } = useSession();
  const { data: me, isError, refetch } = useProfile();
  const unknown = isError ? '--' : '…';
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
          {/* The page's only inverted sheet: the player's own card */}
          <Card title={t('account.details')} look={cx('paper', styles.own)}>
            <img src="/art/cosmetics/avatar-linh-canh.svg" width={160} height={160} alt="" />
            {isError && <p role="status">{t('account.detailsFailed')}</p>}
            <dl className={styles.details}>
              <dt>{t('account.userName')}</dt>
              <dd>{me?.username ?? unknown}</dd>
              <dt>{t('account.email')}</dt>
              <dd>{me?.email ?? unknown}</dd>
            </dl>
          </Card>
          <Card title={t('account.balance')}>
            <Balance />
            <ButtonLink to={paths.shop} variant="primary">
              {t('account.topUp')}
            </ButtonLink>
          </Card>
          <Card title={t('account.pending')}>
            <PendingNotice me={me} failed={isError && !me} onRetry={() => void refetch()} />
          </Card>
          <Card title={t('account.settings')} look={styles.wide}>
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

/** A session that expired leaves its refresh token behind, a logout does not. */
const ToSignIn = () => (
  <Navigate
    to={readStored('refreshToken') === null ? paths.auth.login : signInPath('expired', paths.account)}
    replace
  />
);
