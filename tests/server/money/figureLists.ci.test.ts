import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { payerDaysKept } from '../../../contract/staffLimits';
import type { User, UserListQuery } from '../../../contract/users';
import { dayAfter, dayOf, midnightOf } from '../../../contract/vietnamTime';
import { hours } from '../../../server/platform/clock';
import { listsFor } from '../../../src/admin/screens/dashboard/links';
import { users as usersEndpoint } from '../../../src/dataProvider/endpoints/users';
import { countFigures } from '../../support/server/countFigures';
import { fillYear } from '../../support/server/figuresYear';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let token: string;
let today: string;
beforeAll(async () => {
  server = await buildTestApp();
  const { clock, db } = server;
  today = dayAfter(dayOf(clock.now()));
  clock.advance(+midnightOf(today) + hours(14) - +clock.now());
  await fillYear(db, clock.now());
  await countFigures(db);
  token = (await server.makeAdmin()).token;
});
afterAll(() => server.close());

const lists = listsFor(() => true);
/** The filter in a link of the dashboard. */
const filterIn = (link: string | undefined) => new URLSearchParams(link?.split('?')[1]).get('filter') ?? '';

/** Days, weeks and months, with those of many payments that were begun before it or paid days later. */
function periods(): Array<[from: string, to: string]> {
  const month = `${today.slice(0, 7)}-01`;
  const last = dayAfter(month, -1);
  return [
    [today, today],
    [dayAfter(today, -6), today],
    [last, last],
    [month, month],
    [`${last.slice(0, 7)}-01`, last],
    [dayAfter(today, -200), dayAfter(today, -120)],
    [dayAfter(today, -399), today],
  ];
}

const pages = [
  ['createdAt', 'DESC', 0],
  ['createdAt', 'ASC', 0],
  ['createdAt', 'DESC', 40],
  ['amount', 'DESC', 0],
  ['amount', 'ASC', 30],
] as const;

it('a figure leads to the payments that make it, over midnight and the end of a month', async () => {
  let late = 0;
  for (const [from, to] of periods()) {
    const { body: figures } = await server.get(`admin/figures?from=${from}&to=${to}`, { token });
    const { money } = figures.now as {
      money: Array<{ currency: 'VND' | 'USD'; orders: number; amount: number; refunds: number }>;
    };
    for (const { currency, orders, amount, refunds } of money) {
      const refunded = new URLSearchParams({ filter: filterIn(lists.refunds({ from, to }, currency)) });
      const { headers: ofRefunds } = await server.get(`admin/money-requests?${refunded}`, { token });
      expect([from, to, ofRefunds['content-range']?.split('/')[1]]).toEqual([from, to, String(refunds)]);
      const filter = filterIn(lists.completed({ from, to }, { currency }));
      const asked = new URLSearchParams({ filter });
      const { body: summary } = await server.get(`admin/transactions/summary?${asked}`, { token });
      const totals = orders > 0 ? [{ currency, payments: orders, amount }] : [];
      expect([from, to, summary.totals]).toMatchObject([from, to, totals]);
      expect(summary.paid).toEqual({ count: orders, isMore: false });
      const { rows } = await sql<{ id: string; amount: number; isLate: boolean }>`select id, amount,
          created_at < ${midnightOf(dayAfter(from, -1))} as is_late from payments
        where status = 'COMPLETED' and currency = ${currency} and settled_at >= ${midnightOf(from)}
          and settled_at < ${midnightOf(dayAfter(to))} order by created_at desc, id desc`.execute(server.db);
      late += rows.filter(({ isLate }) => isLate).length;
      const byAmount = rows.toSorted((a, b) => b.amount - a.amount || (a.id < b.id ? 1 : -1));
      for (const [column, order, start] of pages) {
        const range = `[${start},${start + 24}]`;
        const query = new URLSearchParams({ filter, range, sort: JSON.stringify([column, order]) });
        const { body, headers } = await server.get(`admin/transactions?${query}`, { token });
        const all = column === 'amount' ? byAmount : rows;
        const expected = (order === 'ASC' ? all.toReversed() : all).slice(start, start + 25);
        expect(body.map(({ id }: { id: string }) => id)).toEqual(expected.map(({ id }) => id));
        expect(headers['content-range']).toMatch(new RegExp(`/${orders}$`));
      }
    }
  }
  expect(late).toBeGreaterThan(3);
});

