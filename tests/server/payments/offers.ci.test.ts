import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { randomFrom } from '../../../server/cli/demo/random';
import { receiptKey } from '../../../server/payments/effects/receiptMail';
import { addMs, days, hours, minutes } from '../../../server/platform/clock';
import { type Finance, financeOf } from '../../support/server/finance';
import { moneyProblemsOf } from '../../support/server/invariants';
import { makePackage } from '../../support/server/packages';
import { notifySandbox } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let finance: Finance;
beforeAll(async () => {
  server = await buildTestApp();
  finance = await financeOf(server);
});
afterAll(() => server.close());

let made = 0;
const reason = 'Agreed with the creator';
const offer = (given: object = {}) => ({
  code: `CODE${++made}`,
  bonusKind: 1,
  amount: 50,
  mostUses: 0,
  mostPerPlayer: 0,
  creator: 'Lạc Hồng TV',
  isActive: true,
  reason,
  ...given,
});
/** Staff with a recent second factor: the clock moves between the tests. */
const staff = async () => ({ token: (await server.makeStaff('shop')).token });
const make = async (given: object = {}) => server.post('admin/offers', offer(given), await staff());
const change = async (id: string, given: object) =>
  server.call('PUT', `admin/offers/${id}`, { reason, ...given }, await staff());
const codeOf = async (given: object = {}) => (await make(given)).body as { id: string; code: string };

interface Begun {
  email: string;
  packageId: string;
  code?: string;
}
const begin = (body: Begun, call: object = {}) => server.post('user/payment/create', body, call);
const check = (body: Begun, call: object = {}) => server.post('user/payment/offer', body, call);
const packageOf = (given: object = {}) => makePackage(server, { bonusDiamonds: 0, ...given });
const paymentOf = (id: string) =>
  server.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const countsOf = (offerId: string) =>
  server.db
    .selectFrom('offerCounts')
    .select(['used', 'beyond'])
    .where('offerId', '=', offerId)
    .executeTakeFirst();
const diamondsOf = async (id: string) =>
  (await server.db.selectFrom('users').select('diamonds').where('id', '=', id).executeTakeFirstOrThrow())
    .diamonds;

