import { Link } from 'react-router-dom';
import { eventFile } from '../../../contract/eventsPage';
import { serverNow } from '../../api/clock';
import { useTranslation } from '../../i18n/useTranslation';
import { useContent } from '../content/pageContent';
import { formatDate } from '../ui/formats';
import { useHydrated } from '../ui/useHydrated';
import { useLanguage } from '../ui/useLanguage';
import { useNow } from '../ui/useNow';
import { Strip } from './Strip';
import { timeUntil } from './timeUntil';

/** Vietnam's time at which an event begins; its day alone if that is midnight. */
function Start({ start }: { start: string }) {
  const [day = '', time = ''] = start.split('T');
  const date = formatDate(day, useLanguage());
  return <time dateTime={start}>{time.startsWith('00:00') ? date : `${time.slice(0, 5)}, ${date}`}</time>;
}

/**
 * The event that begins next, and the time until then. That is not in the page as the server renders it, which is read
 * later, and has its place from the start.
 */
export function NextEvent() {
  const { t } = useTranslation();
  const language = useLanguage();
  const { event } = useContent('home');
  useNow(60_000);
  const now = serverNow();
  const isHydrated = useHydrated();
  if (!event || (isHydrated && Date.parse(event.end) <= now)) return null;
  const left =
    Date.parse(event.start) > now
      ? t('home.event.left', { time: timeUntil(event.start, now, language) })
      : t('home.event.running');
  return (
    <Strip label={t('home.event.label')} end={isHydrated && left}>
      <Link to={`/${eventFile(event.slugs[language])}`} lang={event.lang}>
        {event.name}
      </Link>
      <Start start={event.start} />
    </Strip>
  );
}
