import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { dayOf, hourOf } from '../../../contract/vietnamTime';
import { rollUpHours } from '../../../server/db/rollUpHours';
import { addMs, days } from '../../../server/platform/clock';
import { makePackage } from '../../support/server/packages';
import { notifySandbox, openPayment, paidPayment } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
beforeAll(async () => {
  server = await buildTestApp();
});
afterAll(() => server.close());

/** The players per kind and day: as stored, and as counted again. */
async function players() {
  const { rows: kept } =
    await sql`select name as kind, day::text, sum(count)::int as players from figure_hours
    where name in ('sign-ups', 'last-login', 'banned') group by 1, 2 having sum(count) <> 0 order by 1, 2`.execute(
      server.db,
    );
  const { rows: counted } = await sql`
    select kind, (at at time zone 'Asia/Ho_Chi_Minh')::date::text as day, count(*)::int as players
    from users, lateral (values ('sign-ups', created_at), ('last-login', last_login_at), ('banned', banned_at)) as m (kind, at)
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
  await expectKept(['sign-ups', 3]);
  const set = (id: string, change: object) =>
    db.updateTable('users').set(change).where('id', '=', id).execute();
  await server.signIn(one.email);
  await server.signIn(two.email);
  clock.advance(days(3));
  await server.signIn(one.email);
  await set(three.id, { createdAt: addMs(clock.now(), -days(40)), bannedAt: clock.now() });
  await expectKept(['banned', 1], ['last-login', 2], ['sign-ups', 3]);
  await set(two.id, { role: 'Admin', staffRoles: ['owner'] });
  await expectKept(['banned', 1], ['last-login', 1], ['sign-ups', 2]);
  await set(two.id, { role: 'User', staffRoles: [] });
  await set(three.id, { bannedAt: null });
  await expectKept(['last-login', 2], ['sign-ups', 3]);
  await db.deleteFrom('sessions').execute();
  await db.deleteFrom('users').where('id', '=', one.id).execute();
  await expectKept(['last-login', 1], ['sign-ups', 2]);
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

it('folds hours that are over, and days older than a week, into one row each, without changing a sum', async () => {
  const { db, clock } = server;
  const packageId = await makePackage(server);
  const store = (day: string, hour: number, slot: number) =>
    db
      .insertInto('figureHours')
      .values({ name: 'paid', key: packageId, currency: 'VND', day, hour, slot, count: slot + 1 })
      .execute();
  const today = dayOf(clock.now());
  const [old, before, hour] = ['2025-03-01', dayOf(addMs(clock.now(), -days(2))), hourOf(clock.now())];
  for (const slot of [0, 1, 2]) await store(old, 5, slot);
  await store(old, 6, 3);
  for (const slot of [0, 1]) await store(before, 5, slot);
  for (const slot of [1, 2]) await store(today, hour, slot);
  const sums = () =>
    sql`select day::text, hour, sum(count)::int as count, count(*)::int as rows from figure_hours
    where key = ${packageId} group by 1, 2 order by 1, 2`.execute(db);
  const open = [{ day: today, hour, count: 5, rows: 2 }];
  expect((await sums()).rows).toEqual([
    { day: old, hour: 5, count: 6, rows: 3 },
    { day: old, hour: 6, count: 4, rows: 1 },
    { day: before, hour: 5, count: 3, rows: 2 },
    ...open,
  ]);
  for (let times = 0; times < 2; times++) await rollUpHours(db, clock.now());
  expect((await sums()).rows).toEqual([
    { day: old, hour: 0, count: 10, rows: 1 },
    { day: before, hour: 5, count: 3, rows: 1 },
    ...open,
  ]);
});