describe('a code', () => {
  it.each([
    ['three letters', { code: 'ABC' }, 400, 'code'],
    ['a sign in it', { code: 'ABC-D' }, 400, 'code'],
    ['more than 100 per cent', { bonusKind: 0, amount: 101 }, 400, 'amount'],
    ['no bonus', { amount: 0 }, 400, 'amount'],
    [
      'an end before its start',
      { startAt: '2090-01-02T00:00:00Z', endAt: '2090-01-01T00:00:00Z' },
      400,
      'endAt',
    ],
    [
      'a package that does not exist',
      { packages: ['01a1fb20-0000-7000-8000-000000000000'] },
      400,
      'packages',
    ],
    ['packages that are no ids', { packages: ['all'] }, 400, 'packages'],
    ['the text of another, in other letters', { code: 'taken1' }, 409, 'code'],
  ])('is refused with %s, at the field', async (_, given, status, field) => {
    if (status === 409) await make({ code: 'TAKEN1' });
    const { status: got, body } = await make(given);
    expect([got, Object.keys(body.errors)]).toEqual([status, [field]]);
  });

  it('keeps its packages from being deleted, and is kept itself by the payments that carry it', async () => {
    const packageId = await packageOf();
    const unused = await codeOf({ packages: [packageId] });
    const call = await staff();
    const removed = () => server.call('DELETE', `admin/diamond-packages/${packageId}`, undefined, call);
    expect([(await removed()).status, (await removed()).body.message]).toEqual([
      409,
      expect.stringContaining(unused.code),
    ]);
    const { email } = await server.makeUser();
    await begin({ email, packageId, code: (await codeOf()).code });
    const used = await codeOf();
    await begin({ email, packageId: await packageOf(), code: used.code });
    const refused = await server.call('DELETE', `admin/offers/${used.id}`, { reason }, call);
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([409, ['code']]);
    expect((await server.call('DELETE', `admin/offers/${unused.id}`, { reason }, call)).status).toBe(200);
  });

  it('is written on the payment when it begins, with any bonus beside it, and stays as it was', async () => {
    const { email, id: userId } = await server.makeUser();
    const packageId = await packageOf({ bonusDiamonds: 65, firstBonus: 7 });
    const { code, id } = await codeOf({ bonusKind: 0, amount: 10, mostUses: 1 });
    const typed = ` ${code.toLowerCase()}`.trim();
    expect((await check({ email, packageId, code: typed })).body).toMatchObject({ code, bonus: 65 });
    const { body } = await begin({ email, packageId, code: typed });
    expect(body.offer).toMatchObject({ code, bonus: 65 });
    await change(id, { amount: 90, isActive: false });
    server.clock.advance(minutes(16));
    // Paid after its end, its code switched off since, and reported twice.
    await notifySandbox(server, body.transactionId);
    await notifySandbox(server, body.transactionId);
    expect(await diamondsOf(userId)).toBe(650 + 65 + 7 + 65);
    expect(await countsOf(id)).toEqual({ used: 1, beyond: 0 });
    const { body: refund } = await finance.refund(body.transactionId);
    await finance.confirm(refund.id);
    const { token } = await server.makeStaff('finance');
    expect((await server.get(`admin/offers/${id}/report`, { token })).body).toEqual({
      begun: 1,
      paid: 1,
      beyond: 0,
      players: 1,
      revenue: [{ currency: 'VND', paid: 1, amount: 59_000, refunded: 59_000 }],
    });
    for (const sort of ['createdAt', 'amount']) {
      const filter = JSON.stringify({ offerId: id, status: 'COMPLETED' });
      const query = new URLSearchParams({ filter, sort: JSON.stringify([sort, 'DESC']) });
      const listed = (await server.get(`admin/transactions?${query}`, { token })).body;
      expect(listed.map((payment: { id: string }) => payment.id)).toEqual([body.transactionId]);
    }
    const shown = (await server.get(`admin/transactions/${body.transactionId}`, { token })).body;
    expect(shown.offer).toEqual({ id, code, bonus: 65 });
    const receipt = await server.get(
      `user/payment/receipt/${body.transactionId}?key=${receiptKey(server.keys.receipts[0], body.transactionId)}`,
    );
    expect(receipt.body.offer).toMatchObject({ code, bonus: 65 });
    const mail = (await server.mails()).find(({ text }) => text.includes(body.transactionId));
    expect(mail?.text).toContain(code);
    // A use still counts after its money was refunded.
    expect([await diamondsOf(userId), await countsOf(id)]).toEqual([0, { used: 1, beyond: 0 }]);
    expect(await moneyProblemsOf(server.db)).toEqual([]);
  });

  it('brings no more than the package has, and at least one diamond', async () => {
    const { email } = await server.makeUser();
    const small = await packageOf({ diamondAmount: 10 });
    const bonus = async (given: object) =>
      (await check({ email, packageId: small, code: (await codeOf(given)).code })).body.bonus;
    expect([await bonus({ amount: 500 }), await bonus({ bonusKind: 0, amount: 1 })]).toEqual([10, 1]);
  });

  it('is added to an open payment by whoever began it, and by nobody else', async () => {
    const { email } = await server.makeUser();
    const packageId = await packageOf();
    const [one, two] = [await codeOf({ mostUses: 1 }), await codeOf({ amount: 80 })];
    const opened = await begin({ email, packageId });
    const headers = { cookie: String(opened.headers['set-cookie']).split(';')[0] ?? '' };
    const stranger = await begin({ email, packageId, code: one.code });
    expect([stranger.status, Object.keys(stranger.body.errors)]).toEqual([409, ['code']]);
    const first = await begin({ email, packageId, code: one.code }, { headers });
    const again = await begin({ email, packageId, code: one.code }, { headers });
    const other = await begin({ email, packageId, code: two.code }, { headers });
    expect([first, again, other].map(({ status, body }) => [status, body.offer])).toEqual([
      [200, { code: one.code, bonus: 50 }],
      [200, { code: one.code, bonus: 50 }],
      [200, { code: two.code, bonus: 80 }],
    ]);
    // What it carries is no use of its own, and stays whatever becomes of the code.
    await change(two.id, { amount: 10, mostUses: 1 });
    const same = { email, packageId, code: two.code.toLowerCase() };
    expect((await check(same, { headers })).body).toMatchObject({ code: two.code, bonus: 80 });
    expect((await begin(same, { headers })).body.offer).toMatchObject({ code: two.code, bonus: 80 });
    // The code it no longer carries is free again.
    const { email: another } = await server.makeUser();
    expect((await begin({ email: another, packageId, code: one.code })).status).toBe(201);
    expect((await paymentOf(opened.body.transactionId)).bonusDiamonds).toBe(80);
    expect(await moneyProblemsOf(server.db)).toEqual([]);
  });

  it('is computed from the diamonds of the open payment, whatever its package has by now', async () => {
    const { email, id: userId } = await server.makeUser();
    const packageId = await packageOf({ diamondAmount: 100 });
    const { code } = await codeOf({ bonusKind: 0, amount: 100 });
    const opened = await begin({ email, packageId });
    const headers = { cookie: String(opened.headers['set-cookie']).split(';')[0] ?? '' };
    const pkg = { diamondAmount: 1000 };
    await server.db.updateTable('diamondPackages').set(pkg).where('id', '=', packageId).execute();
    const promised = { code, bonus: 100 };
    expect((await check({ email, packageId, code }, { headers })).body).toMatchObject(promised);
    const { body } = await begin({ email, packageId, code }, { headers });
    expect(body).toMatchObject({ transactionId: opened.body.transactionId, offer: promised });
    await notifySandbox(server, body.transactionId);
    expect(await diamondsOf(userId)).toBe(200);
    expect(await moneyProblemsOf(server.db)).toEqual([]);
  });
});

