import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isPermission } from '../../../contract/permissions';
import { registerAccess } from '../../../server/accounts/access';
import type { App } from '../../../server/http/types';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

const unknown = '01a1fb20-0000-7000-8000-000000000000';
const address = (url: string) =>
  url
    .replace('*', 'x')
    .replace(/:levelNumber/, '99999')
    .replace(/:\w+/g, unknown);

function routes() {
  return server.app.declaredRoutes
    .flatMap(({ method, url, config }) =>
      [method].flat().map((one) => ({ method: one, url, access: config?.access })),
    )
    .filter(({ method }) => method !== 'HEAD' && method !== 'OPTIONS');
}

it('[17] declares the access of every route as in the API', () => {
  const table = routes()
    .filter(({ url }) => !url.startsWith('/api/docs'))
    .map(({ method, url, access }) => `${access} ${method} ${url.replace(/^\/api\//, '')}`)
    .sort();
  expect(table).toMatchSnapshot();
  expect(
    table.filter((row) => row.includes(' admin/')).filter((row) => /^(guest|player) /.test(row)),
  ).toEqual([]);
});

it('[17] refuses guests, players and banned players on every admin route, and admits admins', async () => {
  const admin = await server.makeAdmin();
  const player = await server.makePlayer();
  const banned = await server.makePlayer();
  await server.post(`admin/user/ban/${banned.id}`, undefined, { token: admin.token });
  const rows = routes().filter(({ access }) => isPermission(access));
  expect(rows.length).toBeGreaterThan(30);
  for (const { method, url } of rows) {
    const call = (token?: string) =>
      server.call(method as 'GET', address(url), undefined, token ? { token } : {});
    expect([url, method, (await call()).status]).toEqual([url, method, 401]);
    expect([url, method, (await call('not.a.token')).status]).toEqual([url, method, 401]);
    expect([url, method, (await call(player.token)).status]).toEqual([url, method, 403]);
    expect([url, method, (await call(banned.token)).status]).toEqual([url, method, 401]);
    const { status } = await call(admin.token);
    expect([url, method, [401, 403, 500].includes(status)]).toEqual([url, method, false]);
  }
});

it('[17] refuses guests and banned players on every player route, and admits players', async () => {
  const player = await server.makePlayer();
  const rows = routes().filter(({ access }) => access === 'player');
  expect(rows.length).toBeGreaterThan(1);
  for (const { method, url } of rows) {
    expect((await server.call(method as 'GET', address(url))).status).toBe(401);
    const { status } = await server.call(method as 'GET', address(url), undefined, { token: player.token });
    expect([url, method, [401, 403, 500].includes(status)]).toEqual([url, method, false]);
  }
});

it('[17] responds to guests on every guest route without a server error', async () => {
  for (const { method, url } of routes().filter(({ access }) => access === 'guest')) {
    const { status } = await server.call(method as 'GET', address(url));
    expect([url, status === 500]).toEqual([url, false]);
  }
});

it('[17] does not start with a route without declared access', async () => {
  const app = Fastify() as unknown as App;
  registerAccess(app, server.deps);
  app.get('/forgotten', async () => 'secret');
  await expect(app.ready()).rejects.toThrow('Route GET /forgotten does not declare its access');
});

it('[18] allows credentials for the own origin only', async () => {
  const own = await server.get('health', { headers: { origin: 'http://localhost:3000' } });
  expect(own.headers['access-control-allow-origin']).toBe('http://localhost:3000');
  expect(own.headers['access-control-allow-credentials']).toBe('true');
  for (const origin of ['https://evil.example', 'null', 'http://localhost:3000.evil.example']) {
    const other = await server.get('health', { headers: { origin } });
    expect(other.headers['access-control-allow-origin']).toBeUndefined();
  }
});

it('[20] sends security headers compatible with the Google pop-up', async () => {
  const { headers } = await server.get('health');
  expect(headers['cross-origin-opener-policy']).toBe('same-origin-allow-popups');
  expect(headers['x-content-type-options']).toBe('nosniff');
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['strict-transport-security']).toBeUndefined();
});
