import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { sampleBanners } from '../../../contract/samples/banners';
import { homeContent } from '../../../server/content/homeContent';
import { readLive } from '../../../server/content/live';
import { startBanners } from '../../../server/content/startBanners';
import { homeOf } from '../../../src/site/content/demo/home';
import { editorOf } from '../../support/server/content';
import { emptyPublications } from '../../support/server/emptied';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
beforeEach(() => emptyPublications(server.db, 'banners'));

const start = () => startBanners(server.db, async () => server.clock.now());
const shown = () => readLive(server.db, 'banners', server.clock.now());
const titles = async () => (await shown()).map(({ fields }) => fields.title);

it('a site starts with the specified banners, as the build shows them, whatever number of processes start', async () => {
  await Promise.all([start(), start(), start()]);
  expect(await titles()).toEqual(sampleBanners.map(({ title }) => title));
  for (const language of ['vi', 'en'] as const) {
    const built = homeOf(language, server.clock.now());
    const moment = server.clock.now();
    const home = homeContent(built, { banners: await shown(), news: null, events: null, moment }, language);
    expect(home).toEqual(built);
  }
});

it('a start adds nothing where staff have had banners, of their own or in place of those', async () => {
  const editor = editorOf(server, (await server.makeStaff('content')).token);
  await start();
  const [first, ...others] = await shown();
  for (const { recordId } of others) expect((await editor.remove('banners', recordId)).status).toBe(200);
  await start();
  expect(await titles()).toEqual([first?.fields.title]);
  await emptyPublications(server.db, 'banners');
  await editor.make('banners', { title: 'Của mình.' });
  await start();
  expect(await titles()).toEqual([]);
});
