import { useTranslation } from 'react-i18next';
import { Navigate } from 'react-router-dom';
import { paths } from '../../paths';
import { useSession } from '../../session/useSession';
import { Balance } from '../layout/Balance';
import { LanguageForm } from '../layout/LanguageForm';
import { MotionSwitch } from '../layout/MotionSwitch';
import { useDisplayName } from '../layout/useDisplayName';
import { logoutPublic } from '../logoutPublic';
import { Button, ButtonLink } from '../ui/Button';
import { Contour } from '../ui/Contour';
import { cx } from '../ui/cx';
import { useProfile } from '../useProfile';
import styles from './AccountPage.module.css';
import { PendingNotice } from './PendingNotice';

/** Account centre: needs a token, shows its title and a welcome line, and what a player expects there (requirement A-2). */
export function Page() {
  const { t } = useTranslation();
  const { signedIn } = useSession();
  const name = useDisplayName();
  const { data: me } = useProfile();
  if (!signedIn) return <Navigate to={paths.auth.login} replace />;
  return (
    <div className={cx('sheet', styles.page)}>
      <div className="container">
        <header className={styles.head}>
          <p className="label">05 / {t('account.label')}</p>
          <h1>{t('account.title')}</h1>
          <p className="lead">{t('account.welcome', { name })}</p>
        </header>
        <div className={styles.cards}>
          <Card title={t('account.balance')}>
            <Balance />
            <ButtonLink to={paths.shop} variant="primary">
              {t('account.topUp')}
            </ButtonLink>
          </Card>
          <Card title={t('account.pending')}>
            <PendingNotice email={me?.email} />
          </Card>
          <Card title={t('account.details')}>
            <dl className={styles.details}>
              <dt>{t('account.userName')}</dt>
              <dd>{me?.username ?? '…'}</dd>
              <dt>{t('account.email')}</dt>
              <dd>{me?.email ?? '…'}</dd>
            </dl>
          </Card>
          <Card title={t('account.settings')}>
            <LanguageForm />
            <MotionSwitch />
            <Button icon="logout" onClick={() => logoutPublic()}>
              {t('account.logout')}
            </Button>
          </Card>
        </div>
      </div>
    </div>
  );
}

const Card = ({ title, children }: { title: string; children: React.ReactNode }) => (
  <section className={styles.card}>
    <Contour state="closed" />
    <h2 className="h4">{title}</h2>
    {children}
  </section>
);
