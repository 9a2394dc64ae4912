import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import ICAL from 'ical.js';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EventsContent } from '../../../contract/eventsPage';
import { buildApp } from '../../../server/app';
import { insertContent } from '../../../server/cli/demo/content';
import { workingCopy } from '../../../server/content/preview';
import type { App } from '../../../server/http/types';
import { currentContent } from '../../../server/site/currentContent';
import { BuiltContent, contentFile } from '../../../server/site/render/builtContent';
import { PublishedPages } from '../../../server/site/render/published';
import { RenderedPages } from '../../../server/site/render/renderedPages';
import { structured } from '../../../server/site/structured';
import { eventsOf } from '../../../src/site/content/demo/events';
import { type Calendar, calendarOf } from '../../support/server/calendar';
import { type Editor, editorOf } from '../../support/server/content';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let app: App;
let folder: string;
let editor: Editor;
let published: PublishedPages;
/** What is published, in place of what a process has rendered. */
let contents: Map<string, unknown>;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outline-events-'));
  for (const language of ['vi', 'en'] as const) {
    const files = {
      [`${language}/events/index.html`]: 'events',
      [`content/${language}/home.json`]: '{}',
      [`content/${language}/events.json`]: JSON.stringify(eventsOf(language)),
    };
    for (const [name, text] of Object.entries(files)) {
      await mkdir(dirname(join(folder, name)), { recursive: true });
      await writeFile(join(folder, name), text);
    }
  }
});
beforeEach(async () => {
  server = await buildTestApp();
  const deps = { ...server.deps, address: { public: 'https://outline.example', self: '' } };
  const built = new BuiltContent(folder);
  published = new PublishedPages(deps.db, built);
  contents = new Map();
  const pages = new RenderedPages(deps.db, 'this', deps.address);
  // The generation changes with what is published.
  Object.defineProperty(pages, 'generation', { get: () => contents });
  const read = currentContent(built, pages);
  app = await buildApp({
    ...deps,
    siteDir: folder,
    pages,
    content: async (language, name) =>
      (contents.get(contentFile(language, name)) as never) ?? read(language, name),
  });
  await app.ready();
  editor = editorOf(server, (await server.makeAdmin()).token);
  return async () => {
    await app.close();
    await server.close();
  };
});
afterAll(() => rm(folder, { recursive: true }));

const look = async () => {
  const shown = await published.at(server.clock.now());
  contents = new Map(shown.contents.map(({ file, data }) => [file, data]));
  return shown;
};
const page = (language = 'vi') =>
  contents.get(`/content/${language}/events.json`) as EventsContent | undefined;
const open = async (url: string) => {
  const { statusCode, body, headers } = await app.inject({ url });
  return { status: statusCode, body, type: headers['content-type'] };
};
const calendar = async (url = '/events/calendar.ics'): Promise<Calendar> =>
  calendarOf((await open(url)).body);
async function publish(given: object = {}, span: object = {}) {
  const made = await editor.make('events', given);
  const { status, body } = await editor.publish('events', made, span);
  expect([status, body.errors]).toEqual([201, undefined]);
  return made;
}

