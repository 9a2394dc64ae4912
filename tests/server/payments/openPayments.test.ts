import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { Gateway } from '../../../server/payments/gateways/gateway';
import { minutes } from '../../../server/platform/clock';
import { makePackage } from '../../support/server/packages';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ config: { rateLimits: true } });
});
afterAll(() => server.close());
// Every payment of a test expires before the next test begins.
afterEach(() => server.clock.advance(minutes(15)));

interface Buyer {
  token?: string;
  cookie?: string;
  from?: string;
}
/** Opens a payment as this buyer; keeps a guest's cookie for the next call. */
const open = async (email: string, packageId: string, buyer: Buyer) => {
  const answer = await server.post(
    'user/payment/create',
    { email, packageId },
    {
      ...(buyer.token && { token: buyer.token }),
      remoteAddress: buyer.from ?? '192.0.2.1',
      headers: buyer.cookie ? { cookie: buyer.cookie } : {},
    },
  );
  buyer.cookie ??= String(answer.headers['set-cookie'] ?? '').split(';')[0] || undefined;
  return answer.status;
};
const packages = (count: number) => Promise.all(Array.from({ length: count }, () => makePackage(server)));
const times = <T>(count: number, of: (n: number) => T) => Array.from({ length: count }, (_, n) => of(n));
const network = (n: number) => `198.51.${n}.7`;

describe('[27] open payments', () => {
  it('are five at most per guest, over all recipients and networks, also in parallel', async () => {
    const ids = await packages(8);
    const players = await Promise.all(times(8, () => server.makeUser()));
    const guest: Buyer = { from: network(1) };
    expect(await open(players[0]?.email ?? '', ids[0] ?? '', guest)).toBe(201);
    expect(guest.cookie).toMatch(/^outline_buyer=/);
    const statuses = await Promise.all(
      times(7, (n) =>
        open(players[n + 1]?.email ?? '', ids[n + 1] ?? '', { ...guest, from: network(n + 2) }),
      ),
    );
    expect(statuses.filter((status) => status === 201)).toHaveLength(4);
    expect(statuses.filter((status) => status === 409)).toHaveLength(3);
    // The open payment is returned again, however many there are.
    expect(await open(players[0]?.email ?? '', ids[0] ?? '', guest)).toBe(200);
  });

  it('are five at most for the guests of one network, regardless of others', async () => {
    const ids = await packages(7);
    const { email } = await server.makeUser();
    const from = (n: number) => ({ from: `203.0.113.${n}` });
    for (const [n, id] of ids.slice(0, 5).entries()) expect(await open(email, id, from(n))).toBe(201);
    expect(await open(email, ids[5] ?? '', from(99))).toBe(409);
    expect(await open(email, ids[5] ?? '', { from: '203.0.114.1' })).toBe(201);
    server.clock.advance(minutes(15));
    expect(await open(email, ids[6] ?? '', from(99))).toBe(201);
  });

  it('are five at most per account, which shares no limit with the guests of its network', async () => {
    const ids = await packages(6);
    const buyer = await server.makePlayer();
    const { email } = await server.makeUser();
    for (const id of ids.slice(0, 5)) expect(await open(email, id, {})).toBe(201);
    for (const id of ids.slice(0, 5)) expect(await open(buyer.email, id, { token: buyer.token })).toBe(201);
    expect(await open(buyer.email, ids[5] ?? '', { token: buyer.token })).toBe(409);
  });

  it('by strangers are twenty at most per recipient, and never block the recipient’s own', async () => {
    const ids = await packages(22);
    const owner = await server.makePlayer();
    const guests = times(5, (n) => ({ from: network(n + 20) }) as Buyer);
    for (const [n, id] of ids.slice(0, 20).entries()) {
      expect(await open(owner.email, id, guests[Math.floor(n / 4)] ?? {})).toBe(201);
    }
    expect(await open(owner.email, ids[20] ?? '', { from: network(40) })).toBe(409);
    expect(await open(owner.email, ids[20] ?? '', { token: owner.token })).toBe(201);
  });

  it('are refused with 401 to a token that has expired or ended: never a guest’s without a word', async () => {
    const [id = ''] = await packages(1);
    const { email } = await server.makeUser();
    const buyer = await server.makePlayer();
    const out = await server.makePlayer();
    await server.post('user/auth/logout', {}, { token: out.token });
    expect(await open(email, id, { token: 'not-a-token' })).toBe(401);
    expect(await open(email, id, { token: out.token })).toBe(401);
    server.clock.advance(minutes(16));
    expect(await open(email, id, { token: buyer.token })).toBe(401);
    expect(await open(email, id, { from: network(50) })).toBe(201);
  });
});

it('asks a gateway for the page of an order once, however many wait for it', async () => {
  const asked: string[] = [];
  const { gateways } = server.deps;
  const [sandbox] = gateways;
  if (!sandbox) throw new Error('no gateway');
  const slow: Gateway = {
    ...sandbox,
    checkout: async (order, signal) => {
      asked.push(order.orderNumber);
      await new Promise((resolve) => setTimeout(resolve, 400));
      return sandbox.checkout(order, signal);
    },
  };
  server.deps.gateways = [slow];
  const { email } = await server.makeUser();
  const packageId = await makePackage(server);
  const created = await Promise.all(
    Array.from({ length: 4 }, () => server.post('user/payment/create', { email, packageId })),
  ).finally(() => {
    server.deps.gateways = gateways;
  });
  expect(new Set(created.map(({ body }) => body.paymentUrl)).size).toBe(1);
  expect(asked).toHaveLength(1);
});

describe('the shop', () => {
  it('[27] sells nothing at price 0, and does not show it', async () => {
    const id = await makePackage(server, { price: 0 });
    const { email } = await server.makeUser();
    expect(await open(email, id, { from: network(60) })).toBe(404);
    const { packages: shown } = (await server.get('user/payment/packages')).body;
    expect(shown.map((pkg: { id: string }) => pkg.id)).not.toContain(id);
  });

  it('returns 404 or 201, never 500, for a purchase of a package that is being deleted', async () => {
    const admin = await server.makeAdmin();
    const ids = await packages(20);
    const players = await Promise.all(times(20, () => server.makeUser()));
    const statuses = await Promise.all(
      ids.map(async (id, n) => {
        const [bought, removed] = await Promise.all([
          open(players[n]?.email ?? '', id, { from: network(n + 100) }),
          server.call('DELETE', `admin/diamond-packages/${id}`, undefined, { token: admin.token }),
        ]);
        return [bought, removed.status];
      }),
    );
    for (const [bought, removed] of statuses) {
      expect([201, 404]).toContain(bought);
      expect(removed).toBe(204);
    }
  });

  it('lists its gateways', async () => {
    expect((await server.get('user/payment/gateways')).body).toEqual({
      gateways: [{ name: 'sandbox', currencies: ['VND', 'USD'], takesParts: false }],
    });
  });

  it.each([
    ['vi', ''],
    ['en', '/en'],
  ])(
    'returns the buyer to the shop in their language, %s, with the payment named',
    async (language, area) => {
      const [id = ''] = await packages(1);
      const { email } = await server.makeUser();
      const headers = { 'accept-language': language };
      const answer = await server.post('user/payment/create', { email, packageId: id }, { headers });
      const order = await server.db
        .selectFrom('sandboxOrders')
        .select('returnUrl')
        .where('orderCode', '=', answer.body.transactionId)
        .executeTakeFirst();
      expect(order?.returnUrl).toBe(
        `http://localhost:3000${area}/shops?payment=${answer.body.transactionId}`,
      );
    },
  );
});
