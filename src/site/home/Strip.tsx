import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { cx } from '../ui/cx';
import styles from './NextEvent.module.css';

/** A line about the season across the page, which leads there. */
export function Strip({ label, children }: { label: string; children: ReactNode }) {
  const { t } = useTranslation();
  return (
    <aside className={styles.strip} aria-label={label}>
      <div className={cx('container', styles.inner)}>
        <p className={cx('label', styles.label)}>{label}</p>
        <p className={styles.name}>{children}</p>
        <p className={styles.left}>
          <Link className="link" to={paths.season}>
            {t('home.season.more')}
          </Link>
        </p>
      </div>
    </aside>
  );
}
