import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Gateway } from '../../../server/payments/gateways/gateway';
import { signData } from '../../../server/payments/gateways/signature';
import { addMs, hours, minutes } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { type Logged, workPayments } from '../../support/server/asking';
import { moneyProblemsOf } from '../../support/server/invariants';
import { makePackage as packageOn } from '../../support/server/packages';
import { payosSample } from '../../support/server/payosStandInLinks';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
afterEach(async () => {
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});

const makePackage = (given?: object) => packageOn(server, given);
const create = (email: string, packageId: string) => server.post('user/payment/create', { email, packageId });
const status = async (id: string) => (await server.get(`user/payment/status/${id}`)).body.status;
const diamonds = async (id: string) =>
  (await server.db.selectFrom('users').select('diamonds').where('id', '=', id).executeTakeFirstOrThrow())
    .diamonds;

const logged: Logged = { warned: [], reported: [] };
const work = (gateways?: readonly Gateway[]) => workPayments(server.deps, { gateways, logged });

interface SandboxReport {
  orderCode: string;
  amount?: number;
  currency?: string;
  reference?: string;
  status?: string;
}
const webhook = (told: SandboxReport, key: Buffer = server.keys.sandboxWebhook[0]) => {
  const data = {
    amount: 59_000,
    currency: 'VND',
    reference: `ref-${told.orderCode}`,
    status: 'PAID',
    transactionDateTime: '2026-01-01T00:00:00.000Z',
    ...told,
  };
  return { code: '00', desc: 'success', success: true, data, signature: signData(key, data) };
};
const tell = (body: object) => server.post('user/payment/webhook/sandbox', body);
const opened = async () => {
  const user = await server.makeUser();
  const packageId = await makePackage();
  const { body } = await create(user.email, packageId);
  return { user, packageId, id: body.transactionId as string };
};

