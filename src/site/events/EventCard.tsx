import { Link } from 'react-router-dom';
import { type EventItem, eventKinds, isOver, isRunning } from '../../../contract/eventsPage';
import { useTranslation } from '../../i18n/useTranslation';
import { Contour } from '../ui/Contour';
import { cx } from '../ui/cx';
import { InLanguage } from '../ui/InLanguage';
import { AddToCalendar } from './AddToCalendar';
import { firstDay } from './days';
import styles from './EventCard.module.css';
import kinds from './Kinds.module.css';
import { Sheet } from './Sheet';
import { useDates } from './useDates';
import { useEventPath } from './useEventPath';

interface Props {
  event: EventItem;
  /** The moment, in milliseconds. */
  now: number;
  /** Whether it is the next one, which stands out. */
  isNext?: boolean;
}

/** An event in a list: when it is and what it is. Its name is the link to its page, which covers the whole card. */
export function EventCard({ event, now, isNext = false }: Props) {
  const { t } = useTranslation();
  const { kindOf, spanOf } = useDates();
  const path = useEventPath(event);
  const { kind, name, text, lang } = event;
  const runs = isRunning(event, now);
  const over = isOver(event, now);
  return (
    <article
      className={cx('plate', kinds[eventKinds[kind] ?? ''], styles.card, isNext && styles.next)}
      data-aim=""
    >
      <Sheet day={firstDay(event)} className={styles.sheet} />
      <div className={styles.words}>
        <p className={styles.facts}>
          <span className={cx('label', styles.kind)}>{kindOf(event)}</span>
          {(runs || over) && (
            <span className={cx('label', styles.state)} data-runs={runs}>
              {t(runs ? 'events.running' : 'events.over')}
            </span>
          )}
          <InLanguage lang={lang} />
        </p>
        <h2 className={isNext ? 'h2' : 'h3'} lang={lang}>
          <Link to={path}>{name}</Link>
        </h2>
        <p className={styles.span}>{spanOf(event)}</p>
        <p className={styles.text} lang={lang}>
          {text}
        </p>
        {!over && <AddToCalendar event={event} />}
      </div>
      <Contour />
    </article>
  );
}
