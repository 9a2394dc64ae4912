import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { eraseNext } from '../../../server/accounts/erasure/erase';
import { randomFrom } from '../../../server/cli/demo/random';
import { inTransaction } from '../../../server/db/guard';
import { countSeasons } from '../../../server/payments/effects/countSeasons';
import { countSeasonOf } from '../../../server/payments/effects/seasons';
import { addMs, days, hours } from '../../../server/platform/clock';
import { isErasedEmail } from '../../../server/platform/erasedAddress';
import { newId } from '../../../server/platform/ids';
import { buying, makeAccessory, openWith } from '../../support/server/accessories';
import { type Finance, financeOf } from '../../support/server/finance';
import { moneyProblemsOf } from '../../support/server/invariants';
import { makePackage } from '../../support/server/packages';
import { notifySandbox, openPayment } from '../../support/server/payments';
import { recount } from '../../support/server/recount';
import { buildTestApp, type TestApp } from '../../support/server/testApp';
import { ownChange } from '../../support/server/undoing';

let server: TestApp;
let finance: Finance;
let token: string;
beforeAll(async () => {
  server = await buildTestApp();
  finance = await financeOf(server);
});
afterAll(() => server.close());
beforeEach(async () => {
  token = (await server.makeStaff('shop')).token;
  await sql`delete from seasons`.execute(server.db);
  // After the gifts of the seasons before, over whose time none is made.
  server.clock.advance(1);
  await countAll();
});

interface Made {
  endAt: string;
  milestones: object[];
}
let number = 0;
const reason = 'Planned for the summer';
const milestone = { spend: 100_000, wallet: 0, amount: 30 };
/** A season of 30 days that began an hour ago, unless given otherwise. */
const season = (given: object = {}) => ({
  number: ++number,
  name: 'Mùa thử',
  startAt: server.clock.now().toISOString(),
  endAt: addMs(server.clock.now(), days(30)).toISOString(),
  goal: 200_000,
  giftKind: 1,
  giftAmount: 500,
  milestones: [milestone],
  reason,
  ...given,
});
const create = (given: object = {}) => server.post('admin/seasons', season(given), { token });
const change = (id: string, given: object) =>
  server.call('PUT', `admin/seasons/${id}`, { reason, ...given }, { token });
const accessory = () => makeAccessory(server);
/** Counts whatever is to be counted again. */
async function countAll() {
  for (let rounds = 0; rounds < 100; rounds++) if (!(await countSeasons(server.deps, 0))) return;
  throw new Error('The seasons are counted for ever');
}
/** Somebody who buys for `price` đồng each time. */
async function buyer(price = 59_000) {
  const player = await server.makeUser();
  const packageId = await makePackage(server, { price });
  const buy = async () => {
    const { body } = await server.post('user/payment/create', { email: player.email, packageId });
    await notifySandbox(server, body.transactionId, { amount: price });
    return body.transactionId as string;
  };
  const season = async () => {
    const { accessToken } = await server.signIn(player.email);
    return (await server.get('user/season', { token: accessToken })).body;
  };
  return { ...player, buy, season };
}
const entriesOf = (userId: string) =>
  server.db
    .selectFrom('walletEntries')
    .select(['wallet', 'amount'])
    .where('userId', '=', userId)
    .where('reason', '=', 'season')
    .orderBy('createdAt')
    .orderBy('wallet')
    .execute();

