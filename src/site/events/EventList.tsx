import { Link } from 'react-router-dom';
import { type EventItem, isOver } from '../../../contract/eventsPage';
import { useTranslation } from '../../i18n/useTranslation';
import { cx } from '../ui/cx';
import { InLanguage } from '../ui/InLanguage';
import { EventCard } from './EventCard';
import styles from './EventList.module.css';
import { useDates } from './useDates';
import { useEventPath } from './useEventPath';

/** How many past events are listed. */
const pastShown = 12;

interface Props {
  events: readonly EventItem[];
  /** The moment, in milliseconds. */
  now: number;
}

/** The events in progress and to come. */
export function Upcoming({ events, now }: Props) {
  const { t } = useTranslation();
  const shown = events.filter((event) => !isOver(event, now));
  if (shown.length === 0) return <p className={styles.none}>{t('events.none')}</p>;
  return (
    <div className={styles.list}>
      {shown.map((event, at) => (
        <EventCard key={event.slugs.vi} event={event} now={now} isNext={at === 0} />
      ))}
    </div>
  );
}

function PastEvent({ event }: { event: EventItem }) {
  const { t } = useTranslation();
  const { kindOf, spanOf } = useDates();
  const path = useEventPath(event);
  const { name, text, outcome, lang } = event;
  return (
    <li className={styles.past}>
      <p className={styles.when}>
        <span className="label">{kindOf(event)}</span>
        <span>{spanOf(event)}</span>
        <InLanguage lang={lang} />
      </p>
      <div>
        <h3 className="h4" lang={lang}>
          <Link to={path}>{name}</Link>
        </h3>
        <p lang={lang}>{text}</p>
        {outcome && (
          <p className={styles.outcome}>
            <span className="label">{t('events.result')}</span> <span lang={lang}>{outcome}</span>
          </p>
        )}
      </div>
    </li>
  );
}

/** The events that are over, each with how it ended, the last one first. */
export function Past({ events, now }: Props) {
  const { t } = useTranslation();
  const over = events.filter((event) => isOver(event, now));
  const shown = over
    .toSorted((one, other) => Date.parse(other.end) - Date.parse(one.end))
    .slice(0, pastShown);
  if (shown.length === 0) return null;
  return (
    <section className={cx('paper', 'sheet', 'section', 'crop')} aria-labelledby="past">
      <div className="container">
        <h2 id="past" className={styles.heading}>
          {t('events.past')}
        </h2>
        <ol>
          {shown.map((event) => (
            <PastEvent key={event.slugs.vi} event={event} />
          ))}
        </ol>
      </div>
    </section>
  );
}
