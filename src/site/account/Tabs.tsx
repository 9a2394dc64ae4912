import { NavLink } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import styles from './Tabs.module.css';
import { accountTabs, tabPath } from './tabs';

/** Links to the tabs: a bar, and on phones a list. The current one says so by `aria-current`. */
export function Tabs() {
  const { t } = useTranslation();
  return (
    <nav className={styles.tabs} aria-label={t('account.tabs.label')}>
      <ul>
        <li>
          <NavLink to={paths.account} end>
            {t('account.tabs.overview')}
          </NavLink>
        </li>
        {accountTabs.map((tab) => (
          <li key={tab}>
            <NavLink to={tabPath(tab)}>{t(`account.tabs.${tab}`)}</NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
