import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { accountPage, type Purchase } from '../../../contract/purchases';
import { receiptKey } from '../../../server/payments/effects/receiptMail';
import { days, minutes } from '../../../server/platform/clock';
import { financeOf } from '../../support/server/finance';
import { makePackage } from '../../support/server/packages';
import { notifySandbox } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

interface Buyer {
  token?: string;
  cookie?: string | undefined;
}
const headersOf = ({ token, cookie }: Buyer) => ({
  ...(token && { token }),
  ...(cookie && { headers: { cookie } }),
});
/** Opens a payment for a player; keeps a guest's cookie for what follows. */
async function open(email: string, buyer: Buyer = {}, more: object = {}) {
  const packageId = await makePackage(server, { nameEn: 'A bag' });
  const answer = await server.post('user/payment/create', { email, packageId, ...more }, headersOf(buyer));
  buyer.cookie ??= String(answer.headers['set-cookie'] ?? '').split(';')[0] || undefined;
  return answer.body.transactionId as string;
}
const listOf = async (token: string, after?: string) => {
  const query = after ? `?after=${encodeURIComponent(after)}` : '';
  const { status, body } = await server.get(`user/purchases${query}`, { token });
  expect(status).toBe(200);
  return body as { purchases: Purchase[]; next?: string };
};
const seenBy = async (token: string, id: string) =>
  (await listOf(token)).purchases.find((purchase) => purchase.id === id);
const guest = (token: string, { cookie }: Buyer) => ({ token, ...(cookie && { headers: { cookie } }) });

