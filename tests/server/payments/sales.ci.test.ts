import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { packageSale } from '../../../contract/packageSale';
import { addMs, hours, minutes } from '../../../server/platform/clock';
import { financeOf } from '../../support/server/finance';
import { moneyProblemsOf } from '../../support/server/invariants';
import { makePackage } from '../../support/server/packages';
import { notifySandbox } from '../../support/server/payments';
import { secondGateway } from '../../support/server/secondGateway';
import { buildTestApp, type TestApp } from '../../support/server/testApp';
import { ownChange } from '../../support/server/undoing';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ gateways: ({ sandbox }) => [sandbox, secondGateway(sandbox).gateway] });
});
afterAll(() => server.close());

const isListed = async (id: string) =>
  (await server.get('user/payment/packages')).body.packages.some((pkg: { id: string }) => pkg.id === id);
/** How long the list may be cached, in whole minutes; null without a limit of its own. */
async function keptMinutes(): Promise<number | null> {
  const { raw } = await server.app.inject('/api/user/payment/packages');
  const until = server.app.keptUntil.get(raw.res);
  return until === undefined ? null : Math.round((until - performance.now()) / minutes(1)) + 0;
}
const create = (email: string, packageId: string) => server.post('user/payment/create', { email, packageId });

describe('a sale window', () => {
  it('opens and closes the package at its moments, in the list and for purchases alike', async () => {
    const { email } = await server.makeUser();
    const now = server.clock.now();
    const window = { sellFrom: addMs(now, hours(1)), sellUntil: addMs(now, hours(2)) };
    const id = await makePackage(server, window);
    const seen = [];
    const kept = [];
    for (const wait of [0, hours(1) - 1, 1, hours(1) - 1, 1, minutes(15) - 1]) {
      server.clock.advance(wait);
      seen.push([await isListed(id), (await create(email, id)).status]);
      kept.push(await keptMinutes());
    }
    // A cached list expires at the next of these moments.
    expect(kept).toEqual([60, 0, 60, 0, null, null]);
    // The payment opened at the last moment stays open for its quarter of an hour, which is no later purchase.
    expect(seen).toEqual([
      [false, 404],
      [false, 404],
      [true, 201],
      [true, 201],
      [false, 200],
      [false, 404],
    ]);
  });

  it('is read by one rule in the shop and in the back office, whatever a package holds', async () => {
    const now = server.clock.now();
    const moments = [null, addMs(now, -1), now, addMs(now, 1)];
    const { token } = await server.makeAdmin();
    const wanted = new Map<string, string>();
    for (const sellFrom of moments)
      for (const sellUntil of moments)
        for (const isActive of [true, false]) {
          if (sellFrom && sellUntil && sellUntil <= sellFrom) continue;
          const id = await makePackage(server, { sellFrom, sellUntil, isActive });
          const one = await server.get(`admin/diamond-packages/${id}`, { token });
          wanted.set(id, packageSale(one.body, now));
        }
    expect(new Set(wanted.values())).toEqual(new Set(['off', 'ahead', 'open', 'over']));
    for (const [id, sale] of wanted) expect([id, await isListed(id)]).toEqual([id, sale === 'open']);
    expect(packageSale({ isActive: true, price: 0, sellFrom: null, sellUntil: null }, now)).toBe('unpriced');
  });

  it('ends for new payments only: one that is open takes another gateway and a code, at its own price', async () => {
    const [{ email }, late] = [await server.makeUser(), await server.makeUser()];
    const id = await makePackage(server, { sellUntil: addMs(server.clock.now(), minutes(2)) });
    const { token } = await server.makeStaff('shop');
    const given = { code: 'LASTHOUR', bonusKind: 1, amount: 50, mostUses: 0, mostPerPlayer: 0 };
    const reason = 'For the last hour';
    await server.post('admin/offers', { ...given, creator: '', isActive: true, reason }, { token });
    const first = await create(email, id);
    const headers = { cookie: String(first.headers['set-cookie']).split(';')[0] ?? '' };
    server.clock.advance(minutes(2));
    await server.db.updateTable('diamondPackages').set({ price: 1_000_000 }).where('id', '=', id).execute();
    for (const call of ['create', 'offer'])
      expect(
        (await server.post(`user/payment/${call}`, { ...late, packageId: id, code: 'LASTHOUR' })).status,
      ).toBe(404);
    const wanted = { email, packageId: id, gateway: 'vnpay', code: 'LASTHOUR' };
    expect(await server.post('user/payment/offer', wanted)).toMatchObject({
      status: 200,
      body: { bonus: 50 },
    });
    const other = await server.post('user/payment/create', wanted, { headers });
    expect(other).toMatchObject({
      status: 200,
      body: { transactionId: first.body.transactionId, offer: { code: 'LASTHOUR', bonus: 50 } },
    });
    const attempts = await server.db
      .selectFrom('paymentAttempts')
      .select('gateway')
      .where('paymentId', '=', first.body.transactionId)
      .execute();
    expect(attempts.map(({ gateway }) => gateway).sort()).toEqual(['sandbox', 'vnpay']);
    await notifySandbox(server, first.body.transactionId, { amount: 59_000 });
    const { status } = (await server.get(`user/payment/status/${first.body.transactionId}`)).body;
    expect(status).toBe('COMPLETED');
    expect(await moneyProblemsOf(server.db)).toEqual([]);
  });

  it('is refused when it ends before it starts, at its field', async () => {
    const { token } = await server.makeAdmin();
    const id = await makePackage(server);
    const needed = { Name: 'Gói', DiamondAmount: '1', Price: '1000' };
    const given = { ...needed, SellFrom: '2030-01-02T00:00:00Z', SellUntil: '2030-01-01T00:00:00Z' };
    const refused = await server.send('PUT', `admin/diamond-packages/${id}`, given, { token });
    expect([refused.status, Object.keys(refused.body.errors)]).toEqual([400, ['sellUntil']]);
  });
});

