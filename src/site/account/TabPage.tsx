import { type ReactNode, useEffect, useId } from 'react';
import { useTranslation } from '../../i18n/useTranslation';
import styles from './Tab.module.css';
import type { AccountTab } from './tabs';

interface Props {
  tab: AccountTab;
  lead?: string;
  children: ReactNode;
}

/** The page of a tab: its name as heading, which takes the focus after a change of tabs, and as the document's title. */
export function TabPage({ tab, lead, children }: Props) {
  const { t } = useTranslation();
  const id = useId();
  const name = t(`account.tabs.${tab}`);
  const title = t('titles.account');
  useEffect(() => {
    document.title = `${name} | ${title}`;
    return () => {
      document.title = title;
    };
  }, [name, title]);
  return (
    <section aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} className="h3" tabIndex={-1} data-first>
          {name}
        </h2>
        {lead && <p className="lead">{lead}</p>}
      </header>
      {children}
    </section>
  );
}
