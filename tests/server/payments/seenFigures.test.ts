import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { PurchaseFigures } from '../../../contract/payments';
import type { Gateway } from '../../../server/payments/gateways/gateway';
import { payosGateway } from '../../../server/payments/gateways/payos';
import { vnpayGateway } from '../../../server/payments/gateways/vnpay';
import { addMs, hours, minutes } from '../../../server/platform/clock';
import { makePackage } from '../../support/server/packages';
import { notifySandbox } from '../../support/server/payments';
import { startPayos } from '../../support/server/payosStandIn';
import { buildTestApp, type TestApp } from '../../support/server/testApp';
import { startVnpay } from '../../support/server/vnpayStandIn';

let server: TestApp;
let staff: { token: string };
let payos: Awaited<ReturnType<typeof startPayos>>;
let vnpay: Awaited<ReturnType<typeof startVnpay>>;
/** What each gateway was requested to charge last, in the smallest unit. */
const charged = new Map<string, number>();
const noting = (gateway: Gateway): Gateway => ({
  ...gateway,
  checkout: (order, signal) => {
    charged.set(gateway.name, order.amount);
    return gateway.checkout(order, signal);
  },
});
beforeAll(async () => {
  [payos, vnpay] = [await startPayos(), await startVnpay()];
  server = await buildTestApp({
    config: { rateLimits: true },
    gateways: ({ clock, sandbox }) =>
      [sandbox, payosGateway(payos.settings), vnpayGateway(vnpay.settings, { clock })].map(noting),
  });
});
afterAll(async () => {
  await server.close();
  await payos.close();
  await vnpay.close();
});

type Change = (shop: Shop) => Promise<unknown>;
interface Shop {
  packageId: string;
  offerId: string;
}
const figures: PurchaseFigures = {
  amount: 59_000,
  currency: 'VND',
  diamonds: 500,
  bonus: 50,
  firstBonus: 30,
  offer: { code: '', bonus: 20 },
};
const setPackage =
  (change: object): Change =>
  ({ packageId }) =>
    server.db.updateTable('diamondPackages').set(change).where('id', '=', packageId).execute();
const setOffer =
  (change: object): Change =>
  ({ offerId }) =>
    server.db.updateTable('offers').set(change).where('id', '=', offerId).execute();

/** What may change between the moment that the buyer looks and the press; what the figures are then. */
const changes: Record<string, { change: Change; now: Partial<PurchaseFigures> | 'gone' | 'same' }> = {
  nothing: { change: async () => undefined, now: 'same' },
  'its name': { change: setPackage({ name: 'Gói khác' }), now: 'same' },
  'the price': { change: setPackage({ price: 99_000 }), now: { amount: 99_000 } },
  'the diamonds': { change: setPackage({ diamondAmount: 700 }), now: { diamonds: 700 } },
  'the bonus': { change: setPackage({ bonusDiamonds: 10 }), now: { bonus: 10 } },
  'the first bonus': { change: setPackage({ firstBonus: 0 }), now: { firstBonus: 0 } },
  'the bonus’s end': {
    change: async (shop) => setPackage({ bonusEndAt: addMs(server.clock.now(), -1) })(shop),
    now: { bonus: 0 },
  },
  'the code’s bonus': { change: setOffer({ amount: 5 }), now: { offer: { code: '', bonus: 5 } } },
  'the code’s end': {
    change: async (shop) => setOffer({ endAt: addMs(server.clock.now(), -1) })(shop),
    now: 'gone',
  },
  'the code itself': { change: setOffer({ isActive: false }), now: 'gone' },
};

