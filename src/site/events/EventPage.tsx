import { Link } from 'react-router-dom';
import { lastDay } from '../../../contract/eventMonths';
import {
  type EventContent,
  eventKinds,
  eventPreviewSlug,
  isOver,
  isRunning,
} from '../../../contract/eventsPage';
import { useTranslation } from '../../i18n/useTranslation';
import { paths } from '../../paths';
import { Prose } from '../content/Prose';
import { useOwnAddress } from '../items/useOwnAddress';
import { useTitle } from '../items/useTitle';
import { ButtonLink, buttonClass, Face } from '../ui/Button';
import { cx } from '../ui/cx';
import { Share } from '../ui/Share';
import { useLanguage } from '../ui/useLanguage';
import { useMinute } from '../ui/useMinute';
import { useCalendar } from './AddToCalendar';
import { firstDay } from './days';
import styles from './EventPage.module.css';
import kinds from './Kinds.module.css';
import { Sheet } from './Sheet';
import { useDates } from './useDates';

interface Props {
  event: EventContent;
  /** The last part of its address. */
  part: string;
}

/** An event on its own page: what it is, when, its rules, and how it ended, which comes first once it is over. */
export function EventPage({ event, part }: Props) {
  const { t } = useTranslation();
  useTitle('events', event.name);
  useOwnAddress(event, { list: paths.events, part, preview: eventPreviewSlug });
  const now = useMinute(event.at);
  const over = isOver(event, now);
  const { lang, rules, result } = event;
  return (
    <div className={cx('paper', 'sheet', styles.page)}>
      <article className={cx('container', styles.article)}>
        <Head event={event} />
        <Facts event={event} now={now} />
        <Days event={event} />
        {over && <Part kind="result" html={result} lang={lang} />}
        <Part kind="rules" html={rules} lang={lang} />
        {!over && <Part kind="result" html={result} lang={lang} />}
        <p className={styles.all}>
          <Link to={paths.events}>{t('events.all')}</Link>
        </p>
      </article>
    </div>
  );
}

function Head({ event }: { event: EventContent }) {
  const { t } = useTranslation();
  const language = useLanguage();
  const { kindOf } = useDates();
  const { name, text, lang } = event;
  return (
    <header className={styles.head}>
      <p className={cx('label', 'way')}>
        <Link to={paths.events}>{t('events.name')}</Link>
        <span aria-hidden="true">/</span>
        <span>{kindOf(event)}</span>
      </p>
      <h1 lang={lang}>{name}</h1>
      <p className="lead" lang={lang}>
        {text}
      </p>
      {lang && lang !== language && <p className={styles.only}>{t(`events.onlyIn.${lang}`)}</p>}
    </header>
  );
}

/** Beside the text, as the legend of a drawing: when it is, and what a reader does with it. */
function Facts({ event, now }: { event: EventContent; now: number }) {
  const { t } = useTranslation();
  const { spanOf } = useDates();
  const file = useCalendar(event.slugs[useLanguage()], event);
  const over = isOver(event, now);
  const state = over ? 'over' : isRunning(event, now) ? 'running' : 'coming';
  return (
    <div className={styles.facts}>
      <div>
        <p className={cx('label', styles.state)} data-state={state}>
          {t(`events.${state}`)}
        </p>
        <p className={styles.span}>{spanOf(event)}</p>
        <p className={styles.zone}>{t('events.zone')}</p>
      </div>
      <div className={styles.actions}>
        {file && !over && (
          <a className={buttonClass({})} href={file}>
            <Face icon="download">{t('events.add')}</Face>
          </a>
        )}
        {event.link && (
          <ButtonLink to={event.link} icon="right">
            {t('events.more')}
          </ButtonLink>
        )}
        <Share title={event.name} area="events" />
      </div>
    </div>
  );
}

/** Its first day and its last, as sheets of a calendar. */
function Days({ event }: { event: EventContent }) {
  const [first, last] = [firstDay(event), lastDay(event)];
  return (
    <div className={cx('chamfer', kinds[eventKinds[event.kind] ?? ''], styles.days)}>
      <Sheet day={first} className={styles.sheet} />
      {last !== first && <span className={styles.until} aria-hidden="true" />}
      {last !== first && <Sheet day={last} className={styles.sheet} />}
    </div>
  );
}

interface PartProps extends Pick<EventContent, 'lang'> {
  kind: 'rules' | 'result';
  html: string;
}

/** A long text under its heading; nothing without one. */
function Part({ kind, html, lang }: PartProps) {
  const { t } = useTranslation();
  if (!html) return null;
  return (
    <section className={styles[kind]} aria-labelledby={kind}>
      <h2 id={kind}>{t(`events.${kind}`)}</h2>
      <Prose html={html} lang={lang} />
    </section>
  );
}
