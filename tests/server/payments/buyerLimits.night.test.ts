import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { Limiter } from '../../../server/http/limits/limiter';
import { addressLimits } from '../../../server/http/limits/limitTable';
import { databaseRateLimits } from '../../../server/http/limits/rateLimitStore';
import { days, hours, minutes } from '../../../server/platform/clock';
import { makePackage } from '../../support/server/packages';
import { notifySandbox } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({
    config: { rateLimits: true, playerDaily: { amount: { VND: 200_000, USD: 1000 }, count: 4 } },
  });
});
afterAll(() => server.close());
// Moves past the limits' period, so that one test does not affect the next.
afterEach(() => server.clock.advance(days(2)));

const create = (email: string, packageId: string, remoteAddress = '192.0.2.1', cookie?: string) =>
  server.post(
    'user/payment/create',
    { email, packageId },
    { remoteAddress, ...(cookie && { headers: { cookie } }) },
  );
const buy = async (email: string, packageId: string, price: number, currency = 'VND') => {
  const { status, body } = await create(email, packageId);
  expect(status).toBe(201);
  await notifySandbox(server, body.transactionId, { amount: price, currency });
};

describe('a player', () => {
  it('is bought for up to an amount in 24 hours, and again as soon as there is room', async () => {
    const { email } = await server.makeUser();
    const [dear, cheap] = [
      await makePackage(server, { price: 90_000 }),
      await makePackage(server, { price: 20_000 }),
    ];
    await buy(email, dear, 90_000);
    server.clock.advance(hours(1));
    await buy(email, dear, 90_000);
    const { status, body, headers } = await create(email, dear);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBe(23 * 3600);
    expect(body.message).toContain('in 23 hours');
    // Smaller packages still fit, and other players are unaffected.
    await buy(email, cheap, 20_000);
    expect((await create((await server.makeUser()).email, dear)).status).toBe(201);
    server.clock.advance(hours(23) - 1000);
    expect((await create(email, dear)).status).toBe(429);
    server.clock.advance(1000);
    expect((await create(email, dear)).status).toBe(201);
  });

  it('is bought for so many times in 24 hours, of any currency', async () => {
    const { email } = await server.makeUser();
    const dong = await makePackage(server, { price: 1000 });
    const dollars = await makePackage(server, { price: 100, currency: 'USD' });
    await buy(email, dong, 1000);
    server.clock.advance(minutes(30));
    await buy(email, dollars, 100, 'USD');
    await buy(email, dollars, 100, 'USD');
    await buy(email, dong, 1000);
    const { status, headers } = await create(email, dong);
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBe(23.5 * 3600);
    server.clock.advance(hours(23.5));
    expect((await create(email, dong)).status).toBe(201);
  });

  it('is not bought for more by opening first and paying then, whoever opens', async () => {
    const { email } = await server.makeUser();
    const prices = [90_000, 80_000, 70_000];
    const packages = await Promise.all(prices.map((price) => makePackage(server, { price })));
    const opened = await create(email, packages[0] ?? '');
    const cookie = String(opened.headers['set-cookie']).split(';')[0];
    const again = (n: number, by?: string) => create(email, packages[n] ?? '', '192.0.2.1', by);
    expect((await again(1, cookie)).status).toBe(201);
    const { status, headers } = await again(2, cookie);
    // Until the first of the two expires.
    expect([status, Number(headers['retry-after'])]).toEqual([429, 15 * 60]);
    expect((await again(2)).status).toBe(429);
    await notifySandbox(server, opened.body.transactionId, { amount: 90_000 });
    server.clock.advance(minutes(16));
    expect((await again(2, cookie)).status).toBe(201);
  });

  it('is never credited more than the limit, in any number of browsers at once', async () => {
    const { email } = await server.makeUser();
    const price = 60_000;
    const packages = await Promise.all(Array.from({ length: 6 }, () => makePackage(server, { price })));
    // No cookie: each call is another browser.
    const opened = await Promise.all(packages.map((one) => create(email, one)));
    expect(opened.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
      201, 201, 201, 429, 429, 429,
    ]);
    const begun = opened.filter(({ status }) => status === 201);
    for (const { body } of begun) await notifySandbox(server, body.transactionId, { amount: price });
    const paid = await server.db
      .selectFrom('payments')
      .select(({ fn }) => fn.sum<string>('amount').as('sum'))
      .where('email', '=', email)
      .where('status', '=', 'COMPLETED')
      .executeTakeFirstOrThrow();
    expect(Number(paid.sum)).toBe(3 * price);
  });

  it('buys signed in whatever others have opened, up to the limit', async () => {
    const { email, token } = await server.makePlayer();
    const packages = await Promise.all([1, 2, 3].map(() => makePackage(server, { price: 150_000 })));
    expect((await create(email, packages[0] ?? '')).status).toBe(201);
    const own = (n: number) =>
      server.post('user/payment/create', { email, packageId: packages[n] }, { token });
    expect((await own(1)).status).toBe(201);
    expect((await own(2)).status).toBe(429);
  });

  it('is credited what is paid after the end of a payment, beyond the limit too', async () => {
    const { email } = await server.makeUser();
    const [first, second] = [
      await makePackage(server, { price: 150_000 }),
      await makePackage(server, { price: 140_000 }),
    ];
    const late = await create(email, first);
    server.clock.advance(minutes(16));
    await buy(email, second, 140_000);
    await notifySandbox(server, late.body.transactionId, { amount: 150_000 });
    const states = await server.db
      .selectFrom('payments')
      .select('status')
      .where('email', '=', email)
      .execute();
    expect(states.map(({ status }) => status)).toEqual(['COMPLETED', 'COMPLETED']);
  });

  it('is not blocked by payments that nobody paid', async () => {
    const { email } = await server.makeUser();
    for (let n = 0; n < 5; n++) {
      const { body } = await create(email, await makePackage(server, { price: 150_000 }));
      await notifySandbox(server, body.transactionId, { status: 'CANCELLED', amount: 150_000 });
    }
    expect((await create(email, await makePackage(server, { price: 200_000 }))).status).toBe(201);
  });

  it('cannot be bought a package that costs more than a whole day', async () => {
    const { email } = await server.makeUser();
    const { status, headers } = await create(email, await makePackage(server, { price: 200_001 }));
    expect(status).toBe(409);
    expect(headers['retry-after']).toBeUndefined();
  });
});

