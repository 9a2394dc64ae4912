import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../../server/app';
import type { App } from '../../../server/http/types';
import { openPayment } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let app: App;
let queries = 0;

beforeAll(async () => {
  server = await buildTestApp();
  const counted = server.db.withPlugin({
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      queries++;
      return result;
    },
  });
  app = await buildApp({ ...server.deps, config: { ...server.deps.config, rateLimits: true }, db: counted });
});
afterAll(async () => {
  await app.close();
  await server.close();
});

it('goes to the database as seldom as each read allows', async () => {
  const { token } = await server.makeAdmin();
  const { id } = await openPayment(server);
  await server.db.updateTable('payments').set({ status: 'COMPLETED' }).where('id', '=', id).execute();
  const calls: Record<string, string | undefined> = {
    'user/payment/packages': undefined,
    'user/payment/gateways': undefined,
    [`user/payment/status/${id}`]: undefined,
    'user/search?query=player': undefined,
    'user/profile/me': token,
    'admin/user/get-all?Page=1&PageSize=10': token,
    'admin/user/stats': token,
    'admin/figures?from=2026-01-01&to=2026-01-31': token,
    'admin/diamond-packages': token,
    'admin/transactions?range=[0,24]&filter={}': token,
    'admin/transactions/summary': token,
    'admin/history?range=[0,24]&filter={}': token,
  };
  const counts: Record<string, number> = {};
  for (const [path, bearer] of Object.entries(calls)) {
    queries = 0;
    const headers = bearer ? { authorization: `Bearer ${bearer}` } : {};
    const { statusCode } = await app.inject({ url: `/api/${path}`, headers });
    counts[`${statusCode} ${path.replace(id, ':id')}`] = queries;
  }
  // One query for each rate limit where there is one, one for session, account, roles and factor, the rest for the data.
  expect(counts).toMatchInlineSnapshot(`
    {
      "200 admin/diamond-packages": 2,
      "200 admin/figures?from=2026-01-01&to=2026-01-31": 5,
      "200 admin/history?range=[0,24]&filter={}": 3,
      "200 admin/transactions/summary": 4,
      "200 admin/transactions?range=[0,24]&filter={}": 5,
      "200 admin/user/get-all?Page=1&PageSize=10": 6,
      "200 admin/user/stats": 2,
      "200 user/payment/gateways": 0,
      "200 user/payment/packages": 2,
      "200 user/payment/status/:id": 2,
      "200 user/profile/me": 2,
      "200 user/search?query=player": 4,
    }
  `);
});
