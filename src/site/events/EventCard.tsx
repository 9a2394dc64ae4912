import { anchorOf, type EventItem, eventKinds, isOver, isRunning } from '../../../contract/eventsPage';
import { useTranslation } from '../../i18n/useTranslation';
import { Contour } from '../ui/Contour';
import { cx } from '../ui/cx';
import { InLanguage } from '../ui/InLanguage';
import { firstDay } from './days';
import styles from './EventCard.module.css';
import { EventLinks } from './EventLinks';
import kinds from './Kinds.module.css';
import { useDates } from './useDates';

interface Props {
  event: EventItem;
  /** The moment, in milliseconds. */
  now: number;
  /** Whether it is the next one, which stands out. */
  isNext?: boolean;
}

/** The day on which an event begins, as the sheet of a calendar; its words are in the span beside it. */
function Sheet({ event }: { event: EventItem }) {
  const { monthShort, weekdayShort } = useDates();
  const day = firstDay(event);
  return (
    <div className={styles.sheet} aria-hidden="true">
      <span>{weekdayShort(day)}</span>
      <strong>{Number(day.slice(8))}</strong>
      <span>{monthShort(day.slice(0, 7))}</span>
    </div>
  );
}

/** An event: when it is, what it is, and the ways on. Its address on the page is its own. */
export function EventCard({ event, now, isNext = false }: Props) {
  const { t } = useTranslation();
  const { kindOf, spanOf } = useDates();
  const { kind, name, text, lang } = event;
  const runs = isRunning(event, now);
  const over = isOver(event, now);
  return (
    <article
      id={anchorOf(event)}
      className={cx('plate', kinds[eventKinds[kind] ?? ''], styles.card, isNext && styles.next)}
      data-aim=""
    >
      <Sheet event={event} />
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
          {name}
        </h2>
        <p className={styles.span}>{spanOf(event)}</p>
        <p className={styles.text} lang={lang}>
          {text}
        </p>
        <EventLinks event={event} isOver={over} />
      </div>
      <Contour />
    </article>
  );
}
