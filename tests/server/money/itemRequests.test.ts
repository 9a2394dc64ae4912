import { sql } from 'kysely';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMs, days, hours } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { buying, makeAccessory, openWith } from '../../support/server/accessories';
import { financeOf } from '../../support/server/finance';
import { moneyProblemsOf } from '../../support/server/invariants';
import { makePackage } from '../../support/server/packages';
import { notifySandbox } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

// Staff give and take accessories by requests, whatever the player has of it and however it came.

let server: TestApp;
let ann: { id: string; token: string };
beforeAll(async () => {
  server = await buildTestApp();
});
beforeEach(async () => {
  ann = await server.makeStaff('finance');
  await sql`delete from seasons`.execute(server.db);
  server.clock.advance(1);
});
afterEach(async () => {
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});
afterAll(() => server.close());

const ask = (id: string, body: object, by = ann) =>
  server.post(
    `admin/players/${id}/items`,
    { takes: false, reasonKind: 'event', reason: 'Cup of May', idempotencyKey: newId(), ...body },
    { token: by.token },
  );
const decide = (id: string, body: object, by: { token: string }) =>
  server.post(`admin/money-requests/${id}/decide`, body, { token: by.token });
type Player = Awaited<ReturnType<TestApp['makeUser']>>;
async function stateOf({ id }: Player, accessoryId: string) {
  const { rows } = await sql<Record<string, unknown>>`select golds, diamonds, debt,
      (select json_build_object('source', source, 'worn', worn) from player_items
        where user_id = users.id and accessory_id = ${accessoryId}) as item
    from users where id = ${id}`.execute(server.db);
  return rows[0] ?? {};
}

let number = 0;
/** How a player came by an accessory. */
const haves = {
  nothing: async () => undefined,
  bought: async (player: Player, accessoryId: string) => {
    const token = (await server.signIn(player.email)).accessToken;
    await server.post('user/items', buying(accessoryId, 'golds', 10), { token });
  },
  'bought and worn': async (player: Player, accessoryId: string) => {
    await haves.bought(player, accessoryId);
    const token = (await server.signIn(player.email)).accessToken;
    await server.call('PUT', 'user/items/worn', { accessoryIds: [accessoryId] }, { token });
  },
  'a gift of a season': async (player: Player, accessoryId: string) => {
    await sql`update accessories set gold_price = 0 where id = ${accessoryId}`.execute(server.db);
    const season = {
      number: ++number,
      name: 'Mùa thử',
      startAt: server.clock.now(),
      endAt: addMs(server.clock.now(), days(1)),
      goal: 59_000,
      giftKind: 2,
      giftAmount: 5,
      accessoryId,
      milestones: [],
      reason: 'Planned',
    };
    const { token } = await server.makeStaff('shop');
    expect((await server.post('admin/seasons', season, { token })).status).toBe(201);
    const packageId = await makePackage(server, { price: 59_000 });
    const { body } = await server.post('user/payment/create', { email: player.email, packageId });
    await notifySandbox(server, body.transactionId);
  },
  'given by staff': async (player: Player, accessoryId: string) => {
    expect((await ask(player.id, { accessoryId })).status).toBe(201);
  },
};
type Have = keyof typeof haves;

const states = {
  open: {},
  banned: () => ({ bannedAt: server.clock.now() }),
  closed: () => ({ eraseAt: addMs(server.clock.now(), days(30)) }),
};
const acts = {
  give: {},
  take: { takes: true },
  'take and return': { takes: true, wallet: 'golds', amount: 7 },
};
const combinations = Object.keys(haves).flatMap((had) =>
  Object.keys(states).flatMap((state) =>
    Object.keys(acts).map((act) => [act, state, had] as [keyof typeof acts, keyof typeof states, Have]),
  ),
);

it.each(combinations)('to %s, of an account that is %s, which has: %s', async (act, state, had) => {
  const accessoryId = await makeAccessory(server, { goldPrice: 10 });
  const player = await server.makeUser();
  await openWith(server, player.id, 'golds', 100);
  await haves[had](player, accessoryId);
  const change = states[state];
  if (typeof change === 'function')
    await server.db.updateTable('users').set(change()).where('id', '=', player.id).execute();
  const before = await stateOf(player, accessoryId);
  const { status, body } = await ask(player.id, { accessoryId, ...acts[act] });
  const isGiven = act === 'give';
  const isRefused = state === 'closed' || isGiven !== (had === 'nothing');
  expect(status).toBe(isRefused ? 409 : 201);
  if (isRefused) {
    expect(Object.keys(body.errors)).toEqual(['accessoryId']);
    expect(await stateOf(player, accessoryId)).toEqual(before);
    return;
  }
  expect(body).toMatchObject({ kind: 'item', state: 'done', itemName: 'Mũ thử', takesItem: !isGiven });
  const returned = act === 'take and return' ? 7 : 0;
  const mail = (await server.mails()).at(-1);
  expect([mail?.to, mail?.subject]).toEqual([
    player.email,
    isGiven ? 'Bạn được tặng Mũ thử' : 'Mũ thử đã bị thu hồi',
  ]);
  expect(mail?.text.includes('Bạn được hoàn 7 vàng.')).toBe(returned > 0);
  expect(await stateOf(player, accessoryId)).toEqual({
    ...before,
    golds: Number(before.golds) + returned,
    item: isGiven ? { source: 'staff', worn: false } : null,
  });
});

