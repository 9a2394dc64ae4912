import type { EventItem } from '../../../contract/eventsPage';
import { useTranslation } from '../../i18n/useTranslation';
import { useContent } from '../content/pageContent';
import { Icon } from '../ui/Icon';
import { useLanguage } from '../ui/useLanguage';
import styles from './AddToCalendar.module.css';

/** The address of a calendar file, which names its language; null where the server has none (`hasCalendar`). */
export function useCalendar(name: string, { hasCalendar }: { hasCalendar?: true }): string | null {
  const language = useLanguage();
  return hasCalendar ? `${language === 'en' ? '/en' : ''}/events/${name}.ics` : null;
}

/** Puts a listed event into the reader's calendar. */
export function AddToCalendar({ event: { name, slugs } }: { event: EventItem }) {
  const { t } = useTranslation();
  const file = useCalendar(slugs[useLanguage()], useContent('events'));
  if (!file) return null;
  return (
    <p className={styles.add}>
      <a href={file} aria-label={t('events.addOne', { name })}>
        {t('events.add')}
        <Icon name="download" size={16} />
      </a>
    </p>
  );
}