describe('a season', () => {
  it('counts what was paid for a player within it, less refunds, and gives each gift once', async () => {
    await create();
    const { id, buy, season: mine } = await buyer(60_000);
    expect(await mine()).toMatchObject({ current: 0, given: [], season: { goal: 200_000 } });
    const first = await buy();
    expect(await mine()).toMatchObject({ current: 60_000, given: [] });
    await buy();
    const [{ id: mark }] = (await mine()).season.milestones;
    expect(await mine()).toMatchObject({ current: 120_000, given: [mark] });
    const { body: refund } = await finance.refund(first, { amount: 60_000 });
    await finance.confirm(refund.id);
    expect(await mine()).toMatchObject({ current: 60_000, given: [mark] });
    for (let n = 0; n < 3; n++) await buy();
    expect(await mine()).toMatchObject({ current: 240_000, given: [mark, 'goal'] });
    expect(await entriesOf(id)).toEqual([
      { wallet: 'diamonds', amount: 30 },
      { wallet: 'golds', amount: 500 },
    ]);
    const mails = await server.db
      .selectFrom('outbox')
      .select('recipient')
      .where('template', '=', 'seasonGift')
      .execute();
    expect(mails).toHaveLength(2);
    expect(await moneyProblemsOf(server.db)).toEqual([]);
  });

  it('is the one in which a payment was completed; the one before is told apart', async () => {
    const { body: first } = await create({ endAt: addMs(server.clock.now(), hours(2)).toISOString() });
    const { buy, season: mine } = await buyer();
    const early = await buy();
    server.clock.advance(hours(2));
    expect(await mine()).toMatchObject({ season: null, current: 0, lastSeason: 59_000 });
    token = (await server.makeStaff('shop')).token;
    // Ends may touch.
    const { status, body: second } = await create({ startAt: first.endAt });
    expect([status, second.startAt]).toEqual([201, first.endAt]);
    await buy();
    expect(await mine()).toMatchObject({ current: 59_000, lastSeason: 59_000 });
    // The payment of this very moment is not of the season before, which a refund counts again.
    const { body: refund } = await finance.refund(early, { amount: 9000 });
    expect((await finance.confirm(refund.id)).status).toBe(200);
    expect(await mine()).toMatchObject({ current: 59_000, lastSeason: 50_000 });
    const guest = await server.get('site/season');
    expect(guest.body.season).toMatchObject({
      number: second.number,
      gift: { wallet: 'golds', amount: 500 },
    });
  });

  it('gives an accessory, which its player keeps', async () => {
    const accessoryId = await accessory();
    await create({ giftKind: 2, accessoryId, goal: 50_000, milestones: [] });
    const { id, buy, season: mine } = await buyer();
    await buy();
    expect(await mine()).toMatchObject({ given: ['goal'], season: { gift: { accessory: 'Mũ thử' } } });
    const items = await server.db.selectFrom('playerItems').selectAll().where('userId', '=', id).execute();
    expect(items).toMatchObject([{ accessoryId, name: 'Mũ thử', source: 'season' }]);
  });

  it('gives the amount that it names to whoever owns the accessory already, and says so', async () => {
    const accessoryId = await makeAccessory(server, { goldPrice: 10 });
    const { id, email, buy } = await buyer();
    const { accessToken } = await server.signIn(email);
    await openWith(server, id, 'golds', 10);
    expect(
      await server.post('user/items', buying(accessoryId, 'golds', 10), { token: accessToken }),
    ).toMatchObject({
      status: 200,
    });
    await server.db.updateTable('accessories').set({ goldPrice: 0 }).where('id', '=', accessoryId).execute();
    await create({ giftKind: 2, giftAmount: 77, accessoryId, goal: 50_000, milestones: [] });
    await buy();
    const gifts = server.db.selectFrom('seasonGifts').selectAll().where('userId', '=', id);
    expect(await gifts.execute()).toMatchObject([{ wallet: 'diamonds', amount: 77, accessoryId: null }]);
    expect((await server.mails()).at(-1)?.text).toContain('Bạn đã có Mũ thử');
    expect(await moneyProblemsOf(server.db)).toEqual([]);
  });

  it.each([
    ['a goal of 0', { goal: 0 }, 'goal'],
    ['a milestone above the goal', { milestones: [{ ...milestone, spend: 200_000 }] }, 'milestones.0.spend'],
    ['two equal milestones', { milestones: [milestone, milestone] }, 'milestones.1.spend'],
    ['a milestone that gives nothing', { milestones: [{ ...milestone, amount: 0 }] }, 'milestones.0.amount'],
    ['a milestone without its spend', { milestones: [{ wallet: 0, amount: 1 }] }, 'milestones.0.spend'],
    [
      'seven milestones',
      { milestones: [1, 2, 3, 4, 5, 6, 7].map((spend) => ({ ...milestone, spend })) },
      'milestones',
    ],
    ['milestones that are no list', { milestones: 'all' }, 'milestones'],
    ['no accessory to give', { giftKind: 2 }, 'accessoryId'],
    [
      'nothing for whoever has its accessory',
      { giftKind: 2, giftAmount: 0, accessoryId: newId() },
      'giftAmount',
    ],
    ['nothing to give', { giftAmount: 0 }, 'giftAmount'],
    ['no end', { endAt: null }, 'endAt'],
    ['an end before its start', { endAt: '2020-01-01T00:00:00Z' }, 'endAt'],
  ])('is refused with %s, at the field', async (_, given, field) => {
    const { status, body } = await create(given);
    expect([status, Object.keys(body.errors ?? body)]).toEqual([400, [field]]);
  });

  it('is refused where it overlaps another one, or has its number', async () => {
    const { body } = await create();
    const overlapping = await create({ startAt: addMs(server.clock.now(), days(29)).toISOString() });
    expect([overlapping.status, Object.keys(overlapping.body.errors)]).toEqual([409, ['startAt']]);
    const later = { startAt: body.endAt, endAt: addMs(server.clock.now(), days(60)).toISOString() };
    const same = await create({ ...later, number: body.number });
    expect([same.status, Object.keys(same.body.errors)]).toEqual([409, ['number']]);
    const { body: other } = await create(later);
    const moved = await change(other.id, { ...other, startAt: body.startAt });
    expect([moved.status, Object.keys(moved.body.errors)]).toEqual([409, ['startAt']]);
  });
});

