import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { minutes } from '../../server/clock';
import { Metrics } from '../../server/metrics';
import type { Gateway, GatewayNotice } from '../../server/payments/gateways/gateway';
import { signData } from '../../server/payments/gateways/signature';
import { creditInvariant, walletInvariant } from '../../server/payments/ledger';
import { reconcile } from '../../server/payments/reconcile';
import { makePackage } from '../support/server/packages';
import { buildTestApp, type TestApp } from '../support/server/testApp';

let server: TestApp;
const reported: Array<Record<string, unknown>> = [];
beforeAll(async () => {
  server = await buildTestApp();
  server.deps.metrics = new Metrics();
});
afterAll(() => server.close());
beforeEach(() => {
  reported.length = 0;
});

const opened = async () => {
  const { email, id: userId } = await server.makeUser();
  const packageId = await makePackage(server);
  const { body } = await server.post('user/payment/create', { email, packageId });
  return { id: body.transactionId as string, userId };
};
const tell = (orderCode: string, status: string, reference = `ref-${orderCode}`) => {
  const data = {
    orderCode,
    amount: 59_000,
    currency: 'VND',
    reference,
    status,
    transactionDateTime: '2026-01-01T00:00:00.000Z',
  };
  const signature = signData(server.keys.sandboxWebhook, data);
  return server.post('user/payment/webhook/sandbox', {
    code: '00',
    desc: '',
    success: true,
    data,
    signature,
  });
};
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
/** What the reconciler does when the gateway returns this for the one payment, and nothing for others. */
const askedAbout = (id: string, said: Partial<GatewayNotice>) => {
  const notice: GatewayNotice = {
    transactionId: id,
    outcome: 'COMPLETED',
    amount: 59_000,
    currency: 'VND',
    reference: `asked-${id}`,
    ...said,
  };
  const ask: Gateway['ask'] = async (one) => (one === id ? notice : null);
  const log = { warn: () => undefined, error: (what: object) => void reported.push({ ...what }) };
  return reconcile({ ...server.deps, gateways: [{ name: 'sandbox', ask }], log });
};

describe('[35] unexpected money leaves an event and a count, and changes nothing', () => {
  it('paid a second time, by another transaction', async () => {
    const { id, userId } = await opened();
    await tell(id, 'PAID');
    expect((await tell(id, 'PAID', 'another-movement')).status).toBe(200);
    await tell(id, 'PAID');
    expect(await events(id)).toEqual([
      { source: 'webhook', outcome: 'credited', times: 2 },
      { source: 'webhook', outcome: 'paid twice', times: 1 },
    ]);
    expect(await diamonds(userId)).toBe(715);
    expect(await counted()).toContain(
      'outline_payment_notices_total{gateway="sandbox",source="webhook",outcome="paid twice"} 1',
    );
  });

  it('reversed after it was credited', async () => {
    const { id, userId } = await opened();
    await tell(id, 'PAID');
    await tell(id, 'FAILED');
    expect((await events(id)).map(({ outcome }) => outcome)).toEqual(['credited', 'reversed']);
    expect(await diamonds(userId)).toBe(715);
    expect((await server.get(`user/payment/status/${id}`)).body).toEqual({ status: 'COMPLETED' });
  });
});

describe('[35] queried results leave the same traces as a webhook', () => {
  const find = async (said: Partial<GatewayNotice>) => {
    const payment = await opened();
    server.clock.advance(minutes(3));
    await askedAbout(payment.id, said);
    return payment;
  };

  it('credited', async () => {
    const { id, userId } = await find({});
    expect(await events(id)).toEqual([{ source: 'ask', outcome: 'credited', times: 1 }]);
    expect(await diamonds(userId)).toBe(715);
    expect(reported).toEqual([]);
    expect(await counted()).toContain('source="ask",outcome="credited"} 1');
  });

  it('paid too little, while the gateway still waits', async () => {
    const { id, userId } = await find({ outcome: 'PENDING', amount: 20_000 });
    expect(await events(id)).toEqual([{ source: 'ask', outcome: 'amount mismatch', times: 1 }]);
    expect(await diamonds(userId)).toBe(0);
    expect(reported).toEqual([
      { gateway: 'sandbox', source: 'ask', payment: id, outcome: 'amount mismatch' },
    ]);
    expect(await counted()).toContain('source="ask",outcome="amount mismatch"} 1');
  });

  it('a transaction that another order was credited for', async () => {
    const first = await opened();
    await tell(first.id, 'PAID', 'one-movement');
    const { id } = await find({ reference: 'one-movement' });
    expect(await events(id)).toEqual([{ source: 'ask', outcome: 'reference reused', times: 1 }]);
    expect(reported).toMatchObject([{ payment: id, outcome: 'reference reused' }]);
  });

  it('no trace without news', async () => {
    const { id } = await find({ outcome: 'PENDING' });
    expect(await events(id)).toEqual([]);
  });
});

it('keeps the invariants', async () => {
  expect(await walletInvariant(server.db)).toEqual([]);
  expect(await creditInvariant(server.db)).toEqual([]);
});
