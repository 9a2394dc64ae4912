import { afterAll, beforeAll, expect, it } from 'vitest';
import type { HomeContent } from '../../../contract/homeContent';
import { languages } from '../../../contract/languages';
import { seedDemo } from '../../../server/cli/demo/demo';
import { homeContent } from '../../../server/content/homeContent';
import { type Live, readLive } from '../../../server/content/live';
import { BuiltContent } from '../../../server/site/render/builtContent';
import { PublishedPages } from '../../../server/site/render/published';
import { homeOf } from '../../../src/site/content/demo/home';
import { editorOf } from '../../support/server/content';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const samples = homeOf('vi');
const unpublished = { banners: null, news: null, events: null, moment: new Date('2026-11-26T00:00:00Z') };
const live = (fields: object): Live => ({
  publicationId: '1',
  recordId: '1',
  fields: { image: '', ...fields } as Live['fields'],
  slugs: null,
  from: new Date('2026-11-25T17:30:00Z'),
  earlier: 0,
});
const news = {
  kind: 2,
  title: 'Tin',
  titleEn: 'News',
  summary: 'Ý',
  summaryEn: 'Sense',
  body: 'Thân',
  bodyEn: 'Body',
  shownOn: null,
};

it.each(languages)('the demo’s records show in %s what the build shows, to the letter', async (language) => {
  if ((await readLive(server.db, 'news', server.clock.now())).length === 0)
    await seedDemo(server.db, server.deps.images, server.clock);
  const read = (resource: string) => readLive(server.db, resource, server.clock.now());
  const built = homeOf(language, server.clock.now());
  const sources = {
    banners: await read('banners'),
    news: await read('news'),
    events: await read('events'),
    moment: server.clock.now(),
  };
  const shown = homeContent(built, sources, language);
  expect(shown).toEqual(built);
});

it('shows samples of what was never published, and nothing of what was taken down', () => {
  const nothing = homeContent(samples, unpublished, 'vi');
  expect(nothing).toEqual(samples);
  expect(homeContent(samples, { ...unpublished, news: [] }, 'vi')).toEqual({ ...samples, news: [] });
});

it('shows a banner with its picture or clip', () => {
  const texts = { title: 'Một', outlined: 'Hai', label: 'Ba', name: 'Bốn', text: 'Năm', action: 'Sáu' };
  const fields = { ...texts, to: '/shops', scene: 'match' };
  const slides = (more: object) =>
    homeContent(samples, { ...unpublished, banners: [live({ ...fields, ...more })] }, 'vi').slides;
  expect(slides({ image: 'a1.webp' })).toEqual([{ ...fields, image: '/images/a1.webp' }]);
  expect(slides({})).toEqual([fields]);
  const scene = { name: 'home/hiem', poster: '/art/boxes/hiem.svg', width: 640, height: 360 };
  expect(slides({ scene: 'home/hiem' })).toEqual([{ ...fields, scene }]);
});

it('shows the event that begins next, as long as it has not begun', () => {
  const at = (startsAt: string, name: string) =>
    live({ kind: 0, name, nameEn: '', text: 'Chữ', textEn: '', startsAt, endsAt: '2031-12-31T00:00:00Z' });
  const events = [
    at('2031-01-01T00:00:00Z', 'Đã mở'),
    at('2031-12-12T12:00:00Z', 'Sau'),
    at('2031-12-05T12:00:00Z', 'Trước'),
  ];
  const next = (moment: string) =>
    homeContent(samples, { ...unpublished, events, moment: new Date(moment) }, 'en').event;
  expect(next('2031-12-05T11:59:59Z')).toEqual({
    slugs: { vi: 'preview', en: 'preview' },
    start: '2031-12-05T19:00:00+07:00',
    end: '2031-12-31T07:00:00+07:00',
    name: 'Trước',
    lang: 'vi',
  });
  expect(next('2031-12-05T12:00:00Z')?.name).toBe('Sau');
  expect(next('2031-12-12T12:00:00Z')).toBeNull();
  expect(homeContent(samples, { ...unpublished, events: [] }, 'vi').event).toBeNull();
});