/** What the data provider asks for a link to users. */
const queryOf = (link: string | undefined) =>
  usersEndpoint.fileBody?.(JSON.parse(filterIn(link))) as UserListQuery;

const queryText = (query: UserListQuery): string => {
  const given = Object.entries(query).filter(([, value]) => value !== undefined);
  expect(given.length).toBeGreaterThan(1);
  return String(new URLSearchParams(given.map(([name, value]) => [name, String(value)])));
};

/** The number of users that a link lists, as counted by the server. */
async function countUsers(link: string | undefined): Promise<unknown> {
  const { status, body } = await server.get(`admin/user/get-all?${queryText(queryOf(link))}`, { token });
  return [status, body.totalUsers, body.isMore];
}

it('new and active players lead to as many, from midnight to midnight in Vietnam', async () => {
  const { db } = server;
  // The first and the last moment of days, and visits after the last sign-in.
  const { rows: some } = await sql<{ id: string }>`select id from users where role = 'User' order by user_name
    limit 12`.execute(db);
  for (const [n, { id }] of some.entries()) {
    const [from = '', to = ''] = periods()[n % 6] ?? [];
    const moment = n < 6 ? midnightOf(from) : new Date(+midnightOf(dayAfter(to)) - 1);
    await sql`update users set created_at = ${moment}, last_seen_on = ${n < 6 ? from : to}::date,
      last_login_at = null where id = ${id}`.execute(db);
  }
  let actives = 0;
  for (const [from, to] of periods()) {
    const { body: figures } = await server.get(`admin/figures?from=${from}&to=${to}`, { token });
    const { signUps, actives: active } = figures.now;
    expect([from, to, await countUsers(lists.newPlayers(figures))]).toEqual([
      from,
      to,
      [200, signUps, false],
    ]);
    for (const [at, day] of figures.days.slice(0, 3).entries())
      expect(await countUsers(lists.newPlayers({ from: day, to: day }))).toEqual([
        200,
        figures.signUps[at],
        false,
      ]);
    const link = lists.activePlayers(figures);
    expect([from, to, link === undefined]).toEqual([from, to, to !== today]);
    if (!link) continue;
    expect([from, to, await countUsers(link)]).toEqual([from, to, [200, active, false]]);
    actives += active;
  }
  expect(actives).toBeGreaterThan(20);
});

/** The days on which users first paid, from their payments. */
async function firstPayments(): Promise<Array<{ userId: string; day: string }>> {
  const { rows } = await sql<{ userId: string; day: string }>`select user_id,
      to_char(min(settled_at) at time zone 'Asia/Ho_Chi_Minh', 'YYYY-MM-DD') as day
    from payments where status = 'COMPLETED' group by user_id`.execute(server.db);
  return rows;
}

/** New players pay at the first and the last moment of a day, and once more on another. */
async function payFirst(day: string): Promise<void> {
  const first = midnightOf(day);
  for (const moment of [first, new Date(+midnightOf(dayAfter(day)) - 1)]) {
    const { id } = await server.makeUser();
    for (const settledAt of [moment, new Date(+moment + hours(24))])
      await sql`insert into payments (id, user_id, email, package_name, diamonds, bonus_diamonds, amount, currency,
          gateway, status, created_at, expires_at, settled_at)
        select gen_random_uuid()::text, ${id}, email, package_name, diamonds, 0, amount, currency, gateway, 'COMPLETED',
          ${settledAt}, ${settledAt}, ${settledAt} from payments limit 1`.execute(server.db);
  }
}