it('keeps the ids of its milestones, so that a changed one is not given again', async () => {
  const { body: made } = await create({ milestones: [{ ...milestone, spend: 50_000 }] });
  const { id, buy } = await buyer();
  await buy();
  expect(await entriesOf(id)).toHaveLength(1);
  const [row] = made.milestones;
  const { body: changed } = await change(made.id, {
    ...made,
    milestones: [
      { ...row, spend: 40_000 },
      { spend: 55_000, wallet: 0, amount: 7 },
    ],
  });
  await countAll();
  expect(changed.milestones[0].id).toBe(row.id);
  expect((await entriesOf(id)).map(({ amount }) => amount)).toEqual([30, 7]);
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});

it('gives a changed gift to those who had none for the goal, and nothing more to those who had one', async () => {
  const first = await accessory();
  const { body: made } = await create({ giftKind: 2, accessoryId: first, goal: 50_000, milestones: [] });
  const given = await buyer();
  await given.buy();
  // As somebody might leave it at the database's own prompt.
  await sql`update seasons set accessory_id = null`.execute(server.db);
  await countAll();
  const waiting = await buyer();
  await waiting.buy();
  const itemsOf = async ({ id }: { id: string }) =>
    (await server.db.selectFrom('playerItems').select('accessoryId').where('userId', '=', id).execute()).map(
      ({ accessoryId }) => accessoryId,
    );
  expect([await itemsOf(given), await itemsOf(waiting)]).toEqual([[first], []]);
  const second = await accessory();
  expect((await change(made.id, { accessoryId: second })).status).toBe(200);
  await countAll();
  expect([await itemsOf(given), await itemsOf(waiting)]).toEqual([[first], [second]]);
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});

it('gives by one version of itself: neither by an earlier goal in a later window, nor the other way round', async () => {
  const { body: made } = await create({ goal: 500_000, milestones: [] });
  const { id, buy } = await buyer();
  await buy();
  const now = await server.db
    .selectFrom('seasons')
    .selectAll()
    .where('id', '=', made.id)
    .executeTakeFirstOrThrow();
  // As somebody has read it who counts beside the change to what it is now.
  const earlier = { ...now, goal: 50_000, startAt: addMs(server.clock.now(), hours(1)) };
  await inTransaction(server.db, (tx) => countSeasonOf(tx, server.deps, earlier, id));
  expect(await entriesOf(id)).toEqual([]);
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});

it('completes payments, and gives nothing, while its accessory is gone', async () => {
  const { body: made } = await create({
    giftKind: 2,
    accessoryId: await accessory(),
    goal: 50_000,
    milestones: [],
  });
  // As somebody might leave it at the database's own prompt.
  await sql`delete from accessories`.execute(server.db);
  const { id, buy } = await buyer();
  await buy();
  await countAll();
  const gifts = server.db.selectFrom('seasonGifts').selectAll().where('userId', '=', id);
  expect(await gifts.execute()).toEqual([]);
  expect(await moneyProblemsOf(server.db)).toEqual([
    `gift of season ${made.number} at 50000 for ${id} is missing`,
  ]);
  expect((await change(made.id, { accessoryId: await accessory() })).status).toBe(200);
  await countAll();
  expect(await gifts.execute()).toHaveLength(1);
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});

it('is counted again when any part of its gift changes, and not for its texts', async () => {
  const { body: made } = await create();
  await countAll();
  const counted = async (given: object) => {
    expect((await change(made.id, given)).status).toBe(200);
    const waiting = await server.db.selectFrom('seasonCounts').selectAll().execute();
    await countAll();
    return waiting.length;
  };
  expect(await counted({ name: 'Mùa khác' })).toBe(0);
  for (const given of [
    { giftAmount: 7 },
    { giftKind: 0 },
    { accessoryId: await accessory() },
    { goal: 300_000 },
  ])
    expect([given, await counted(given)]).toEqual([given, 1]);
  const undone = { recordId: made.id, entry: await ownChange(server, made.id, token) };
  expect((await server.post('admin/seasons/undo', undone, { token })).status).toBe(200);
  expect(await server.db.selectFrom('seasonCounts').select('seasonId').execute()).toEqual([
    { seasonId: made.id },
  ]);
});