describe('a first-purchase bonus', () => {
  const diamondsOf = async (email: string) =>
    (
      await server.db
        .selectFrom('users')
        .select('diamonds')
        .where('email', '=', email)
        .executeTakeFirstOrThrow()
    ).diamonds;
  const offered = async (email: string) =>
    (await server.get(`user/payment/first?email=${encodeURIComponent(email)}`)).body.bonuses;

  it('comes with the first completed purchase of the package, and only then', async () => {
    const { email } = await server.makeUser();
    const id = await makePackage(server, { firstBonus: 50, bonusDiamonds: 0 });
    const other = await makePackage(server, { firstBonus: 7, bonusDiamonds: 0 });
    expect(await offered(email)).toEqual({ [id]: 50, [other]: 7 });
    const first = (await create(email, id)).body.transactionId;
    expect(await offered(email)).toHaveProperty(id);
    await notifySandbox(server, first);
    expect([await diamondsOf(email), await offered(email)]).toEqual([700, { [other]: 7 }]);
    await notifySandbox(server, (await create(email, id)).body.transactionId);
    expect(await diamondsOf(email)).toBe(1350);
    expect(await offered('nobody@mail.example')).toEqual({});
  });

  it('does not come again after a refund, nor for a package that was deleted and put back', async () => {
    const { email } = await server.makeUser();
    const id = await makePackage(server, { firstBonus: 50, bonusDiamonds: 0, image: '' });
    const first = (await create(email, id)).body.transactionId;
    await notifySandbox(server, first);
    const finance = await financeOf(server);
    const { body: refund } = await finance.refund(first);
    expect((await finance.confirm(refund.id)).status).toBe(200);
    expect(await diamondsOf(email)).toBe(0);
    expect(await offered(email)).not.toHaveProperty(id);
    const { token } = await server.makeAdmin();
    const path = 'admin/diamond-packages';
    expect((await server.call('DELETE', `${path}/${id}`, undefined, { token })).status).toBe(204);
    const entry = await ownChange(server, id, token);
    expect((await server.post(`${path}/undo`, { recordId: id, entry }, { token })).status).toBe(200);
    expect(await offered(email)).not.toHaveProperty(id);
    await notifySandbox(server, (await create(email, id)).body.transactionId);
    expect(await diamondsOf(email)).toBe(650);
    expect(await offered((await server.makeUser()).email)).toHaveProperty(id);
    expect(await moneyProblemsOf(server.db)).toEqual([]);
  });

  it('comes once when a payment of before is paid late too', async () => {
    const { email } = await server.makeUser();
    const id = await makePackage(server, { firstBonus: 50, bonusDiamonds: 0 });
    const late = (await create(email, id)).body.transactionId;
    server.clock.advance(minutes(16));
    const second = (await create(email, id)).body.transactionId;
    expect(second).not.toBe(late);
    await Promise.all([notifySandbox(server, second), notifySandbox(server, late)]);
    expect(await diamondsOf(email)).toBe(1350);
    expect(await moneyProblemsOf(server.db)).toEqual([]);
  });
});