describe('the page of events', () => {
  it('has the samples until an event is published, then what is live, by its start', async () => {
    await look();
    expect(page()).toBeUndefined();
    await publish({ name: 'Sau', startsAt: '2031-12-13T10:00', endsAt: '2031-12-13T12:00' });
    await publish({ name: 'Trước', nameEn: '' });
    await look();
    expect(page()).toMatchObject({
      at: 0,
      hasCalendar: true,
      events: [
        {
          name: 'Trước',
          kind: 0,
          start: '2031-12-12T19:00:00+07:00',
          end: '2031-12-20T22:00:00+07:00',
          text: '32 đội, một chiếc cúp.',
          sequence: 0,
        },
        { name: 'Sau' },
      ],
    });
    expect(page('en')?.events).toMatchObject([{ name: 'Trước', lang: 'vi' }, { name: 'The Winter Cup' }]);
  });

  it('is rendered again when an event begins and when it ends', async () => {
    const [begin, end] = [1, 2].map((days) => new Date(Math.floor(+editor.inDays(days) / 1000) * 1000)) as [
      Date,
      Date,
    ];
    await publish({ startsAt: begin.toISOString(), endsAt: end.toISOString() });
    expect([(await look()).nextChange, page()?.at]).toEqual([begin, 0]);
    server.clock.advance(+begin - +server.clock.now());
    expect([(await look()).nextChange, page()?.at]).toEqual([end, +begin]);
    server.clock.advance(+end - +server.clock.now());
    expect([(await look()).nextChange, page()?.at]).toEqual([null, +end]);
  });

  it('shows what is planned or was taken down to nobody', async () => {
    await publish({ name: 'Sắp công bố' }, { from: editor.inDays(1) });
    const { id } = await publish({ name: 'Đã gỡ' });
    await editor.unpublish('events', id);
    await look();
    expect(page()?.events).toEqual([]);
    expect(await open('/events/da-go.ics')).toMatchObject({ status: 404 });
    expect((await calendar()).events).toEqual([]);
  });

  it('previews a draft on its own page', async () => {
    const { id } = await editor.make('events', { name: 'Bản nháp' });
    const record = await workingCopy(server.deps, { resource: 'events', recordId: id });
    const shown = await published.preview('events', record, 'vi', false);
    expect(shown).toMatchObject({ path: '/events/preview', name: 'events', content: 'events/preview' });
    expect(shown.data).toMatchObject({ name: 'Bản nháp', slugs: { vi: 'preview' }, rules: '', result: '' });
    const { status, body } = await server.post(
      'admin/publications/preview',
      { resource: 'events', recordId: id },
      { token: (await server.makeAdmin()).token },
    );
    expect([status, body.vi]).toEqual([200, expect.stringMatching(/^\/vi\/events\/preview\?preview=/)]);
  });

  it('describes those in progress and to come to search engines', async () => {
    await publish({ name: '</script><b>', nameEn: 'Cup', link: '/shops' });
    await publish({ name: 'Đã qua', startsAt: '2020-01-01T10:00', endsAt: '2020-01-01T11:00' });
    await look();
    const facts = { path: '/events', language: 'vi', title: '', description: '', image: '/og.png' } as const;
    const [script = ''] = structured('https://outline.example', {
      ...facts,
      content: { name: 'vi/events', data: page() },
    });
    expect(script.match(/<\/script>/g)).toHaveLength(1);
    const { '@graph': graph } = JSON.parse(script.replace(/<\/?script[^>]*>/g, ''));
    expect(graph).toMatchObject([
      { '@type': 'Event', name: '</script><b>', startDate: '2031-12-12T19:00:00+07:00' },
    ]);
  });

  it('has the demo’s events as the build has its samples', async () => {
    await server.db.transaction().execute((tx) => insertContent(tx, server.clock.now()));
    await look();
    for (const language of ['vi', 'en'] as const) {
      const { events, at } = eventsOf(language, server.clock.now());
      expect(page(language)).toMatchObject({
        at,
        events: events.map(({ updated: _, ...event }) => event),
      });
    }
  });
});

