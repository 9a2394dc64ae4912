import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { staffRoles } from '../../../contract/permissions';
import { dayAfter, dayOf, midnightOf } from '../../../contract/vietnamTime';
import { rollUpHours } from '../../../server/db/rollUpHours';
import { figureProblems } from '../../../server/payments/effects/figureProblems';
import { days, hours, minutes } from '../../../server/platform/clock';
import { countFigures } from '../../support/server/countFigures';
import { expectedFigures } from '../../support/server/figuresExpected';
import { fillYear } from '../../support/server/figuresYear';
import { financeOf } from '../../support/server/finance';
import { openedSession } from '../../support/server/openedSession';
import { notifySandbox } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

/**
 * Payments of the year: `npm run test:year` makes two million. An ordinary run has fewer, as each comparison scans all of
 * them: 100,000 would cost it a minute.
 */
const payments = Number(process.env.YEAR_PAYMENTS ?? 5_000);
/** Rows that `figureProblems` reads at once: several batches, and not thousands of them. */
const batch = Math.max(700, payments / 10);
const patience = 300_000 + 2 * payments;
vi.setConfig({ testTimeout: patience, hookTimeout: patience });

let server: TestApp;
/** The day on which the tests of the year begin, at 14:02 in Vietnam. */
let today: string;
beforeAll(async () => {
  server = await buildTestApp({ config: { playerDaily: { amount: { VND: 1e12, USD: 1e12 }, count: 1e6 } } });
  const { clock, db } = server;
  today = dayAfter(dayOf(clock.now()));
  clock.advance(+midnightOf(today) + hours(14) + minutes(2) - +clock.now());
  await fillYear(db, clock.now(), payments);
  await countFigures(db);
});
afterAll(() => server.close());

/** A reader of the dashboard, whatever the clock says by now. */
async function readerOf(...roles: Parameters<TestApp['makeStaff']>): Promise<string> {
  const { email } = await server.makeStaff(...roles);
  return (await server.signIn(email)).accessToken;
}
async function figures(from: string, to: string) {
  const token = await readerOf('analyst');
  const { status, body } = await server.get(`admin/figures?from=${from}&to=${to}`, { token });
  expect(status).toBe(200);
  return body;
}
/** The figures from the call, without visits, which leave no rows. */
async function counted(from: string, to: string) {
  const { asOf, openCases, actives, now, past, books, ...rest } = await figures(from, to);
  expect([asOf, openCases.isMore, books]).toEqual([server.clock.now().toISOString(), false, null]);
  const { actives: _, ...ofNow } = now;
  const { actives: __, ...ofPast } = past;
  return { ...rest, now: ofNow, past: ofPast };
}

/** Every kind of period, as of today's clock; each step of a test checks the first three. */
function periods(): Array<[from: string, to: string]> {
  const day = dayOf(server.clock.now());
  const month = `${day.slice(0, 7)}-01`;
  const last = dayAfter(month, -1);
  return [
    [day, day],
    [dayAfter(day, -29), day],
    [dayAfter(day, -730), day],
    [dayAfter(day, -6), day],
    [dayAfter(day, -89), day],
    [`${last.slice(0, 7)}-01`, last],
    [last, month],
    [dayAfter(day, -1), dayAfter(day, -1)],
    [dayAfter(day, -200), dayAfter(day, -120)],
    [month, dayAfter(day, 20)],
  ];
}

async function expectEqual(most?: number) {
  for (const [from, to] of periods().slice(0, most))
    expect(await counted(from, to)).toEqual(await expectedFigures(server.db, from, to, server.clock.now()));
  expect(await figureProblems(server.db, batch)).toEqual([]);
}

it('has something of everything in the year', async () => {
  const { now, past, revenue, failures, packages } = await figures(dayAfter(today, -89), today);
  for (const period of [now, past]) {
    for (const { orders, amount, refunds, refunded } of period.money)
      for (const figure of [orders, amount, refunds, refunded]) expect(figure).toBeGreaterThan(0);
    expect(period.begun).toBeGreaterThan(period.opened);
    expect(period.opened).toBeGreaterThan(period.begunPaid);
    expect(Math.min(period.begunPaid, period.firstPayers, period.signUps)).toBeGreaterThan(0);
  }
  expect(revenue.filter(({ isRest }: { isRest: boolean }) => isRest)).toHaveLength(1);
  expect(packages.some(({ packageId }: { packageId: string | null }) => packageId === null)).toBe(true);
  expect(failures).toHaveLength(3);
});