describe('failed payments', () => {
  /** A failed payment by a new browser, or by the one with this cookie; returns the cookie. */
  const fail = async (email: string, packageId: string, from: string, cookie?: string) => {
    const { body, headers, status } = await create(email, packageId, from, cookie);
    expect(status).toBe(201);
    await notifySandbox(server, body.transactionId, { status: 'FAILED' });
    return cookie ?? String(headers['set-cookie']).split(';')[0] ?? '';
  };

  it('are ten within an hour for one buyer, whichever network they use', async () => {
    const { email } = await server.makeUser();
    const packageId = await makePackage(server);
    let cookie: string | undefined;
    for (let n = 0; n < 10; n++) {
      cookie = await fail(email, packageId, `198.51.${n}.1`, cookie);
      server.clock.advance(minutes(1));
    }
    const refused = await create(email, packageId, '198.51.99.1', cookie);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBe(50 * 60);
    expect(refused.body.message).toContain('50 minutes');
    expect((await create(email, await makePackage(server), '198.51.99.1')).status).toBe(201);
    server.clock.advance(minutes(50));
    expect((await create(email, packageId, '198.51.99.1', cookie)).status).toBe(201);
  });

  it('are thirty within an hour for one network, whichever browser', async () => {
    const { email } = await server.makeUser();
    const packageId = await makePackage(server);
    for (let n = 0; n < 30; n++) await fail(email, packageId, `203.0.113.${n + 1}`);
    expect((await create(email, packageId, '203.0.113.99')).status).toBe(429);
    expect((await create(email, packageId, '203.0.114.1')).status).toBe(201);
    const { token, email: own } = await server.makePlayer();
    const signedIn = await server.post(
      'user/payment/create',
      { email: own, packageId },
      { token, remoteAddress: '203.0.113.99' },
    );
    expect(signedIn.status).toBe(201);
  });

  it('do not count when they were cancelled', async () => {
    const { email } = await server.makeUser();
    const packageId = await makePackage(server);
    for (let n = 0; n < 11; n++) {
      const { body } = await create(email, packageId, '192.0.2.77', 'outline_buyer=one');
      await notifySandbox(server, body.transactionId, { status: 'CANCELLED' });
    }
    expect((await create(email, packageId, '192.0.2.77', 'outline_buyer=one')).status).toBe(201);
  });
});

it('a network creates 200 payments a day; those that were open already do not count', async () => {
  const packageId = await makePackage(server);
  const players = await Promise.all(Array.from({ length: 2 }, () => server.makeUser()));
  const { email } = players[0] ?? { email: '' };
  const from = '192.0.2.200';
  // The first 160 are counted as the call counts them, without being made.
  const limiter = new Limiter(databaseRateLimits(server.db, server.clock));
  for (let n = 0; n < 160; n++) await limiter.count('paymentsADay', from, addressLimits.paymentsADay);
  for (let n = 0; n < addressLimits.paymentsADay.most - 160; n++) {
    if (n % 10 === 0) server.clock.advance(minutes(1));
    const { body, status } = await create(email, packageId, from);
    expect(status).toBe(201);
    if (n % 10 === 0) expect((await create(email, packageId, from)).status).toBe(200);
    await notifySandbox(server, body.transactionId, { status: 'CANCELLED' });
  }
  const refused = await create(players[1]?.email ?? '', packageId, from);
  expect(refused.status).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThan(23 * 3600);
  expect((await create(players[1]?.email ?? '', packageId, '192.0.2.201')).status).toBe(201);
  server.clock.advance(days(1));
  expect((await create(players[1]?.email ?? '', packageId, from)).status).toBe(201);
});
