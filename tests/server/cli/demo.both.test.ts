import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { bonusRuns } from '../../../contract/diamondPackages';
import { openRequestStates } from '../../../contract/moneyStates';
import { permissionsOf, staffRoles } from '../../../contract/permissions';
import { sampleBanners } from '../../../contract/samples/banners';
import { type SampleArticle, sampleNews } from '../../../contract/samples/news';
import { demoPassword, isEmpty, seedDemo, shouldSeedDemo } from '../../../server/cli/demo/demo';
import { seedStaff } from '../../../server/cli/demo/staff';
import { readLive } from '../../../server/content/live';
import { newId } from '../../../server/platform/ids';
import { moneyProblemsOf } from '../../support/server/invariants';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
  expect(await isEmpty(server.db)).toBe(true);
  await seedDemo(server.db, server.deps.images, server.clock);
});
afterAll(() => server.close());

it('is for an embedded database outside of production, unless configured otherwise', () => {
  const wants = (seedDemo: boolean | null, production: boolean, kind: 'embedded' | 'PostgreSQL') =>
    shouldSeedDemo({ seedDemo, production }, kind);
  expect(wants(null, false, 'embedded')).toBe(true);
  expect(wants(null, true, 'embedded')).toBe(false);
  expect(wants(null, false, 'PostgreSQL')).toBe(false);
  expect([wants(true, true, 'PostgreSQL'), wants(false, false, 'embedded')]).toEqual([true, false]);
});

it('has a player with the season that the specification shows', async () => {
  const { body } = await server.post('user/auth/login', {
    email: 'minhkhoi@outline.example',
    password: demoPassword,
  });
  const season = await server.get('user/season', { token: body.accessToken });
  expect(season.body).toMatchObject({
    season: { goal: 5_000_000 },
    current: 1_200_000,
    lastSeason: 3_500_000,
  });
});

it('has exactly the specified banners and news live, in their order', async () => {
  const shown = async (resource: string) =>
    (await readLive(server.db, resource, server.clock.now())).map(({ fields }) => fields);
  const now = server.clock.now();
  const texts = ({ key: _, day: __, ...rest }: SampleArticle) => rest;
  expect(await shown('banners')).toMatchObject(sampleBanners);
  expect(await shown('news')).toMatchObject(sampleNews(now).map(texts));
  const articles = await server.db.selectFrom('news').select(['body']).execute();
  expect(articles.length).toBeGreaterThan(sampleNews(now).length);
  expect(articles.filter(({ body }) => body === '')).toEqual([]);
});

it('fills every list, with existing pictures', async () => {
  const { token } = await server.makeAdmin();
  const list = async (path: string, key: string) => (await server.get(path, { token })).body[key];
  const counts = {
    accessories: [await list('admin/accessory/get-all', 'accessories'), 20],
    packages: [await list('admin/diamond-packages', 'packages'), 9],
    weapons: [await list('admin/weapon/get-all', 'weapons'), 8],
    robots: [await list('admin/robot/get-all', 'robots'), 6],
    boxes: [await list('admin/box/get-all', 'boxes'), 5],
  } as const;
  for (const [rows, count] of Object.values(counts)) {
    expect(rows).toHaveLength(count);
    for (const url of rows.flatMap(({ imageUrl, thumbUrl }: Record<string, string>) => [imageUrl, thumbUrl]))
      expect([url, (await server.get(url)).status]).toEqual([url, 200]);
  }
  expect(await list('admin/level/get-all', 'levels')).toHaveLength(20);
  const count = (key: keyof typeof counts, field: string) => {
    const found: Record<number, number> = {};
    for (const row of counts[key][0]) found[row[field]] = (found[row[field]] ?? 0) + 1;
    return found;
  };
  expect(count('accessories', 'type')).toEqual({ 0: 4, 1: 4, 2: 4, 3: 4, 4: 2, 5: 2 });
  expect(count('weapons', 'type')).toEqual({ 0: 4, 1: 4 });
  expect(count('robots', 'robotType')).toEqual({ 0: 2, 1: 2, 2: 2 });
  expect(count('boxes', 'boxType')).toEqual({ 0: 1, 1: 1, 2: 1, 3: 1, 4: 1 });
});

it('sells eight packages in đồng from 10.000 to 2.000.000, one at 59.000, one with a running bonus', async () => {
  const { packages } = (await server.get('user/payment/packages')).body;
  const prices = packages.map(({ price }: { price: number }) => price);
  expect([prices.length, prices[0], prices.at(-1), prices.includes(59_000)]).toEqual([
    8,
    10_000,
    2_000_000,
    true,
  ]);
  expect(packages.filter((pkg: never) => bonusRuns(pkg, server.clock.now()))).toHaveLength(1);
  expect(packages.some(({ purchaseCount }: { purchaseCount: number }) => purchaseCount > 0)).toBe(true);
});

