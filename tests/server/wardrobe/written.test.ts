import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMs, days } from '../../../server/platform/clock';
import { buying, makeAccessory, openWith } from '../../support/server/accessories';
import { moneyProblemsOf } from '../../support/server/invariants';
import { race } from '../../support/server/race';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let owner: string;
let game: string;
beforeAll(async () => {
  server = await buildTestApp();
  owner = (await server.makeAdmin()).token;
  game = (await server.makeStaff('game')).token;
});
afterAll(() => server.close());

const save = (id: string, given: object, token = owner) =>
  server.send(
    'PUT',
    `admin/accessory/update/${id}`,
    {
      Id: id,
      Name: 'Mũ',
      Description: 'Mũ',
      Type: '0',
      Rarity: '0',
      GoldPrice: '0',
      DiamondPrice: '0',
      ...given,
    },
    { token },
  );

async function owning(id: string) {
  const player = await server.makeUser();
  const token = (await server.signIn(player.email)).accessToken;
  await openWith(server, player.id, 'golds', 10);
  const bought = await server.post('user/items', buying(id, 'golds', 10), { token });
  const worn = await server.call('PUT', 'user/items/worn', { accessoryIds: [id] }, { token });
  expect([bought.status, worn.status]).toEqual([200, 200]);
  return async () => (await server.get('user/items', { token })).body.items;
}

it('a deleted accessory leaves list and sale, and stays its owners’ with name and picture', async () => {
  const id = await makeAccessory(server, { goldPrice: 10 });
  const items = await owning(id);
  expect((await server.call('DELETE', `admin/accessory/delete/${id}`, {}, { token: owner })).status).toBe(
    204,
  );
  const { body } = await server.get('site/wardrobe');
  expect(body.items.filter((item: { id: string }) => item.id === id)).toEqual([]);
  const kept = { accessoryId: id, name: 'Mũ thử', isWorn: true, imageUrl: '/images/none.webp', type: 0 };
  expect(await items()).toMatchObject([kept]);
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});

it('an accessory that becomes one of another type is taken off', async () => {
  const id = await makeAccessory(server, { goldPrice: 10 });
  const items = await owning(id);
  expect((await save(id, { GoldPrice: '10', Type: '1' })).status).toBe(200);
  expect(await items()).toMatchObject([{ accessoryId: id, type: 1, isWorn: false }]);
});

race('one that is being put on meanwhile is not worn beside another of its new type', 30, async () => {
  const [hat, vest] = [
    await makeAccessory(server, { goldPrice: 5 }),
    await makeAccessory(server, { type: 1, goldPrice: 5 }),
  ];
  const player = await server.makePlayer();
  await openWith(server, player.id, 'golds', 10);
  for (const id of [hat, vest])
    await server.post('user/items', buying(id, 'golds', 5), { token: player.token });
  const wear = { accessoryIds: [hat, vest] };
  await Promise.all([
    server.call('PUT', 'user/items/worn', wear, { token: player.token }),
    save(hat, { GoldPrice: '5', Type: '1' }),
  ]);
  const { items } = (await server.get('user/items', { token: player.token })).body;
  expect(items.filter(({ isWorn }: { isWorn: boolean }) => isWorn).length).toBeLessThan(2);
});

it('what a season gives that runs or comes is not for sale, whichever is written last', async () => {
  const id = await makeAccessory(server, { goldPrice: 10 });
  const season = {
    number: 7,
    name: 'Mùa thử',
    startAt: addMs(server.clock.now(), days(1)).toISOString(),
    endAt: addMs(server.clock.now(), days(2)).toISOString(),
    goal: 100_000,
    giftKind: 2,
    giftAmount: 5,
    accessoryId: id,
    milestones: [],
    reason: 'Planned for the summer',
  };
  const create = () => server.post('admin/seasons', season, { token: owner });
  expect(await create()).toMatchObject({
    status: 400,
    body: { errors: { accessoryId: [expect.anything()] } },
  });
  expect((await save(id, {})).status).toBe(200);
  expect((await create()).status).toBe(201);
  const priced = await save(id, { GoldPrice: '1', DiamondPrice: '1' });
  expect([priced.status, Object.keys(priced.body.errors).sort()]).toEqual([
    400,
    ['diamondPrice', 'goldPrice'],
  ]);
  const { body } = await server.get('site/wardrobe');
  expect(body.items.find((item: { id: string }) => item.id === id).gift).toMatchObject({
    number: 7,
    spend: 100_000,
  });
  server.clock.advance(days(2));
  owner = (await server.makeAdmin()).token;
  game = (await server.makeStaff('game')).token;
  expect((await save(id, { GoldPrice: '1' })).status).toBe(200);
});

