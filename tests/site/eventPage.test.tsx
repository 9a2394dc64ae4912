import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi as vitest } from 'vitest';
import { type EventContent, eventFile } from '../../contract/eventsPage';
import { use } from '../../src/i18n/i18n';
import { demoContent, showDemoContent } from '../../src/site/content/demo/demoContent';
import { eventOf, eventsOf, sampleEventSlugs } from '../../src/site/content/demo/events';
import { keepContent, readContentFrom } from '../../src/site/content/pageContent';
import { visitSite } from '../support/news';

const at = (time: string) => Date.parse(`${time}:00+07:00`);
const before = at('2026-12-01T12:00');
const own = { vi: 'cup', en: 'the-cup' };
const cup = (given: Partial<EventContent> = {}): EventContent => ({
  slugs: own,
  kind: 0,
  start: '2026-12-12T19:00:00+07:00',
  end: '2026-12-20T22:00:00+07:00',
  name: 'The cup',
  text: 'Teams of three.',
  link: '',
  sequence: 0,
  updated: '2026-11-20T00:00:00.000Z',
  at: 0,
  rules: '<p>Be there.</p>',
  result: '',
  ...given,
});
const parts = () =>
  [...document.querySelectorAll('main h2')].map(({ textContent }) => textContent).filter((text) => text);

/** Opens the page of an event at a moment. */
async function visit(event: EventContent, now = before) {
  vitest.spyOn(Date, 'now').mockReturnValue(now);
  readContentFrom(async () => event);
  return visitSite(`/events/${event.slugs.en}`);
}

beforeEach(() => void vitest.spyOn(Date, 'now').mockReturnValue(before));
afterEach(() => {
  cleanup();
  vitest.restoreAllMocks();
  vitest.unstubAllGlobals();
  showDemoContent();
});

describe('the page of an event', () => {
  it('says what and when it is, its rules, and the ways on', async () => {
    await visit(cup({ slugs: { vi: 'mot', en: 'one' }, link: '/download', hasCalendar: true }));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('The cup');
    await waitFor(() => expect(document.title).toBe('The cup | Events | Outline'));
    for (const text of ['Tournament', 'Coming up', 'Vietnam time', 'Teams of three.', 'Be there.'])
      expect(screen.getByText(text)).toBeInTheDocument();
    expect(screen.getByText('12 Dec 2026, 19:00 – 20 Dec 2026, 22:00')).toBeInTheDocument();
    expect(parts()).toEqual(['Rules']);
    expect(screen.getByRole('link', { name: 'Read more' })).toHaveAttribute('href', '/download');
    expect(screen.getByRole('link', { name: 'Add to calendar' })).toHaveAttribute(
      'href',
      '/en/events/one.ics',
    );
    const main = within(screen.getByRole('main'));
    for (const name of ['Events', 'See all events'])
      expect(main.getByRole('link', { name })).toHaveAttribute('href', '/events');
  });

  it.each([
    ['2026-12-12T18:59', 'Coming up', ['Rules', 'Result']],
    ['2026-12-12T19:00', 'On now', ['Rules', 'Result']],
    ['2026-12-20T22:00', 'Ended', ['Result', 'Rules']],
  ])('at %s is "%s"; how it ended comes first once it is over', async (time, state, order) => {
    const slugs = { vi: `luc-${order[0]}-${at(time)}`.toLowerCase(), en: `at-${at(time)}` };
    await visit(cup({ slugs, result: '<p>Ours won.</p>', hasCalendar: true }), at(time));
    expect(screen.getByText(state)).toBeInTheDocument();
    expect(parts()).toEqual(order);
    // What is over needs no place in a calendar.
    expect(screen.queryByRole('link', { name: 'Add to calendar' }) === null).toBe(state === 'Ended');
  });

  it('is shared by the system where it can, and has no calendar file where the server has none', async () => {
    await visit(cup({ slugs: { vi: 'hai', en: 'two' } }));
    expect(screen.queryByRole('link', { name: 'Add to calendar' })).toBeNull();
    const share = vitest.fn(async () => undefined);
    vitest.stubGlobal('navigator', { ...navigator, share });
    fireEvent.click(screen.getByRole('button', { name: 'Share' }));
    expect(share).toHaveBeenCalledWith({ title: 'The cup', url: expect.stringContaining('http') });
  });

  it('has an address in each language, to which a change of the language leads', async () => {
    readContentFrom(async (_name, language) => cup({ name: language === 'vi' ? 'Chiếc cúp' : 'The cup' }));
    const router = await visitSite('/events/cup');
    await waitFor(() => expect(router.state.location.pathname).toBe('/events/the-cup'));
    await act(() => use('vi'));
    await waitFor(() => expect(router.state.location.pathname).toBe('/events/cup'));
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Chiếc cúp');
  });

  it('has its own title when a list leads there, and the list has its own again', async () => {
    // As of the test's clock: those of another moment may all be over.
    keepContent('events', 'en', eventsOf('en', new Date(before)));
    const router = await visitSite('/events');
    const [link] = screen.getByRole('main').querySelectorAll('article h2 a');
    fireEvent.click(link ?? expect.fail());
    await waitFor(() => expect(document.title).toMatch(/^.+ \| Events \| Outline$/));
    await act(() => router.navigate(-1));
    await waitFor(() => expect(document.title).toBe('Events | Outline'));
  });

  it('that is there in one language only says so, and marks its texts', async () => {
    await visit(cup({ slugs: { vi: 'ba', en: 'three' }, lang: 'vi' }));
    expect(screen.getByText('This event is in Vietnamese only.')).toBeInTheDocument();
    expect(screen.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'vi');
    expect(screen.getByText('Be there.').closest('[lang]')).toHaveAttribute('lang', 'vi');
  });

  it('leads to all of them when it does not exist', async () => {
    readContentFrom(async () => null);
    await visitSite('/events/nothing');
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('There is nothing here');
    expect(screen.getByRole('link', { name: 'See all events' })).toHaveAttribute('href', '/events');
  });
});

it('of a sample is in the build under both its addresses, with how it ended', () => {
  for (const { vi, en } of sampleEventSlugs)
    expect(demoContent(eventFile(vi), 'en')).toEqual(demoContent(eventFile(en), 'en'));
  expect(eventOf('nothing', 'vi')).toBeNull();
  const [first] = sampleEventSlugs;
  expect(eventOf(first?.en ?? '', 'en')?.result).toContain(eventOf(first?.vi ?? '', 'en')?.outcome);
});
