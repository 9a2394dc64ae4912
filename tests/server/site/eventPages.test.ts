import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { EventContent, EventsContent } from '../../../contract/eventsPage';
import { buildApp } from '../../../server/app';
import { randomFrom } from '../../../server/cli/demo/random';
import type { App } from '../../../server/http/types';
import { readState } from '../../../server/operations/state';
import { days, hours } from '../../../server/platform/clock';
import { currentContent } from '../../../server/site/currentContent';
import { BuiltContent } from '../../../server/site/render/builtContent';
import { PublishedPages } from '../../../server/site/render/published';
import { PageRendering } from '../../../server/site/render/renderDue';
import { RenderedPages } from '../../../server/site/render/renderedPages';
import { eventOf, eventsOf, sampleEventSlugs } from '../../../src/site/content/demo/events';
import { homeOf } from '../../../src/site/content/demo/home';
import { randomEvents } from '../../support/randomEvents';
import { type Editor, editorOf } from '../../support/server/content';
import { openState } from '../../support/server/openState';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let app: App;
let folder: string;
let editor: Editor;
/** Renders what is due, and lets the process see it. */
let look: () => Promise<void>;

const shell = '<title>Outline</title><div id="root"></div>shell';
const [sample = { vi: '', en: '' }] = sampleEventSlugs;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outline-event-pages-'));
  const files: Record<string, string> = { 'vi/app.html': shell, 'en/app.html': shell };
  for (const language of ['vi', 'en'] as const) {
    files[`content/${language}/home.json`] = JSON.stringify(homeOf(language));
    files[`content/${language}/events.json`] = JSON.stringify(eventsOf(language));
    for (const slug of Object.values(sample))
      files[`content/${language}/events/${slug}.json`] = JSON.stringify(eventOf(slug, language));
    files[`${language}/events/${sample[language]}/index.html`] = 'sample';
    files[`${language}/events/index.html`] = 'samples';
  }
  for (const [name, content] of Object.entries(files)) {
    await mkdir(dirname(join(folder, name)), { recursive: true });
    await writeFile(join(folder, name), content);
  }
  server = await buildTestApp();
  const deps = { ...server.deps, address: { public: 'https://outline.example', self: '' } };
  const content = new BuiltContent(folder);
  const published = new PublishedPages(deps.db, content);
  const pages = new RenderedPages(deps.db, 'this', deps.address);
  const watch = { state: openState(), readAt: performance.now() };
  const rendering = new PageRendering({
    ...deps,
    pages,
    watch,
    renderer: { render: async ({ path, language, data }) => `${language} ${path} ${JSON.stringify(data)}` },
    sharedTime: async () => deps.clock.now(),
    keepCover: async () => 'missing',
    published: (at) => published.at(at),
    log: { error: (fault: unknown) => expect.fail(String((fault as { err: unknown }).err)) },
  });
  look = async () => {
    for (let turn = 0; turn < 2; turn++) {
      watch.state = await readState(deps.db, watch.state);
      await rendering.run();
      await pages.read((await readState(deps.db, watch.state)).pagesVersion);
    }
  };
  app = await buildApp({ ...deps, siteDir: folder, pages, watch, content: currentContent(content, pages) });
  await app.ready();
});
beforeEach(async () => {
  // A session is over after the days that a test lets pass.
  editor = editorOf(server, (await server.makeAdmin()).token);
});
afterAll(async () => {
  await app.close();
  await server.close();
  await rm(folder, { recursive: true });
});

const open = async (url: string) => {
  const { statusCode, body, headers } = await app.inject({ url });
  return { status: statusCode, body, to: headers.location };
};
const status = async (url: string) => (await open(url)).status;
const contentOf = async <Content>(name: string) =>
  JSON.parse((await open(`/content/${name}.json`)).body) as Content;
const pageOf = (slug: string, language = 'vi') => contentOf<EventContent>(`${language}/events/${slug}`);
const listed = async (language = 'vi') => (await contentOf<EventsContent>(`${language}/events`)).events;

/** An event that begins in two days and lasts one. */
const times = () => ({ startsAt: editor.inDays(2).toISOString(), endsAt: editor.inDays(3).toISOString() });
const rules = { rules: '- Ba người một đội', rulesEn: '- Three players a team' };
async function publish(given: object = {}, span: object = {}) {
  const made = await editor.make('events', { ...times(), ...given });
  const { status: code, body } = await editor.publish('events', made, span);
  expect([code, body.errors]).toEqual([201, undefined]);
  return made;
}

