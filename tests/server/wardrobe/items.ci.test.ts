import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { returnsADay } from '../../../contract/wardrobe';
import { eraseNext } from '../../../server/accounts/erasure/erase';
import { addMs, days, minutes } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { buying, makeAccessory, openWith } from '../../support/server/accessories';
import { moneyProblemsOf } from '../../support/server/invariants';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

let player: Awaited<ReturnType<TestApp['makeUser']>>;
let token: string;
beforeEach(async () => {
  player = await server.makeUser();
  token = (await server.signIn(player.email)).accessToken;
  await openWith(server, player.id, 'golds', 1000);
  await openWith(server, player.id, 'diamonds', 500);
});

const buy = (body: object) => server.post('user/items', body, { token });
const giveBack = (id: string) => server.post(`user/items/${id}/return`, {}, { token });
const wear = (accessoryIds: string[]) => server.call('PUT', 'user/items/worn', { accessoryIds }, { token });
const mine = async () => (await server.get('user/items', { token })).body;

describe('buying an accessory', () => {
  it('takes its price once, whatever is sent again, and makes it the player’s', async () => {
    const id = await makeAccessory(server, { goldPrice: 300, diamondPrice: 20 });
    const body = buying(id, 'golds', 300);
    const results = await Promise.all(Array.from({ length: 20 }, () => buy(body)));
    expect(results.map(({ status }) => status)).toEqual(results.map(() => 200));
    expect(await mine()).toMatchObject({
      golds: 700,
      diamonds: 500,
      items: [{ accessoryId: id, source: 'purchase', paid: { wallet: 'golds', amount: 300 }, isWorn: false }],
    });
    expect(await moneyProblemsOf(server.db)).toEqual([]);
  });

  it('by twenty keys at once sells it once', async () => {
    const id = await makeAccessory(server, { goldPrice: 300 });
    const bodies = Array.from({ length: 20 }, () => buying(id, 'golds', 300));
    const statuses = (await Promise.all(bodies.map(buy))).map(({ status }) => status);
    expect(statuses.toSorted((a, b) => a - b)).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
    expect(await mine()).toMatchObject({ golds: 700, items: [{ accessoryId: id }] });
    expect(await moneyProblemsOf(server.db)).toEqual([]);
  });

  it('at the moments of a discount sells at its price, and shows another before a second press', async () => {
    const from = addMs(server.clock.now(), minutes(5));
    const id = await makeAccessory(server, {
      goldPrice: 100,
      listedGoldPrice: 150,
      discountDate: from,
      expirationDate: addMs(from, minutes(5)),
    });
    const early = await buy(buying(id, 'golds', 100));
    expect([early.status, early.body.item.listedGoldPrice, Object.keys(early.body.errors)]).toEqual([
      409,
      150,
      ['price'],
    ]);
    server.clock.advance(minutes(5));
    expect((await buy(buying(id, 'golds', 150))).status).toBe(409);
    server.clock.advance(minutes(5) - 1);
    expect((await buy(buying(id, 'golds', 100))).status).toBe(200);
    await giveBack(id);
    server.clock.advance(1);
    expect((await buy(buying(id, 'golds', 100))).status).toBe(409);
    expect((await buy(buying(id, 'golds', 150))).status).toBe(200);
  });

  it.each([
    ['0 in that wallet', { goldPrice: 0, diamondPrice: 5 }, {}, 'price'],
    ['0 in that wallet, whatever is listed', { goldPrice: 0, listedGoldPrice: 50 }, { price: 50 }, 'price'],
    ['another version', { goldPrice: 5 }, { version: 2 }, 'price'],
    ['more than the player has', { goldPrice: 1001 }, { price: 1001 }, 'wallet'],
    ['one that is gone', { goldPrice: 5 }, { accessoryId: 'no-such-item' }, 'accessoryId'],
  ])('is refused for %s, at its place', async (_, priced, given, field) => {
    const id = await makeAccessory(server, priced);
    const { status, body } = await buy(buying(id, 'golds', 5, given));
    expect([status, Object.keys(body.errors)]).toEqual([409, [field]]);
    expect(await mine()).toMatchObject({ golds: 1000, items: [] });
  });

  it('is refused while a season gives it, or will, and not after that', async () => {
    const accessoryId = await makeAccessory(server, { goldPrice: 300 });
    const now = server.clock.now();
    const season = {
      id: newId(),
      number: 901,
      name: 'Mùa thử',
      nameEn: '',
      image: '',
      startAt: addMs(now, minutes(5)),
      endAt: addMs(now, minutes(10)),
      goal: 59_000,
      giftKind: 2,
      giftAmount: 5,
      accessoryId,
      milestones: '[]',
      createdAt: now,
      updatedAt: now,
    };
    await server.db.insertInto('seasons').values(season).execute();
    for (const wait of [0, minutes(5)]) {
      server.clock.advance(wait);
      const { status, body } = await buy(buying(accessoryId, 'golds', 300));
      expect([status, Object.keys(body.errors)]).toEqual([409, ['accessoryId']]);
    }
    server.clock.advance(minutes(5));
    expect((await buy(buying(accessoryId, 'golds', 300))).status).toBe(200);
  });

  it('is refused in debt, while banned, and while closed', async () => {
    const id = await makeAccessory(server, { goldPrice: 5 });
    const set = (values: object) =>
      server.db.updateTable('users').set(values).where('id', '=', player.id).execute();
    await set({ debt: 7 });
    const owing = await buy(buying(id, 'golds', 5));
    expect([owing.status, Object.keys(owing.body.errors)]).toEqual([409, ['wallet']]);
    await set({ debt: 0, bannedAt: server.clock.now() });
    expect([401, 403]).toContain((await buy(buying(id, 'golds', 5))).status);
    await set({ bannedAt: null, eraseAt: addMs(server.clock.now(), days(30)) });
    expect([401, 403]).toContain((await buy(buying(id, 'golds', 5))).status);
    await set({ eraseAt: null });
    expect((await buy(buying(id, 'golds', 5))).status).toBe(200);
  });

  it('with a key that bought another accessory is refused', async () => {
    const [one, other] = [
      await makeAccessory(server, { goldPrice: 5 }),
      await makeAccessory(server, { goldPrice: 5 }),
    ];
    const body = buying(one, 'golds', 5);
    expect((await buy(body)).status).toBe(200);
    expect((await buy({ ...body, accessoryId: other })).status).toBe(409);
    expect((await mine()).golds).toBe(995);
  });
});

