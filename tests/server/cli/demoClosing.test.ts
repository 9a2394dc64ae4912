import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayAfter, dayOf } from '../../../contract/vietnamTime';
import { seedClosing } from '../../../server/cli/demo/closing';
import { seedDemo } from '../../../server/cli/demo/demo';
import { seedStaff } from '../../../server/cli/demo/staff';
import { moneyProblemsOf } from '../../support/server/invariants';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
  await seedDemo(server.db, server.deps.images, server.clock);
  await seedStaff(server.db, server.clock);
  await seedClosing(server.db, server.clock);
});
afterAll(() => server.close());

it('has days that finance signed off, one that changed since, and yesterday still to do', async () => {
  const { token } = await server.makeStaff('finance');
  const today = dayOf(server.clock.now());
  const { body: days } = await server.get('admin/closing', { token });
  const states = days.map(({ state }: { state: string }) => state);
  const over = states.slice(2);
  expect(states.slice(0, 1)).toEqual(['running']);
  expect(over.filter((state: string) => state !== 'closed')).toEqual(['changed']);
  expect(days[3]).toMatchObject({
    day: dayAfter(today, -3),
    state: 'changed',
    changes: 1,
    closedBy: 'demo-finance',
  });
  const late = (await server.get(`admin/closing/${dayAfter(today, -3)}`, { token })).body;
  expect(late).toMatchObject({ changes: [{ kind: 'movement', amount: 59_000 }], differences: [] });
  expect(late.closed.sums).not.toEqual(late.sums);
  for (const { day } of days.slice(2)) {
    const { body } = await server.get(`admin/closing/${day}`, { token });
    expect([day, body.differences]).toEqual([day, []]);
  }
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});