let made = 0;
async function openShop() {
  staff = { token: (await server.makeStaff('shop')).token };
  const packageId = await makePackage(server, {
    price: 59_000,
    diamondAmount: 500,
    bonusDiamonds: 50,
    bonusStartAt: addMs(server.clock.now(), -hours(1)),
    bonusEndAt: addMs(server.clock.now(), hours(1)),
    firstBonus: 30,
  });
  const code = `SEEN${++made}`;
  const { body } = await server.post(
    'admin/offers',
    {
      code,
      bonusKind: 1,
      amount: 20,
      mostUses: 0,
      mostPerPlayer: 0,
      creator: 'Lạc Hồng TV',
      isActive: true,
      reason: 'Agreed with the creator',
    },
    staff,
  );
  const { email } = await server.makeUser();
  const seen = { ...figures, offer: { code: code.toLowerCase(), bonus: 20 } };
  const from = { remoteAddress: `198.51.${made}.7` };
  return { packageId, offerId: body.id, code, email, seen, from };
}
type Opened = Awaited<ReturnType<typeof openShop>>;

const create = ({ email, packageId, from }: Opened, more: object, headers: Record<string, string> = {}) =>
  server.post('user/payment/create', { email, packageId, ...more }, { ...from, headers });
const withCode = ({ code }: Opened, now: Partial<PurchaseFigures>) =>
  now.offer ? { ...now, offer: { ...now.offer, code } } : now;
/** The headers of a browser that holds a cookie, and of one that is signed in. */
const browser = (name: string) => ({ cookie: `outline_buyer=${name}` });
const account = (token: string) => ({ authorization: `Bearer ${token}` });
const payments = ({ packageId }: Opened) =>
  server.db.selectFrom('payments').selectAll().where('packageId', '=', packageId).execute();

describe('what the buyer saw, when it changes before the press', () => {
  it.each(Object.entries(changes))('%s, without an open payment', async (_, { change, now }) => {
    const shop = await openShop();
    const checked = await server.post(
      'user/payment/offer',
      { email: shop.email, packageId: shop.packageId, code: shop.code },
      shop.from,
    );
    expect(checked.body).toMatchObject({ code: shop.code, bonus: 20 });
    await change(shop);
    const asked = { code: shop.code, seen: shop.seen };
    const answer = await create(shop, asked);
    if (now === 'same') {
      expect(answer.status).toBe(201);
      expect(answer.body).toMatchObject({ ...figures, offer: { code: shop.code, bonus: 20 } });
      return;
    }
    expect(await payments(shop)).toEqual([]);
    if (now === 'gone')
      return expect([answer.status, Object.keys(answer.body.errors)]).toEqual([400, ['code']]);
    expect(answer.status).toBe(409);
    const right = { ...figures, offer: { code: shop.code, bonus: 20 }, ...withCode(shop, now) };
    expect(answer.body.purchase).toEqual(right);
    // The second press accepts what it named, and the payment is exactly that.
    const second = await create(shop, { ...asked, seen: answer.body.purchase });
    expect([second.status, second.body]).toEqual([201, expect.objectContaining(right)]);
    await notifySandbox(server, second.body.transactionId, { amount: right.amount });
    const { body } = await server.get(`user/payment/status/${second.body.transactionId}`);
    const whole = right.diamonds + right.bonus + right.firstBonus + right.offer.bonus;
    expect(body).toMatchObject({ status: 'COMPLETED', diamonds: whole });
  });

  const priced = Object.entries(changes).filter(([, { now }]) => now !== 'gone');
  const atEach = ['sandbox', 'payos', 'vnpay'].flatMap((gateway) =>
    priced.map(([name, one]) => [gateway, name, one] as const),
  );
  it.each(atEach)('%s charges what was seen last: %s', async (gateway, _, { change, now }) => {
    const shop = await openShop();
    await change(shop);
    const asked = { code: shop.code, gateway };
    charged.clear();
    const first = await create(shop, { ...asked, seen: shop.seen });
    expect(first.status).toBe(now === 'same' ? 201 : 409);
    if (now !== 'same') expect([...charged]).toEqual([]);
    const last = now === 'same' ? first : await create(shop, { ...asked, seen: first.body.purchase });
    expect([last.status, [...charged]]).toEqual([201, [[gateway, last.body.amount]]]);
    expect(last.body.amount).toBe({ ...figures, ...(now !== 'same' && now !== 'gone' && now) }.amount);
  });

  it.each(Object.entries(changes))(
    '%s, beside an open payment, which keeps its own',
    async (_, { change }) => {
      const shop = await openShop();
      const asked = { code: shop.code, seen: shop.seen };
      const opened = await create(shop, asked);
      expect(opened.status).toBe(201);
      const cookie = String(opened.headers['set-cookie']).split(';')[0] ?? '';
      await change(shop);
      const pending = await server.get(
        `user/payment/pending?email=${shop.email}&packageId=${shop.packageId}`,
        { headers: { cookie } },
      );
      const kept = { ...figures, offer: { code: shop.code, bonus: 20 } };
      expect(pending.body).toMatchObject(kept);
      expect((await create(shop, asked, { cookie })).status).toBe(200);
      // Whoever looked at another price learns of the payment that is open, and continues that.
      const other = await create(shop, { seen: { ...kept, amount: 99_000 } }, { cookie });
      expect(other.status).toBe(409);
      const { transactionId, expiresAt } = opened.body;
      expect(other.body.purchase).toEqual({ ...kept, transactionId, expiresAt });
      expect((await create(shop, { seen: other.body.purchase }, { cookie })).body.transactionId).toBe(
        transactionId,
      );
      expect(await payments(shop)).toHaveLength(1);
    },
  );

  it.each(['amount', 'currency', 'diamonds', 'bonus', 'firstBonus', 'offer'] as const)(
    'every figure counts: %s',
    async (figure) => {
      const shop = await openShop();
      const wrong = { amount: 1, currency: 'USD', diamonds: 1, bonus: 1, firstBonus: 1, offer: undefined };
      const answer = await create(shop, { code: shop.code, seen: { ...shop.seen, [figure]: wrong[figure] } });
      expect(answer.status).toBe(409);
      expect(answer.body.purchase).toEqual({ ...figures, offer: { code: shop.code, bonus: 20 } });
      expect(await payments(shop)).toEqual([]);
      // The specified call sends none, and takes what there is.
      expect((await create(shop, {})).status).toBe(201);
    },
  );

  it('a new price applies once the open payment has ended', async () => {
    const shop = await openShop();
    await create(shop, { code: shop.code, seen: shop.seen });
    await setPackage({ price: 99_000, bonusEndAt: addMs(server.clock.now(), hours(2)) })(shop);
    server.clock.advance(minutes(15));
    const answer = await create(shop, { code: shop.code, seen: shop.seen });
    expect(answer.status).toBe(409);
    expect(answer.body.purchase).toEqual({
      ...figures,
      amount: 99_000,
      offer: { code: shop.code, bonus: 20 },
    });
  });
});

