import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { ShopContent } from '../../../contract/shopPage';
import { addMs, days, hours } from '../../../server/platform/clock';
import { BuiltContent } from '../../../server/site/render/builtContent';
import { PublishedPages } from '../../../server/site/render/published';
import { makePackage } from '../../support/server/packages';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let folder: string;
let published: PublishedPages;
const gateways: ShopContent['gateways'] = [{ name: 'sandbox', currencies: ['VND'], takesParts: true }];

beforeAll(async () => {
  // Without content of a build, so that all of it differs from it.
  folder = await mkdtemp(join(tmpdir(), 'outline-shop-'));
  server = await buildTestApp();
  const built = { get: () => ({ items: [] }), isSame: () => false, below: () => [] } as Partial<BuiltContent>;
  const pages = Object.assign(new BuiltContent(folder), built);
  published = new PublishedPages(server.db, pages, () => ({ gateways, supportEmail: null }));
});
beforeEach(() => sql`delete from diamond_packages`.execute(server.db));
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

const from = (ms: number) => addMs(server.clock.now(), ms);
const goTo = (moment: Date) => server.clock.advance(+moment - +server.clock.now());
async function look() {
  const { contents, nextChange } = await published.at(server.clock.now());
  const pages = contents.filter(({ file }) => file.endsWith('/shop.json'));
  const [vi, en] = pages.map(({ data }) => data as ShopContent);
  // Each has both languages of its texts.
  expect(en).toEqual(vi);
  const files = pages.flatMap((page) => page.pages.map(({ file }) => file));
  const ids = vi?.packages?.map(({ id }) => id);
  return { data: vi, ids, nextChange, files };
}

describe('the page of the shop', () => {
  it('has what is on sale and the ways to pay, and nothing of a first purchase', async () => {
    const id = await makePackage(server, { firstBonus: 777_001, bonusDiamonds: 0 });
    const { data, files, nextChange } = await look();
    expect(files).toEqual(['/vi/shops/index.html', '/en/shops/index.html', '/en/shops/plain.html']);
    expect(data).toMatchObject({ packages: [{ id, price: 59_000, currency: 'VND' }], gateways, at: 0 });
    expect(JSON.stringify(data)).not.toContain('777001');
    expect(data?.packages?.[0]).not.toHaveProperty('firstBonus');
    expect(nextChange).toBeNull();
  });

  it('changes at the very moment at which a sale begins or ends', async () => {
    const [begin, end] = [from(hours(1)), from(hours(3))];
    const id = await makePackage(server, { sellFrom: begin, sellUntil: end, bonusDiamonds: 0 });
    expect(await look()).toMatchObject({ ids: [], nextChange: begin });
    goTo(addMs(begin, -1));
    expect((await look()).ids).toEqual([]);
    goTo(begin);
    expect(await look()).toMatchObject({ ids: [id], nextChange: end });
    goTo(addMs(end, -1));
    expect((await look()).ids).toEqual([id]);
    goTo(end);
    expect(await look()).toMatchObject({ ids: [], nextChange: null });
  });

  it('changes when a bonus begins, with each day before its end, and after its end', async () => {
    const [begin, end] = [from(hours(1)), from(days(2) + hours(5))];
    await makePackage(server, { bonusDiamonds: 20, bonusStartAt: begin, bonusEndAt: end });
    const turns = [begin, addMs(end, -days(2)), addMs(end, -days(1)), end, addMs(end, 1)];
    expect(await look()).toMatchObject({ data: { at: 0 }, nextChange: begin });
    for (const [place, turn] of turns.entries()) {
      goTo(turn);
      const next = turns[place + 1] ?? null;
      expect(await look()).toMatchObject({ data: { at: +turn }, nextChange: next });
      if (!next) continue;
      // Until then nothing on it changes, so that it is not made again.
      goTo(addMs(next, -1));
      expect(await look()).toMatchObject({ data: { at: +turn }, nextChange: next });
    }
  });
});
