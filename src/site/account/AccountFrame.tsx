import { useEffect } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { signInPath } from '../../session/signInPath';
import { readStored, writeStored } from '../../session/stored';
import { useSession } from '../../session/useSession';
import { hasLogoutNote, logoutPublic } from '../profile/logoutPublic';
import { useProfile } from '../profile/useProfile';
import { Button } from '../ui/Button';
import { cx } from '../ui/cx';
import styles from './AccountFrame.module.css';
import { Tabs } from './Tabs';

/** The account centre: title, welcome and tabs above the page of a tab (requirement A-2). Needs a token. */
export function AccountFrame() {
  const { t } = useTranslation();
  const { signedIn, userName } = useSession();
  const { data: me } = useProfile();
  const current = me?.username;
  // It may have changed in another browser.
  useEffect(() => {
    if (current && current !== readStored('userName')) writeStored({ userName: current });
  }, [current]);
  if (!signedIn) return <ToSignIn />;
  return (
    <div className={cx('sheet', styles.page)}>
      <div className="container">
        <header className={styles.head}>
          <div className={styles.title}>
            <p className="label">{t('account.label')}</p>
            <h1>{t('account.title')}</h1>
            <p className="lead">{t('account.welcome', { name: me?.username ?? userName ?? 'Outline' })}</p>
          </div>
          <Button size="small" icon="logout" onClick={() => logoutPublic()}>
            {t('account.logout')}
          </Button>
        </header>
        <Tabs />
        <Outlet />
      </div>
    </div>
  );
}

/** The session ended while the page was open: by a logout here, which says so itself, or by whatever else. */
function ToSignIn() {
  const { pathname } = useLocation();
  return <Navigate to={hasLogoutNote() ? paths.auth.login : signInPath('expired', pathname)} replace />;
}
