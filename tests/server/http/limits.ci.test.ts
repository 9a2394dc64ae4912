import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { Limiter, networkOf } from '../../../server/http/limits/limiter';
import {
  accountLimits,
  addressLimits,
  codeMissesOfGuest,
  type Limit,
} from '../../../server/http/limits/limitTable';
import { databaseRateLimits } from '../../../server/http/limits/rateLimitStore';
import { days, minutes } from '../../../server/platform/clock';
import { busy } from '../../../server/platform/errors';
import { newId } from '../../../server/platform/ids';
import { makePackage } from '../../support/server/packages';
import { buildTestApp, password, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp({ config: { rateLimits: true } });
});
afterAll(() => server.close());

const search = (remoteAddress: string) => server.get('user/search?query=minh', { remoteAddress });

it('limits an address, says when to retry, and allows others', async () => {
  for (let n = 0; n < 60; n++) expect((await search('203.0.113.7')).status).toBe(200);
  const over = await search('203.0.113.7');
  expect(over).toMatchObject({ status: 429, body: { message: expect.any(String) } });
  expect(Number(over.headers['retry-after'])).toBe(60);
  expect((await search('203.0.113.8')).status).toBe(200);
  server.clock.advance(minutes(1));
  expect((await search('203.0.113.7')).status).toBe(200);
});

/** What is counted by the account, or by a guest's network: the count's name, and one more of it. */
const counted: Record<string, { name: string; limit: Limit; once: (call: object) => Promise<number> }> = {
  'payments a day': {
    name: 'paymentsADay',
    limit: addressLimits.paymentsADay,
    once: async (call) => {
      const [{ email }, packageId] = await Promise.all([server.makeUser(), makePackage(server)]);
      return (await server.post('user/payment/create', { email, packageId }, call)).status;
    },
  },
  'wrong codes': {
    name: 'codeMisses',
    limit: codeMissesOfGuest,
    once: async (call) => {
      const [{ email }, packageId] = await Promise.all([server.makeUser(), makePackage(server)]);
      return (await server.post('user/payment/offer', { email, packageId, code: 'NOTHING' }, call)).status;
    },
  },
};
/** As another process counts them. */
const elsewhere = () => new Limiter(databaseRateLimits(server.db, server.clock));
const full = '2001:db8:7:1';
describe.each(Object.entries(counted))('%s', (_, { name, limit, once }) => {
  const count = async (subject: string, times: number) => {
    const { within } = limit;
    for (let n = 0; n < times; n++) await elsewhere().count(name, subject, { most: 1e6, within });
  };
  const isFree = async (call: object) => (await once(call)) !== 429;

  it('of guests are bounded by address and, at twice as many, by /48; of an account by itself', async () => {
    const { most } = limit;
    await count(full, most);
    expect(await isFree({ remoteAddress: `${full}::1` })).toBe(false);
    expect(await isFree({ remoteAddress: '2001:db8:7:2::1' })).toBe(true);
    const { token, id } = await server.makePlayer();
    expect(await isFree({ remoteAddress: `${full}::1`, token })).toBe(true);
    const wide = '2001:db8:7';
    await count(wide, 2 * most - 1);
    expect(await isFree({ remoteAddress: '2001:db8:7:3::1' })).toBe(false);
    expect(await isFree({ remoteAddress: '2001:db8:8:3::1' })).toBe(true);
    expect(await isFree({ remoteAddress: '2001:db8:7:3::1', token })).toBe(true);
    await count(id, (name === 'codeMisses' ? accountLimits.codeMisses.most : most) - 2);
    expect(await isFree({ remoteAddress: '2001:db8:9::1', token })).toBe(false);
  });
});

it('counts a payment that was stored, though its page could not be fetched, and none that was not', async () => {
  const from = { remoteAddress: '203.0.113.66' };
  const { paymentsADay } = addressLimits;
  for (let n = 1; n < paymentsADay.most; n++)
    await elsewhere().count('paymentsADay', from.remoteAddress, paymentsADay);
  const packageId = await makePackage(server);
  const create = async (wanted = packageId) => {
    const { email } = await server.makeUser();
    return (await server.post('user/payment/create', { email, packageId: wanted }, from)).status;
  };
  const [gateway] = server.deps.gateways;
  if (!gateway) throw new Error('no gateway');
  const away = vi.spyOn(gateway, 'checkout').mockRejectedValue(busy(5));
  expect([await create(newId()), await create(), await create()]).toEqual([404, 503, 429]);
  away.mockRestore();
});