it('tells nobody why a code brings nothing, and counts it for the account and the network', async () => {
  const packageId = await packageOf();
  const { email } = await server.makeUser();
  const now = server.clock.now();
  const used = await codeOf({ mostPerPlayer: 1 });
  await notifySandbox(server, (await begin({ email, packageId, code: used.code })).body.transactionId);
  const ended = await codeOf({ endAt: addMs(now, hours(1)).toISOString() });
  const codes = [
    'NOTHING1',
    'x',
    "'; drop table offers",
    (await codeOf({ isActive: false })).code,
    (await codeOf({ packages: [await packageOf()] })).code,
    (await codeOf({ startAt: addMs(now, days(1)).toISOString() })).code,
    used.code,
  ];
  const full = await codeOf({ mostUses: 1 });
  await begin({ email: (await server.makeUser()).email, packageId, code: full.code });
  const answers = [];
  for (const code of [...codes, full.code]) {
    const answer = await check({ email, packageId, code });
    const created = await begin({ email, packageId, code });
    answers.push(
      JSON.stringify([answer.status, answer.body]),
      JSON.stringify([created.status, created.body]),
    );
  }
  expect([...new Set(answers)]).toEqual([answers[0]]);
  expect(JSON.parse(answers[0] ?? '')[0]).toBe(400);
  server.clock.advance(hours(1));
  expect((await check({ email, packageId, code: ended.code })).status).toBe(400);
  const good = await codeOf();
  const signedIn = { token: (await server.signIn(email)).accessToken };
  for (let n = 0; n < 12; n++) await check({ email, packageId, code: good.code }, signedIn);
  const statuses = [];
  for (let n = 0; n < 12; n++)
    statuses.push((await check({ email, packageId, code: 'WRONG' }, signedIn)).status);
  expect(statuses).toEqual([...Array(10).fill(400), 429, 429]);
  expect((await begin({ email, packageId, code: good.code }, signedIn)).status).toBe(429);
  expect((await begin({ email, packageId }, signedIn)).status).toBe(201);
  expect((await check({ email, packageId, code: good.code })).status).toBe(200);
});

