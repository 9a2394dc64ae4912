import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { rollUpDays } from '../../server/db/rollUpDays';
import { addMs, days } from '../../server/platform/clock';
import { makePackage } from '../support/server/packages';
import { notifySandbox, openPayment, paidPayment } from '../support/server/payments';
import { buildTestApp, type TestApp } from '../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

/** The players per kind and day: as stored, and as counted again. */
async function players() {
  const { rows: kept } = await sql`select kind, day::text, sum(players)::int as players from user_days
    group by 1, 2 having sum(players) <> 0 order by 1, 2`.execute(server.db);
  const { rows: counted } = await sql`
    select kind, (at at time zone 'Asia/Ho_Chi_Minh')::date::text as day, count(*)::int as players
    from users, lateral (values ('created', created_at), ('seen', last_login_at), ('banned', banned_at)) as m (kind, at)
    where role = 'User' and at is not null group by 1, 2 order by 1, 2`.execute(server.db);
  return { kept, counted };
}

async function expectKept(...expected: Array<[kind: string, players: number]>) {
  const { kept, counted } = await players();
  expect(kept).toEqual(counted);
  const sums = new Map<string, number>();
  for (const row of kept as Array<{ kind: string; players: number }>)
    sums.set(row.kind, (sums.get(row.kind) ?? 0) + row.players);
  expect([...sums]).toEqual(expected);
}

it('keeps the players of each day through sign-up, sign-in, ban, a change of role and deletion', async () => {
  const { db, clock } = server;
  const [one, two, three] = [await server.makeUser(), await server.makeUser(), await server.makeUser()];
  await expectKept(['created', 3]);
  const set = (id: string, change: object) =>
    db.updateTable('users').set(change).where('id', '=', id).execute();
  await server.signIn(one.email);
  await server.signIn(two.email);
  clock.advance(days(3));
  await server.signIn(one.email);
  await set(three.id, { createdAt: addMs(clock.now(), -days(40)), bannedAt: clock.now() });
  await expectKept(['banned', 1], ['created', 3], ['seen', 2]);
  await set(two.id, { role: 'Admin', staffRoles: ['owner'] });
  await expectKept(['banned', 1], ['created', 2], ['seen', 1]);
  await set(two.id, { role: 'User', staffRoles: [] });
  await set(three.id, { bannedAt: null });
  await expectKept(['created', 3], ['seen', 2]);
  await db.deleteFrom('sessions').execute();
  await db.deleteFrom('users').where('id', '=', one.id).execute();
  await expectKept(['created', 2], ['seen', 1]);
});

const purchasesOf = async (packageId: string) => {
  const { body } = await server.get('user/payment/packages');
  const { purchaseCount, recentPurchases } = body.packages.find(({ id }: { id: string }) => id === packageId);
  return [purchaseCount, recentPurchases];
};

it('counts each purchase once, whatever is told again, and the recent ones for thirty days', async () => {
  const { packageId, id } = await paidPayment(server);
  await notifySandbox(server, id);
  await notifySandbox(server, id, { reference: 'again' });
  const open = await openPayment(server);
  expect([await purchasesOf(packageId), await purchasesOf(open.packageId)]).toEqual([
    [1, 1],
    [0, 0],
  ]);
  server.clock.advance(days(29));
  expect(await purchasesOf(packageId)).toEqual([1, 1]);
  server.clock.advance(days(1));
  expect(await purchasesOf(packageId)).toEqual([1, 0]);
});

it('folds the days that are over into one row each, without changing a sum', async () => {
  const { db, clock } = server;
  const packageId = await makePackage(server);
  const store = (day: string, slot: number) =>
    db
      .insertInto('packageDays')
      .values({ packageId, day, slot, completed: slot + 1 })
      .execute();
  for (const slot of [0, 1, 2]) await store('2025-03-01', slot);
  await store('2025-03-02', 3);
  const today = addMs(clock.now(), 7 * 3_600_000)
    .toISOString()
    .slice(0, 10);
  for (const slot of [1, 2]) await store(today, slot);
  const sums = () =>
    sql`select day::text, sum(completed)::int as completed, count(*)::int as rows from package_days
    where package_id = ${packageId} group by 1 order by 1`.execute(db);
  expect((await sums()).rows).toEqual([
    { day: '2025-03-01', completed: 6, rows: 3 },
    { day: '2025-03-02', completed: 4, rows: 1 },
    { day: today, completed: 5, rows: 2 },
  ]);
  await rollUpDays(db, clock.now());
  await rollUpDays(db, clock.now());
  expect((await sums()).rows).toEqual([
    { day: '2025-03-01', completed: 6, rows: 1 },
    { day: '2025-03-02', completed: 4, rows: 1 },
    { day: today, completed: 5, rows: 2 },
  ]);
});