it('lives from a draft to its result, and its page with it', async () => {
  const [vi, en] = ['/events/cup-mua-dong', '/en/events/the-winter-cup'];
  const { id } = await editor.make('events', { ...times(), ...rules });
  await look();
  expect([await status(vi), await status(en)]).toEqual([404, 404]);

  await editor.publish('events', await editor.get('events', id), { from: editor.inDays(1) });
  await look();
  expect([await status(vi), await listed()]).toEqual([404, eventsOf('vi').events]);
  expect((await open(`/events/${sample.vi}`)).body).toBe('sample');

  server.clock.advance(days(1));
  await look();
  expect((await open(vi)).body).toMatch(/^vi \/events\/cup-mua-dong .*<li>Ba người một đội<\/li>/s);
  expect((await open(en)).body).toMatch(/^en \/events\/the-winter-cup .*<li>Three players a team<\/li>/s);
  const before = await pageOf('cup-mua-dong');
  expect(before).toMatchObject({ at: 0, result: '', hasCalendar: true });
  expect(before).not.toHaveProperty('outcome');
  // The samples are gone once an event is published.
  for (const url of [`/events/${sample.vi}`, `/en/events/${sample.en}`])
    expect([url, await open(url)]).toEqual([
      url,
      expect.objectContaining({ status: 410, body: expect.stringMatching(/shell$/) }),
    ]);

  server.clock.advance(days(1) + hours(1));
  await look();
  expect((await pageOf('cup-mua-dong')).at).toBe(Math.floor(Date.parse(before.start)));

  server.clock.advance(days(1));
  const result = { result: '**Nét Đứt** vô địch.\n\nHẹn gặp lại.', resultEn: '*Broken Line* won.' };
  editor = editorOf(server, (await server.makeAdmin()).token);
  await editor.change('events', id, { ...(await editor.get('events', id)), ...result });
  expect((await editor.publish('events', await editor.get('events', id))).status).toBe(201);
  await look();
  expect(await pageOf('cup-mua-dong')).toMatchObject({
    at: Date.parse(before.end),
    result: '<p><strong>Nét Đứt</strong> vô địch.</p>\n<p>Hẹn gặp lại.</p>\n',
    rules: '<ul>\n<li>Ba người một đội</li>\n</ul>\n',
    sequence: 1,
  });
  expect(await listed()).toMatchObject([{ outcome: 'Nét Đứt vô địch.' }]);
  expect(await listed('en')).toMatchObject([{ outcome: 'Broken Line won.' }]);

  await editor.unpublish('events', id);
  await look();
  expect([await status(vi), await status(en), await listed()]).toEqual([410, 410, []]);
});

describe('an event’s page', () => {
  it('is in the sitemap in each language that it is written in, and moves to its own address', async () => {
    await publish({ ...rules, name: 'Cúp Xuân', nameEn: 'The Spring Cup' });
    await publish({ name: 'Giải không dịch', nameEn: 'Untranslated', textEn: '' });
    await look();
    const { body: map } = await open('/sitemap.xml');
    expect(map).toContain('<loc>https://outline.example/en/events/the-spring-cup</loc>');
    expect(map).toContain('<loc>https://outline.example/events/giai-khong-dich</loc>');
    expect(map).not.toMatch(/untranslated|month=|preview/);
    expect(await open('/en/events/cup-xuan')).toMatchObject({
      status: 301,
      to: '/en/events/the-spring-cup',
    });
    expect(await open('/events/the-spring-cup?a=1')).toMatchObject({
      status: 301,
      to: '/events/cup-xuan?a=1',
    });
    expect(await pageOf('untranslated', 'en')).toMatchObject({ lang: 'vi', onlyIn: 'vi' });
  });

  it('is in the sitemap exactly while it can be opened, and no month is', async () => {
    const unpublished = new Set<string>();
    const made = [1, 2, 3].flatMap((seed) => randomEvents(randomFrom(seed)));
    expect(made.length).toBeGreaterThan(3);
    for (const [n, { start, end }] of made.entries()) {
      const names = { name: `Chung ${n}`, nameEn: `Common ${n}`, textEn: n % 3 ? 'In English.' : '' };
      const { id } = await publish({ ...names, startsAt: start, endsAt: end });
      if (n % 4 < 3) continue;
      await editor.unpublish('events', id);
      unpublished.add(`/events/chung-${n}`).add(`/en/events/common-${n}`);
    }
    await look();
    const { body: map } = await open('/sitemap.xml');
    const paths = [...map.matchAll(/<loc>https:\/\/outline\.example([^<]*)<\/loc>/g)].map(
      ([, path = '']) => path,
    );
    expect(paths.filter((path) => path.includes('?'))).toEqual([]);
    for (const path of paths.filter((one) => /\/events\//.test(one)))
      expect([path, await status(path)]).toEqual([path, 200]);
    for (const language of ['vi', 'en'] as const)
      for (const { slugs, lang } of await listed(language)) {
        const path = `${language === 'en' ? '/en' : ''}/events/${slugs[language]}`;
        expect([path, paths.includes(path)]).toEqual([path, lang === undefined || lang === language]);
      }
    for (const path of unpublished)
      expect([path, await status(path), paths.includes(path)]).toEqual([path, 410, false]);
  });

  it('is Vietnamese in English while its result is', async () => {
    await publish({ ...rules, name: 'Cúp Hè', nameEn: 'The Summer Cup', result: 'Nét Đứt vô địch.' });
    await look();
    expect(await pageOf('the-summer-cup', 'en')).toMatchObject({
      lang: 'vi',
      name: 'Cúp Hè',
      rules: '<ul>\n<li>Ba người một đội</li>\n</ul>\n',
      outcome: 'Nét Đứt vô địch.',
    });
  });

  it('is none at an address that no event has, which leads to all of them', async () => {
    for (const [url, list] of [
      ['/events/khong-co', '/events'],
      ['/events/preview', '/events'],
      ['/en/events/none', '/en/events'],
    ])
      expect([url, await open(url ?? '')]).toEqual([
        url,
        expect.objectContaining({ status: 404, body: expect.stringContaining(`href="${list}"`) }),
      ]);
    // A calendar is a file.
    expect((await open('/events/khong-co.ics')).body).not.toContain('shell');
  });

  it('is refused with what a text in Markdown must not have, at its field', async () => {
    const made = await editor.make('events', { ...times(), result: '<b>Nét Đứt</b>' });
    const { status: code, body } = await editor.publish('events', made);
    expect([code, Object.keys(body.errors)]).toEqual([409, ['result']]);
  });
});
