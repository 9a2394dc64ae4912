import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { addMs, days, minutes } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { buying, makeAccessory, openWith } from '../../support/server/accessories';
import { type Finance, financeOf } from '../../support/server/finance';
import { moneyProblemsOf } from '../../support/server/invariants';
import { makePackage } from '../../support/server/packages';
import { notifySandbox } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

// A gift that is an accessory is the same wherever it stands: at a milestone or at the goal.

let server: TestApp;
let finance: Finance;
let token: string;
beforeAll(async () => {
  server = await buildTestApp();
  finance = await financeOf(server);
});
afterAll(() => server.close());
/** After the gifts of the seasons before, over whose time none is made. */
async function begin() {
  await sql`delete from seasons`.execute(server.db);
  server.clock.advance(1);
  token = (await server.makeStaff('shop')).token;
}
beforeEach(begin);

const price = 59_000;
const instead = 40;
let number = 0;
/** A season that gives `accessoryId` to whoever spends `price`, at a milestone or at its goal. */
const seasonWith = (place: Place, accessoryId: string | null, given: object = {}) => {
  const row = { spend: price, wallet: 2, amount: instead, accessoryId };
  const goal = { goal: price, giftKind: 2, giftAmount: instead, accessoryId, milestones: [] };
  const far = { goal: 900_000, giftKind: 1, giftAmount: 5, milestones: [row] };
  return {
    number: ++number,
    name: 'Mùa thử',
    startAt: server.clock.now().toISOString(),
    endAt: addMs(server.clock.now(), days(1)).toISOString(),
    reason: 'Planned for the summer',
    ...(place === 'goal' ? goal : far),
    ...given,
  };
};
const create = (body: object) => server.post('admin/seasons', body, { token });
const atOf = { goal: 'accessoryId', milestone: 'milestones.0.accessoryId' };
const amountOf = { goal: 'giftAmount', milestone: 'milestones.0.amount' };
type Place = keyof typeof atOf;
const places: Place[] = ['goal', 'milestone'];

const haves = ['nothing', 'bought', 'bought and spent'] as const;
const refunds = [0, 9000, price];

/** What comes of one purchase, and of a refund of it. */
async function story(place: Place, had: (typeof haves)[number], refunded: number) {
  await begin();
  const accessoryId = await makeAccessory(server, had === 'nothing' ? {} : { goldPrice: 10 });
  const player = await server.makeUser();
  const own = (await server.signIn(player.email)).accessToken;
  if (had !== 'nothing') {
    await openWith(server, player.id, 'golds', 10);
    await server.post('user/items', buying(accessoryId, 'golds', 10), { token: own });
    await sql`update accessories set gold_price = 0 where id = ${accessoryId}`.execute(server.db);
    server.clock.advance(minutes(11));
    token = (await server.makeStaff('shop')).token;
  }
  expect((await create(seasonWith(place, accessoryId))).status).toBe(201);
  const packageId = await makePackage(server, { price });
  const { body } = await server.post('user/payment/create', { email: player.email, packageId });
  await notifySandbox(server, body.transactionId, { amount: price });
  if (had === 'bought and spent') {
    const dear = await makeAccessory(server, { diamondPrice: instead });
    await server.post('user/items', buying(dear, 'diamonds', instead), { token: own });
  }
  if (refunded > 0) {
    const { body: refund } = await finance.refund(body.transactionId, { amount: refunded });
    await finance.confirm(refund.id);
  }
  const { items, ...balances } = (await server.get('user/items', { token: own })).body;
  const gifts = await server.db
    .selectFrom('seasonGifts')
    .select(['wallet', 'amount', 'spend'])
    .where('userId', '=', player.id)
    .execute();
  const mails = server.db.selectFrom('outbox').select('id').where('template', '=', 'seasonGift');
  const mailed = await mails.where('recipient', '=', player.email).execute();
  return {
    ...balances,
    gifts,
    mails: mailed.length,
    has: items.some((item: { accessoryId: string }) => item.accessoryId === accessoryId),
    problems: await moneyProblemsOf(server.db),
  };
}

