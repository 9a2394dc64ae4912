import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { payosGateway } from '../../../server/payments/gateways/payos';
import { vnpayGateway } from '../../../server/payments/gateways/vnpay';
import { hours, minutes } from '../../../server/platform/clock';
import { workPayments } from '../../support/server/asking';
import { moneyProblemsOf } from '../../support/server/invariants';
import { makePackage } from '../../support/server/packages';
import { startPayos } from '../../support/server/payosStandIn';
import { buildTestApp, type TestApp } from '../../support/server/testApp';
import { startVnpay } from '../../support/server/vnpayStandIn';

let server: TestApp;
let payos: Awaited<ReturnType<typeof startPayos>>;
let vnpay: Awaited<ReturnType<typeof startVnpay>>;
beforeAll(async () => {
  const now = () => server.clock.now();
  [payos, vnpay] = await Promise.all([startPayos({ now }), startVnpay({ now })]);
  server = await buildTestApp({
    gateways: ({ clock }) => [payosGateway(payos.settings), vnpayGateway(vnpay.settings, { clock })],
  });
  const self = await server.listen();
  await payos.register(`${self}/api/user/payment/webhook/payos`);
  vnpay.register(`${self}/api/user/payment/webhook/vnpay`);
});
afterAll(async () => {
  await server.close();
  await payos.close();
  await vnpay.close();
});
afterEach(async () => {
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});

const create = (email: string, packageId: string, gateway?: string) =>
  server.post('user/payment/create', { email, packageId, ...(gateway && { gateway }) });
