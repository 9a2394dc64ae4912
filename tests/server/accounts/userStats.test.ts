import { afterAll, beforeAll, expect, it } from 'vitest';
import { startOfWeek } from '../../../contract/vietnamTime';
import { days } from '../../../server/platform/clock';
import { openPayment, paidPayment } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

it('counts players by the weeks of Vietnam, for staff who may not list them; staff are no players', async () => {
  const content = await server.makeStaff('content');
  const { token } = content;
  const before = (await server.get('admin/user/stats', { token })).body;
  expect(before).toEqual({
    total: 0,
    growth: 0,
    online: 0,
    onlineShare: 0,
    banned: 0,
    bannedShare: 0,
    transactions: 0,
  });
  const thisWeek = startOfWeek(+server.clock.now());
  const made = async (created: number, change: object = {}) => {
    const { id } = await server.makeUser();
    const set = { createdAt: new Date(created), lastLoginAt: null, ...change };
    await server.db.updateTable('users').set(set).where('id', '=', id).execute();
  };
  await made(thisWeek);
  await made(thisWeek - 1, { lastLoginAt: new Date(thisWeek) });
  await made(thisWeek - days(7), { lastLoginAt: new Date(thisWeek - 1) });
  await made(thisWeek - days(7) - 1, { bannedAt: server.clock.now() });
  const { body } = await server.get('admin/user/stats', { token });
  const stats = {
    total: 4,
    growth: -50,
    online: 1,
    onlineShare: 25,
    banned: 1,
    bannedShare: 25,
    transactions: 0,
  };
  expect(body).toEqual(stats);
  const admin = await server.makeAdmin();
  const list = (await server.get('admin/user/get-all?PageSize=1', { token: admin.token })).body;
  expect(list).toMatchObject({ totalUsers: 6, isMore: false, stats });
  expect((await server.get('admin/user/get-all', { token })).status).toBe(403);
});

it('counts the payments that were completed', async () => {
  const { token } = await server.makeStaff('content');
  const transactions = async () => (await server.get('admin/user/stats', { token })).body.transactions;
  await openPayment(server);
  expect(await transactions()).toBe(0);
  await paidPayment(server);
  expect(await transactions()).toBe(1);
});