describe.each(haves)('for a player who has %s of it', (had) => {
  it.each(refunds)('and a refund of %d, milestone and goal come to the same', async (refunded) => {
    const [goal, milestone] = [await story('goal', had, refunded), await story('milestone', had, refunded)];
    expect(milestone).toEqual(goal);
    const isOwned = had !== 'nothing';
    expect(milestone).toMatchObject({
      has: true,
      mails: 1,
      gifts: [{ wallet: isOwned ? 'diamonds' : null, amount: isOwned ? instead : null, spend: price }],
      problems: [],
    });
  });
});

describe.each(places)('the accessory of a %s', (place) => {
  it('is to be chosen, to exist, to come with an amount, not for sale, and given once', async () => {
    const fieldsOf = async (given: object, accessoryId: string | null) => {
      const { status, body } = await create(seasonWith(place, accessoryId, given));
      return [status, Object.keys(body.errors ?? {})];
    };
    const item = await makeAccessory(server);
    const sold = await makeAccessory(server, { goldPrice: 10 });
    const row = { spend: price, wallet: 2, amount: 0, accessoryId: item };
    const none = place === 'goal' ? { giftAmount: 0 } : { milestones: [row] };
    const other = { ...row, spend: 20_000, amount: 1 };
    const again = place === 'goal' ? { milestones: [other] } : { milestones: [other, { ...row, amount: 1 }] };
    expect([
      await fieldsOf({}, null),
      await fieldsOf({}, newId()),
      await fieldsOf(none, item),
      await fieldsOf({}, sold),
      await fieldsOf(again, item),
    ]).toEqual([
      [400, [atOf[place]]],
      [400, [atOf[place]]],
      [400, [amountOf[place]]],
      [400, [atOf[place]]],
      [400, [place === 'goal' ? 'accessoryId' : 'milestones.1.accessoryId']],
    ]);
  });

  it('is said by page and wardrobe, is sold to nobody, and is not deleted', async () => {
    const item = await makeAccessory(server);
    const { body: made } = await create(seasonWith(place, item));
    const { season } = (await server.get('site/season')).body;
    const shown = place === 'goal' ? season.gift : season.milestones[0];
    expect(shown).toMatchObject({ wallet: null, accessory: 'Mũ thử', accessoryId: item, instead });
    const { items } = (await server.get('site/wardrobe')).body;
    expect(items.find(({ id }: { id: string }) => id === item).gift).toMatchObject({
      number: made.number,
      mark: 1,
      isGoal: place === 'goal',
      spend: price,
    });
    const owner = (await server.makeAdmin()).token;
    const priced = {
      Id: item,
      Name: 'Mũ',
      Description: 'Mũ',
      Type: '0',
      Rarity: '0',
      GoldPrice: '5',
      DiamondPrice: '0',
    };
    const saved = await server.send('PUT', `admin/accessory/update/${item}`, priced, { token: owner });
    expect([saved.status, Object.keys(saved.body.errors)]).toEqual([400, ['goldPrice']]);
    const removed = await server.call('DELETE', `admin/accessory/delete/${item}`, {}, { token: owner });
    expect([removed.status, JSON.stringify(removed.body)]).toEqual([409, expect.stringContaining('Mùa thử')]);
  });
});

it('milestones of before they could give one read as before', async () => {
  const { body: made } = await create(seasonWith('milestone', await makeAccessory(server)));
  const old = JSON.stringify([{ id: '0badcafe', spend: 1000, wallet: 1, amount: 7 }]);
  await sql`update seasons set milestones = ${old}::jsonb where id = ${made.id}`.execute(server.db);
  const { body } = await server.get(`admin/seasons/${made.id}`, { token });
  expect(body.milestones).toEqual([{ id: '0badcafe', spend: 1000, wallet: 1, amount: 7, accessoryId: null }]);
  const { season } = (await server.get('site/season')).body;
  expect(season.milestones).toEqual([
    { id: '0badcafe', spend: 1000, wallet: 'golds', amount: 7, accessory: null },
  ]);
});
