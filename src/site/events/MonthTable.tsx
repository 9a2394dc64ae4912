import { Link } from 'react-router-dom';
import { type EventItem, eventKinds } from '../../../contract/eventsPage';
import { useTranslation } from '../../i18n/useTranslation';
import { cx } from '../ui/cx';
import { Naming } from '../ui/Naming';
import { weekdays } from './days';
import kinds from './Kinds.module.css';
import styles from './MonthTable.module.css';
import { type Bar, type Week, weeksOf } from './month';
import { useDates } from './useDates';
import { useEventPath } from './useEventPath';

interface Props {
  /** `YYYY-MM`. */
  month: string;
  /** The day in Vietnam. */
  today: string;
  events: readonly EventItem[];
}

/** A month as a table of its weeks. An event is one line over its days, with a link on its first one in each week. */
export function MonthTable({ month, today, events }: Props) {
  const { t } = useTranslation();
  const { monthName } = useDates();
  return (
    <table className={styles.table}>
      <caption className="visually-hidden">{monthName(month)}</caption>
      <thead>
        <tr>
          {weekdays.map((day) => (
            <th key={day} scope="col">
              <abbr title={t(`events.weekday.${day}`)}>{t(`events.weekdayShort.${day}`)}</abbr>
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {weeksOf(month, events).map((week) => (
          <tr key={week.days[0]} style={{ '--lanes': week.lanes }}>
            {week.days.map((day, at) => (
              <Day
                key={day}
                day={day}
                at={at}
                week={week}
                isOther={!day.startsWith(month)}
                isToday={day === today}
              />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

interface DayProps {
  day: string;
  at: number;
  week: Week;
  isOther: boolean;
  isToday: boolean;
}

function Day({ day, at, week, isOther, isToday }: DayProps) {
  const { t } = useTranslation();
  const bars = week.bars.filter(({ first, last }) => first <= at && at <= last);
  return (
    <td
      className={styles.day}
      data-other={isOther}
      data-today={isToday}
      aria-current={isToday ? 'date' : undefined}
    >
      <time dateTime={day}>{Number(day.slice(8))}</time>
      {isToday && <span className="visually-hidden">{t('events.today')}</span>}
      {bars.map((bar) =>
        bar.first === at ? (
          <BarLink key={bar.event.slugs.vi} {...bar} />
        ) : (
          <span key={bar.event.slugs.vi} className="visually-hidden">
            <Naming text={t('events.continues', { name: bar.event.name })} lang={bar.event.lang} />
          </span>
        ),
      )}
    </td>
  );
}

/** Leads to the event's page. */
function BarLink({ event, first, last, lane, begins, ends }: Bar) {
  return (
    <Link
      to={useEventPath(event)}
      className={cx(kinds[eventKinds[event.kind] ?? ''], styles.bar)}
      data-begins={begins}
      data-ends={ends}
      style={{ '--days': last - first + 1, '--lane': lane }}
      lang={event.lang}
    >
      <span>{event.name}</span>
    </Link>
  );
}
