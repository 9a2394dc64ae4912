import { Link } from 'react-router-dom';
import type { EventItem } from '../../../contract/eventsPage';
import { useTranslation } from '../../i18n/useTranslation';
import { useContent } from '../content/pageContent';
import { Icon } from '../ui/Icon';
import { useLanguage } from '../ui/useLanguage';
import styles from './EventLinks.module.css';

/** The address of a calendar file, which names its language. */
export function useCalendar(name: string): string | null {
  const language = useLanguage();
  const { hasCalendar } = useContent('events');
  return hasCalendar ? `${language === 'en' ? '/en' : ''}/events/${name}.ics` : null;
}

/** The ways on from an event: where more is to be read, and the reader's own calendar. */
export function EventLinks({ event, isOver }: { event: EventItem; isOver: boolean }) {
  const { t } = useTranslation();
  const { link, name, slugs } = event;
  const file = useCalendar(slugs[useLanguage()]);
  const calendar = isOver ? null : file;
  if (!link && !calendar) return null;
  return (
    <p className={styles.links}>
      {link && (
        <Link to={link} aria-label={t('events.moreOf', { name })}>
          {t('events.more')}
          <Icon name="right" size={16} />
        </Link>
      )}
      {calendar && (
        <a href={calendar} aria-label={t('events.addOne', { name })}>
          {t('events.add')}
          <Icon name="download" size={16} />
        </a>
      )}
    </p>
  );
}