describe('opening', () => {
  it('returns 201 and a link, then 200 with the same one', async () => {
    const user = await server.makeUser();
    const packageId = await makePackage();
    const first = await create(user.email, packageId);
    expect(first).toMatchObject({
      status: 201,
      body: {
        transactionId: expect.stringMatching(/^[0-9a-f]{32}$/),
        paymentUrl: expect.stringMatching(/^http:\/\/localhost:3000\/sandbox\/checkout\//),
        expiresAt: addMs(server.clock.now(), minutes(15)).toISOString(),
      },
    });
    const again = await create(user.email.toUpperCase(), packageId);
    expect([again.status, again.body]).toEqual([200, first.body]);
    const pending = await server.get(`user/payment/pending?email=${user.email}`);
    expect(pending).toMatchObject({
      status: 200,
      body: { ...first.body, packageId, amount: 59_000, currency: 'VND' },
    });
    const narrowed = await server.get(`user/payment/pending?email=${user.email}&packageId=${packageId}`);
    expect(narrowed.body).toEqual(pending.body);
    expect((await server.get(`user/payment/pending?email=${user.email}&packageId=${newId()}`)).status).toBe(
      404,
    );
    expect((await server.get(`user/payment/pending?email=${user.email}&packageId=x`)).status).toBe(404);
    expect((await server.get('user/payment/pending?email=nobody@example.com')).status).toBe(404);
  });

  it('[34] creates one payment for concurrent creates of one e-mail and package', async () => {
    const user = await server.makeUser();
    const packageId = await makePackage();
    const answers = await Promise.all(Array.from({ length: 20 }, () => create(user.email, packageId)));
    expect(new Set(answers.map(({ body }) => body.transactionId)).size).toBe(1);
    expect(new Set(answers.map(({ body }) => body.paymentUrl)).size).toBe(1);
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
    expect(answers.filter((answer) => answer.status === 200)).toHaveLength(19);
  });

  it('[34] keeps a payment whose gateway did not respond, and completes it with the next call', async () => {
    const user = await server.makeUser();
    const packageId = await makePackage();
    const gateway = server.deps.gateways[0] as Gateway;
    const { checkout } = gateway;
    gateway.checkout = () => Promise.reject(new Error('gateway away'));
    const failed = await create(user.email, packageId);
    expect([failed.status, failed.headers['retry-after']]).toEqual([503, '5']);
    gateway.checkout = checkout;
    const pending = await server.get(`user/payment/pending?email=${user.email}`);
    expect(pending.body.paymentUrl).toContain('/sandbox/checkout/');
    const again = await create(user.email, packageId);
    expect([again.status, again.body.transactionId]).toEqual([200, pending.body.transactionId]);
  });

  it('[27] returns the same 404 for an unknown, an unverified and a banned e-mail', async () => {
    const packageId = await makePackage();
    const unverified = await server.makeUser({ emailVerifiedAt: null });
    const banned = await server.makeUser({ bannedAt: server.clock.now() });
    const answers = await Promise.all(
      ['nobody@example.com', unverified.email, banned.email].map((email) => create(email, packageId)),
    );
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([404, answers[0]?.body]);
  });

  it('returns 404 for a package that is not on sale or unknown, and for a malformed id', async () => {
    const user = await server.makeUser();
    for (const id of [await makePackage({ isActive: false }), newId(), 'x', "' or 1=1 --"]) {
      expect((await create(user.email, id)).status).toBe(404);
    }
  });

  it('[27] fixes price, diamonds and bonus at creation', async () => {
    const { user, packageId, id } = await opened();
    await server.db
      .updateTable('diamondPackages')
      .set({ price: 1, diamondAmount: 1_000_000, bonusDiamonds: 0, isActive: false })
      .where('id', '=', packageId)
      .execute();
    expect((await tell(webhook({ orderCode: id }))).status).toBe(200);
    expect(await diamonds(user.id)).toBe(715);
  });

  it('counts the bonus only inside its window', async () => {
    const user = await server.makeUser();
    const packageId = await makePackage({ bonusEndAt: addMs(server.clock.now(), -hours(1)) });
    const { body } = await create(user.email, packageId);
    await tell(webhook({ orderCode: body.transactionId }));
    expect(await diamonds(user.id)).toBe(650);
  });
});

describe('webhooks', () => {
  it('[32] credits once for 50 parallel replays, with the same response to all', async () => {
    const { user, id } = await opened();
    const answers = await Promise.all(Array.from({ length: 50 }, () => tell(webhook({ orderCode: id }))));
    for (const answer of answers) expect([answer.status, answer.body]).toEqual([200, { success: true }]);
    expect(await diamonds(user.id)).toBe(715);
    expect(await status(id)).toBe('COMPLETED');
    const events = await server.db
      .selectFrom('paymentEvents')
      .selectAll()
      .where('paymentId', '=', id)
      .execute();
    expect(events).toMatchObject([{ times: 50, outcome: 'credited' }]);
    const mails = (await server.mails()).filter(({ to }) => to === user.email);
    // In the language of the purchase.
    expect(mails.map(({ subject }) => subject)).toEqual(['715 diamonds added']);
  });

  it('[33] credits late money after CANCELLED, FAILED and expiry; COMPLETED is final', async () => {
    for (const close of ['CANCELLED', 'FAILED', 'expiry']) {
      const { user, id } = await opened();
      if (close === 'expiry') {
        server.clock.advance(minutes(16));
        expect(await status(id)).toBe('CANCELLED');
        await work();
      } else {
        await tell(webhook({ orderCode: id, status: close }));
        expect(await status(id)).toBe(close);
      }
      expect(await diamonds(user.id)).toBe(0);
      await tell(webhook({ orderCode: id }));
      expect([await status(id), await diamonds(user.id)]).toEqual(['COMPLETED', 715]);
      await tell(webhook({ orderCode: id, status: 'CANCELLED' }));
      expect([await status(id), await diamonds(user.id)]).toEqual(['COMPLETED', 715]);
    }
  });

  it('[31] keeps, and never credits, a wrong amount, a wrong currency and an unknown order', async () => {
    const { user, id } = await opened();
    const unknown = 'f'.repeat(32);
    for (const told of [
      { orderCode: id, amount: 5900 },
      { orderCode: id, currency: 'USD', reference: 'in-dollars' },
      { orderCode: unknown },
    ]) {
      expect((await tell(webhook(told))).status).toBe(200);
    }
    expect([await status(id), await diamonds(user.id)]).toEqual(['PENDING', 0]);
    const outcomes = await server.db
      .selectFrom('paymentEvents')
      .select('outcome')
      .where('orderNumber', 'in', [id, unknown])
      .orderBy('outcome')
      .execute();
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([
      'amount-mismatch',
      'unknown-order',
      'wrong-currency',
    ]);
  });

  it('[31] returns 401 for a bad signature, a changed byte and an unsigned shape', async () => {
    const { user, id } = await opened();
    const good = webhook({ orderCode: id });
    const bad = [
      webhook({ orderCode: id }, Buffer.from('another key')),
      { ...good, data: { ...good.data, amount: 1 } },
      { ...good, signature: good.signature.replace(/.$/, (last) => (last === '0' ? '1' : '0')) },
      { ...good, signature: '' },
      { ...good, signature: null },
      { ...good, data: { ...good.data, extra: 'x' } },
      { ...good, data: { ...good.data, amount: '59000' } },
      { ...good, data: null },
      {},
      [],
    ];
    for (const body of bad) expect((await tell(body)).status).toBe(401);
    expect((await server.post('user/payment/webhook/payos', good)).status).toBe(404);
    expect([await status(id), await diamonds(user.id)]).toEqual(['PENDING', 0]);
  });

  it('[32] credits one transaction to one order only', async () => {
    const [one, two] = [await opened(), await opened()];
    await tell(webhook({ orderCode: one.id, reference: 'bank-1' }));
    expect((await tell(webhook({ orderCode: two.id, reference: 'bank-1' }))).status).toBe(200);
    expect([await status(one.id), await status(two.id)]).toEqual(['COMPLETED', 'PENDING']);
    expect(await diamonds(two.user.id)).toBe(0);
  });

  it('[32] refuses to update or delete ledger rows', async () => {
    const { id } = await opened();
    await tell(webhook({ orderCode: id }));
    const change = server.db.updateTable('walletEntries').set({ amount: 1 }).where('paymentId', '=', id);
    await expect(change.execute()).rejects.toThrow('append-only');
    await expect(server.db.deleteFrom('walletEntries').execute()).rejects.toThrow('append-only');
  });
});

it('reads payments of a deleted package, and counts COMPLETED ones of an existing one', async () => {
  const admin = await server.makeAdmin();
  const { packageId, id } = await opened();
  await tell(webhook({ orderCode: id }));
  const shown = await server.get(`admin/diamond-packages/${packageId}`, { token: admin.token });
  expect(shown.body).toMatchObject({ purchaseCount: 1, category: 'Diamond' });
  const gone = await server.call('DELETE', `admin/diamond-packages/${packageId}`, undefined, {
    token: admin.token,
  });
  expect(gone.status).toBe(204);
  expect(await status(id)).toBe('COMPLETED');
  const payment = await server.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirst();
  expect(payment).toMatchObject({ packageId, packageName: 'Gói thử', amount: 59_000, diamonds: 650 });
});

it.each([
  ['en', 'Patrol Pack'],
  ['vi', 'Gói Tuần Tra'],
])('keeps the name that a buyer reads in %s', async (language, packageName) => {
  const { email } = await server.makeUser();
  const packageId = await makePackage({ name: 'Gói Tuần Tra', nameEn: 'Patrol Pack' });
  const headers = { 'accept-language': language };
  const { body } = await server.call('POST', 'user/payment/create', { email, packageId }, { headers });
  const payment = server.db.selectFrom('payments').select('packageName').where('id', '=', body.transactionId);
  expect(await payment.executeTakeFirst()).toEqual({ packageName });
});

it('lists active packages, cheapest first by the price as sent, with an ETag', async () => {
  await server.db.deleteFrom('diamondPackages').execute();
  await makePackage({ price: 250, currency: 'USD', name: 'hai đô rưỡi' });
  await makePackage({ price: 10_000, name: 'mười nghìn' });
  await makePackage({ price: 2, name: 'hai đồng' });
  await makePackage({ isActive: false });
  const answer = await server.get('user/payment/packages');
  expect(
    answer.body.packages.map(({ name, price }: { name: string; price: number }) => [name, price]),
  ).toEqual([
    ['hai đồng', 2],
    ['hai đô rưỡi', 2.5],
    ['mười nghìn', 10_000],
  ]);
  const headers = { 'if-none-match': String(answer.headers.etag) };
  expect((await server.get('user/payment/packages', { headers })).status).toBe(304);
  await makePackage();
  expect((await server.get('user/payment/packages', { headers })).status).toBe(200);
});

describe('the sandbox', () => {
  const press = async (outcome: string) => {
    const { user, id } = await opened();
    const { body } = await server.get(`user/payment/pending?email=${user.email}`);
    const path = String(body.paymentUrl).replace('http://localhost:3000', '');
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const page = await server.get(path);
    const answer = await server.post(path, `outcome=${outcome}`, { headers });
    return { user, id, path, page, answer };
  };

  it('is one form without scripts, in the buyer’s language', async () => {
    const { page, answer, path } = await press('nonsense');
    expect(page.status).toBe(200);
    expect(page.body.match(/<form method="post" action="/g)).toHaveLength(1);
    expect(page.body).toContain('name="outcome" value="completed"');
    expect(page.body).toContain('name="outcome" value="failed"');
    expect(page.body).toContain('name="outcome" value="cancelled"');
    expect(page.body).toContain('59,000');
    expect(page.body).not.toContain('<script');
    expect(page.headers['content-security-policy']).toContain("default-src 'none'");
    expect(page.headers['set-cookie']).toBeUndefined();
    expect((await server.get(path.replace('lang=en', 'lang=vi'))).body).toContain('Thanh toán thử nghiệm');
    expect(answer.status).toBe(303);
    expect((await server.get('/sandbox/checkout/unknown')).status).toBe(404);
  });

  it('confirms over HTTP by a signed webhook, retries while the server is down, and the first press counts', async () => {
    const { deliverNext } = await import('../../../server/payments/gateways/sandboxDelivery');
    const { user, id, path } = await press('completed');
    await server.post(path, 'outcome=cancelled', {
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
    });
    const warned: string[] = [];
    const log = { warn: (_: object, message: string) => void warned.push(message) };
    const address = { public: '', self: 'http://127.0.0.1:9' };
    expect(await deliverNext({ ...server.deps, address, log })).toBe(true);
    expect([warned, await status(id)]).toEqual([['sandbox webhook not delivered'], 'PENDING']);
    expect(await deliverNext({ ...server.deps, address, log })).toBe(false);
    server.clock.advance(minutes(1));
    const self = await server.listen();
    while (await deliverNext({ ...server.deps, address: { public: '', self }, log }));
    expect([await status(id), await diamonds(user.id)]).toEqual(['COMPLETED', 715]);
  });

  it('[36] the reconciler credits a payment whose webhook was lost', async () => {
    const { user, id } = await press('completed');
    await server.db.deleteFrom('sandboxDeliveries').execute();
    await work();
    expect(await status(id)).toBe('PENDING');
    server.clock.advance(minutes(2));
    await Promise.all([work(), work()]);
    expect([await status(id), await diamonds(user.id)]).toEqual(['COMPLETED', 715]);
  });

  it('[36] the status call queries a payment whose webhook is late', async () => {
    const { user, id } = await press('completed');
    await server.db.deleteFrom('sandboxDeliveries').execute();
    expect(await status(id)).toBe('PENDING');
    server.clock.advance(minutes(2));
    expect([await status(id), await diamonds(user.id)]).toEqual(['COMPLETED', 715]);
  });

  it('[36] a gateway that fails for one payment does not delay others', async () => {
    const [bad, good] = [await press('completed'), await press('completed')];
    await server.db.deleteFrom('sandboxDeliveries').execute();
    server.clock.advance(minutes(2));
    const { ask } = server.deps.gateways[0] as Gateway;
    const failing: Gateway['ask'] = async (order, signal) =>
      order.orderNumber === bad.id ? Promise.reject(new Error('down')) : ask(order, signal);
    const failingFor = [{ ...(server.deps.gateways[0] as Gateway), ask: failing }];
    logged.warned.length = 0;
    await work(failingFor);
    // Read from the row: the status call would query the gateway itself.
    const rows = server.db
      .selectFrom('payments')
      .select(['id', 'status'])
      .where('id', 'in', [bad.id, good.id]);
    expect(new Map((await rows.execute()).map(({ id, status }) => [id, status]))).toEqual(
      new Map([
        [bad.id, 'PENDING'],
        [good.id, 'COMPLETED'],
      ]),
    );
    expect(logged.warned).toEqual([{ err: new Error('down'), payment: bad.id, gateway: 'sandbox' }]);
    server.clock.advance(minutes(15));
    await work(failingFor);
    expect(await status(bad.id)).toBe('CANCELLED');
    await work();
    expect(await status(bad.id)).toBe('CANCELLED');
    server.clock.advance(hours(24));
    await work();
    expect([await status(bad.id), await diamonds(bad.user.id)]).toEqual(['COMPLETED', 715]);
  });

  it('[36] asks about an unpaid payment at its deadline, an hour and a day later, then until there is a response', async () => {
    const { id, user } = await opened();
    let asked = 0;
    let isDown = false;
    let isPaid = false;
    const transfer = { reference: `late-${id}`, amount: 59_000, currency: 'VND', at: null };
    const ask: Gateway['ask'] = async ({ orderNumber }) => {
      if (orderNumber !== id) return null;
      asked++;
      if (isDown) throw new Error('down');
      return { orderNumber, outcome: isPaid ? 'COMPLETED' : 'PENDING', transfers: isPaid ? [transfer] : [] };
    };
    const gateway = { ...(server.deps.gateways[0] as Gateway), ask, askedWhileOpen: false };
    const at = async (delay: number) => {
      server.clock.advance(delay);
      await work([gateway]);
      return asked;
    };
    await server.db
      .updateTable('paymentAttempts')
      .set({ nextAskAt: addMs(server.clock.now(), minutes(15)) })
      .where('paymentId', '=', id)
      .execute();
    expect(await at(minutes(14))).toBe(0);
    expect(await at(minutes(1))).toBe(1);
    expect(await status(id)).toBe('CANCELLED');
    expect(await at(minutes(59))).toBe(1);
    expect(await at(minutes(1))).toBe(2);
    isDown = true;
    expect(await at(hours(23))).toBe(3);
    const cases = () =>
      server.db.selectFrom('moneyCases').select('kind').where('paymentId', '=', id).orderBy('id').execute();
    expect(await cases()).toEqual([{ kind: 'not-answered' }]);
    isDown = false;
    isPaid = true;
    expect(await at(hours(1))).toBe(4);
    expect(await at(hours(25))).toBe(4);
    expect([await status(id), await diamonds(user.id)]).toEqual(['COMPLETED', 715]);
    expect(await cases()).toEqual([{ kind: 'not-answered' }, { kind: 'credited-late' }]);
  });
});

it('reproduces the published PayOS vector of the signature', async () => {
  // https://payos.vn/docs/tich-hop-webhook/kiem-tra-du-lieu-voi-signature/
  const key = '1a54716c8f0efb2744fb28b6e38b25da7f67a925d98bc1c18bd8faaecadd7675';
  expect(signData(key, payosSample)).toBe('412e915d2871504ed31be63c8f62a149a4410d34c4c42affc9006ef9917eaa03');
});
