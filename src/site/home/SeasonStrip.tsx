import { Link } from 'react-router-dom';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { useContent } from '../content/pageContent';
import { cx } from '../ui/cx';
import { formatNumber } from '../ui/formats';
import { useLanguage } from '../ui/useLanguage';
import styles from './NextEvent.module.css';

/** How many players have reached the season's first mark, counted by the full hour. */
export function SeasonStrip() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { season } = useContent('home');
  if (!season) return null;
  const { number, players } = season;
  return (
    <aside className={styles.strip} aria-label={t('home.season.label')}>
      <div className={cx('container', styles.inner)}>
        <p className={cx('label', styles.label)}>{t('home.season.label')}</p>
        <p className={styles.name}>
          {t('home.season.reached', { players: formatNumber(players, language), number })}
        </p>
        <p className={styles.left}>
          <Link className="link" to={paths.season}>
            {t('home.season.more')}
          </Link>
        </p>
      </div>
    </aside>
  );
}