describe('an accessory', () => {
  it('that was taken may be bought again, and taken again', async () => {
    const accessoryId = await makeAccessory(server, { goldPrice: 10 });
    const player = await server.makeUser();
    await openWith(server, player.id, 'golds', 100);
    for (let times = 0; times < 2; times++) {
      await haves.bought(player, accessoryId);
      expect((await ask(player.id, { accessoryId, takes: true })).status).toBe(201);
      server.clock.advance(hours(1));
      ann = await server.makeStaff('finance');
    }
    expect(await stateOf(player, accessoryId)).toMatchObject({ golds: 80, item: null });
  });

  it('has what was returned for it in its sums, and the player reads that staff took it', async () => {
    const accessoryId = await makeAccessory(server, { goldPrice: 10 });
    const player = await server.makePlayer();
    await openWith(server, player.id, 'golds', 100);
    await haves.bought(player, accessoryId);
    await ask(player.id, { accessoryId, takes: true, wallet: 'golds', amount: 4 });
    const { token } = await server.makeStaff('shop');
    const { body } = await server.get(`admin/accessory/${accessoryId}/report`, { token });
    expect(body.wallets).toContainEqual({ wallet: 'golds', bought: 1, amount: 10, returned: 4 });
    const { entries } = (await server.get('user/wallet/golds', player)).body;
    const item = { itemId: accessoryId, itemName: 'Mũ thử' };
    expect(entries.slice(0, 2)).toMatchObject([
      { reason: 'item-return', amount: 4, isTaken: true, ...item },
      { reason: 'item', amount: -10, ...item },
    ]);
    expect(entries[1]).not.toHaveProperty('isTaken');
  });

  it('whose worth is above the limit waits for a second person, and for nobody when that refuses', async () => {
    const accessoryId = await makeAccessory(server, { diamondPrice: 6_000 });
    const [player, other] = [await server.makeUser(), await server.makeUser()];
    const bob = await server.makeAdmin();
    const { body } = await ask(player.id, { accessoryId });
    expect(body).toMatchObject({ state: 'requested', amount: 6_000, currency: 'diamonds' });
    expect((await decide(body.id, { approve: true }, ann)).status).toBe(409);
    expect(await stateOf(player, accessoryId)).toMatchObject({ item: null, diamonds: 0 });
    expect((await decide(body.id, { approve: true }, bob)).body).toMatchObject({ state: 'done' });
    expect(await stateOf(player, accessoryId)).toMatchObject({ item: { source: 'staff' }, diamonds: 0 });
    const again = (await ask(other.id, { accessoryId })).body;
    expect((await decide(again.id, { approve: false, note: 'No' }, bob)).body).toMatchObject({
      state: 'refused',
    });
    expect(await stateOf(other, accessoryId)).toMatchObject({ item: null });
  });

  it('whose worth, or return, is above the most that may be given is neither given nor returned', async () => {
    const accessoryId = await makeAccessory(server, { diamondPrice: 30_000 });
    const player = await server.makeUser();
    const given = await ask(player.id, { accessoryId });
    expect([given.status, Object.keys(given.body.errors)]).toEqual([400, ['accessoryId']]);
    const cheap = await makeAccessory(server);
    expect((await ask(player.id, { accessoryId: cheap })).status).toBe(201);
    const much = { accessoryId: cheap, takes: true, wallet: 'diamonds', amount: 30_000 };
    const taken = await ask(player.id, much);
    expect([taken.status, Object.keys(taken.body.errors)]).toEqual([400, ['amount']]);
    expect(await stateOf(player, cheap)).toMatchObject({ item: { source: 'staff' }, diamonds: 0 });
  });

  it('that its player has by the time of the approval is not given', async () => {
    const accessoryId = await makeAccessory(server, { goldPrice: 10, diamondPrice: 6_000 });
    const player = await server.makeUser();
    await openWith(server, player.id, 'golds', 100);
    const { body } = await ask(player.id, { accessoryId });
    await haves.bought(player, accessoryId);
    const { status } = await decide(body.id, { approve: true }, await server.makeAdmin());
    expect(status).toBe(409);
    expect(await stateOf(player, accessoryId)).toMatchObject({ item: { source: 'purchase' } });
  });

  it('is given once by twenty calls with one key, and nobody gives to themselves', async () => {
    const accessoryId = await makeAccessory(server);
    const player = await server.makeUser();
    const body = { accessoryId, idempotencyKey: newId() };
    const statuses = (await Promise.all(Array.from({ length: 20 }, () => ask(player.id, body)))).map(
      ({ status }) => status,
    );
    expect(new Set(statuses)).toEqual(new Set([201]));
    const made = server.db.selectFrom('moneyRequests').select('id').where('userId', '=', player.id);
    expect(await made.execute()).toHaveLength(1);
    expect((await ask(ann.id, { accessoryId })).status).toBe(409);
  });

  it('that is taken repays a debt by what is returned, and stays the books’ after a refund', async () => {
    const finance = await financeOf(server);
    const accessoryId = await makeAccessory(server, { diamondPrice: 30 });
    const player = await server.makeUser();
    const packageId = await makePackage(server, { price: 59_000 });
    const { body } = await server.post('user/payment/create', { email: player.email, packageId });
    await notifySandbox(server, body.transactionId);
    const token = (await server.signIn(player.email)).accessToken;
    const bought = await server.post('user/items', buying(accessoryId, 'diamonds', 30), { token });
    expect(bought.status).toBe(200);
    const { body: refund } = await finance.refund(body.transactionId, { amount: 59_000 });
    await finance.confirm(refund.id);
    expect(await stateOf(player, accessoryId)).toMatchObject({ diamonds: 0, debt: 30 });
    const taken = { accessoryId, takes: true, wallet: 'diamonds', amount: 30 };
    expect((await ask(player.id, taken)).status).toBe(201);
    expect(await stateOf(player, accessoryId)).toMatchObject({ diamonds: 0, debt: 0, item: null });
  });
});
