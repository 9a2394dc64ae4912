import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { hours, later, minutes } from '../../server/clock';
import { newId } from '../../server/ids';
import type { Gateway } from '../../server/payments/gateways/gateway';
import { signData } from '../../server/payments/gateways/signature';
import { creditInvariant, walletInvariant } from '../../server/payments/ledger';
import { type ReconcileDependencies, reconcile } from '../../server/payments/reconcile';
import { makePackage as packageOn } from '../support/server/packages';
import { buildTestApp, type TestApp } from '../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());
afterEach(async () => {
  expect(await walletInvariant(server.db)).toEqual([]);
  expect(await creditInvariant(server.db)).toEqual([]);
});

const makePackage = (given?: object) => packageOn(server, given);
const create = (email: string, packageId: string) => server.post('user/payment/create', { email, packageId });
const status = async (id: string) => (await server.get(`user/payment/status/${id}`)).body.status;
const diamonds = async (id: string) =>
  (await server.db.selectFrom('users').select('diamonds').where('id', '=', id).executeTakeFirstOrThrow())
    .diamonds;

const warned: object[] = [];
const reported: object[] = [];
const withLog = (change: Partial<ReconcileDependencies> = {}): ReconcileDependencies => ({
  ...server.deps,
  log: { warn: (what) => void warned.push(what), error: (what) => void reported.push(what) },
  ...change,
});

interface Told {
  orderCode: string;
  amount?: number;
  currency?: string;
  reference?: string;
  status?: string;
}
const webhook = (told: Told, key: Buffer = server.keys.sandboxWebhook) => {
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
  it('answers 201 and a link, then 200 with the same one', async () => {
    const user = await server.makeUser();
    const packageId = await makePackage();
    const first = await create(user.email, packageId);
    expect(first).toMatchObject({
      status: 201,
      body: {
        transactionId: expect.stringMatching(/^[0-9a-f]{32}$/),
        paymentUrl: expect.stringMatching(/^http:\/\/localhost:3000\/sandbox\/checkout\//),
        expiresAt: later(server.clock.now(), minutes(15)).toISOString(),
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
    const packageId = await makePackage({ bonusEndAt: later(server.clock.now(), -hours(1)) });
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
    expect(mails.map(({ subject }) => subject)).toEqual(['Đã nạp 715 kim cương']);
  });

  it('[33] credits late money after CANCELLED, FAILED and expiry; COMPLETED is final', async () => {
    for (const close of ['CANCELLED', 'FAILED', 'expiry']) {
      const { user, id } = await opened();
      if (close === 'expiry') {
        server.clock.advance(minutes(16));
        expect(await status(id)).toBe('CANCELLED');
        await reconcile(withLog());
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
      { orderCode: id, currency: 'USD' },
      { orderCode: unknown },
    ]) {
      expect((await tell(webhook(told))).status).toBe(200);
    }
    expect([await status(id), await diamonds(user.id)]).toEqual(['PENDING', 0]);
    const outcomes = await server.db
      .selectFrom('paymentEvents')
      .select('outcome')
      .where('paymentId', 'in', [id, unknown])
      .orderBy('outcome')
      .execute();
    expect(outcomes.map(({ outcome }) => outcome)).toEqual([
      'amount mismatch',
      'amount mismatch',
      'unknown order',
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
  expect(payment).toMatchObject({ packageId: null, packageName: 'Gói thử', amount: 59_000, diamonds: 650 });
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
    const { deliverNext } = await import('../../server/payments/gateways/sandboxDelivery');
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
    await reconcile(withLog());
    expect(await status(id)).toBe('PENDING');
    server.clock.advance(minutes(2));
    await Promise.all([reconcile(withLog()), reconcile(withLog())]);
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
    const failing = async (id: string) => (id === bad.id ? Promise.reject(new Error('down')) : ask(id));
    warned.length = 0;
    await reconcile(withLog({ gateways: [{ name: 'sandbox', ask: failing }] }));
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
    expect(warned).toEqual([{ err: new Error('down'), payment: bad.id }]);
    server.clock.advance(minutes(15));
    await reconcile(withLog({ gateways: [{ name: 'sandbox', ask: failing }] }));
    expect(await status(bad.id)).toBe('CANCELLED');
    await reconcile(withLog());
    expect(await status(bad.id)).toBe('CANCELLED');
    server.clock.advance(hours(24));
    await reconcile(withLog());
    expect([await status(bad.id), await diamonds(bad.user.id)]).toEqual(['COMPLETED', 715]);
  });

  it('[36] queries an unpaid payment once more, a day after its deadline, until there is a response', async () => {
    const { id, user } = await opened();
    server.clock.advance(minutes(15));
    await reconcile(withLog());
    const asked: string[] = [];
    let isDown = true;
    const ask = async (one: string) => {
      if (one === id) asked.push(one);
      if (isDown) throw new Error('down');
      const paid = {
        outcome: 'COMPLETED',
        amount: 59_000,
        currency: 'VND',
        reference: `late-${id}`,
      } as const;
      return one === id ? { transactionId: id, ...paid } : null;
    };
    const late = () => reconcile(withLog({ gateways: [{ name: 'sandbox', ask }] }));
    server.clock.advance(hours(24) - minutes(1));
    await late();
    expect(asked).toHaveLength(0);
    server.clock.advance(minutes(1));
    await late();
    expect([asked.length, await status(id)]).toEqual([1, 'CANCELLED']);
    isDown = false;
    await late();
    await late();
    expect([asked.length, await status(id), await diamonds(user.id)]).toEqual([2, 'COMPLETED', 715]);
  });
});

it('reproduces the published PayOS vector of the signature', async () => {
  // https://payos.vn/docs/tich-hop-webhook/kiem-tra-du-lieu-voi-signature/
  const key = '1a54716c8f0efb2744fb28b6e38b25da7f67a925d98bc1c18bd8faaecadd7675';
  const data = {
    orderCode: 123,
    amount: 3000,
    description: 'VQRIO123',
    accountNumber: '12345678',
    reference: 'TF230204212323',
    transactionDateTime: '2023-02-04 18:25:00',
    currency: 'VND',
    paymentLinkId: '124c33293c43417ab7879e14c8d9eb18',
    code: '00',
    desc: 'Thành công',
    counterAccountBankId: '',
    counterAccountBankName: '',
    counterAccountName: '',
    counterAccountNumber: '',
    virtualAccountName: '',
    virtualAccountNumber: '',
  };
  expect(signData(key, data)).toBe('412e915d2871504ed31be63c8f62a149a4410d34c4c42affc9006ef9917eaa03');
});
