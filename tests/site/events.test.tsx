import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi as vitest } from 'vitest';
import { monthIn, monthsOf } from '../../contract/eventMonths';
import { type EventItem, eventsContent } from '../../contract/eventsPage';
import { use } from '../../src/i18n/i18n';
import { eventsOf } from '../../src/site/content/demo/events';
import { keepContent } from '../../src/site/content/pageContent';
import { weeksOf } from '../../src/site/events/month';
import { visitSite } from '../support/news';
import { speak } from '../support/render';
import { sentence } from '../support/sentence';

const now = new Date('2026-12-13T12:00:00+07:00');
const titles = () => [...document.querySelectorAll('main article h2')].map(({ textContent }) => textContent);
const eventNamed = (name: string, start: string, end: string, own: Partial<EventItem> = {}): EventItem => ({
  slugs: { vi: name, en: name },
  kind: 0,
  start: `${start}:00+07:00`,
  end: `${end}:00+07:00`,
  name,
  text: 'About it',
  link: '',
  sequence: 0,
  updated: '2026-11-20T00:00:00.000Z',
  ...own,
});
const show = async (events: EventItem[], own: object = {}) => {
  await speak('en');
  for (const language of ['vi', 'en'] as const)
    keepContent('events', language, { ...eventsContent(events, now), ...own });
};
const cup = eventNamed('cup', '2026-12-12T19:00', '2026-12-20T22:00', { link: '/download' });
const night = eventNamed('night', '2026-12-31T21:00', '2027-01-01T01:00', { kind: 3 });
const days = eventNamed('days', '2026-12-24T00:00', '2026-12-28T00:00', { kind: 2 });
const evening = eventNamed('evening', '2026-12-15T20:00', '2026-12-15T22:00');
const old = eventNamed('old', '2025-06-20T20:00', '2025-06-20T23:00');

beforeEach(() => void vitest.spyOn(Date, 'now').mockReturnValue(+now));
afterEach(() => {
  cleanup();
  vitest.restoreAllMocks();
  for (const language of ['vi', 'en'] as const) keepContent('events', language, eventsOf(language));
});

describe('the list of events', () => {
  it('has those in progress and to come first, by Vietnam’s clock, then those that are over', async () => {
    const known = { ...old, outcome: 'Ours won.' };
    await show([cup, evening, days, night, known]);
    await visitSite('/events');
    expect(titles()).toEqual(['cup', 'evening', 'days', 'night']);
    const spans = [
      '12 Dec 2026, 19:00 – 20 Dec 2026, 22:00',
      'Tuesday, 15 Dec 2026, 20:00 – 22:00',
      '24 Dec 2026 – 27 Dec 2026',
      '31 Dec 2026, 21:00 – 1 Jan 2027, 01:00',
    ];
    for (const span of spans) expect(screen.getByText(span)).toBeInTheDocument();
    expect(screen.getAllByText('On now')).toHaveLength(1);
    const past = within(screen.getByRole('region', { name: 'Past events' }));
    expect(past.getByRole('heading', { level: 3 })).toHaveTextContent('old');
    expect(past.getByText('Ours won.').parentElement).toHaveTextContent('Result Ours won.');
    for (const name of ['cup', 'night', 'old'])
      expect(screen.getByRole('link', { name })).toHaveAttribute('href', `/events/${name}`);
    expect(document.title).toBe('Events | Outline');
  });
  it('lists the last twelve that are over, the last one first', async () => {
    const many = Array.from({ length: 15 }, (_, at) => {
      const day = `2026-11-${String(at + 1).padStart(2, '0')}`;
      return eventNamed(`old-${at + 1}`, `${day}T10:00`, `${day}T11:00`);
    });
    await show(many);
    await visitSite('/events');
    expect(screen.getByText('Nothing is planned at the moment. Come back in a while.')).toBeInTheDocument();
    const past = screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    expect(past).toEqual(Array.from({ length: 12 }, (_, at) => `old-${15 - at}`));
  });
  it('says in the next minute that an event is over', async () => {
    vitest.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
    await show([evening]);
    await visitSite('/events');
    expect(titles()).toEqual(['evening']);
    vitest.mocked(Date.now).mockReturnValue(Date.parse(evening.end));
    // The page begins to listen to the clock only after it was drawn.
    const later = () => {
      act(() => void vitest.advanceTimersByTime(60_000));
      return titles();
    };
    await expect.poll(later).toEqual([]);
    vitest.useRealTimers();
  });
  it('leads to calendar files where the server has them', async () => {
    await show([evening]);
    await visitSite('/events');
    expect(screen.queryByRole('link', { name: /calendar/ })).toBeNull();
    cleanup();
    await show([{ ...evening, slugs: { vi: 'toi', en: 'evening' } }], { hasCalendar: true });
    await visitSite('/events');
    const hrefOf = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
    expect(hrefOf('Add all to calendar')).toBe('/en/events/calendar.ics');
    expect(hrefOf('Add to calendar: evening')).toBe('/en/events/evening.ics');
    await act(() => use('vi'));
    expect(hrefOf('Thêm tất cả vào lịch')).toBe('/events/calendar.ics');
    expect(hrefOf('Thêm vào lịch: evening')).toBe('/events/toi.ics');
    expect(screen.getByText('20:00 – 22:00, Thứ Ba, 15/12/2026')).toBeInTheDocument();
  });
  it('marks texts that are not in the reader’s language', async () => {
    await show([{ ...evening, lang: 'vi' }]);
    await visitSite('/events');
    expect(screen.getByRole('heading', { level: 2, name: 'evening' })).toHaveAttribute('lang', 'vi');
    expect(screen.getByText('Tiếng Việt')).toHaveAttribute('lang', 'vi');
  });
});