it('gives English readers all of a text or the Vietnamese one, marked as such', () => {
  const shown = (fields: object): HomeContent['news'] =>
    homeContent(samples, { ...unpublished, news: [live(fields)] }, 'en').news;
  const facts = { slugs: { vi: 'preview', en: 'preview' }, kind: 2, picture: 2, date: '2026-11-26' };
  expect(shown(news)).toEqual([{ ...facts, title: 'News', text: 'Sense' }]);
  for (const missing of ['titleEn', 'summaryEn', 'bodyEn'])
    expect(shown({ ...news, [missing]: '' })).toEqual([{ ...facts, title: 'Tin', text: 'Ý', lang: 'vi' }]);
  expect(shown({ ...news, body: '', bodyEn: '' })).toEqual([{ ...facts, title: 'News', text: 'Sense' }]);
});

it('shows a cover in place of the drawing, the day in Vietnam, and three news at most', () => {
  const one = live({ ...news, image: 'a-cover.webp', shownOn: '2026-01-31T18:00:00.000Z' });
  const shown = homeContent(samples, { ...unpublished, news: [one, one, one, one] }, 'vi').news;
  expect(shown).toHaveLength(3);
  expect(shown[0]).toMatchObject({ image: '/images/a-cover.webp', date: '2026-02-01' });
});

/** A build with the samples of the home page. */
const built = Object.assign(new BuiltContent('nowhere'), {
  get: (_language: string, name: string) => (name === 'home' ? samples : { items: [] }) as never,
  isSame: () => false,
});

it('leaves records out of what was read, without anything that was published since', async () => {
  const { token } = await server.makeAdmin();
  const editor = editorOf(server, token);
  const make = async () => {
    const one = await editor.make('news');
    expect((await editor.publish('news', one)).status).toBe(201);
    return one;
  };
  const [first, left] = [await make(), await make()];
  const moment = server.clock.now();
  const { without } = await new PublishedPages(server.db, built).at(moment);
  // Published at the same moment, by a transaction that ends later.
  const late = await make();
  const records = (await without(new Set([left.id]))).map(({ record }) => record);
  expect([first, left, late].map(({ id }) => records.includes(id))).toEqual([true, false, false]);
});

it('leaves the news off the home page where staff said so, and nowhere else', async () => {
  const { token } = await server.makeAdmin();
  const editor = editorOf(server, token);
  expect((await editor.publish('news', await editor.make('news'))).status).toBe(201);
  const shown = async (name: string) => {
    const { contents } = await new PublishedPages(server.db, built).at(server.clock.now());
    return contents.filter(({ file }) => file.endsWith(`/${name}.json`)).map(({ data }) => data);
  };
  const set = async (isNewsShown: boolean) => {
    const { site } = (await server.get('admin/site-settings', { token })).body;
    const { id: _, ...body } = { ...site, isNewsShown };
    const saved = await server.call('PUT', 'admin/site-settings/site', body, { token });
    expect([saved.status, saved.body.isNewsShown]).toEqual([200, isNewsShown]);
  };
  const [home, list] = [await shown('home'), await shown('news')];
  for (const one of home) expect((one as HomeContent).news.length).toBeGreaterThan(0);
  await set(false);
  expect(await shown('home')).toEqual(home.map((one) => ({ ...(one as HomeContent), news: [] })));
  expect(await shown('news')).toEqual(list);
  await set(true);
  expect(await shown('home')).toEqual(home);
});

it('fails as a whole while the database is away, and leaves no failure that would end the process', async () => {
  const away = new Proxy(server.db, {
    get: () => () => {
      throw new Error('away');
    },
  });
  const unhandled: unknown[] = [];
  const note = (reason: unknown) => void unhandled.push(reason);
  process.on('unhandledRejection', note);
  await expect(new PublishedPages(away, new BuiltContent('nowhere')).at(new Date())).rejects.toThrow('away');
  await new Promise(setImmediate);
  process.off('unhandledRejection', note);
  expect(unhandled).toEqual([]);
});