const opened = async (gateway?: string) => {
  const player = await server.makeUser();
  const packageId = await makePackage(server);
  const { body } = await create(player.email, packageId, gateway);
  const [attempt] = await attemptsOf(body.transactionId);
  return {
    player,
    packageId,
    id: body.transactionId as string,
    url: body.paymentUrl as string,
    order: attempt?.orderNumber ?? '',
  };
};
const attemptsOf = (paymentId: string) =>
  server.db
    .selectFrom('paymentAttempts')
    .selectAll()
    .where('paymentId', '=', paymentId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
const states = async (paymentId: string) =>
  (await attemptsOf(paymentId)).map(({ gateway, state }) => `${gateway} ${state}`);
const status = async (id: string) =>
  (await server.db.selectFrom('payments').select('status').where('id', '=', id).executeTakeFirst())?.status;
const diamonds = async (id: string) =>
  (await server.db.selectFrom('users').select('diamonds').where('id', '=', id).executeTakeFirst())?.diamonds;
const cases = async (paymentId: string) =>
  (
    await server.db
      .selectFrom('moneyCases')
      .select(['kind', 'state', 'outcome'])
      .where('paymentId', '=', paymentId)
      .orderBy('id')
      .execute()
  ).map(({ kind, state, outcome }) => [kind, state, outcome].filter(Boolean).join(' '));

describe('the choice of a gateway', () => {
  it('is the first that takes the currency; another is another attempt of the same payment', async () => {
    const { player, packageId, id, url } = await opened();
    expect(url).toContain(`${payos.url}/web/`);
    const other = await create(player.email, packageId, 'vnpay');
    expect([other.status, other.body.transactionId]).toEqual([200, id]);
    expect(other.body.paymentUrl).toContain(`${vnpay.url}/paymentv2/`);
    expect(await states(id)).toEqual(['payos OPEN', 'vnpay OPEN']);
    const pending = await server.get(`user/payment/pending?email=${player.email}`);
    expect(pending.body.paymentUrl).toBe(other.body.paymentUrl);
    expect((await create(player.email, packageId)).body.paymentUrl).toBe(url);
    expect(await states(id)).toHaveLength(2);
  });

  it('is refused at its field when it is not on offer', async () => {
    const { email } = await server.makeUser();
    const packageId = await makePackage(server);
    for (const gateway of ['sandbox', 'stripe', '']) {
      const answer = await server.post('user/payment/create', { email, packageId, gateway });
      expect([answer.status, answer.body.errors?.gateway?.length]).toEqual([400, 1]);
    }
    expect((await server.get('user/payment/gateways')).body).toEqual({
      gateways: [
        { name: 'payos', currencies: ['VND'], takesParts: true },
        { name: 'vnpay', currencies: ['VND'], takesParts: false },
      ],
    });
  });

  it('an ended attempt ends only itself; the payment ends with its last one', async () => {
    const { player, packageId, id } = await opened('vnpay');
    const txnRef = vnpay.open((await attemptsOf(id))[0]?.paymentUrl ?? '');
    await create(player.email, packageId, 'payos');
    vnpay.end(txnRef, 'cancelled');
    await vnpay.settled();
    expect([await states(id), await status(id)]).toEqual([['vnpay CANCELLED', 'payos OPEN'], 'PENDING']);
    const payosOrder = Number((await attemptsOf(id))[1]?.orderNumber);
    payos.end(payosOrder, 'FAILED');
    server.clock.advance(minutes(2));
    await workPayments(server.deps);
    expect([await states(id), await status(id)]).toEqual([['vnpay CANCELLED', 'payos FAILED'], 'FAILED']);
  });

  it('money by both credits once, and the second is a case', async () => {
    const { player, packageId, id, order } = await opened();
    const other = await create(player.email, packageId, 'vnpay');
    payos.pay(Number(order));
    await payos.settled();
    vnpay.end(vnpay.open(other.body.paymentUrl), 'paid');
    await vnpay.settled();
    expect(await diamonds(player.id)).toBe(715);
    expect(await cases(id)).toEqual(['paid-twice open']);
    expect(vnpay.deliveries.at(-1)?.body).toMatchObject({ RspCode: '00' });
  });

  it('the page of the other attempt is closed once one is paid, so that nobody pays twice', async () => {
    const { player, packageId, id, order } = await opened();
    const other = await create(player.email, packageId, 'vnpay');
    vnpay.end(vnpay.open(other.body.paymentUrl), 'paid');
    await vnpay.settled();
    expect(await status(id)).toBe('COMPLETED');
    server.clock.advance(5000);
    await workPayments(server.deps);
    expect(payos.orders.get(Number(order))?.state).toBe('CANCELLED');
    expect(await cases(id)).toEqual([]);
  });
});

describe('PayOS', () => {
  it('two transfers that together make the price credit; until then they wait', async () => {
    const { player, id, order } = await opened();
    payos.pay(Number(order), 20_000);
    await payos.settled();
    expect([await status(id), await diamonds(player.id)]).toEqual(['PENDING', 0]);
    payos.pay(Number(order), 39_000);
    await payos.settled();
    expect([await status(id), await diamonds(player.id)]).toEqual(['COMPLETED', 715]);
    expect(await cases(id)).toEqual(['underpaid closed credited']);
  });

  it('less is a case when the payment expires, more credits once and the rest is a case', async () => {
    const [less, more] = [await opened(), await opened()];
    const token = (await server.makeStaff('finance')).token;
    const queue = async () =>
      (await server.get('admin/cases', { token })).body.filter(
        ({ paymentId }: { paymentId: string }) => paymentId === less.id,
      );
    payos.pay(Number(less.order), 58_999);
    payos.pay(Number(more.order), 60_000);
    await payos.settled();
    expect(await queue()).toEqual([]);
    expect([await diamonds(more.player.id), await cases(more.id)]).toEqual([715, ['overpaid open']]);
    server.clock.advance(minutes(15));
    await workPayments(server.deps);
    const { accessToken } = await server.signIn((await server.makeStaff('finance')).email);
    const due = await server.get('admin/cases', { token: accessToken });
    expect(due.body.find(({ paymentId }: { paymentId: string }) => paymentId === less.id)).toMatchObject({
      kind: 'underpaid',
      held: 58_999,
    });
    payos.pay(Number(less.order), 1);
    await payos.settled();
    expect(await diamonds(less.player.id)).toBe(715);
  });

  it('a failure told after the payment is a reversal, though its transfers are still listed', async () => {
    const { id, order } = await opened();
    payos.pay(Number(order));
    await payos.settled();
    payos.end(Number(order), 'FAILED');
    const { token } = await server.makeStaff('finance');
    const { body } = await server.post(`admin/transactions/${id}/ask`, undefined, { token });
    expect(body.replies).toMatchObject([{ said: 'FAILED', outcome: 'reversed' }]);
    expect(await cases(id)).toEqual(['reversed open']);
  });

  it('a page that ended with a part is over, whatever was told about the part before', async () => {
    const { id, order } = await opened();
    payos.pay(Number(order), 20_000);
    await payos.settled();
    payos.end(Number(order), 'CANCELLED');
    server.clock.advance(minutes(2));
    await workPayments(server.deps);
    expect([await states(id), await status(id)]).toEqual([['payos CANCELLED'], 'CANCELLED']);
    expect((await server.get(`user/payment/status/${id}`)).body).toMatchObject({
      received: 20_000,
      held: 20_000,
    });
  });

  it('the rest has a page of its own, for what is missing; the first one is closed', async () => {
    const { player, packageId, id, order, url } = await opened();
    payos.pay(Number(order), 20_000);
    await payos.settled();
    expect((await server.get(`user/payment/status/${id}`)).body).toEqual({
      status: 'PENDING',
      amount: 59_000,
      currency: 'VND',
      received: 20_000,
      missing: 39_000,
    });
    const again = await create(player.email, packageId);
    const pending = await server.get(`user/payment/pending?email=${player.email}`);
    expect([again.status, again.body.transactionId]).toEqual([200, id]);
    expect(again.body.paymentUrl).not.toBe(url);
    expect(pending.body.paymentUrl).toBe(again.body.paymentUrl);
    expect((await create(player.email, packageId)).body.paymentUrl).toBe(again.body.paymentUrl);
    const rest = (await attemptsOf(id))[1];
    expect(payos.orders.get(Number(rest?.orderNumber))?.amount).toBe(39_000);
    server.clock.advance(5000);
    await workPayments(server.deps);
    expect(payos.orders.get(Number(order))?.state).toBe('CANCELLED');
    payos.pay(Number(rest?.orderNumber));
    await payos.settled();
    expect([await status(id), await diamonds(player.id)]).toEqual(['COMPLETED', 715]);
    expect(await states(id)).toEqual(['payos CANCELLED', 'payos PAID']);
    expect(await cases(id)).toEqual(['underpaid closed credited']);
  });

  it('money on the first page counts too, whichever page is paid first', async () => {
    const { player, packageId, id, order } = await opened();
    payos.pay(Number(order), 20_000);
    await payos.settled();
    await create(player.email, packageId);
    const rest = (await attemptsOf(id))[1];
    payos.pay(Number(order), 39_000);
    await payos.settled();
    expect(await status(id)).toBe('COMPLETED');
    payos.pay(Number(rest?.orderNumber));
    await payos.settled();
    expect(await diamonds(player.id)).toBe(715);
    expect(await cases(id)).toEqual(['underpaid closed credited', 'paid-twice open']);
  });

  it('parts cannot be completed by a gateway that takes none', async () => {
    const { player, packageId, id, order } = await opened();
    await create(player.email, packageId, 'vnpay');
    payos.pay(Number(order), 20_000);
    await payos.settled();
    const other = await create(player.email, packageId, 'vnpay');
    expect([other.status, other.body.message]).toEqual([
      409,
      expect.stringContaining('takes partial payments'),
    ]);
    const pending = await server.get(`user/payment/pending?email=${player.email}`);
    expect(pending.body.paymentUrl).toContain(`${payos.url}/web/`);
    expect((await attemptsOf(id)).map(({ amount }) => amount)).toEqual([null, null, 39_000]);
  });

  it('the page stays payable no longer than a person needs to settle the payment by hand', async () => {
    const { id, order } = await opened();
    const { token } = await server.makeStaff('finance');
    const given = { reference: `FT-${id}`, reason: 'At the desk', idempotencyKey: id };
    expect((await server.post(`admin/transactions/${id}/settle`, given, { token })).status).toBe(201);
    server.clock.advance(5000);
    await workPayments(server.deps);
    expect(payos.orders.get(Number(order))?.state).toBe('CANCELLED');
  });

  it('is answered 200 for the test of a registered address, which opens no case', async () => {
    const before = await server.db.selectFrom('moneyCases').select('id').execute();
    const self = server.deps.address.self;
    expect(await payos.register(`${self}/api/user/payment/webhook/payos`)).toBe(true);
    expect(await server.db.selectFrom('moneyCases').select('id').execute()).toEqual(before);
  });

  it('takes another order number when the page of the first was lost', async () => {
    payos.fail('acceptThenError', 'acceptThenError', 'acceptThenError');
    const player = await server.makeUser();
    const packageId = await makePackage(server);
    const first = await create(player.email, packageId);
    const again = await create(player.email, packageId);
    expect([first.status, again.status]).toContain(200);
    expect(again.body.paymentUrl).toContain('/web/');
    const attempts = await attemptsOf(again.body.transactionId);
    expect(attempts.filter(({ state }) => state === 'OPEN')).toHaveLength(1);
    // The lost one is still queried: money for it is not lost.
    const lost = attempts.find(({ state }) => state === 'CANCELLED');
    payos.pay(Number(lost?.orderNumber), undefined, { isSilent: true });
    server.clock.advance(minutes(2));
    await workPayments(server.deps);
    expect(await diamonds(player.id)).toBe(715);
  });

  it('finds in its list of transfers what no webhook told, and closes the page at the end', async () => {
    const [paid, unpaid] = [await opened(), await opened()];
    // A page that does not expire.
    const link = payos.orders.get(Number(unpaid.order));
    if (link) link.expiredAt = null;
    payos.pay(Number(paid.order), 30_000, { isSilent: true });
    payos.pay(Number(paid.order), 29_000, { isSilent: true });
    server.clock.advance(minutes(2));
    await workPayments(server.deps);
    expect(await diamonds(paid.player.id)).toBe(715);
    server.clock.advance(minutes(13));
    await workPayments(server.deps);
    expect(link?.state).toBe('CANCELLED');
    expect(await status(unpaid.id)).toBe('CANCELLED');
  });
});

describe('VNPay', () => {
  const txnOf = ({ url }: { url: string }) => vnpay.open(url);
  const replies = async (query: URLSearchParams) =>
    (await server.get(`user/payment/webhook/vnpay?${query}`)).body.RspCode;

  it('is answered 00 once and 02 for exact repeats, 01, 04, 97 as its page says', async () => {
    const payment = await opened('vnpay');
    const { query } = vnpay.end(txnOf(payment), 'paid', { isSilent: true });
    expect(await replies(query)).toBe('00');
    expect(await replies(query)).toBe('02');
    expect(await diamonds(payment.player.id)).toBe(715);
    const changed = new URLSearchParams(query);
    changed.set('vnp_Amount', '100');
    expect(await replies(changed)).toBe('97');
    const wrong = await opened('vnpay');
    const txnRef = txnOf(wrong);
    const less = vnpay.end(txnRef, 'paid', { amount: 1000, isSilent: true });
    expect(await replies(less.query)).toBe('04');
    expect(await replies(less.query)).toBe('04');
    expect(await cases(wrong.id)).toEqual(['amount-mismatch open']);
    await server.db
      .updateTable('paymentAttempts')
      .set({ orderNumber: 'elsewhere' })
      .where('paymentId', '=', wrong.id)
      .execute();
    const unknown = vnpay.end(txnRef, 'paid', { isSilent: true });
    expect(await replies(unknown.query)).toBe('01');
    await server.db
      .updateTable('paymentAttempts')
      .set({ orderNumber: txnRef })
      .where('paymentId', '=', wrong.id)
      .execute();
    await server.db
      .updateTable('movements')
      .set({ orderNumber: 'elsewhere' })
      .where('orderNumber', '=', txnRef)
      .where('attemptId', 'is', null)
      .execute();
  });

  it('keeps what VNPay signed, once, whatever a stranger adds to it', async () => {
    const payment = await opened('vnpay');
    const { query } = vnpay.end(txnOf(payment), 'failed', { isSilent: true });
    const names = [...query.keys()];
    for (let n = 0; n < 20; n++) {
      const shuffled = new URLSearchParams();
      for (const name of [...names].sort(() => Math.random() - 0.5))
        shuffled.set(name, query.get(name) ?? '');
      expect(
        await replies(new URLSearchParams(`${shuffled}&z=${'x'.repeat(6000)}&n=${n}&vnp_Empty=`)),
      ).toMatch(/00|02/);
    }
    const events = server.db.selectFrom('paymentEvents').selectAll().where('paymentId', '=', payment.id);
    const [event, ...more] = await events.execute();
    expect([more, event?.times, event?.body.includes('xxx')]).toEqual([[], 20, false]);
    expect(Object.fromEntries(new URLSearchParams(event?.body))).toEqual(Object.fromEntries(query));
  });

  it('late money is credited and answered 00; a failure replayed by the buyer reverses nothing', async () => {
    const payment = await opened('vnpay');
    const txnRef = txnOf(payment);
    const failed = vnpay.end(txnRef, 'failed', { isSilent: true });
    server.clock.advance(minutes(20));
    await workPayments(server.deps);
    const { query } = vnpay.end(txnRef, 'paid', { isSilent: true });
    expect(await replies(query)).toBe('00');
    expect(await diamonds(payment.player.id)).toBe(715);
    expect(await replies(failed.query)).toBe('02');
    expect(await cases(payment.id)).toEqual(['credited-late open']);
  });

  it('money of a wrong amount is told as held, and never as a part', async () => {
    const payment = await opened('vnpay');
    vnpay.end(txnOf(payment), 'paid', { amount: 20_000 });
    await vnpay.settled();
    const told = async () => (await server.get(`user/payment/status/${payment.id}`)).body;
    const money = { amount: 59_000, currency: 'VND', received: 20_000, held: 20_000 };
    expect(await told()).toEqual({ status: 'PENDING', ...money });
    server.clock.advance(minutes(16));
    await workPayments(server.deps);
    expect(await told()).toMatchObject({ status: 'CANCELLED', ...money });
  });

  it('07 holds the money in a case, 04 says that it was taken back', async () => {
    const suspected = await opened('vnpay');
    const query = vnpay.end(txnOf(suspected), 'suspected', { isSilent: true }).query;
    expect(await replies(query)).toBe('00');
    expect([await diamonds(suspected.player.id), await cases(suspected.id)]).toEqual([
      0,
      ['suspected-fraud open'],
    ]);
    const reversed = await opened('vnpay');
    const txnRef = txnOf(reversed);
    expect(await replies(vnpay.end(txnRef, 'paid', { isSilent: true }).query)).toBe('00');
    expect(await replies(vnpay.reverse(txnRef))).toBe('00');
    expect(await cases(reversed.id)).toEqual(['reversed open']);
  });

  it('is asked at the deadline, an hour and a day later, and credits what its IPN did not tell', async () => {
    const payment = await opened('vnpay');
    vnpay.end(txnOf(payment), 'paid', { isSilent: true });
    const asks = async (paymentId: string) => (await attemptsOf(paymentId))[0]?.asks ?? 0;
    server.clock.advance(minutes(14));
    await workPayments(server.deps);
    expect(await asks(payment.id)).toBe(0);
    server.clock.advance(minutes(1));
    await workPayments(server.deps);
    expect(await diamonds(payment.player.id)).toBe(715);
    const unpaid = await opened('vnpay');
    const times: number[] = [];
    for (const wait of [minutes(15), hours(1), hours(23), hours(30)]) {
      server.clock.advance(wait);
      const from = await asks(unpaid.id);
      await workPayments(server.deps);
      times.push((await asks(unpaid.id)) - from);
    }
    expect(times).toEqual([1, 1, 1, 0]);
    expect(await status(unpaid.id)).toBe('CANCELLED');
  });
});
