import { lazy } from 'react';
import { Link, NavLink } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { useSession } from '../../session/useSession';
import { ConnectionNotice } from '../errors/ConnectionNotice';
import { loadChunk } from '../errors/loadChunk';
import { SectionBoundary } from '../errors/SectionBoundary';
import { ButtonLink } from '../ui/Button';
import { cx } from '../ui/cx';
import { Logo } from '../ui/Logo';
import styles from './Header.module.css';
import { LanguagePicker } from './LanguagePicker';
import { MobileMenu } from './MobileMenu';
import { MoreMenu } from './MoreMenu';
import { navLinks } from './navLinks';

// Only for signed-in players.
const UserMenu = lazy(async () => {
  const { UserMenu: component } = await loadChunk(() => import('./UserMenu'));
  return { default: component };
});

/** The site header: links, language, and the login button or the user menu. */
export function Header() {
  const { t } = useTranslation();
  const { signedIn } = useSession();
  return (
    <header className={styles.header}>
      <div className={cx('container', styles.row)}>
        <Link to={paths.home} className={styles.logo} aria-label={t('layout.homeLink')}>
          <Logo height={26} />
        </Link>
        <nav className={styles.nav} aria-label={t('layout.nav.label')}>
          {navLinks.map(({ to, key }) => (
            <NavLink key={to} to={to} end={to === paths.home} className={styles.link}>
              {t(key)}
            </NavLink>
          ))}
          <MoreMenu />
        </nav>
        <div className={styles.tools}>
          <div className={styles.wide}>
            <LanguagePicker />
          </div>
          {signedIn ? (
            <SectionBoundary fallback={<span className={styles.opener} aria-busy="true" />}>
              <UserMenu />
            </SectionBoundary>
          ) : (
            <ButtonLink to={paths.auth.login} variant="secondary" size="small">
              {t('layout.nav.login')}
            </ButtonLink>
          )}
          <MobileMenu />
        </div>
      </div>
      <ConnectionNotice />
    </header>
  );
}