describe('the code of an open payment is read by who made it, and by who types it', () => {
  /** Everybody who may look at a payment, and by which of its makers' doing it is their own. */
  async function readersOf(shop: Opened) {
    const [maker, other] = [await server.makePlayer(), await server.makePlayer()];
    const recipient = (await server.signIn(shop.email)).accessToken;
    const own = browser(shop.code);
    return {
      account: { headers: account(maker.token), owns: ['account'] },
      browser: { headers: own, owns: ['browser'] },
      'the browser, signed in as another': {
        headers: { ...own, ...account(other.token) },
        owns: ['browser'],
      },
      'a browser without a cookie': { headers: {}, owns: [] },
      'another browser': { headers: browser('another'), owns: [] },
      'another account': { headers: account(other.token), owns: [] },
      'the recipient': { headers: account(recipient), owns: [] },
    };
  }

  it.each(['account', 'browser'] as const)('made by the %s', async (maker) => {
    const shop = await openShop();
    const readers = await readersOf(shop);
    const { code } = shop;
    const { body } = await create(shop, { code, seen: shop.seen }, readers[maker].headers);
    expect(body.offer).toEqual({ code, bonus: 20 });
    const addresses = {
      pending: `user/payment/pending?email=${shop.email}&packageId=${shop.packageId}`,
      status: `user/payment/status/${body.transactionId}`,
    };
    const whole = { ...figures, offer: { code, bonus: 20 } };
    for (const [place, [reader, { headers, owns }]] of Object.entries(readers).entries()) {
      const isOwn = owns.some((one) => one === maker);
      const from = { remoteAddress: `198.51.${made}.${10 + place}` };
      const offerFor = (isRead: boolean) => (isRead ? { code, bonus: 20 } : { bonus: 20 });
      for (const address of Object.values(addresses))
        expect
          .soft((await server.get(address, { ...from, headers })).body.offer, `${reader}: ${address}`)
          .toEqual(offerFor(isOwn));
      const rest = await server.post(`user/payment/rest/${body.transactionId}`, {}, { ...from, headers });
      expect.soft(rest.body.offer, `${reader}: rest`).toEqual(offerFor(isOwn));
      for (const typed of [undefined, code.toLowerCase()]) {
        const isRead = isOwn || typed !== undefined;
        const shown = { ...figures, offer: offerFor(isRead) };
        const press = (seen?: object) => create({ ...shop, from }, { code: typed, seen }, headers);
        /** What the caller says to have seen, and whether the payment is that as far as the caller may know. */
        const claims: Array<[object | undefined, boolean]> = [
          [undefined, true],
          [shown, true],
          [whole, true],
          [{ ...whole, offer: { code: 'OTHER1', bonus: 20 } }, !isRead],
          [{ ...whole, offer: { bonus: 20 } }, !isRead],
          [{ ...whole, offer: { bonus: 21 } }, false],
          [{ ...whole, offer: undefined }, false],
          [{ ...whole, amount: 1 }, false],
        ];
        for (const [seen, isSame] of claims) {
          const answer = await press(seen);
          const named = `${reader}, typed ${typed}, saw ${JSON.stringify(seen)}`;
          expect.soft(answer.status, named).toBe(isSame ? 200 : 409);
          expect.soft(isSame ? answer.body : answer.body.purchase, named).toMatchObject(shown);
          expect.soft((isSame ? answer.body : answer.body.purchase)?.offer, named).toEqual(shown.offer);
        }
      }
    }
    // A session that has ended is renewed first, where its account may be the maker.
    for (const address of Object.values(addresses))
      expect((await server.get(address, { headers: account('ended') })).status).toBe(
        maker === 'account' ? 401 : 200,
      );
    await notifySandbox(server, body.transactionId, { amount: 59_000 });
    for (const [reader, { headers, owns }] of Object.entries(readers)) {
      const isOwn = owns.some((one) => one === maker);
      const paid = (await server.get(addresses.status, { headers })).body;
      expect
        .soft([paid.diamonds, paid.offer, 'receiptKey' in paid], reader)
        .toEqual([600, { bonus: 20, ...(isOwn && { code }) }, isOwn]);
    }
    expect(await payments(shop)).toHaveLength(1);
  });
});

describe('a refused code', () => {
  const refuse = ({ email, packageId, from }: Opened, code: string, codeProof?: string) =>
    server.post('user/payment/offer', { email, packageId, code, ...(codeProof && { codeProof }) }, from);

  it('reads the same whatever is wrong with it, and is no guess where it was accepted before', async () => {
    const shop = await openShop();
    const { body } = await refuse(shop, shop.code);
    await setOffer({ isActive: false })(shop);
    const unknown = await refuse(shop, 'NOSUCH1');
    for (let n = 0; n < 60; n += 1) {
      const stale = await refuse(shop, shop.code.toLowerCase(), body.codeProof);
      expect([stale.status, stale.body]).toEqual([400, unknown.body]);
    }
    // The proof is of that text only, and a made-up one proves nothing.
    const statuses: number[] = [];
    for (let n = 0; n < 60; n += 1) statuses.push((await refuse(shop, `NOSUCH${n}`, body.codeProof)).status);
    expect(statuses).toContain(429);
    expect((await refuse(shop, shop.code, 'made-up')).status).toBe(429);
    expect((await refuse(shop, shop.code, body.codeProof)).status).toBe(400);
  });
});
