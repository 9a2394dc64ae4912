import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { cx } from '../ui/cx';
import styles from './Strip.module.css';

interface Props {
  label: string;
  children: ReactNode;
  /** What stands at its end: without one, the way to the season. */
  end?: ReactNode;
}

/** A line across the page about what is on now. */
export function Strip({ label, children, end }: Props) {
  const { t } = useTranslation();
  return (
    <aside className={styles.strip} aria-label={label}>
      <div className={cx('container', styles.inner)}>
        <p className={cx('label', styles.label)}>{label}</p>
        <p className={styles.name}>{children}</p>
        <p className={styles.left}>
          {end ?? (
            <Link className="link" to={paths.season}>
              {t('home.season.more')}
            </Link>
          )}
        </p>
      </div>
    </aside>
  );
}
