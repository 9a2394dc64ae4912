import { afterAll, beforeAll, expect, it } from 'vitest';
import { pollDue } from '../../../server/payments/checkout/polling';
import type { AskedOrder, Gateway } from '../../../server/payments/gateways/gateway';
import { addMs, minutes } from '../../../server/platform/clock';
import { newId, newReference } from '../../../server/platform/ids';
import { openPayment } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

/** 300 in an ordinary run; 3,000 by hand, to verify that two minutes are enough. */
const count = Number(process.env.ASKED_PAYMENTS ?? 300);

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const log = { warn: () => undefined, error: () => undefined };
const running = () => new AbortController().signal;
const gatewayThat = (ask: Gateway['ask'], name: Gateway['name'] = 'payos'): Gateway => ({
  ...(server.deps.gateways[0] as Gateway),
  name,
  ask,
});
const openAt = async (gateway: string, orders: number) => {
  const { player } = await openPayment(server);
  const now = server.clock.now();
  const rows = Array.from({ length: orders }, () => ({ id: newReference(), attemptId: newId() }));
  for (let from = 0; from < rows.length; from += 500) {
    const part = rows.slice(from, from + 500);
    await server.db
      .insertInto('payments')
      .values(
        part.map(({ id }) => ({
          id,
          userId: player.id,
          email: player.email,
          packageId: null,
          packageName: 'Gói',
          diamonds: 10,
          bonusDiamonds: 0,
          amount: 1000,
          currency: 'VND' as const,
          gateway,
          status: 'PENDING' as const,
          settledAt: null,
          createdAt: now,
          expiresAt: addMs(now, minutes(15)),
        })),
      )
      .execute();
    await server.db
      .insertInto('paymentAttempts')
      .values(
        part.map(({ id, attemptId }) => ({
          id: attemptId,
          paymentId: id,
          gateway,
          orderNumber: id,
          state: 'OPEN' as const,
          createdAt: now,
          expiresAt: addMs(now, minutes(15)),
          nextAskAt: now,
        })),
      )
      .execute();
  }
  return rows.map(({ id }) => id);
};

it(`[36] two processes ask about ${count} open payments once each, ten at a time`, async () => {
  const orders = await openAt('payos', count);
  const asked: string[] = [];
  let now = 0;
  let most = 0;
  const gateway = gatewayThat(async ({ orderNumber }: AskedOrder) => {
    most = Math.max(most, ++now);
    await new Promise((resolve) => setTimeout(resolve, 2));
    now--;
    asked.push(orderNumber);
    return { orderNumber, outcome: 'PENDING', transfers: [] };
  });
  const one = async () => {
    while (await pollDue({ ...server.deps, log }, gateway, running()));
  };
  await Promise.all([one(), one()]);
  expect(asked.sort((a, b) => (a < b ? -1 : 1))).toEqual(orders.sort((a, b) => (a < b ? -1 : 1)));
  expect(most).toBeLessThanOrEqual(20);
  expect(await pollDue({ ...server.deps, log }, gateway, running())).toBe(false);
  expect(asked).toHaveLength(count);
});

it('[36] a gateway that hangs holds up neither another gateway nor a stop, and is asked again', async () => {
  const [hanging] = await openAt('vnpay', 1);
  const [other = ''] = await openAt('payos', 1);
  const stop = new AbortController();
  let isAsked: () => void = () => undefined;
  const wasAsked = new Promise<void>((resolve) => {
    isAsked = resolve;
  });
  const silent = gatewayThat(
    (_order, signal) =>
      new Promise((_, reject) => {
        isAsked();
        signal.addEventListener('abort', () => reject(signal.reason), { once: true });
      }),
    'vnpay',
  );
  const hangs = pollDue({ ...server.deps, log }, silent, stop.signal);
  await wasAsked;
  const told: string[] = [];
  const healthy = gatewayThat(async ({ orderNumber }) => {
    told.push(orderNumber);
    return null;
  });
  await pollDue({ ...server.deps, log }, healthy, running());
  expect(told).toEqual([other]);
  stop.abort();
  expect(await hangs).toBe(false);
  const attempt = await server.db
    .selectFrom('paymentAttempts')
    .select('nextAskAt')
    .where('paymentId', '=', hanging ?? '')
    .executeTakeFirstOrThrow();
  expect(attempt.nextAskAt).toEqual(server.clock.now());
});

it('[36] the public status asks once in 30 seconds, however many ask', async () => {
  const { id } = await openPayment(server);
  let asked = 0;
  const { gateways, knownGateways } = server.deps;
  server.deps.knownGateways = [
    gatewayThat(async ({ orderNumber }) => {
      asked++;
      return { orderNumber, outcome: 'PENDING', transfers: [] };
    }, 'sandbox'),
  ];
  try {
    const ask = () => Promise.all([1, 2, 3, 4].map(() => server.get(`user/payment/status/${id}`)));
    await ask();
    expect(asked).toBe(0);
    server.clock.advance(minutes(2));
    await ask();
    expect(asked).toBe(1);
    server.clock.advance(29_000);
    await ask();
    expect(asked).toBe(1);
    server.clock.advance(1000);
    await ask();
    expect(asked).toBe(2);
  } finally {
    Object.assign(server.deps, { gateways, knownGateways });
  }
});
