import { Link, Outlet, ScrollRestoration } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { ConnectionNotice } from '../errors/ConnectionNotice';
import { LanguagePicker } from '../layout/LanguagePicker';
import { LoggedOutNote } from '../layout/LoggedOutNote';
import { useDocumentTitle } from '../layout/useDocumentTitle';
import { cx } from '../ui/cx';
import { LiveRegion } from '../ui/LiveRegion';
import { Logo } from '../ui/Logo';
import styles from './AuthLayout.module.css';

/** Layout of the auth area: a drawing beside the form, no footer (decisions.md). */
export function AuthLayout() {
  const { t } = useTranslation();
  useDocumentTitle();
  return (
    <div className={cx('sheet', styles.area)}>
      <a className="skip" href="#main">
        {t('layout.skip')}
      </a>
      <header className={styles.header}>
        <Link to={paths.home} className={styles.logo} aria-label={t('layout.homeLink')}>
          <Logo height={26} />
        </Link>
        <LanguagePicker />
        <ConnectionNotice />
      </header>
      <div className={styles.body}>
        <aside className={styles.aside} aria-label="Outline">
          <p className={cx('d2', styles.slogan)}>
            {t('auth.slogan')}
            <br />
            <span className="outlined">{t('auth.sloganOutlined')}</span>
          </p>
          <p className="lead">{t('auth.sloganText')}</p>
          <img src="/art/scenes/login.svg" width={720} height={960} alt="" />
        </aside>
        <main id="main" tabIndex={-1} className={styles.main}>
          <div className={styles.card}>
            <LoggedOutNote />
            <Outlet />
          </div>
        </main>
      </div>
      <LiveRegion />
      <ScrollRestoration />
    </div>
  );
}
