import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { Metrics } from '../../../server/operations/metrics/metrics';
import type { Gateway, GatewayUpdate, Transfer } from '../../../server/payments/gateways/gateway';
import { minutes } from '../../../server/platform/clock';
import { type Logged, workPayments } from '../../support/server/asking';
import { moneyProblemsOf } from '../../support/server/invariants';
import { notifySandbox, openPayment } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
const logged: Logged = { warned: [], reported: [] };
beforeAll(async () => {
  server = await buildTestApp();
  server.deps.metrics = new Metrics();
});
afterAll(() => server.close());
beforeEach(() => {
  logged.reported.length = 0;
});

const opened = async () => {
  const { id, player } = await openPayment(server);
  return { id, userId: player.id };
};
const tell = (id: string, status: string, reference = `ref-${id}`) =>
  notifySandbox(server, id, { status, reference });
const events = (paymentId: string) =>
  server.db
    .selectFrom('paymentEvents')
    .select(['source', 'outcome', 'times'])
    .where('paymentId', '=', paymentId)
    .orderBy('id')
    .execute();
const diamonds = async (id: string) =>
  (await server.db.selectFrom('users').select('diamonds').where('id', '=', id).executeTakeFirst())?.diamonds;
const counted = () => server.deps.metrics?.registry.metrics();
/** What the process does when the gateway returns this about the one payment, and nothing about others. */
const askedAbout = (id: string, said: Partial<GatewayUpdate> & { transfer?: Partial<Transfer> }) => {
  const { transfer, ...rest } = said;
  const told = { reference: `asked-${id}`, amount: 59_000, currency: 'VND', at: null, ...transfer };
  const report: GatewayUpdate = { orderNumber: id, outcome: 'COMPLETED', transfers: [told], ...rest };
  const ask: Gateway['ask'] = async ({ orderNumber }) => (orderNumber === id ? report : null);
  const gateway = { ...(server.deps.gateways[0] as Gateway), ask };
  return workPayments(server.deps, { gateways: [gateway], logged });
};

describe('[35] unexpected money leaves an event and a count, and changes nothing', () => {
  it('paid a second time, by another transaction', async () => {
    const { id, userId } = await opened();
    await tell(id, 'PAID');
    expect((await tell(id, 'PAID', 'another-movement')).status).toBe(200);
    await tell(id, 'PAID');
    expect(await events(id)).toEqual([
      { source: 'webhook', outcome: 'credited', times: 2 },
      { source: 'webhook', outcome: 'paid-twice', times: 1 },
    ]);
    expect(await diamonds(userId)).toBe(715);
    expect(await counted()).toContain(
      'outline_payment_notices_total{gateway="sandbox",source="webhook",outcome="paid-twice"} 1',
    );
  });

  it('reversed after it was credited', async () => {
    const { id, userId } = await opened();
    await tell(id, 'PAID');
    await tell(id, 'FAILED');
    expect((await events(id)).map(({ outcome }) => outcome)).toEqual(['credited', 'reversed']);
    expect(await diamonds(userId)).toBe(715);
    expect((await server.get(`user/payment/status/${id}`)).body).toMatchObject({ status: 'COMPLETED' });
  });
});

describe('[35] queried results leave the same traces as a webhook', () => {
  const find = async (said: Parameters<typeof askedAbout>[1]) => {
    const payment = await opened();
    server.clock.advance(minutes(3));
    await askedAbout(payment.id, said);
    return payment;
  };

  it('credited', async () => {
    const { id, userId } = await find({});
    expect(await events(id)).toEqual([{ source: 'ask', outcome: 'credited', times: 1 }]);
    expect(await diamonds(userId)).toBe(715);
    expect(logged.reported).toEqual([]);
    expect(await counted()).toContain('source="ask",outcome="credited"} 1');
  });

  it('paid too little, while the gateway still waits', async () => {
    const { id, userId } = await find({ outcome: 'PENDING', transfer: { amount: 20_000 } });
    expect(await events(id)).toEqual([{ source: 'ask', outcome: 'amount-mismatch', times: 1 }]);
    expect(await diamonds(userId)).toBe(0);
    expect(logged.reported).toEqual([
      { gateway: 'sandbox', source: 'ask', payment: id, case: 'amount-mismatch' },
    ]);
    expect(await counted()).toContain('source="ask",outcome="amount-mismatch"} 1');
  });

  it('a transaction that another order was credited for', async () => {
    const first = await opened();
    await tell(first.id, 'PAID', 'one-movement');
    const { id } = await find({ transfer: { reference: 'one-movement' } });
    expect(await events(id)).toEqual([{ source: 'ask', outcome: 'reference-reused', times: 1 }]);
    expect(logged.reported).toMatchObject([{ payment: id, case: 'reference-reused' }]);
  });

  it('no trace without news', async () => {
    const { id } = await find({ outcome: 'PENDING', transfers: [] });
    expect(await events(id)).toEqual([]);
  });
});

it('keeps the invariants', async () => {
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});
