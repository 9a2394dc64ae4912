import cookie from '@fastify/cookie';
import Fastify from 'fastify';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import type { Db } from '../../../server/db/tables';
import { registerReads } from '../../../server/http/reads';
import type { App } from '../../../server/http/types';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

it('reads lists, search and the dashboard from the replica, and everything else from the primary', async () => {
  const admin = await server.makeAdmin();
  let answers = 0;
  const reads = server.db.withPlugin({
    transformQuery: ({ node }) => node,
    // Also of a query that was built for another database.
    transformResult: async ({ result }) => {
      answers++;
      return result;
    },
  });
  const app = await buildApp({ ...server.deps, reads });
  const get = async (path: string) => {
    answers = 0;
    const answer = await app.inject({
      url: `/api/${path}`,
      headers: { authorization: `Bearer ${admin.token}` },
    });
    expect([path, answer.statusCode]).toEqual([path, 200]);
    return answers > 0 ? 'replica' : 'primary';
  };
  const list = 'range=%5B0%2C9%5D&filter=%7B%7D';
  for (const path of [
    'user/search?query=player',
    'admin/user/get-all?Page=1&PageSize=10000',
    'admin/user/stats',
    'admin/figures?from=2026-01-01&to=2026-01-31',
    `admin/transactions?${list}`,
    'admin/transactions/summary',
    `admin/history?${list}`,
  ]) {
    expect([path, await get(path)]).toEqual([path, 'replica']);
  }
  for (const path of ['user/profile/me', 'user/payment/packages', 'user/payment/gateways']) {
    expect([path, await get(path)]).toEqual([path, 'primary']);
  }
  await app.close();
});

it('sends who has just written to the primary for as long as the replica may be behind', async () => {
  const [db, reads] = [{}, {}] as [Db, Db];
  const app = Fastify() as unknown as App;
  await app.register(cookie);
  registerReads(app, { db, reads, address: { public: 'https://outline.example', self: '' } });
  app.decorateRequest('actor', null);
  app.addHook('onRequest', async (request) => {
    request.actor = { id: '1' } as never;
  });
  app.all('/', async (request, reply) => {
    reply.status(request.headers['x-fail'] ? 409 : 200);
    return { from: request.reads === db ? 'primary' : 'replica' };
  });
  const call = (method: 'GET' | 'POST', headers = {}) => app.inject({ method, url: '/', headers });
  expect((await call('GET')).json()).toEqual({ from: 'replica' });
  expect((await call('GET')).headers['set-cookie']).toBeUndefined();
  expect((await call('POST', { 'x-fail': '1' })).headers['set-cookie']).toBeUndefined();
  const wrote = String((await call('POST')).headers['set-cookie']);
  expect(wrote).toBe('outline_wrote=1; Max-Age=10; Path=/api/; HttpOnly; Secure; SameSite=Strict');
  expect((await call('GET', { cookie: 'outline_wrote=1' })).json()).toEqual({ from: 'primary' });
  await app.close();
});
