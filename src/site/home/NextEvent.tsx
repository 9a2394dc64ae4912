import { Link } from 'react-router-dom';
import { anchorOf, type NextEvent as Event, isRunning } from '../../../contract/eventsPage';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { useContent } from '../content/pageContent';
import { clockIn, firstDay, isWholeDays } from '../events/days';
import { useMinute } from '../events/useMinute';
import { cx } from '../ui/cx';
import { formatDate } from '../ui/formats';
import { useLanguage } from '../ui/useLanguage';
import styles from './NextEvent.module.css';
import { timeUntil } from './timeUntil';

/** Vietnam's time at which an event begins; its day alone if it fills its days. */
function Start({ event }: { event: Event }) {
  const day = formatDate(firstDay(event), useLanguage());
  return <time dateTime={event.start}>{isWholeDays(event) ? day : `${clockIn(event.start)}, ${day}`}</time>;
}

/**
 * The event that begins next, and the time until then. That is not in the page as the server renders it, which is read
 * later, and has its place from the start.
 */
export function NextEvent() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { event } = useContent('home');
  const now = useMinute(0);
  if (!event || Date.parse(event.end) <= now) return null;
  const left = isRunning(event, now)
    ? t('home.event.running')
    : t('home.event.left', { time: timeUntil(event.start, now, language) });
  return (
    <aside className={styles.strip} aria-label={t('home.event.label')}>
      <div className={cx('container', styles.inner)}>
        <p className={cx('label', styles.label)}>{t('home.event.label')}</p>
        <p className={styles.name}>
          <Link to={`${paths.events}#${anchorOf(event)}`} lang={event.lang}>
            {event.name}
          </Link>
          <Start event={event} />
        </p>
        <p className={styles.left}>{now > 0 && left}</p>
      </div>
    </aside>
  );
}
