import { afterAll, beforeAll, expect, it } from 'vitest';
import { refundNext } from '../../../server/money/requests/sendRefunds';
import { vnpayGateway } from '../../../server/payments/gateways/vnpay';
import { hours, minutes } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { moneyProblemsOf } from '../../support/server/invariants';
import { makePackage } from '../../support/server/packages';
import { buildTestApp, type TestApp } from '../../support/server/testApp';
import { startVnpay } from '../../support/server/vnpayStandIn';

let server: TestApp;
let vnpay: Awaited<ReturnType<typeof startVnpay>>;
let token: string;
beforeAll(async () => {
  vnpay = await startVnpay({ now: () => server.clock.now() });
  server = await buildTestApp({
    gateways: ({ clock }) => [vnpayGateway(vnpay.settings, { clock })],
  });
});
afterAll(async () => {
  expect(await moneyProblemsOf(server.db)).toEqual([]);
  await server.close();
  await vnpay.close();
});

const log = { warn: () => undefined, error: () => undefined };
const work = async (knownGateways = server.deps.knownGateways) => {
  while (await refundNext({ ...server.deps, log, knownGateways }));
};
/** A payment through VNPay, and a requested refund of it. */
const refunded = async (amount = 59_000) => {
  const { email, id: playerId } = await server.makeUser();
  const { body } = await server.post('user/payment/create', { email, packageId: await makePackage(server) });
  const txnRef = vnpay.open(body.paymentUrl);
  const { query } = vnpay.end(txnRef, 'paid', { isSilent: true });
  await server.get(`user/payment/webhook/vnpay?${query}`);
  // Sessions expire as the clock advances.
  token = (await server.makeStaff('finance')).token;
  const asked = await server.post(
    `admin/transactions/${body.transactionId}/refunds`,
    { amount, reasonKind: 'mistake', reason: 'Bought by mistake', idempotencyKey: newId() },
    { token },
  );
  expect(asked.body).toMatchObject({ state: 'approved', byGateway: true });
  return { paymentId: body.transactionId as string, requestId: asked.body.id as string, txnRef, playerId };
};
const request = (id: string) =>
  server.db.selectFrom('moneyRequests').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const diamonds = async (id: string) =>
  (await server.db.selectFrom('users').select('diamonds').where('id', '=', id).executeTakeFirst())?.diamonds;
const refundsAt = (txnRef: string) =>
  vnpay.orders.get(txnRef)?.transactions.filter(({ type }) => type !== '01').length;

it('VNPay gives the money back by its refund call, the diamonds are taken back with it', async () => {
  vnpay.refundsAre('00');
  const { requestId, playerId, txnRef, paymentId } = await refunded();
  await Promise.all([work(), work()]);
  expect(await request(requestId)).toMatchObject({ state: 'done', doneBy: null, diamondsTaken: 650 });
  expect([await diamonds(playerId), refundsAt(txnRef)]).toEqual([0, 1]);
  const again = await server.post(
    `admin/transactions/${paymentId}/refunds`,
    { amount: 1, reasonKind: 'mistake', reason: 'Once more', idempotencyKey: newId() },
    { token },
  );
  expect(again.status).toBe(400);
});

it('a refund that VNPay works on is asked about until it is done, and its amount stays reserved', async () => {
  vnpay.refundsAre('05');
  const { requestId, playerId, txnRef, paymentId } = await refunded(20_000);
  await work();
  expect(await request(requestId)).toMatchObject({ state: 'sent' });
  const other = await server.post(
    `admin/transactions/${paymentId}/refunds`,
    { amount: 20_000, reasonKind: 'mistake', reason: 'Another', idempotencyKey: newId() },
    { token },
  );
  expect([other.status, other.body.message]).toEqual([
    409,
    'A refund of this payment is in progress at the gateway.',
  ]);
  vnpay.refundsAre('00', txnRef);
  await work();
  expect((await request(requestId)).state).toBe('sent');
  server.clock.advance(minutes(1));
  await work();
  expect(await request(requestId)).toMatchObject({ state: 'done', diamondsTaken: 220, bonusTaken: 22 });
  expect([await diamonds(playerId), refundsAt(txnRef)]).toEqual([473, 1]);
});

it('what VNPay tells of an earlier refund of the same amount is not taken for this one', async () => {
  vnpay.refundsAre('00');
  const { requestId, paymentId, txnRef } = await refunded(20_000);
  await work();
  expect((await request(requestId)).state).toBe('done');
  const second = await server.post(
    `admin/transactions/${paymentId}/refunds`,
    { amount: 20_000, reasonKind: 'mistake', reason: 'Another', idempotencyKey: newId() },
    { token },
  );
  vnpay.fail('error');
  await work();
  server.clock.advance(hours(1));
  await work();
  expect([(await request(second.body.id)).state, refundsAt(txnRef)]).toEqual(['sent', 1]);
});

it('an unanswered call is asked about and never repeated', async () => {
  vnpay.refundsAre('00');
  const { requestId, playerId, txnRef } = await refunded();
  vnpay.fail('acceptThenHang');
  // Waits a short time only for what does not come: on a busy machine a response may take as long.
  const { clock } = server;
  await work([vnpayGateway(vnpay.settings, { clock, timeout: 1000 })]);
  expect((await request(requestId)).state).toBe('sent');
  for (let n = 0; n < 3; n++) {
    server.clock.advance(hours(1));
    await work();
  }
  expect(await request(requestId)).toMatchObject({ state: 'done' });
  expect([await diamonds(playerId), refundsAt(txnRef)]).toEqual([0, 1]);
});

it('a call that never arrived stays with the people: VNPay knows nothing, and somebody says how it ended', async () => {
  const { requestId, playerId, txnRef } = await refunded();
  vnpay.fail('error');
  await work();
  server.clock.advance(hours(1));
  await work();
  expect([(await request(requestId)).state, refundsAt(txnRef)]).toEqual(['sent', 0]);
  token = (await server.makeStaff('finance')).token;
  const failed = await server.post(
    `admin/money-requests/${requestId}/confirm`,
    { outcome: 'failed', note: 'VNPay never got it' },
    { token },
  );
  expect(failed.body).toMatchObject({ state: 'failed' });
  expect(await diamonds(playerId)).toBe(715);
});

it('a refund that VNPay refuses fails with its words, and takes nothing', async () => {
  vnpay.refundsAre('09');
  const { requestId, playerId } = await refunded();
  await work();
  for (let n = 0; n < 2; n++) {
    server.clock.advance(hours(1));
    await work();
  }
  expect(await request(requestId)).toMatchObject({ state: 'failed', note: expect.stringMatching(/\S/) });
  expect(await diamonds(playerId)).toBe(715);
});

it('a payment that VNPay has given back is told as such to staff who ask, not as silence', async () => {
  vnpay.refundsAre('00');
  const { paymentId } = await refunded();
  await work();
  const { token } = await server.makeStaff('finance');
  const { body } = await server.post(`admin/transactions/${paymentId}/ask`, undefined, { token });
  expect(body.replies).toMatchObject([{ gateway: 'vnpay', said: 'refunded', outcome: null }]);
  // An order that was refunded before we heard of its payment is for a person to look at.
  await server.db
    .updateTable('paymentAttempts')
    .set({ state: 'OPEN' })
    .where('paymentId', '=', paymentId)
    .execute();
  const again = await server.post(`admin/transactions/${paymentId}/ask`, undefined, { token });
  expect(again.body.replies).toMatchObject([{ said: 'silent' }]);
});
