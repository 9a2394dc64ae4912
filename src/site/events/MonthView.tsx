import { useEffect, useRef } from 'react';
import { monthsOf } from '../../../contract/eventMonths';
import type { EventItem } from '../../../contract/eventsPage';
import { dayOf } from '../../../contract/vietnamTime';
import { useTranslation } from '../../i18n/useTranslation';
import { ButtonLink } from '../ui/Button';
import { announce } from '../ui/LiveRegion';
import { EventCard } from './EventCard';
import { MonthTable } from './MonthTable';
import styles from './MonthView.module.css';
import { eventsOfMonth } from './month';
import { useDates } from './useDates';

interface Props {
  /** `YYYY-MM`. */
  month: string;
  events: readonly EventItem[];
  /** The moment, in milliseconds. */
  now: number;
}

/** A link to the month with events before or after, which keeps its place and the focus; absent beyond the last one. */
function Turn({ to, kind }: { to: string | undefined; kind: 'previous' | 'next' }) {
  const { t } = useTranslation();
  const { monthName } = useDates();
  if (to === undefined) return null;
  return (
    <ButtonLink
      to={{ search: `?month=${to}` }}
      preventScrollReset
      aria-label={`${t(`events.${kind}`)}: ${monthName(to)}`}
      icon={kind === 'previous' ? 'left' : 'right'}
      className={styles.turn}
    >
      {null}
    </ButtonLink>
  );
}

/** A month: its table, and its events below. */
export function MonthView({ month, events, now }: Props) {
  const { t } = useTranslation();
  const { monthName } = useDates();
  const shown = eventsOfMonth(events, month);
  const name = monthName(month);
  const months = monthsOf(events);
  const said = t('events.monthCount', { month: name, count: shown.length });
  const last = useRef(month);
  useEffect(() => {
    if (last.current === month) return;
    last.current = month;
    announce(said);
  }, [month, said]);
  return (
    <>
      <nav className={styles.head} aria-label={t('events.months')}>
        <Turn to={months.findLast((one) => one < month)} kind="previous" />
        <h2 className="h3">{name}</h2>
        <Turn to={months.find((one) => one > month)} kind="next" />
      </nav>
      <MonthTable month={month} today={dayOf(new Date(now))} events={shown} />
      <div className={styles.list}>
        {shown.map((event) => (
          <EventCard key={event.slugs.vi} event={event} now={now} />
        ))}
      </div>
    </>
  );
}