it('a price in diamonds below a fifth of its highest of the last month is an owner’s', async () => {
  const id = await makeAccessory(server, { diamondPrice: 100 });
  expect((await save(id, { DiamondPrice: '20' }, game)).status).toBe(200);
  const cheap = await save(id, { DiamondPrice: '19' }, game);
  expect([cheap.status, Object.keys(cheap.body.errors)]).toEqual([403, ['diamondPrice']]);
  expect((await save(id, { DiamondPrice: '0' }, game)).status).toBe(200);
  expect((await save(id, { DiamondPrice: '19' }, game)).status).toBe(403);
  expect((await save(id, { DiamondPrice: '19' })).status).toBe(200);
});

it('so is a discount that lets players pay as little, by what is listed or by its dates', async () => {
  const [month, now] = [addMs(server.clock.now(), -days(40)), server.clock.now()];
  const over = { discountDate: month, expirationDate: addMs(now, -days(1)) };
  const id = await makeAccessory(server, { diamondPrice: 10, listedDiamondPrice: 100, ...over });
  const asGame = async (given: object) => {
    const { status, body } = await save(
      id,
      { DiamondPrice: '10', DiscountDate: '', ExpirationDate: '', ...given },
      game,
    );
    return status === 200 ? 200 : [status, Object.keys(body.errors)];
  };
  const refused = [403, ['diamondPrice']];
  expect(await asGame({ ListedDiamondPrice: '100' })).toEqual(refused);
  expect(await asGame({ ListedDiamondPrice: '0' })).toEqual(refused);
  expect(await asGame({ DiamondPrice: '20', ListedDiamondPrice: '100' })).toBe(200);
  expect(await asGame({ DiamondPrice: '20', ListedDiamondPrice: '0' })).toBe(200);
  expect(await asGame({ DiamondPrice: '19', ListedDiamondPrice: '0' })).toEqual(refused);
});

it('staff read how many own an accessory, and what it brought less what was returned', async () => {
  const id = await makeAccessory(server, { goldPrice: 10 });
  const report = async () => (await server.get(`admin/accessory/${id}/report`, { token: game })).body;
  const none = { bought: 0, amount: 0, returned: 0 };
  expect(await report()).toEqual({
    owners: 0,
    gift: null,
    wallets: [
      { wallet: 'diamonds', ...none },
      { wallet: 'golds', ...none },
    ],
  });
  await owning(id);
  await owning(id);
  const player = await server.makeUser();
  const token = (await server.signIn(player.email)).accessToken;
  await openWith(server, player.id, 'golds', 10);
  await server.post('user/items', buying(id, 'golds', 10), { token });
  await server.post(`user/items/${id}/return`, {}, { token });
  expect(await report()).toMatchObject({
    owners: 2,
    wallets: [none, { bought: 3, amount: 30, returned: 10 }],
  });
  expect((await server.get('admin/accessory/none/report', { token: game })).status).toBe(404);
});

it('two accessories are not one item of the library', async () => {
  const [one, other] = [await makeAccessory(server), await makeAccessory(server)];
  expect((await save(one, { LibrarySlug: 'mu-lan-song' })).body.librarySlug).toBe('mu-lan-song');
  const twice = await save(other, { LibrarySlug: 'mu-lan-song' });
  expect([twice.status, Object.keys(twice.body.errors)]).toEqual([409, ['librarySlug']]);
  expect((await save(other, { LibrarySlug: 'Not A Slug' })).body.errors).toHaveProperty('librarySlug');
});