it('is what the rows of the year say, and again after hours and days are folded', async () => {
  await expectEqual();
  await rollUpHours(server.db, server.clock.now());
  await rollUpHours(server.db, server.clock.now());
  await expectEqual(3);
  const { rows } = await sql<{ rows: number }>`select count(*)::int as rows from figure_hours
    where (slot > 0 or hour > 0) and day < ${dayAfter(today, -7)}::date`.execute(server.db);
  expect(rows).toEqual([{ rows: 0 }]);
});

/** Buys as a guest; `how` is what the gateway reports, if anything. */
async function buy(n: number, how: 'PAID' | 'FAILED' | 'CANCELLED' | null) {
  const { rows } = await sql<{ id: string; price: number; currency: string }>`
    select id, price, currency from diamond_packages order by id offset ${n % 8} limit 1`.execute(server.db);
  const [pack] = rows;
  // Players of the year with newcomers among them; every fiftieth is staff.
  const email = n % 5 === 4 ? (await server.makeUser()).email : `year${2 + ((n * 7) % 48)}@mail.example`;
  const { status, body } = await server.post('user/payment/create', { email, packageId: pack?.id });
  expect([status, body.message]).toEqual([status < 300 ? status : 0, undefined]);
  const told = { amount: pack?.price ?? 0, currency: pack?.currency ?? '' };
  if (how) await notifySandbox(server, body.transactionId, { ...told, status: how });
  return { id: body.transactionId as string, ...told };
}
const plan = ['PAID', 'PAID', null, 'FAILED', 'PAID', 'CANCELLED', 'PAID'] as const;

it('finds each sum that differs from its rows, by its number or by its day', async () => {
  const { db } = server;
  const change = (set: string, where: string) =>
    sql
      .raw(
        `update figure_hours set ${set} where (name, day, hour, key, currency, slot) = (
          select name, day, hour, key, currency, slot from figure_hours where ${where} order by 1, 2, 3, 4, 5, 6 limit 1)`,
      )
      .execute(db);
  const names = [
    'begun',
    'opened',
    'begun-paid',
    'failed',
    'paid',
    'refunded',
    'payers',
    'first-payers',
    'sign-ups',
    'last-seen',
  ];
  for (const name of names) {
    const where = `name = '${name}' and day > date '${dayAfter(today, -200)}'`;
    await change('count = count + 1', where);
    expect(await figureProblems(db, batch)).toEqual([expect.stringContaining(`the figure "${name}`)]);
    await change('count = count - 1', where);
  }
  await change('day = day - 900', "name = 'paid' and count > 0");
  expect(await figureProblems(db, batch)).toEqual([expect.stringContaining('the figure "paid')]);
  await change('day = day + 900', `name = 'paid' and day < date '${dayAfter(today, -450)}'`);
  expect(await figureProblems(db, batch)).toEqual([]);
});

it('goes on with what the server itself does, across midnight, a refund a month later and a clock that jumps', async () => {
  const { clock } = server;
  const bought: Array<Awaited<ReturnType<typeof buy>>> = [];
  const shop = async (count: number) => {
    for (let n = 0; n < count; n++) {
      const at = bought.length;
      bought.push(await buy(at, plan[at % plan.length] ?? null));
      clock.advance(minutes(1));
    }
  };
  await shop(30);
  // Begun before midnight, and paid after it.
  clock.advance(+midnightOf(dayAfter(dayOf(clock.now()))) - minutes(2) - +clock.now());
  const late = await buy(bought.length, null);
  bought.push(late);
  clock.advance(minutes(5));
  await notifySandbox(server, late.id, late);
  await shop(30);
  await expectEqual(3);
  // Failed at first, and paid after all.
  const [failed] = bought.filter((_, at) => plan[at % plan.length] === 'FAILED');
  await notifySandbox(server, failed?.id ?? '', { ...failed, status: 'PAID' });
  await expectEqual(2);
  clock.advance(days(33));
  await shop(15);
  const finance = await financeOf(server);
  for (const { id, currency } of bought.slice(0, 2)) {
    const { body } = await finance.refund(id, { amount: currency === 'USD' ? 1 : 1000 });
    await finance.confirm(body.id);
  }
  await expectEqual(3);
  clock.advance(-days(3));
  await shop(8);
  clock.advance(days(12));
  await rollUpHours(server.db, clock.now());
  clock.advance(-days(9));
  await shop(8);
  await rollUpHours(server.db, clock.now());
  clock.advance(days(1));
  await expectEqual();
});