describe('giving an accessory back', () => {
  it('returns what it took within ten minutes, with what is worn of it, and never twice', async () => {
    const id = await makeAccessory(server, { diamondPrice: 120 });
    await buy(buying(id, 'diamonds', 120));
    await wear([id]);
    server.clock.advance(minutes(10) - 1);
    const { status, body } = await giveBack(id);
    expect([status, body.diamonds, body.items]).toEqual([200, 500, []]);
    expect((await giveBack(id)).status).toBe(409);
    expect((await buy(buying(id, 'diamonds', 120))).body.items[0]).toMatchObject({
      isWorn: false,
      returnUntil: null,
    });
    expect((await giveBack(id)).status).toBe(409);
    expect(await moneyProblemsOf(server.db)).toEqual([]);
  });

  it('is refused after ten minutes, and for what was not bought', async () => {
    const id = await makeAccessory(server, { diamondPrice: 120 });
    await buy(buying(id, 'diamonds', 120));
    server.clock.advance(minutes(10));
    expect((await giveBack(id)).status).toBe(409);
    expect((await giveBack(await makeAccessory(server))).status).toBe(409);
    expect((await giveBack('no-such-item')).status).toBe(409);
  });

  it(`is refused after ${returnsADay} in a day of Vietnam`, async () => {
    const ids = [];
    for (let n = 0; n <= returnsADay; n++) ids.push(await makeAccessory(server, { goldPrice: 10 }));
    for (const id of ids) await buy(buying(id, 'golds', 10));
    const statuses = [];
    for (const id of ids) statuses.push((await giveBack(id)).status);
    expect(statuses).toEqual([...ids.slice(1).map(() => 200), 409]);
  });
});

describe('wearing', () => {
  it('replaces everything that was worn, at most one of a type', async () => {
    const head = await makeAccessory(server, { goldPrice: 10 });
    const other = await makeAccessory(server, { goldPrice: 10 });
    const body = await makeAccessory(server, { goldPrice: 10, type: 1 });
    for (const id of [head, other, body]) await buy(buying(id, 'golds', 10));
    const worn = async () =>
      (await mine()).items
        .filter(({ isWorn }: { isWorn: boolean }) => isWorn)
        .map(({ accessoryId }: { accessoryId: string }) => accessoryId);
    expect((await wear([head, body])).status).toBe(200);
    expect((await worn()).sort()).toEqual([head, body].sort());
    expect((await wear([head, other])).status).toBe(409);
    expect((await wear([await makeAccessory(server)])).status).toBe(409);
    expect((await worn()).sort()).toEqual([head, body].sort());
    await wear([other]);
    expect(await worn()).toEqual([other]);
    await wear([]);
    expect(await worn()).toEqual([]);
  });
});

it('an erased account owns nothing, and its books agree', async () => {
  const id = await makeAccessory(server, { goldPrice: 10 });
  await buy(buying(id, 'golds', 10));
  await server.db
    .updateTable('users')
    .set({ eraseAt: server.clock.now() })
    .where('id', '=', player.id)
    .execute();
  // More of one kind than a batch, so that the erasing stops in between.
  await sql`insert into outbox (id, recipient, template, language, next_at, created_at)
    select gen_random_uuid(), ${player.email}, 'purchaseDone', 'vi', now(), now() from generate_series(1, 600)`.execute(
    server.db,
  );
  expect(await eraseNext(server.deps)).toBe(true);
  const { erasedAt } = await server.db
    .selectFrom('users')
    .select('erasedAt')
    .where('id', '=', player.id)
    .executeTakeFirstOrThrow();
  expect([erasedAt, await moneyProblemsOf(server.db)]).toEqual([null, []]);
  while (await eraseNext(server.deps));
  const left = server.db.selectFrom('playerItems').select('accessoryId').where('userId', '=', player.id);
  expect(await left.execute()).toEqual([]);
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});
