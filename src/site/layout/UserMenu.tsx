import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { useSession } from '../../session/useSession';
import { logoutPublic } from '../profile/logoutPublic';
import { Icon } from '../ui/Icon';
import { Balance } from './Balance';
import { Disclosure } from './Disclosure';
import styles from './Header.module.css';
import { LanguageForm } from './LanguageForm';
import { useDisplayName } from './useDisplayName';

// Loaded when the menu is opened, which does without where that fails.
const OwnFace = lazy<() => ReactNode>(() => import('./OwnFace').catch(() => ({ default: () => null })));

/**
 * The signed-in player's menu: a disclosure rather than `role=menu`, as it contains text, a form and buttons
 * (requirement HD-1). Shows avatar or robot, name, role, diamonds with refresh, language, account centre and logout (product.md section
 * 2).
 */
export function UserMenu() {
  const { t } = useTranslation();
  const name = useDisplayName();
  return (
    <Disclosure
      label={t('layout.user.open', { name })}
      face={
        <>
          <Icon name="user" size={20} />
          <span className={styles.name}>{name}</span>
        </>
      }
      panelLabel={t('layout.user.label')}
    >
      {(close) => <Panel name={name} close={close} />}
    </Disclosure>
  );
}

function Panel({ name, close }: { name: string; close: () => void }) {
  const { t } = useTranslation();
  const { role } = useSession();
  return (
    <>
      <div className={styles.who}>
        <span className={styles.face}>
          <Suspense>
            <OwnFace />
          </Suspense>
        </span>
        <div>
          <p className={styles.fullName}>{name}</p>
          <p className={styles.role}>
            {t(role === 'admin' ? 'layout.user.role.admin' : 'layout.user.role.user')}
          </p>
        </div>
      </div>
      <Balance />
      <LanguageForm onApplied={close} />
      <div className={styles.actions}>
        {/* A full page load, as specified; server and router both redirect /profile to the account centre. */}
        <a href={paths.profile}>
          <Icon name="user" size={20} />
          {t('layout.user.account')}
        </a>
        {role === 'admin' && (
          <a href={paths.admin.dashboard}>
            <Icon name="all" size={20} />
            {t('layout.user.admin')}
          </a>
        )}
        <button type="button" onClick={() => logoutPublic()}>
          <Icon name="logout" size={20} />
          {t('layout.user.logout')}
        </button>
      </div>
    </>
  );
}