it('gives nothing twice for the same spending, even when its milestone was deleted and added again', async () => {
  const mark = { ...milestone, spend: 50_000 };
  const { body: made } = await create({ milestones: [mark] });
  const { id, buy, season: mine } = await buyer();
  await buy();
  // Rows sent without their ids are new ones.
  await change(made.id, { ...made, milestones: [{ ...mark, amount: 31 }] });
  await countAll();
  const { version } = (await server.get(`admin/seasons/${made.id}`, { token })).body;
  await change(made.id, { ...made, version, milestones: [] });
  await countAll();
  const { body: again } = await change(made.id, { ...made, version: version + 1, milestones: [mark] });
  await countAll();
  expect(again.milestones[0].id).not.toBe(made.milestones[0].id);
  expect(await entriesOf(id)).toEqual([{ wallet: 'diamonds', amount: 30 }]);
  expect((await mine()).given).toContain(again.milestones[0].id);
  await change(made.id, { ...again, goal: 59_000 });
  await countAll();
  expect(await entriesOf(id)).toContainEqual({ wallet: 'golds', amount: 500 });
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});

it('gives both gifts of milestones whose amounts were swapped, each once, also when one is then added again', async () => {
  const [low, high] = [
    { ...milestone, spend: 50_000, amount: 30 },
    { ...milestone, spend: 100_000, amount: 70 },
  ];
  const { body: made } = await create({ milestones: [low, high] });
  const { id, buy, season: mine } = await buyer();
  await buy();
  const amounts = async () => (await entriesOf(id)).map(({ amount }) => amount);
  expect(await amounts()).toEqual([30]);
  const [first, second] = made.milestones;
  const swapped = [
    { ...second, spend: 50_000 },
    { ...first, spend: 100_000 },
  ];
  const { body: changed } = await change(made.id, { ...made, milestones: swapped });
  await buy();
  await countAll();
  expect(await amounts()).toEqual([30, 70]);
  // The second one, deleted and added again: its gift counts by the amount now.
  const added = [{ ...high, spend: 50_000 }, changed.milestones[1]];
  const { body: again } = await change(made.id, { ...changed, milestones: added });
  await countAll();
  expect(await amounts()).toEqual([30, 70]);
  const ids = again.milestones.map((row: { id: string }) => row.id);
  expect(ids).not.toContain(second.id);
  expect((await mine()).given).toEqual(expect.arrayContaining(ids));
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});

it('two payments, and a change of the season beside them, give a gift once', async () => {
  const { body: made } = await create({ goal: 50_000, milestones: [] });
  const { id, buy } = await buyer();
  const second = await makePackage(server);
  const email = (
    await server.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow()
  ).email;
  const { body } = await server.post('user/payment/create', { email, packageId: second });
  await Promise.all([
    buy(),
    notifySandbox(server, body.transactionId),
    change(made.id, { goal: 45_000 }),
    countSeasons(server.deps, 0),
  ]);
  await countAll();
  expect(await entriesOf(id)).toEqual([{ wallet: 'golds', amount: 500 }]);
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});

it.each<[string, (made: Made) => object]>([
  ['goal', () => ({ goal: 61_000 })],
  ['window', ({ endAt }) => ({ endAt: addMs(new Date(endAt), hours(1)).toISOString() })],
  ['milestone', ({ milestones: [row] }) => ({ milestones: [{ ...row, spend: 30_000, amount: 99 }] })],
])(
  'a refund, and a changed %s beside it, leave the total that is left and each gift once',
  async (_, changed) => {
    const { body: made } = await create({ goal: 60_000, milestones: [{ ...milestone, spend: 40_000 }] });
    const { id, buy, season: mine } = await buyer(60_000);
    const { body: refund } = await finance.refund(await buy(), { amount: 25_000 });
    const answers = await Promise.all([
      finance.confirm(refund.id),
      change(made.id, { ...made, ...changed(made) }),
      countSeasons(server.deps, 0),
    ]);
    expect(answers.slice(0, 2)).toMatchObject([{ status: 200 }, { status: 200 }]);
    await countAll();
    expect(await mine()).toMatchObject({ current: 35_000 });
    expect(await entriesOf(id)).toEqual([
      { wallet: 'diamonds', amount: 30 },
      { wallet: 'golds', amount: 500 },
    ]);
    expect(await moneyProblemsOf(server.db)).toEqual([]);
  },
);

