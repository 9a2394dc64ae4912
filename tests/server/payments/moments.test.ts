import { afterEach, beforeEach, expect, it } from 'vitest';
import { inTransaction } from '../../../server/db/guard';
import { lockRequest } from '../../../server/money/requests/decide';
import { finish } from '../../../server/money/requests/finish';
import { refundNext } from '../../../server/money/requests/sendRefunds';
import { completeWaiting } from '../../../server/payments/checkout/waitingMoney';
import { settle } from '../../../server/payments/ledger/settle';
import { addMs, type Clock, hours, minutes } from '../../../server/platform/clock';
import { newId, newReference } from '../../../server/platform/ids';
import { casesWith, type Finance, financeOf } from '../../support/server/finance';
import { moneyProblemsOf } from '../../support/server/invariants';
import { beginSeasonAndCode } from '../../support/server/moneyPromises';
import { makePackage } from '../../support/server/packages';
import { notifySandbox, openPayment, sandboxNotice } from '../../support/server/payments';
import { type SecondGateway, secondGateway } from '../../support/server/secondGateway';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

// The clock of the other tests stands still. A real one has moved on whenever it is read again: what is of one moment must
// have read it once.

let server: TestApp;
let finance: Finance;
let second: SecondGateway;
beforeEach(async () => {
  server = await buildTestApp({
    gateways: ({ sandbox }) => {
      second = secondGateway(sandbox);
      return [sandbox, second.gateway];
    },
  });
  finance = await financeOf(server);
  await beginSeasonAndCode(server.db, 'MOMENT');
});
afterEach(() => server.close());

/** A clock that is `step` later each time it is read. */
function moving(step: number): Clock {
  let reads = 0;
  const from = server.clock.now();
  return { now: () => addMs(from, step * reads++) };
}

const begin = async (gateway: string) => {
  const { email, id: userId } = await server.makeUser();
  const packageId = await makePackage(server, { firstBonus: 50 });
  const given = { email, packageId, code: 'MOMENT', gateway };
  const { body } = await server.post('user/payment/create', given);
  return { id: body.transactionId as string, userId };
};

it('payments, refunds and gifts are each of one moment while every read of the clock is in another hour', async () => {
  const { id } = await begin('sandbox');
  const deps = { ...server.deps, clock: moving(hours(1)) };
  const transfer = { reference: 'paid', amount: 59_000, currency: 'VND', at: server.clock.now() };
  const report = { orderNumber: id, outcome: 'COMPLETED' as const, gatewayId: null, transfers: [transfer] };
  const [sandbox] = server.deps.gateways;
  if (!sandbox) throw new Error('There is no gateway');
  expect(await settle(deps, sandbox, report, 'webhook')).toMatchObject({ outcome: 'credited' });
  expect(await moneyProblemsOf(server.db)).toEqual([]);
  for (const amount of [20_000, 39_000]) {
    const { body } = await finance.refund(id, { amount });
    await inTransaction(server.db, async (tx) => {
      const request = await lockRequest(tx, body.id);
      if (request.kind === 'refund')
        await finish(tx, deps, request, { doneBy: null, reference: `back ${amount}` });
    });
  }
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});

it('the books agree after each way of paying and giving back, though the clock never stands still', async () => {
  const { db, clock, deps } = server;
  const { now } = clock;
  clock.now = () => {
    clock.advance(1);
    return now();
  };
  const [byNotice, byHand, waiting] = [await begin('sandbox'), await begin('sandbox'), await begin('vnpay')];
  await notifySandbox(server, byNotice.id);
  const { body: refund } = await finance.refund(byNotice.id, { amount: 59_000 });
  expect((await finance.confirm(refund.id)).status).toBe(200);
  expect((await finance.settle(byHand.id, { reference: 'typed' })).status).toBe(201);

  const bannedAt = clock.now();
  await db.updateTable('users').set({ bannedAt }).where('id', '=', waiting.userId).execute();
  const { orderNumber } = await db
    .selectFrom('paymentAttempts')
    .select('orderNumber')
    .where('paymentId', '=', waiting.id)
    .executeTakeFirstOrThrow();
  await server.post('user/payment/webhook/vnpay', sandboxNotice(server, orderNumber));
  await db.updateTable('users').set({ bannedAt: null }).where('id', '=', waiting.userId).execute();
  await completeWaiting(deps);
  expect((await finance.refund(waiting.id, { amount: 9000 })).body).toMatchObject({ byGateway: true });
  clock.advance(minutes(1));
  await refundNext({ ...deps, log: { warn: () => undefined, error: () => undefined } });

  const stranger = newReference();
  await notifySandbox(server, stranger, { reference: stranger });
  const { id } = await openPayment(server);
  const [found] = await casesWith(server, 'reference', stranger);
  const matched = { kind: 'match', paymentId: id, reference: 'matched' };
  expect((await finance.resolve(found?.id ?? '', matched)).status).toBe(201);

  // The first player owes what the gift of the season was: diamonds from staff repay it.
  const given = {
    wallet: 'diamonds',
    amount: 200,
    reasonKind: 'event',
    reason: 'A moment',
    idempotencyKey: newId(),
  };
  const token = await finance.tokenOf(0);
  expect((await server.post(`admin/players/${byNotice.userId}/wallet`, given, { token })).status).toBe(201);
  const done = await db.selectFrom('payments').select('status').execute();
  expect(done.map(({ status }) => status)).toEqual(Array(4).fill('COMPLETED'));
  expect(await moneyProblemsOf(db)).toEqual([]);
});