it('promises the last uses to three of fifty who begin at once, and keeps every promise of an open payment', async () => {
  const packageId = await packageOf();
  const { id, code } = await codeOf({ mostUses: 3 });
  const players: Array<{ email: string }> = [];
  for (let n = 0; n < 50; n++) players.push(await server.makeUser());
  const race = () => Promise.all(players.map(({ email }) => begin({ email, packageId, code })));
  const begun = (await race()).filter(({ status }) => status === 201);
  expect(begun).toHaveLength(3);
  // Whoever does not pay in time frees the use for the next, and has no bonus if the money comes later.
  server.clock.advance(minutes(16));
  const next = (await race()).filter(({ status }) => status === 201);
  expect(next).toHaveLength(3);
  await Promise.all([...begun, ...next].map(({ body }) => notifySandbox(server, body.transactionId)));
  expect(await countsOf(id)).toEqual({ used: 3, beyond: 0 });
  expect((await race()).every(({ status }) => status === 400)).toBe(true);
  const paid = await Promise.all([...begun, ...next].map(({ body }) => paymentOf(body.transactionId)));
  expect(paid.map(({ status, bonusDiamonds }) => [status, bonusDiamonds])).toEqual([
    ...Array(3).fill(['COMPLETED', 0]),
    ...Array(3).fill(['COMPLETED', 50]),
  ]);
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});

// Stories of codes with few uses, first bonuses, gifts, late and doubled notices, refunds and changed codes, in any order.
it.each([1, 2, 3])('story %i: no use beyond those of a code, no bonus without its code', async (seed) => {
  const random = randomFrom(seed);
  const players = [await server.makeUser(), await server.makeUser(), await server.makeUser()];
  const packages = [
    await packageOf({ firstBonus: 9 }),
    await packageOf({ bonusDiamonds: 65, bonusEndAt: addMs(server.clock.now(), days(9)) }),
  ];
  const offers = [
    await codeOf({ mostUses: 2, packages: [packages[0]] }),
    await codeOf({ mostPerPlayer: 1, bonusKind: 0, amount: 100 }),
    await codeOf({ mostUses: 3, mostPerPlayer: 2, amount: 7 }),
  ];
  const begun: string[] = [];
  for (let step = 0; step < 28; step++) {
    const act = random.whole(0, 9);
    if (act < 5) {
      const code = random.next() < 0.2 ? undefined : random.pick(offers).code;
      const { email } = random.pick(players);
      const answers = await Promise.all(
        [1, 2].map(() => begin({ email, packageId: random.pick(packages), ...(code && { code }) })),
      );
      for (const { body } of answers) if (body.transactionId) begun.push(body.transactionId);
    } else if (act < 8 && begun.length > 0) {
      await Promise.all([random.pick(begun), random.pick(begun)].map((id) => notifySandbox(server, id)));
    } else if (act === 8 && begun.length > 0) {
      const { body } = await finance.refund(random.pick(begun), { amount: 1000 * random.whole(1, 59) });
      if (body.id) await finance.confirm(body.id);
    } else server.clock.advance(minutes(random.whole(4, 20)));
  }
  expect(await moneyProblemsOf(server.db)).toEqual([]);
  for (const { id, mostUses = 0, mostPerPlayer = 0 } of offers as Array<{
    id: string;
    mostUses?: number;
    mostPerPlayer?: number;
  }>) {
    const paid = await server.db
      .selectFrom('payments')
      .selectAll()
      .where('offerId', '=', id)
      .where('status', '=', 'COMPLETED')
      .execute();
    const { used, beyond } = (await countsOf(id)) ?? { used: 0, beyond: 0 };
    expect([used, beyond]).toEqual([paid.length, 0]);
    if (mostUses > 0) expect(used).toBeLessThanOrEqual(mostUses);
    for (const player of players) {
      const own = paid.filter(({ userId }) => userId === player.id);
      if (mostPerPlayer > 0) expect(own.length).toBeLessThanOrEqual(mostPerPlayer);
    }
  }
});