describe('purchases of an account (docs/spec/account.md)', () => {
  it('has what it bought for itself, with price, method and the receipt', async () => {
    const { token, email } = await server.makePlayer();
    const id = await open(email, { token });
    expect(await seenBy(token, id)).toMatchObject({
      status: 'PENDING',
      packageName: 'Gói thử',
      packageNameEn: 'A bag',
      diamonds: 715,
      isReceived: true,
      paid: { amount: 59_000, currency: 'VND', gateway: 'sandbox', resumeUntil: expect.any(String) },
    });
    await notifySandbox(server, id);
    const done = await seenBy(token, id);
    expect(done).toMatchObject({ status: 'COMPLETED', receiptKey: expect.any(String) });
    expect(done).not.toHaveProperty('recipient');
    expect(done?.paid).not.toHaveProperty('resumeUntil');
    const receipt = await server.get(`user/payment/receipt/${id}?key=${done?.receiptKey}`);
    expect(receipt.status).toBe(200);
  });

  it('tells the payer for whom, and the recipient from whom, but not what was paid and how', async () => {
    const [giver, receiver] = [await server.makePlayer(), await server.makePlayer()];
    const buyer = { name: 'Mẹ Lan', message: 'Chúc con thi tốt.' };
    const id = await open(receiver.email, { token: giver.token }, { buyer });
    expect(await seenBy(giver.token, id)).toMatchObject({
      recipient: receiver.userName,
      isReceived: false,
      paid: { amount: 59_000 },
      giver: buyer,
    });
    const received = await seenBy(receiver.token, id);
    expect(new Set(Object.keys(received ?? {}))).toEqual(
      new Set([
        'createdAt',
        'diamonds',
        'giver',
        'id',
        'isReceived',
        'packageName',
        'packageNameEn',
        'status',
      ]),
    );
    expect(received).toMatchObject({ isReceived: true, giver: buyer, diamonds: 715 });
  });

  it('hides words of a giver that today’s rule refuses', async () => {
    const [giver, receiver] = [await server.makePlayer(), await server.makePlayer()];
    const id = await open(receiver.email, { token: giver.token }, { buyer: { name: 'Nam' } });
    const words = { message: 'Vào a.example nhé' };
    await server.db.updateTable('paymentBuyers').set(words).where('paymentId', '=', id).execute();
    expect(await seenBy(receiver.token, id)).not.toHaveProperty('giver');
  });

  it('shows money that is held to both, and the rest of the money to the payer', async () => {
    const [giver, receiver] = [await server.makePlayer(), await server.makePlayer()];
    const id = await open(receiver.email, { token: giver.token });
    server.clock.advance(minutes(30));
    await notifySandbox(server, id, { amount: 20_000 });
    for (const one of [giver, receiver]) one.token = (await server.signIn(one.email)).accessToken;
    const held = { amount: 20_000, currency: 'VND' };
    const received = await seenBy(receiver.token, id);
    expect(received).toMatchObject({ status: 'CANCELLED', held });
    expect(received).not.toHaveProperty('paid');
    expect(await seenBy(giver.token, id)).toMatchObject({ held, paid: { received: 20_000 } });
  });

  it('says that a refund is approved until its money is transferred, to whoever paid', async () => {
    const finance = await financeOf(server);
    const { token, email } = await server.makePlayer();
    const id = await open(email, { token });
    await notifySandbox(server, id);
    const { body: request } = await finance.refund(id);
    if (request.state === 'requested') await finance.decide(request.id, { approve: true });
    expect((await seenBy(token, id))?.paid).toMatchObject({ refunding: 59_000 });
    expect((await finance.confirm(request.id)).status).toBe(200);
    const paid = (await seenBy(token, id))?.paid;
    expect(paid).toMatchObject({ returned: 59_000 });
    expect(paid).not.toHaveProperty('refunding');
  });

  it('says everywhere, after each part of a refund, what its entries took back from the balance or as a debt', async () => {
    const finance = await financeOf(server);
    const [giver, receiver] = [await server.makePlayer(), await server.makePlayer()];
    const id = await open(receiver.email, { token: giver.token });
    await notifySandbox(server, id);
    await server.db.updateTable('users').set({ diamonds: 300 }).where('id', '=', receiver.id).execute();
    const said = async () => [
      (await server.get(`user/payment/status/${id}`)).body.takenBack ?? 0,
      (await seenBy(giver.token, id))?.takenBack ?? 0,
      (await seenBy(receiver.token, id))?.takenBack ?? 0,
      (await server.get(`user/payment/receipt/${id}?key=${receiptKey(server.keys.receipts[0], id)}`)).body
        .takenBack,
    ];
    expect(await said()).toEqual([0, 0, 0, 0]);
    for (const [amount, sum] of [
      [7_001, 84],
      [20_000, 326],
      [31_999, 715],
    ]) {
      const { body: request } = await finance.refund(id, { amount });
      if (request.state === 'requested') await finance.decide(request.id, { approve: true });
      expect((await finance.confirm(request.id)).status).toBe(200);
      const entries = await server.db
        .selectFrom('walletEntries')
        .select(['wallet', 'amount'])
        .where('paymentId', '=', id)
        .where('requestId', 'is not', null)
        .execute();
      expect(entries.reduce((all, entry) => all + Math.abs(entry.amount), 0)).toBe(sum);
      expect(await said()).toEqual([sum, sum, sum, sum]);
    }
  });

  it('goes on from page to page without losing or repeating one, also of one moment', async () => {
    const { token, email, id: userId } = await server.makePlayer();
    const first = await open(email, { token });
    const payment = await server.db
      .selectFrom('payments')
      .selectAll()
      .where('id', '=', first)
      .executeTakeFirstOrThrow();
    const copies = Array.from({ length: 2 * accountPage + 4 }, (_, n) => ({
      ...payment,
      id: `${first.slice(0, 20)}${String(n).padStart(12, '0')}`,
      status: 'CANCELLED' as const,
      // Half of them received as a gift of a guest.
      creator: n % 2 ? null : `account:${userId}`,
      createdAt: new Date(payment.createdAt.getTime() - 1000 * Math.floor(n / 7)),
    }));
    await server.db.insertInto('payments').values(copies).execute();
    const seen: Purchase[] = [];
    for (let after: string | undefined; ; ) {
      const { purchases, next } = await listOf(token, after);
      expect(purchases.length).toBeLessThanOrEqual(accountPage);
      seen.push(...purchases);
      after = next;
      if (!after) break;
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(copies.length + 1);
    expect(seen).toHaveLength(copies.length + 1);
    const times = seen.map(({ createdAt }) => createdAt);
    expect(times).toEqual(times.toSorted().reverse());
    expect(seen.filter(({ paid }) => paid)).toHaveLength(accountPage + 3);
  });

  it('has nothing of anybody else, and refuses a place that no page named', async () => {
    const [owner, other] = [await server.makePlayer(), await server.makePlayer()];
    await open(owner.email, { token: owner.token });
    expect(await listOf(other.token)).toEqual({ purchases: [] });
    for (const after of ['x', '1.', '99999999999999999.a', `1.${'a'.repeat(80)}`])
      expect((await server.get(`user/purchases?after=${after}`, { token: owner.token })).status).toBe(400);
    expect((await server.get('user/purchases')).status).toBe(401);
  });
});

describe('purchases of this browser without signing in', () => {
  const offered = async (token: string, buyer: Buyer) =>
    (await server.get('user/payment/guest', guest(token, buyer))).body.purchases;
  const join = async (token: string, buyer: Buyer) =>
    (await server.post('user/payment/guest', undefined, guest(token, buyer))).body.joined;

  it('are named by time and package, join with one press, and can join no other account', async () => {
    const [owner, other, friend] = [
      await server.makePlayer(),
      await server.makePlayer(),
      await server.makePlayer(),
    ];
    const browser: Buyer = {};
    const id = await open(friend.email, browser);
    expect(await offered(owner.token, browser)).toEqual([
      { createdAt: expect.any(String), packageName: 'Gói thử', packageNameEn: 'A bag' },
    ]);
    expect(await offered(owner.token, {})).toEqual([]);
    expect(await seenBy(owner.token, id)).toBeUndefined();
    expect(await Promise.all([join(owner.token, browser), join(other.token, browser)])).toHaveLength(2);
    const owners = await Promise.all([owner, other].map(({ token }) => seenBy(token, id)));
    expect(owners.filter(Boolean)).toHaveLength(1);
    expect(owners.find(Boolean)).toMatchObject({ recipient: friend.userName, paid: { amount: 59_000 } });
    expect(await offered(other.token, browser)).toEqual([]);
  });

  it('do not join an account that another address was typed for, nor after 90 days', async () => {
    const owner = await server.makePlayer();
    const browser: Buyer = {};
    await open(owner.email, browser, { buyer: { email: 'mother@example.net' } });
    expect(await offered(owner.token, browser)).toEqual([]);
    const own = await open(owner.email, browser, { buyer: { email: owner.email.toUpperCase() } });
    expect(await offered(owner.token, browser)).toHaveLength(1);
    const createdAt = new Date(server.clock.now().getTime() - days(91));
    await server.db.updateTable('payments').set({ createdAt }).where('id', '=', own).execute();
    expect(await offered(owner.token, browser)).toEqual([]);
    expect(await join(owner.token, browser)).toBe(0);
  });
});