it('first-time payers lead to exactly those, staff, banned and erased ones too', async () => {
  const { db } = server;
  await payFirst(dayAfter(today, -6));
  await payFirst(dayAfter(today, -1));
  await countFigures(db);
  const firsts = await firstPayments();
  const players = firsts.filter((_, n) => n % 10 === 0).map(({ userId }) => userId);
  await sql`update users set banned_at = created_at where id = any(${players}::uuid[]) and role = 'User'`.execute(
    db,
  );
  const erased = firsts.filter((_, n) => n % 10 === 5).map(({ userId }) => userId);
  await sql`update users set erased_at = created_at where id = any(${erased}::uuid[]) and role = 'User'`.execute(
    db,
  );
  const ofKind = { banned: 0, erased: 0, staff: 0 };
  for (const [from, to] of periods()) {
    const { body: figures } = await server.get(`admin/figures?from=${from}&to=${to}`, { token });
    const expected = firsts.filter(({ day }) => day >= from && day <= to).map(({ userId }) => userId);
    const link = lists.firstPayers(figures);
    expect([from, to, await countUsers(link)]).toEqual([from, to, [200, figures.now.firstPayers, false]]);
    for (const SortBy of ['createdAt', 'userName', 'lastLoginAt', 'isLocked'] as const) {
      const query = { ...queryOf(link), SortBy, PageSize: 1000 };
      const { body } = await server.get(`admin/user/get-all?${queryText(query)}`, { token });
      const listed = (body.users as User[]).map(({ id }) => id);
      expect([SortBy, from, to, listed.sort()]).toEqual([SortBy, from, to, expected.sort()]);
      ofKind.banned += (body.users as User[]).filter(({ isLocked }) => isLocked).length;
      ofKind.erased += (body.users as User[]).filter(({ isErased }) => isErased).length;
      ofKind.staff += (body.users as User[]).filter(({ role }) => role === 'Admin').length;
    }
  }
  expect(Math.min(...Object.values(ofKind))).toBeGreaterThan(0);
});

it('first-time payers are narrowed by every other filter, and exported', async () => {
  const [from, to] = [dayAfter(today, -399), today];
  const inPeriod = (await firstPayments()).filter(({ day }) => day >= from);
  const firsts = new Set(inPeriod.map(({ userId }) => userId));
  const period = { FirstPaidFrom: from, FirstPaidTo: to, PageSize: 1000 };
  const { body: all } = await server.get('admin/user/get-all?PageSize=1000', { token });
  const users = (all.users as User[]).filter(({ id }) => firsts.has(id));
  const middle = users.map(({ createdAt }) => createdAt).sort()[Math.floor(users.length / 2)] ?? '';
  const cases: Array<[filter: Partial<UserListQuery>, holds: (user: User) => boolean]> = [
    [{ Role: 'User' }, ({ role }) => role === 'User'],
    [{ Role: 'Admin' }, ({ role }) => role === 'Admin'],
    [{ Status: 'Banned' }, ({ isLocked }) => isLocked],
    [{ Status: 'Active' }, ({ isLocked }) => !isLocked],
    [{ Search: 'year12' }, ({ userName }) => userName.includes('year12')],
    [
      {
        Ids: users
          .slice(0, 3)
          .map(({ id }) => id)
          .join(),
      },
      ({ id }) => users.slice(0, 3).some((user) => user.id === id),
    ],
    [{ CreatedFrom: middle }, ({ createdAt }) => createdAt >= middle],
    [{ LastSeenTo: today }, ({ lastSeenOn }) => Boolean(lastSeenOn)],
  ];
  for (const [filter, holds] of cases) {
    const query = queryText({ ...period, ...filter });
    const { body } = await server.get(`admin/user/get-all?${query}`, { token });
    const expected = users.filter(holds).map(({ id }) => id);
    expect([filter, (body.users as User[]).map(({ id }) => id).sort()]).toEqual([filter, expected.sort()]);
    expect([filter, body.totalUsers, expected.length > 0]).toEqual([filter, expected.length, true]);
    const { PageSize: _, ...exported } = { ...period, ...filter };
    const file = await server.post('admin/user/export', exported, { token });
    expect([filter, file.headers['content-range']?.split('/')[1]]).toEqual([filter, String(expected.length)]);
  }
});

it('first-time payers before the days of which the server keeps who paid have no list', () => {
  const asOf = server.clock.now().toISOString();
  const first = dayAfter(today, 1 - payerDaysKept);
  expect(filterIn(lists.firstPayers({ from: first, to: today, asOf }))).toContain(first);
  expect(lists.firstPayers({ from: dayAfter(first, -1), to: today, asOf })).toBeUndefined();
});
