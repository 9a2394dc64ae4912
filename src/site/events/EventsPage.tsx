import { Link, useParams, useSearchParams } from 'react-router-dom';
import { monthIn, monthsOf, nearestMonth } from '../../../contract/eventMonths';
import { calendarName, type EventContent } from '../../../contract/eventsPage';
import { dayOf } from '../../../contract/vietnamTime';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { useContent } from '../content/pageContent';
import { ErrorPage } from '../errors/ErrorPage';
import { itemAt, itemLoader } from '../items/itemLoader';
import { ButtonLink, buttonClass, Face } from '../ui/Button';
import { cx } from '../ui/cx';
import { SectionHead } from '../ui/SectionHead';
import { useLanguage } from '../ui/useLanguage';
import { useMinute } from '../ui/useMinute';
import { useCalendar } from './AddToCalendar';
import { Past, Upcoming } from './EventList';
import { EventPage } from './EventPage';
import styles from './EventsPage.module.css';
import { MonthView } from './MonthView';

export const loader = itemLoader({ list: 'events', parameter: 'event' });

/** The list, or the table of a month, which is in the address. */
function Views({ isMonth, month }: { isMonth: boolean; month: string }) {
  const { t } = useTranslation();
  return (
    <nav className={cx('tab-links', styles.views)} aria-label={t('events.views')}>
      <Link to={paths.events} aria-current={isMonth ? undefined : 'page'} preventScrollReset>
        {t('events.list')}
      </Link>
      <Link
        to={`${paths.events}?month=${month}`}
        aria-current={isMonth ? 'page' : undefined}
        preventScrollReset
      >
        {t('events.month')}
      </Link>
    </nav>
  );
}

/** Puts every event into the reader's calendar, which reads it again from time to time. */
function AddAll() {
  const { t } = useTranslation();
  const file = useCalendar(calendarName, useContent('events'));
  if (!file) return null;
  return (
    <a className={buttonClass({})} href={file}>
      <Face icon="download">{t('events.addAll')}</Face>
    </a>
  );
}

/** Says that there is no such event, or month. */
function Missing() {
  const { t } = useTranslation();
  return (
    <ErrorPage kind="missing">
      <ButtonLink to={paths.events} variant="primary" size="large">
        {t('events.all')}
      </ButtonLink>
    </ErrorPage>
  );
}

/** What is on: a list, or one of the months that have any, with its table. */
function EventsPage() {
  const { t } = useTranslation();
  const { events, at } = useContent('events');
  const now = useMinute(at);
  const asked = useSearchParams()[0].get('month');
  const months = monthsOf(events);
  const month = monthIn(asked) ?? nearestMonth(dayOf(new Date(now)).slice(0, 7), months);
  if (asked !== null && !(month && months.includes(month))) return <Missing />;
  const shown = asked === null ? null : month;
  return (
    <>
      <div className={cx('sheet', styles.page)}>
        <div className="container">
          <SectionHead level={1} label={t('events.label')} title={t('events.title')} lead={t('events.lead')}>
            <AddAll />
          </SectionHead>
          {month && <Views isMonth={shown !== null} month={month} />}
          {shown === null ? (
            <Upcoming events={events} now={now} />
          ) : (
            <MonthView month={shown} events={events} now={now} />
          )}
        </div>
      </div>
      {shown === null && <Past events={events} now={now} />}
    </>
  );
}

/** The events, one of them, or a page that says that there is none. */
export function Page() {
  const language = useLanguage();
  const part = useParams().event?.toLowerCase();
  if (part === undefined) return <EventsPage />;
  const event = itemAt<EventContent>('events', part, language);
  return event ? <EventPage key={event.slugs.vi} event={event} part={part} /> : <Missing />;
}
