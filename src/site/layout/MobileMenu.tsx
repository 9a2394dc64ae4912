import { useState } from 'react';
import { NavLink } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { useSession } from '../../session/useSession';
import { Dialog } from '../ui/Dialog';
import { Icon } from '../ui/Icon';
import styles from './Header.module.css';
import { LazyLanguageForm } from './LazyLanguageForm';
import { MotionSwitch } from './MotionSwitch';
import { morePages, navLinks } from './navLinks';

/** The menu on small screens: a modal drawer (requirement HD-6). */
export function MobileMenu() {
  const { t } = useTranslation();
  const { signedIn } = useSession();
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  const account = signedIn
    ? ({ to: paths.account, key: 'layout.nav.account' } as const)
    : ({ to: paths.auth.login, key: 'layout.nav.login' } as const);
  return (
    <>
      <button
        type="button"
        className={styles.burger}
        aria-label={t('layout.nav.open')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <Icon name="menu" />
      </button>
      <Dialog open={open} onClose={close} title={t('layout.nav.menu')} kind="side">
        <div className={styles.drawer}>
          <nav className={styles.drawerLinks} aria-label={t('layout.nav.label')}>
            {[...navLinks, ...morePages, account].map(({ to, key }) => (
              <NavLink key={to} to={to} end={to === paths.home} onClick={close}>
                {t(key)}
                <Icon name="right" size={20} />
              </NavLink>
            ))}
          </nav>
          <LazyLanguageForm onApplied={close} />
          <MotionSwitch />
        </div>
      </Dialog>
    </>
  );
}
