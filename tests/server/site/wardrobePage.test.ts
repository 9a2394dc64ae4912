import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import type { LibraryPage } from '../../../contract/libraryPage';
import { lastPriceChange, type WardrobeContent } from '../../../contract/wardrobePage';
import { readState } from '../../../server/operations/state';
import { addMs, hours } from '../../../server/platform/clock';
import { BuiltContent } from '../../../server/site/render/builtContent';
import { PublishedPages } from '../../../server/site/render/published';
import { makeAccessory } from '../../support/server/accessories';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let folder: string;
let published: PublishedPages;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'outline-wardrobe-'));
  server = await buildTestApp();
  const built = {
    get: () => ({ items: [{ id: 'non-la-thep' }] }),
    isSame: () => false,
    below: () => [],
  } as Partial<BuiltContent>;
  published = new PublishedPages(server.db, Object.assign(new BuiltContent(folder), built));
});
beforeEach(() => sql`delete from accessories`.execute(server.db));
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const look = async () => {
  const { contents, nextChange } = await published.at(server.clock.now());
  const page = (language: string) =>
    contents.find(({ file }) => file === `/content/${language}/wardrobe.json`);
  return { data: (language: string) => page(language)?.data as WardrobeContent, page, nextChange };
};

it('is a page of its own in both languages, with names in the only one that they have', async () => {
  await makeAccessory(server, { name: 'Nón Lá Thép', diamondPrice: 60, librarySlug: 'non-la-thep' });
  const { data, page } = await look();
  expect(data('vi').items).toMatchObject([
    { name: 'Nón Lá Thép', diamondPrice: 60, librarySlug: 'non-la-thep', version: 1, gift: null },
  ]);
  expect(data('vi').items[0]).not.toHaveProperty('lang');
  expect(data('en').items[0]?.lang).toBe('vi');
  expect(page('en')?.pages.map((one) => one.page.path)).toContain('/wardrobe');
});

it('is empty, and no sample, while nothing is in the catalogue', async () => {
  const { data, nextChange } = await look();
  expect([data('vi'), nextChange]).toEqual([{ items: [], at: 0 }, null]);
});

it('says nothing that only staff see', async () => {
  await makeAccessory(server, { diamondPrice: 60 });
  const [shown] = (await look()).data('vi').items;
  expect(Object.keys(shown ?? {})).not.toEqual(expect.arrayContaining(['createdAt']));
  expect(Object.keys(shown ?? {})).toHaveLength(16);
});

it('is rendered again when a discount begins, and when it ends', async () => {
  const now = server.clock.now();
  const [from, until] = [addMs(now, hours(1)), addMs(now, hours(2))];
  const price = { diamondPrice: 60, listedDiamondPrice: 80 };
  await makeAccessory(server, { ...price, discountDate: from, expirationDate: until });
  const before = await look();
  expect([before.nextChange, before.data('vi').at]).toEqual([from, 0]);
  server.clock.advance(hours(1));
  const during = await look();
  expect([during.nextChange, during.data('vi').at]).toEqual([until, +from]);
  server.clock.advance(hours(1));
  const after = await look();
  expect([after.nextChange, after.data('vi').at]).toEqual([null, +until]);
});

it('is rendered again when an accessory changes', async () => {
  const version = async () => (await readState(server.db)).packagesVersion;
  const before = await version();
  const id = await makeAccessory(server, { diamondPrice: 60 });
  const made = await version();
  await sql`update accessories set diamond_price = 70 where id = ${id}`.execute(server.db);
  expect([made > before, (await version()) > made]).toEqual([true, true]);
});

it('the library’s pages say the same, in one go with it', async () => {
  const [from, until] = [addMs(server.clock.now(), hours(1)), addMs(server.clock.now(), hours(2))];
  const dates = { discountDate: from, expirationDate: until };
  const price = { diamondPrice: 60, listedDiamondPrice: 80 };
  await makeAccessory(server, { ...price, ...dates, librarySlug: 'non-la-thep' });
  await makeAccessory(server, { diamondPrice: 5 });
  const library = async () => {
    const { contents } = await published.at(server.clock.now());
    const page = contents.find(({ file }) => file === '/content/en/library.json');
    return { pages: page?.pages.map((one) => one.page.path), ...(page?.data as LibraryPage) };
  };
  const before = await library();
  expect(new Set(before.pages)).toEqual(new Set(['/librarys', '/librarys/non-la-thep']));
  expect(before.items).toEqual([{ id: 'non-la-thep' }]);
  const offered = (price: number, listed: number | null) => ({
    'non-la-thep': { offers: [{ wallet: 'diamonds', price, listed }], gift: null },
  });
  expect(before.ways).toEqual(offered(80, null));
  server.clock.advance(hours(1));
  expect((await library()).ways).toEqual(offered(60, 80));
  server.clock.advance(hours(1));
  expect((await library()).ways).toEqual(offered(80, null));
  await sql`delete from accessories`.execute(server.db);
  expect((await library()).ways).toEqual({});
});

it('its prices hold since the last discount began or ended', () => {
  const at = (hour: number) => `2026-12-01T${hour}:00:00.000Z`;
  const items = [
    { discountDate: at(10), expirationDate: at(12) },
    { discountDate: null, expirationDate: at(14) },
    { discountDate: null, expirationDate: null },
  ];
  const last = (hour: number) => new Date(lastPriceChange(items, new Date(at(hour)))).toISOString();
  expect([last(11), last(13), last(15)]).toEqual([at(10), at(12), at(14)]);
  expect(lastPriceChange(items, new Date('2026-11-30'))).toBe(0);
});