describe('a month', () => {
  it('is a table whose weeks begin on Monday, with each event once a week and said on each of its days', async () => {
    await show([cup, night, old]);
    const router = await visitSite('/events');
    fireEvent.click(screen.getByRole('link', { name: 'Month' }));
    const table = await screen.findByRole('table', { name: 'December 2026' });
    expect(router.state.location.search).toBe('?month=2026-12');
    const heads = within(table).getAllByRole('columnheader');
    expect(heads.map(({ textContent }) => textContent)).toEqual([
      'Mon',
      'Tue',
      'Wed',
      'Thu',
      'Fri',
      'Sat',
      'Sun',
    ]);
    const cellOf = (day: string) =>
      table.querySelector(`time[datetime="${day}"]`)?.closest('td') as HTMLElement;
    expect(cellOf('2026-12-13')).toHaveAttribute('aria-current', 'date');
    expect(within(table).getAllByRole('link', { name: 'cup' })).toHaveLength(2);
    expect(within(cellOf('2026-12-13')).getByText(sentence('cup (continued)'))).toBeInTheDocument();
    expect(within(cellOf('2027-01-01')).getByText(sentence('night (continued)'))).toBeInTheDocument();
    expect(within(cellOf('2026-12-31')).getByRole('link')).toHaveAttribute('href', '/events/night');
    expect(titles()).toEqual(['cup', 'night']);
  });
  it('leads to those before and after that have events, and says what they have', async () => {
    const spring = eventNamed('spring', '2027-02-27T00:00', '2027-03-01T00:00');
    const autumn = eventNamed('autumn', '2027-04-01T00:00', '2027-04-02T00:00');
    await show([cup, spring, autumn]);
    const router = await visitSite('/events?month=2026-12');
    expect(screen.queryByRole('link', { name: /^Previous month/ })).toBeNull();
    for (const month of ['February', 'April']) {
      fireEvent.click(screen.getByRole('link', { name: `Next month: ${month} 2027` }));
      await screen.findByRole('table', { name: `${month} 2027` });
    }
    await waitFor(() => expect(screen.getByText('April 2027: 1 event')).toHaveAttribute('role', 'status'));
    expect(router.state.location.search).toBe('?month=2027-04');
    expect(screen.queryByRole('link', { name: /^Next month/ })).toBeNull();
    expect(screen.getByRole('link', { name: 'Previous month: February 2027' })).toBeInTheDocument();
    await act(() => use('vi'));
    expect(screen.getByRole('table', { name: 'Tháng 4, 2027' })).toBeInTheDocument();
  });
  it.each(['2026-11', '2027-02', '2027-03', '2099-01'])(
    '%s, where no event is or was, is no page',
    async (month) => {
      // It ends at midnight, and so in January.
      await show([
        cup,
        eventNamed('january', '2027-01-30T00:00', '2027-02-01T00:00'),
        eventNamed('april', '2027-04-01T00:00', '2027-04-02T00:00'),
      ]);
      await visitSite(`/events?month=${month}`);
      expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There is nothing here');
      expect(screen.getByRole('link', { name: 'See all events' })).toHaveAttribute('href', '/events');
    },
  );
  it('is offered as the nearest with events, and not without any', async () => {
    await show([old]);
    await visitSite('/events');
    expect(screen.getByRole('link', { name: 'Month' })).toHaveAttribute('href', '/events?month=2025-06');
    cleanup();
    await show([]);
    await visitSite('/events');
    expect(screen.queryByRole('link', { name: 'Month' })).toBeNull();
  });
  it('is the present one where the address has none that can be', async () => {
    await show([cup]);
    await visitSite('/events?month=2026-13');
    expect(screen.getByRole('table', { name: 'December 2026' })).toBeInTheDocument();
  });
  it('is between 2000 and 2099, and gives events that share a day lines of their own', () => {
    expect([monthIn('1999-12'), monthIn('2026-1'), monthIn(null)]).toEqual([null, null, null]);
    expect(monthsOf([eventNamed('long', '2026-11-30T00:00', '2027-02-01T00:00')])).toEqual([
      '2026-11',
      '2026-12',
      '2027-01',
    ]);
    expect(monthsOf([eventNamed('last', '2099-12-31T00:00', '2100-02-01T00:00')])).toEqual(['2099-12']);
    const weeks = weeksOf('2026-12', [cup, evening, days]);
    expect(weeks.map(({ days: [first] }) => first)).toEqual([
      '2026-11-30',
      '2026-12-07',
      '2026-12-14',
      '2026-12-21',
      '2026-12-28',
    ]);
    const facts = (at: number) =>
      weeks[at]?.bars.map(({ event, first, last, lane, begins, ends }) => [
        event.name,
        first,
        last,
        lane,
        begins,
        ends,
      ]);
    expect(facts(1)).toEqual([['cup', 5, 6, 0, true, false]]);
    expect(facts(2)).toEqual([
      ['cup', 0, 6, 0, false, true],
      ['evening', 1, 1, 1, true, true],
    ]);
    // It ends at midnight, and so on the day before.
    expect(facts(3)).toEqual([['days', 3, 6, 0, true, true]]);
    expect(facts(4)).toEqual([]);
  });
});