it('has sixty players with consistent wallets, some banned and some unverified', async () => {
  const players = await server.db.selectFrom('users').selectAll().where('role', '=', 'User').execute();
  expect(players).toHaveLength(60);
  expect(players.filter(({ bannedAt }) => bannedAt)).toHaveLength(5);
  expect(players.filter(({ emailVerifiedAt }) => !emailVerifiedAt)).toHaveLength(6);
  const now = server.clock.now();
  for (const { createdAt, lastLoginAt } of players) {
    expect(createdAt <= now && (!lastLoginAt || (lastLoginAt >= createdAt && lastLoginAt <= now))).toBe(true);
  }
  expect(await moneyProblemsOf(server.db)).toEqual([]);
  const signedIn = await server.post('user/auth/login', {
    email: 'minhkhoi@outline.example',
    password: demoPassword,
  });
  expect(signedIn.status).toBe(200);
  const found = await server.get('user/search?query=minhkhoi');
  expect(found.body[0]).toMatchObject({ userName: 'minhkhoi', firstName: 'Minh Khôi', lastName: 'Nguyễn' });
});

it('has payments in every state with their stories, and two cases, and all money has a place', async () => {
  const { token } = await server.makeAdmin();
  const get = async (path: string) => (await server.get(`admin/transactions${path}`, { token })).body;
  const n = (count: number) => ({ count, isMore: false });
  expect(await get('/summary')).toMatchObject({
    all: n(142),
    paid: n(136),
    pending: n(1),
    failed: n(2),
    cancelled: n(3),
    look: n(2),
  });
  const page = await get('?range=[0,199]');
  const looked = page.filter(({ openCases }: { openCases: number }) => openCases > 0);
  const kinds = async ({ id }: { id: string }) => (await get(`/${id}`)).cases[0].kind;
  expect(new Set(await Promise.all(looked.map(kinds)))).toEqual(new Set(['underpaid', 'paid-twice']));
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});

describe('with its staff', () => {
  beforeAll(() => seedStaff(server.db, server.clock));

  it('has grants of its staff, one of which waits for a second person, and a player who is leaving', async () => {
    const { token } = await server.makeAdmin();
    const { body } = await server.get('admin/money-requests?filter={"kind":"grant"}&range=[0,99]', { token });
    const states = body.map(({ state }: { state: string }) => state);
    expect(states.sort()).toEqual(['done', 'done', 'done', 'requested', 'withdrawn']);
    expect(body.every(({ requestedBy }: { requestedBy: string }) => requestedBy === 'demo-finance')).toBe(
      true,
    );
    expect(await moneyProblemsOf(server.db)).toEqual([]);
    const leaving = server.db.selectFrom('users').select('id').where('eraseAt', 'is not', null);
    expect(await leaving.execute()).toHaveLength(1);
  });

  it('counts for "Needs review" just what its page lists, for each role', async () => {
    const lists = {
      cases: { state: 'open' },
      'money-requests': { state: openRequestStates },
    };
    const finance = await server.makeStaff('finance');
    const [paid] = (await server.get('admin/transactions?filter={"status":"COMPLETED"}', finance)).body;
    const refund = { amount: paid.amount, reasonKind: 'mistake', reason: 'Twice', idempotencyKey: newId() };
    expect((await server.post(`admin/transactions/${paid.id}/refunds`, refund, finance)).status).toBe(201);
    for (const role of staffRoles) {
      const { token } = await server.makeStaff(role);
      const { status, body } = await server.get('admin/transactions/summary', { token });
      if (status === 403) continue;
      const rows = await Promise.all(
        Object.entries(lists).map(([name, filter]) =>
          server.get(`admin/${name}?filter=${encodeURIComponent(JSON.stringify(filter))}`, { token }),
        ),
      );
      // Those who may not see cases may not open the page either.
      const may = permissionsOf([role]).includes('cases:read');
      const lengths = rows.map((list) => (may ? list.body.length : 0));
      const listed = lengths.reduce((sum, length) => sum + length, 0);
      expect([role, body.look.count, lengths.every((length) => length > 0)]).toEqual([role, listed, may]);
    }
  });
});

it('[29] leaves SVG input disabled', async () => {
  await expect(sharp(Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')).metadata()).rejects.toThrow();
});