it('counts who comes by once a day, and once in any period of up to 31 days', async () => {
  const { clock, db } = server;
  clock.advance(+midnightOf(dayAfter(dayOf(clock.now()))) + hours(14) + minutes(30) - +clock.now());
  const first = dayOf(clock.now());
  const players = await Promise.all([1, 2, 3, 4, 5].map(() => server.makeUser()));
  const visits = new Map<string, Set<number>>();
  const visit = async (who: number) => {
    const { id, email, userName } = players[who] ?? { id: '', email: '', userName: '' };
    const token = await openedSession(server, { id, role: 'User', email, userName });
    // Two calls at once, and another later.
    for (const calls of [2, 1])
      await Promise.all(Array.from({ length: calls }, () => server.get('user/profile/me', { token })));
    visits.set(dayOf(clock.now()), (visits.get(dayOf(clock.now())) ?? new Set()).add(who));
  };
  for (let n = 0; n < 40; n++) {
    for (const [who, every] of [1, 2, 9, 33].entries()) if (n % every === 0) await visit(who);
    clock.advance(days(1));
    if (n % 9 === 0) await rollUpHours(db, clock.now());
  }
  await visit(1);
  await visit(4);
  const between = (from: string, to: string) =>
    new Set([...visits].flatMap(([day, who]) => (day >= from && day <= to ? [...who] : []))).size;
  const now = dayOf(clock.now());
  const shown = async (from: string, to: string) => {
    const { now: current, past, before, actives, days: all } = await figures(from, to);
    return { current: current.actives, past: past.actives, before, actives, all };
  };
  for (const length of [7, 10, 31]) {
    const from = dayAfter(now, -length + 1);
    const { past, before, actives, all } = await shown(from, now);
    const isCounted = before.from >= first;
    expect([length, past]).toEqual([length, isCounted ? between(before.from, before.to) : null]);
    expect(actives).toEqual(all.map((day: string) => between(day, day)));
    const earlier = await shown(dayAfter(from, -3), dayAfter(now, -3));
    expect([length, earlier.current]).toEqual([
      length,
      dayAfter(from, -3) >= first ? between(dayAfter(from, -3), dayAfter(now, -3)) : null,
    ]);
  }
  expect((await shown(dayAfter(now, -40), dayAfter(now, -2))).current).toBeNull();
  // Of a period that ends today those whose last day is in it, by sign-in too.
  const { rows } = await sql<{ n: number }>`select count(*)::int as n from users where role = 'User' and
    greatest(last_seen_on, (last_login_at at time zone 'Asia/Ho_Chi_Minh')::date) >= ${dayAfter(now, -89)}::date`.execute(
    db,
  );
  expect((await shown(dayAfter(now, -89), now)).current).toBe(rows[0]?.n);
  const ofToday = async () => {
    const { current, past, before } = await shown(now, now);
    return { current, past, hour: before.hour };
  };
  // Yesterday's came at half past two.
  const yesterday = between(dayAfter(now, -1), dayAfter(now, -1));
  expect([yesterday, await ofToday()]).toEqual([1, { current: 2, past: 0, hour: 14 }]);
  clock.advance(minutes(40));
  expect(await ofToday()).toEqual({ current: 2, past: 1, hour: 15 });
  expect(await figureProblems(db, batch)).toEqual([]);
});

describe('the call', () => {
  it('is for owners, shop, finance and analysts; who may not see cases learns of none', async () => {
    const day = dayOf(server.clock.now());
    const allowed: Record<string, boolean | null> = {};
    for (const role of staffRoles) {
      const { status, body } = await server.get(`admin/figures?from=${day}&to=${day}`, {
        token: await readerOf(role),
      });
      allowed[role] = status === 200 ? body.openCases !== null : null;
      expect([role, status]).toEqual([role, status === 200 ? 200 : 403]);
    }
    expect(allowed).toEqual({
      owner: true,
      shop: false,
      finance: true,
      game: null,
      content: null,
      support: null,
      analyst: true,
    });
    expect((await server.get(`admin/figures?from=${day}&to=${day}`)).status).toBe(401);
  });

  it.each([
    ['from=2026-02-31&to=2026-03-01', { from: ['Enter a day that exists, such as 2026-11-22.'] }],
    ['from=yesterday&to=1', { from: [expect.any(String)], to: [expect.any(String)] }],
    ['from=2026-03-02&to=2026-03-01', { to: ['The last day cannot be before the first.'] }],
    ['from=2024-01-01&to=2026-01-01', { to: ['At most 731 days.'] }],
    ['from=2990-01-01&to=2990-01-01', { from: ['This day has not come yet.'] }],
    ['to=2026-03-01', { from: [expect.any(String)] }],
  ])('refuses %s at the field', async (query, errors) => {
    const { status, body } = await server.get(`admin/figures?${query}`, { token: await readerOf('shop') });
    expect([status, body.errors]).toEqual([400, errors]);
  });

  it('takes as many days as two years have', async () => {
    const token = await readerOf('shop');
    expect((await server.get('admin/figures?from=2024-01-01&to=2025-12-31', { token })).status).toBe(200);
  });
});