it('limits how often staff ask the gateways', async () => {
  const { token } = await server.makeStaff('finance');
  const ask = () =>
    server.post('admin/transactions/unknown/ask', undefined, { token, remoteAddress: '203.0.113.44' });
  for (let n = 0; n < 30; n++) expect((await ask()).status).toBe(404);
  expect((await ask()).status).toBe(429);
});

it('counts an IPv6 /64 as one address', async () => {
  for (let n = 0; n < 60; n++) await search(`2001:db8:1:2::${n.toString(16)}`);
  expect((await search('2001:db8:1:2:ffff::1')).status).toBe(429);
  expect((await search('2001:db8:1:3::1')).status).toBe(200);
  expect(networkOf('::ffff:192.0.2.1')).toBe('192.0.2.1');
  expect(networkOf('2001:DB8::1')).toBe('2001:db8:0:0');
  expect(networkOf('::1')).toBe('0:0:0:0');
  expect(networkOf('1:2:3:4:5:6:7:8')).toBe('1:2:3:4');
});

it('keeps no count of what another limit refuses, nor of work that ends without one', async () => {
  const limiter = new Limiter(databaseRateLimits(server.db, server.clock));
  const wide = ['two', 'network', { most: 1, within: minutes(1) }] as const;
  const narrow = (most: number) => ['one', 'address', { most, within: minutes(1) }] as const;
  const keep = { afterError: () => false, after: (isNew: boolean) => isNew };
  const count = (isNew: boolean) => limiter.counted([narrow(2), wide], async () => isNew, keep);
  expect(await count(false)).toBe(false);
  expect(await count(true)).toBe(true);
  for (let n = 0; n < 3; n++) await expect(count(true)).rejects.toMatchObject({ status: 429 });
  // The address has used one of its two.
  expect(await limiter.counted([narrow(2)], async () => true, keep)).toBe(true);
  await expect(limiter.counted([narrow(2)], async () => true, keep)).rejects.toMatchObject({ status: 429 });
});

it('ignores X-Forwarded-For without TRUST_PROXY', async () => {
  const headers = (n: number) => ({ 'x-forwarded-for': `198.51.100.${n}` });
  for (let n = 0; n < 60; n++) {
    await server.get('user/search?query=minh', { remoteAddress: '192.0.2.9', headers: headers(n) });
  }
  const over = await server.get('user/search?query=minh', {
    remoteAddress: '192.0.2.9',
    headers: headers(99),
  });
  expect(over.status).toBe(429);
});

it('trusts the proxies in TRUST_PROXY, and no others', async () => {
  const behind = await buildTestApp({ config: { rateLimits: true, trustProxy: ['10.0.0.0/8'] } });
  const from = (remoteAddress: string, n: number) =>
    behind.get('user/search?query=minh', {
      remoteAddress,
      headers: { 'x-forwarded-for': `6.6.6.6, 198.51.100.${n}` },
    });
  for (let n = 0; n < 61; n++) expect((await from('10.1.2.3', n)).status).toBe(200);
  for (let n = 0; n < 60; n++) await from('192.0.2.9', n);
  expect((await from('192.0.2.9', 99)).status).toBe(429);
  await behind.close();
});

it('counts an address as one, whatever port a proxy appends', async () => {
  expect(networkOf('203.0.113.7:5678')).toBe('203.0.113.7');
  expect(networkOf('[2001:db8:1:2::9]:443')).toBe('2001:db8:1:2');
  expect(networkOf('[2001:db8:1:2::9]')).toBe('2001:db8:1:2');
  expect(networkOf('[::ffff:192.0.2.1]:80')).toBe('192.0.2.1');
  expect(networkOf('::1')).toBe('0:0:0:0');
  const behind = await buildTestApp({
    config: { rateLimits: true, trustProxy: ['loopback', '10.0.0.0/8', 'fd00::/8'] },
  });
  const from = (forwarded: string, remoteAddress = '127.0.0.1') =>
    behind.get('user/search?query=minh', { remoteAddress, headers: { 'x-forwarded-for': forwarded } });
  for (let n = 0; n < 60; n++)
    await from(`198.51.100.1:${2000 + n}, 10.0.0.1:${3000 + n}`, n % 2 ? '::ffff:10.9.9.9' : '127.0.0.1');
  expect((await from('198.51.100.1:9')).status).toBe(429);
  expect((await from('198.51.100.1, [fd00::1]:443')).status).toBe(429);
  expect((await from('198.51.100.2:9')).status).toBe(200);
  await behind.close();
});