it('a count gives banned and closed players what they earned too, and mails nobody who is erased', async () => {
  const { body: made } = await create({ goal: 200_000, milestones: [] });
  const now = server.clock.now();
  const ends = [{ bannedAt: now }, { eraseAt: addMs(now, days(30)) }, { eraseAt: now }];
  const players = [];
  for (const end of ends) {
    const player = await buyer();
    await player.buy();
    await server.db.updateTable('users').set(end).where('id', '=', player.id).execute();
    players.push(player);
  }
  while (await eraseNext(server.deps));
  const accessoryId = await accessory();
  const gift = { spend: 40_000, wallet: 2, amount: 5, accessoryId };
  await change(made.id, { ...made, goal: 50_000, milestones: [gift] });
  await countAll();
  const given = await Promise.all(players.map(({ id }) => entriesOf(id)));
  expect(given).toEqual(players.map(() => [{ wallet: 'golds', amount: 500 }]));
  const owners = await server.db
    .selectFrom('playerItems')
    .select('userId')
    .where('accessoryId', '=', accessoryId)
    .execute();
  // What was erased has nothing again.
  const open = players.slice(0, 2).map(({ id }) => id);
  expect(owners.map(({ userId }) => userId).sort()).toEqual(open.sort());
  const mails = await server.db
    .selectFrom('outbox')
    .select('recipient')
    .where('template', '=', 'seasonGift')
    .execute();
  const isTold = (email: string) => mails.some(({ recipient }) => recipient === email);
  expect(players.map(({ email }) => isTold(email))).toEqual([true, true, false]);
  expect(mails.some(({ recipient }) => isErasedEmail(recipient))).toBe(false);
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});

// Stories of payments, refunds, changed windows, goals and counts that stop halfway, against the payments themselves.
it.each([1, 2, 3, 4, 5, 6])(
  'story %i: totals are what the payments say, and no gift comes twice',
  async (seed) => {
    const random = randomFrom(seed);
    const { body: made } = await create({
      milestones: [
        { ...milestone, spend: 59_000 },
        { ...milestone, spend: 118_000 },
      ],
    });
    const opened = [];
    const done: string[] = [];
    for (let n = 0; n < 4; n++) opened.push(await openPayment(server));
    const players = opened.map(({ player }) => player.id);
    const window = () => {
      const startAt = addMs(server.clock.now(), -hours(random.whole(0, 30)));
      return { start_at: startAt, end_at: addMs(startAt, hours(random.whole(1, 60))) };
    };
    for (let step = 0; step < 14; step++) {
      server.clock.advance(hours(random.next() < 0.3 ? 1 : 0));
      const act = random.whole(0, 5);
      const next = act < 2 ? opened.pop() : undefined;
      if (next) {
        await notifySandbox(server, next.id);
        done.push(next.id);
      } else if (act === 2 && done.length > 0) {
        const { body } = await finance.refund(random.pick(done), { amount: 1000 * random.whole(1, 20) });
        if (body.id) await finance.confirm(body.id);
      } else if (act === 3) {
        const { start_at, end_at } = window();
        // As staff could not: the start may be in the past.
        await sql`update seasons set start_at = ${start_at}, end_at = ${end_at} where id = ${made.id}`.execute(
          server.db,
        );
        await recount(server.db, made.id);
      } else if (act === 4) {
        await sql`update seasons set goal = ${60_000 + 1000 * random.whole(0, 80)} where id = ${made.id}`.execute(
          server.db,
        );
        await recount(server.db, made.id);
      } else await countSeasons(server.deps, 0);
    }
    await countAll();
    expect(await server.db.selectFrom('seasonCounts').selectAll().execute()).toEqual([]);
    expect(await moneyProblemsOf(server.db)).toEqual([]);
    const gifts = await server.db
      .selectFrom('seasonGifts')
      .select(['userId', 'mark'])
      .where('userId', 'in', players)
      .execute();
    expect(new Set(gifts.map(({ userId, mark }) => `${userId} ${mark}`)).size).toBe(gifts.length);
  },
);

it('that is deleted before it gave leaves no totals, and comes back with them', async () => {
  const { body: made } = await create({ goal: 100_000, milestones: [] });
  const { id, buy, season: mine } = await buyer();
  await buy();
  expect((await server.call('DELETE', `admin/seasons/${made.id}`, { reason }, { token })).status).toBe(200);
  await countAll();
  const totals = server.db.selectFrom('seasonTotals').selectAll().where('userId', '=', id);
  expect(await totals.execute()).toEqual([]);
  const undone = { recordId: made.id, entry: await ownChange(server, made.id, token) };
  expect((await server.post('admin/seasons/undo', undone, { token })).status).toBe(200);
  await countAll();
  expect(await mine()).toMatchObject({ current: 59_000 });
});