describe('calendar files', () => {
  it('have every event by Vietnam’s clock, also across midnight, and end each line as they must', async () => {
    await publish({
      name: 'Đêm giao thừa; pháo hoa, lì xì \\ quà',
      startsAt: '2031-12-31T21:00',
      endsAt: '2032-01-01T01:00',
      text: `Dòng một\nDòng hai, ${'đấu trường '.repeat(20)}rộng`,
      link: '/shops',
    });
    await look();
    const { status, type, body } = await open('/events/calendar.ics');
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(body.endsWith('\r\n')).toBe(true);
    for (const line of body.split('\r\n')) {
      expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
      expect(line).not.toMatch(/[\r\n]|�/);
    }
    const { zone, events } = calendarOf(body);
    expect(zone).toMatchObject({ TZID: 'Asia/Ho_Chi_Minh', TZOFFSETFROM: '+0700', TZOFFSETTO: '+0700' });
    expect(events).toEqual([
      expect.objectContaining({
        SUMMARY: 'Đêm giao thừa; pháo hoa, lì xì \\ quà',
        DESCRIPTION: `Dòng một\nDòng hai, ${'đấu trường '.repeat(20)}rộng\n\nhttps://outline.example/shops`,
        'DTSTART;TZID=Asia/Ho_Chi_Minh': '20311231T210000',
        'DTEND;TZID=Asia/Ho_Chi_Minh': '20320101T010000',
        URL: 'https://outline.example/events/dem-giao-thua-phao-hoa-li-xi-qua',
        SEQUENCE: '0',
      }),
    ]);
  });

  it('know an event again by its identifier, and a later version by its number', async () => {
    const { id } = await publish({ name: 'Cúp' });
    await look();
    const [first] = (await calendar()).events;
    server.clock.advance(60_000);
    expect((await editor.change('events', id, { name: 'Cúp đổi tên', version: 1 })).status).toBe(200);
    expect((await editor.publish('events', await editor.get('events', id))).status).toBe(201);
    await look();
    const [second] = (await calendar()).events;
    expect([first?.SUMMARY, second?.SUMMARY]).toEqual(['Cúp', 'Cúp đổi tên']);
    expect([second?.UID, first?.SEQUENCE, second?.SEQUENCE]).toEqual([first?.UID, '0', '1']);
    expect(Number(second?.DTSTAMP?.replace(/\D/g, ''))).toBeGreaterThan(
      Number(first?.DTSTAMP?.replace(/\D/g, '')),
    );
    // Planned and cancelled before it began: nobody ever saw it.
    const plan = await editor.publish('events', await editor.get('events', id), { from: editor.inDays(1) });
    await editor.cancel(plan.body.id);
    server.clock.advance(60_000);
    await editor.unpublish('events', id);
    expect((await editor.publish('events', await editor.get('events', id))).status).toBe(201);
    await look();
    expect((await calendar()).events).toMatchObject([{ UID: first?.UID, SEQUENCE: '2' }]);
  });

  it('are read by a parser of another house: times, identity, version and texts, over midnight too', async () => {
    const text = 'Đêm giao thừa; pháo hoa, lì xì\\quà\nvà nhiều dòng. '.repeat(4).trim();
    const times = { startsAt: '2031-12-31T23:30', endsAt: '2032-01-01T01:00' };
    await publish({ name: 'Giao thừa: pháo hoa, lì xì', text, ...times });
    await look();
    const { body } = await open('/events/calendar.ics');
    const [event] = new ICAL.Component(ICAL.parse(body))
      .getAllSubcomponents('vevent')
      .map((one) => new ICAL.Event(one));
    expect([event?.summary, event?.description]).toEqual(['Giao thừa: pháo hoa, lì xì', text]);
    expect([event?.startDate, event?.endDate].map((time) => time?.toString())).toEqual([
      '2031-12-31T23:30:00',
      '2032-01-01T01:00:00',
    ]);
    const zone = new ICAL.Timezone(
      new ICAL.Component(ICAL.parse(body)).getFirstSubcomponent('vtimezone') ?? expect.fail(),
    );
    expect([event?.startDate.zone?.tzid, zone.utcOffset(event?.startDate ?? expect.fail())]).toEqual([
      'Asia/Ho_Chi_Minh',
      7 * 3600,
    ]);
    expect([event?.uid, event?.sequence]).toEqual([(await calendar()).events[0]?.UID, 0]);
  });

  it('are there for each event by its address in each language, and for no other', async () => {
    await publish({ name: 'Cúp Mùa Đông' });
    await publish({ name: 'Khác', nameEn: 'Other' });
    await look();
    const [vietnamese, english] = [
      await calendar('/events/cup-mua-dong.ics'),
      await calendar('/en/events/the-winter-cup.ics'),
    ];
    expect(vietnamese.events).toMatchObject([{ SUMMARY: 'Cúp Mùa Đông' }]);
    expect(english.events).toMatchObject([{ SUMMARY: 'The Winter Cup', UID: vietnamese.events[0]?.UID }]);
    expect((await calendar('/en/events/calendar.ics')).events).toHaveLength(2);
    for (const url of [
      '/events/khong-co.ics',
      '/en/events/cup-mua-dong.ics',
      '/events/preview.ics',
      '/vi/events/calendar.ics',
    ])
      expect([url, (await open(url)).status]).toEqual([url, 404]);
  });

  it('have the samples while nothing was ever published', async () => {
    expect((await calendar()).events.map(({ SUMMARY }) => SUMMARY)).toContain('Cúp Bốn Góc');
  });
});

describe('an event', () => {
  it.each(['2031-12-12T19:00', '2031-12-12T18:59'])(
    'that ends at %s, not after its start, is refused there',
    async (endsAt) => {
      const { token } = await server.makeAdmin();
      const given = { name: 'Cúp', kind: 0, startsAt: '2031-12-12T19:00', endsAt, text: 'Cúp.' };
      const { status, body } = await server.post('admin/events', given, { token });
      expect([status, Object.keys(body.errors)]).toEqual([400, ['endsAt']]);
    },
  );

  it('may have begun before it is entered', async () => {
    await publish({ startsAt: '2020-01-01T10:00', endsAt: '2020-01-02T10:00' });
  });

  it('never has the address of the file with all', async () => {
    await publish({ name: 'Calendar', nameEn: 'Preview' });
    await look();
    expect(page()?.events).toMatchObject([{ slugs: { vi: 'calendar-2', en: 'preview-2' } }]);
  });
});