it('never reports a wait longer than the window, and starts a new one, when the clock has been set back', async () => {
  const ahead = await buildTestApp({ config: { rateLimits: true } });
  const from = () => ahead.get('user/search?query=minh', { remoteAddress: '203.0.113.7' });
  ahead.clock.advance(days(8));
  for (let n = 0; n < 61; n++) await from();
  expect((await from()).status).toBe(429);
  ahead.clock.advance(-days(8));
  expect((await from()).status).toBe(200);
  for (let n = 0; n < 60; n++) await from();
  expect((await from()).headers['retry-after']).toBe('60');
  const user = await ahead.makeUser();
  const send = () => ahead.post('user/forgot-password/send-code', { email: user.email });
  ahead.clock.advance(days(8));
  expect((await send()).status).toBe(200);
  ahead.clock.advance(-days(8));
  expect((await send()).status).toBe(200);
  expect(Number((await send()).headers['retry-after'])).toBeLessThanOrEqual(60);
  const counts = {
    add: async () => ({ count: 99, left: days(8), end: 0 }),
    decrement: async () => undefined,
  };
  await expect(new Limiter(counts).take('refresh', 'x')).rejects.toMatchObject({ retryAfter: 60 });
  await ahead.close();
});

it.each([
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['::FFFF:203.0.113.7', '203.0.113.7'],
  ['::ffff:cb00:7107', '203.0.113.7'],
  ['0:0:0:0:0:ffff:203.0.113.7', '203.0.113.7'],
  ['0000:0000:0000:0000:0000:ffff:cb00:7107', '203.0.113.7'],
  ['::ffff:0:203.0.113.7', '203.0.113.7'],
  ['[::ffff:203.0.113.7]:443', '203.0.113.7'],
  ['2001:db8:1:2::ffff:cb00', '2001:db8:1:2'],
])('counts %s as %s', (given, network) => {
  expect(networkOf(given)).toBe(network);
});

it('limits refreshing with unknown tokens, per address', async () => {
  const refresh = (n: number, remoteAddress: string) =>
    server.post('user/auth/refresh-token', { refreshToken: `nobody's ${n}` }, { remoteAddress });
  for (let n = 0; n < 300; n++) expect((await refresh(n, '192.0.2.60')).status).toBe(401);
  expect((await refresh(300, '192.0.2.60')).status).toBe(429);
  expect((await refresh(300, '192.0.2.61')).status).toBe(401);
});

it('stops after ten wrong passwords per account and address, also in parallel, and a correct one is not counted', async () => {
  const user = await server.makeUser();
  const login = (tried: string, remoteAddress = '192.0.2.50') =>
    server.post('user/auth/login', { email: user.email, password: tried }, { remoteAddress });
  for (let n = 0; n < 12; n++) expect((await login(password)).status).toBe(200);
  const answers = await Promise.all(Array.from({ length: 40 }, (_, n) => login(`wrong password ${n}`)));
  expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  expect(answers.filter(({ status }) => status === 429)).toHaveLength(30);
  expect((await login(password)).status).toBe(429);
  expect((await login(password, '192.0.2.51')).status).toBe(200);
  server.clock.advance(minutes(15));
  expect((await login(password)).status).toBe(200);
});

it('limits refreshing per session', async () => {
  const user = await server.makeUser();
  const { refreshToken } = await server.signIn(user.email);
  const statuses = [];
  for (let n = 0; n < 61; n++)
    statuses.push((await server.post('user/auth/refresh-token', { refreshToken })).status);
  expect(statuses.filter((status) => status === 200)).toHaveLength(60);
  expect(statuses.at(-1)).toBe(429);
});
