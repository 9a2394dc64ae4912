import { Link, useSearchParams } from 'react-router-dom';
import { monthIn } from '../../../contract/eventMonths';
import { calendarName } from '../../../contract/eventsPage';
import { dayOf } from '../../../contract/vietnamTime';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { contentLoader, useContent } from '../content/pageContent';
import { buttonClass, Face } from '../ui/Button';
import { cx } from '../ui/cx';
import { SectionHead } from '../ui/SectionHead';
import { useMinute } from '../ui/useMinute';
import { useCalendar } from './EventLinks';
import { Past, Upcoming } from './EventList';
import styles from './EventsPage.module.css';
import { MonthView } from './MonthView';

export const ready = contentLoader('events');

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
  const file = useCalendar(calendarName);
  if (!file) return null;
  return (
    <a className={buttonClass({})} href={file}>
      <Face icon="download">{t('events.addAll')}</Face>
    </a>
  );
}

/** What is on: a list, or a month with its table. */
export function Page() {
  const { t } = useTranslation();
  const { events, at } = useContent('events');
  const now = useMinute(at);
  const asked = useSearchParams()[0].get('month');
  const month = monthIn(asked) ?? dayOf(new Date(now)).slice(0, 7);
  return (
    <>
      <div className={cx('sheet', styles.page)}>
        <div className="container">
          <SectionHead level={1} label={t('events.label')} title={t('events.title')} lead={t('events.lead')}>
            <AddAll />
          </SectionHead>
          <Views isMonth={asked !== null} month={month} />
          {asked === null ? (
            <Upcoming events={events} now={now} />
          ) : (
            <MonthView month={month} events={events} now={now} />
          )}
        </div>
      </div>
      {asked === null && <Past events={events} now={now} />}
    </>
  );
}
