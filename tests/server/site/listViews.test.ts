import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EventItem } from '../../../contract/eventsPage';
import type { PageToRender } from '../../../contract/rendering';
import { buildApp } from '../../../server/app';
import { randomFrom } from '../../../server/cli/demo/random';
import type { App } from '../../../server/http/types';
import { ListViews, viewAt } from '../../../server/site/listViews';
import { deep } from '../../support/depth';
import { isOnIn, monthsAround, randomEvents } from '../../support/randomEvents';
import { openState } from '../../support/server/openState';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

/** Thirty articles, of which five are of the first kind; events in December and in March. */
const news = { articles: Array.from({ length: 30 }, (_, at) => ({ kind: at < 5 ? 0 : 1 })) };
const known = {
  events: [
    { start: '2026-12-12T19:00+07:00', end: '2026-12-20T22:00+07:00' },
    { start: '2027-03-29T00:00+07:00', end: '2027-04-01T00:00+07:00' },
  ],
};

let events: { events: ReadonlyArray<Pick<EventItem, 'start' | 'end'>> } = known;

let server: TestApp;
let app: App;
let folder: string;
let url: string;
let generation = 1;
let rendered: PageToRender[] = [];
let failure: Error | null = null;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outline-views-'));
  for (const list of ['news', 'news/event', 'news/update', 'events'])
    for (const [language, file] of [
      ['vi', 'index'],
      ['en', 'index'],
      ['en', 'plain'],
    ]) {
      await mkdir(join(folder, `${language}/${list}`), { recursive: true });
      await writeFile(join(folder, `${language}/${list}/${file}.html`), `first page of ${list}`);
    }
  for (const language of ['vi', 'en'])
    await writeFile(join(folder, `${language}/app.html`), '<title>Outline</title><div id="root"></div>shell');
  server = await buildTestApp();
  const views = new ListViews({
    read: async (_language, name) => (name === 'news' ? news : events) as never,
    generation: () => generation,
    render: async (page) => {
      rendered.push(page);
      if (failure) throw failure;
      return `${page.language} ${page.path} ${page.inAddress}`;
    },
    address: server.deps.address,
  });
  const pages = { get: () => undefined, isGone: () => false, isAddress: () => false };
  app = await buildApp({
    ...server.deps,
    siteDir: folder,
    views,
    watch: { state: openState(), readAt: performance.now() },
    pages: {
      ...pages,
      get generation() {
        return generation;
      },
    },
  });
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
beforeEach(() => {
  events = known;
  generation++;
  rendered = [];
  failure = null;
});
afterAll(async () => {
  await app.close();
  await server.close();
  await rm(folder, { recursive: true });
});

/** Over a socket, as only such requests are served from memory. */
async function open(path: string, language = 'vi') {
  const response = await fetch(url + path, {
    redirect: 'manual',
    headers: { cookie: `lang=${language}` },
  });
  const to = response.headers.get('location');
  return to === null ? `${response.status} ${await response.text()}` : `${response.status} to ${to}`;
}

it.each([
  ['/news?page=2', 'vi /news?page=2 false'],
  ['/news?page=3&from=mail', 'vi /news?page=3 false'],
  ['/News/Event/?page=3', 'vi /news/event?page=3 false'],
  ['/en/news?page=2', 'en /news?page=2 true'],
  ['/events?month=2027-03', 'vi /events?month=2027-03 false'],
])('%s is a page of its own', async (path, shown) => {
  expect(await open(path)).toBe(`200 ${shown}`);
});

it('is in the language of the cookie where its address names none', async () => {
  expect(await open('/news?page=2', 'en')).toBe('200 en /news?page=2 false');
  expect(await open('/news?page=2')).toBe('200 vi /news?page=2 false');
});

it('is rendered once until any content changes, however many ask for it', async () => {
  await Promise.all(Array.from({ length: 20 }, () => open('/news?page=2')));
  await open('/news?page=2&again');
  expect(rendered).toHaveLength(1);
  generation++;
  await open('/news?page=2');
  expect(rendered).toHaveLength(2);
});

describe('one that is not there', () => {
  it.each([
    ['/news?page=4', '/news?page=3'],
    ['/en/news/event?page=9999', '/en/news/event?page=3'],
    ['/news/update?page=2', '/news/update'],
  ])('%s leads to the nearest', async (path, to) => {
    expect(await open(path)).toBe(`302 to ${to}`);
    expect(rendered).toEqual([]);
  });

  it.each(['page=1', 'page=0', 'page=-1', 'page=2.5', 'page=10000', 'page=x', 'month=2026-12', 'page='])(
    '?%s is the first page of the news',
    async (query) => {
      expect(await open(`/news?${query}`)).toBe('200 first page of news');
      expect(rendered).toEqual([]);
    },
  );

  it.each(['2026-11', '2027-01', '2027-04', '2099-12', '2000-01'])(
    'the month %s, which has no event, is not found and leads to the events',
    async (month) => {
      expect(await open(`/events?month=${month}`)).toMatch(
        /^404 .*Không tìm thấy.* href="\/events".*shell$/s,
      );
      expect(await open(`/en/events?month=${month}`)).toMatch(/^404 .*href="\/en\/events"/s);
      expect(rendered).toEqual([]);
    },
  );

  it.each(Array.from({ length: deep(5, 50) }, (_, n) => n + 1))(
    'a month is a page exactly if an event is on in it, in each language (seed %i)',
    async (seed) => {
      const made = randomEvents(randomFrom(seed));
      events = { events: made };
      for (const month of monthsAround) {
        const isPage = made.some((event) => isOnIn(event, month));
        for (const [path, language] of [
          ['/events', 'vi'],
          ['/events', 'en'],
          ['/en/events', 'en'],
        ] as const) {
          const shown = `200 ${language} /events?month=${month} ${path !== '/events'}`;
          const answer = await open(`${path}?month=${month}`, language);
          expect([seed, month, answer]).toEqual([
            seed,
            month,
            isPage ? shown : expect.stringMatching(/^404 /),
          ]);
        }
      }
    },
  );

  it('is none at other pages', () => {
    for (const path of ['/', '/news/cho-noi', '/shops', '/en', '/events/calendar.ics'])
      expect(viewAt(path, '?page=2&month=2026-12')).toBeNull();
  });
});

it('that cannot be rendered is tried again, and never the first page in its place', async () => {
  failure = new Error('broken');
  expect(await open('/news?page=2')).toMatch(/^503 /);
  failure = null;
  expect(await open('/news?page=2')).toBe('200 vi /news?page=2 false');
});
