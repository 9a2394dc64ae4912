import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayAfter, dayOf } from '../../../contract/vietnamTime';
import { days } from '../../../server/platform/clock';
import { paidPayment } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

/** As somebody sees it who has just signed in, as days pass in between. */
async function list(): Promise<Array<{ day: string; state: string }>> {
  const { token } = await server.makeStaff('finance');
  return (await server.get('admin/closing', { token })).body;
}

it('a new shop has no day to sign off; each has one from the day of the first money on, a month at most', async () => {
  const today = () => dayOf(server.clock.now());
  server.clock.advance(days(2));
  expect(await list()).toMatchObject([{ day: today(), state: 'running' }]);
  const { id } = await paidPayment(server);
  // The sandbox says no moment; the database's clock is another.
  const createdAt = server.clock.now();
  await server.db
    .updateTable('movements')
    .set({ createdAt, toldAt: null })
    .where('paymentId', '=', id)
    .execute();
  const first = today();
  server.clock.advance(days(2));
  expect(await list()).toMatchObject([
    { day: today(), state: 'running' },
    { day: dayAfter(first), state: 'open' },
    { day: first, state: 'open' },
  ]);
  server.clock.advance(days(60));
  expect(await list()).toHaveLength(32);
});
