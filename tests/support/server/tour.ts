import { sql } from 'kysely';
import { acquireLease } from '../../../server/db/leases';
import { rollUpHours } from '../../../server/db/rollUpHours';
import { refundNext } from '../../../server/money/requests/sendRefunds';
import { watchDatabase } from '../../../server/operations/metrics/database';
import { Metrics } from '../../../server/operations/metrics/metrics';
import { sweepTables } from '../../../server/operations/retention';
import { cancelExpired } from '../../../server/payments/checkout/expiry';
import { pollDue } from '../../../server/payments/checkout/polling';
import { deliverNext } from '../../../server/payments/gateways/sandboxDelivery';
import { minutes, seconds } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { imageSweep } from '../../../server/storage/images/sweep';
import { busyPlayer } from './fillStudio';
import { notifySandbox, paidPayment } from './payments';
import { password, type TestApp } from './testApp';

type By = (name: string) => void;

/** The back office's lists with every sort and filter, at their first and last page. */
export async function tourLists(server: TestApp, token: string, by: By): Promise<void> {
  const get = async (path: string) => {
    by(`GET ${path}`);
    const { status, body } = await server.get(path, { token });
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
    return body;
  };
  const ago = (count: number) => new Date(Date.now() - count * 86_400_000).toISOString();
  const users = (query: object) =>
    get(`admin/user/get-all?${new URLSearchParams({ PageSize: '25', ...query } as Record<string, string>)}`);
  for (const SortBy of [
    'userName',
    'email',
    'createdAt',
    'lastLoginAt',
    'diamonds',
    'golds',
    'role',
    'isLocked',
  ])
    for (const SortOrder of ['ASC', 'DESC'])
      for (const Page of ['1', '400']) await users({ SortBy, SortOrder, Page });
  for (const Search of [
    'vip',
    'nguyen',
    'player',
    'player123',
    'xqz',
    'zz',
    'zzz',
    'a',
    'zed',
    'le99',
    '#',
    'pro_',
    'abcde-f0123',
  ])
    for (const rest of [{}, { SortBy: 'userName' }, { Status: 'Banned' }, { Role: 'Admin' }])
      await users({ Search, ...rest });
  for (const filter of [
    { Role: 'Admin' },
    { Status: 'Banned', SortBy: 'diamonds' },
    { Role: 'User', Status: 'Banned' },
    { Role: 'User', Seen: 'ThisWeek' },
    { Role: 'User', CreatedFrom: ago(90), CreatedTo: ago(60) },
    { Role: 'User', CreatedFrom: ago(90), SortBy: 'userName' },
    { Role: 'User', LastSeenFrom: ago(7).slice(0, 10), SortBy: 'lastLoginAt' },
    { FirstPaidFrom: ago(30).slice(0, 10), FirstPaidTo: ago(1).slice(0, 10) },
    { FirstPaidFrom: ago(400).slice(0, 10), SortBy: 'userName', Page: '400' },
    { FirstPaidFrom: ago(400).slice(0, 10), Role: 'User', Status: 'Banned' },
    { FirstPaidFrom: ago(400).slice(0, 10), Role: 'Admin' },
    { FirstPaidFrom: ago(400).slice(0, 10), Search: 'le99' },
    { Tag: 'vip' },
    { Tag: 'VIP', Role: 'User', SortBy: 'userName', Page: '40' },
    { Tag: 'rare', Status: 'Active' },
    { Tag: 'nobody', SortBy: 'diamonds' },
    { Seen: 'ThisWeek', SortBy: 'golds', Page: '40' },
    { Status: 'Active', SortBy: 'email' },
  ])
    await users(filter);
  for (const q of [
    'vi',
    'nguyen',
    'player123',
    'xqz',
    'zed',
    'le99',
    'bank-7',
    'abcdef0123',
    'player1@example.com',
  ])
    await get(`admin/search?${new URLSearchParams({ q })}`);
  await get('admin/user/get-all?Page=1&PageSize=10000');
  await get('admin/user/stats');
  await get('admin/user/tags');
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  for (const [from, to] of [
    [0, 0],
    [6, 0],
    [29, 0],
    [89, 0],
    [730, 0],
    [400, 380],
  ] as const)
    await get(`admin/figures?from=${day(from)}&to=${day(to)}`);

  const rest = (path: string, filter: object, sort: [string, string], range = [0, 24]) => {
    const query = {
      filter: JSON.stringify(filter),
      sort: JSON.stringify(sort),
      range: JSON.stringify(range),
    };
    return get(`${path}?${new URLSearchParams(query)}`);
  };
  by('');
  const { rows } = await sql<{ id: string; userId: string; packageId: string; createdAt: Date }>`
    select id, user_id, package_id, created_at from payments where status = 'COMPLETED' limit 1`.execute(
    server.db,
  );
  const known = rows[0];
  if (!known) throw new Error('The filled shop has no payments');
  const payments = [
    {},
    { status: 'COMPLETED' },
    { status: 'PENDING' },
    { status: ['FAILED', 'CANCELLED'] },
    { gateway: 'payos' },
    { currency: 'VND' },
    { packageId: known.packageId },
    { userId: known.userId },
    { createdAt_gte: known.createdAt.toISOString() },
    { status: 'COMPLETED', settledAt_gte: known.createdAt.toISOString() },
    { amount_gte: 50_000, amount_lte: 60_000 },
    ...['vip_3', 'player1', known.id, known.id.slice(0, 9), 'order77', 'bank7', 'zzz'].map((q) => ({ q })),
  ];
  for (const filter of payments) {
    for (const column of ['createdAt', 'amount'])
      for (const range of [
        [0, 24],
        [9975, 9999],
      ])
        await rest('admin/transactions', filter, [column, 'DESC'], range);
    await get(`admin/transactions/summary?filter=${encodeURIComponent(JSON.stringify(filter))}`);
  }
  await get(`admin/transactions/${known.id}`);
  await get(`admin/transactions/${known.id}/requests`);
  const cases = await rest('admin/cases', { state: 'open' }, ['openedAt', 'ASC']);
  for (const filter of [
    {},
    { kind: 'underpaid' },
    { gateway: 'payos' },
    { paymentId: known.id },
    { reference: 'bank-7' },
  ])
    await rest('admin/cases', filter, ['openedAt', 'DESC']);
  for (const path of ['', '/notes', '/requests']) await get(`admin/cases/${cases[0].id}${path}`);
  await get('admin/money-requests');
  for (const filter of [
    {},
    { userId: known.userId },
    { resource: 'users' },
    { action: 'ban' },
    { recordId: known.userId },
  ])
    for (const range of [
      [0, 24],
      [9975, 9999],
    ])
      await rest('admin/history', filter, ['at', 'DESC'], range);
  const [entry] = await rest('admin/history', {}, ['at', 'DESC']);
  await get(`admin/history/${entry.id}`);
  const yesterday = new Date(Date.now() - 17 * 3_600_000).toISOString().slice(0, 10);
  for (const path of ['', `/${yesterday}`, `/${await busiestDay(server)}`]) await get(`admin/closing${path}`);
  await get('admin/staff');
  await get('admin/diamond-packages');
}

/** The day of the past year on which most money moved. */
async function busiestDay({ db }: TestApp): Promise<string> {
  const { rows } = await sql<{ day: string }>`select to_char(day, 'YYYY-MM-DD') as day from figure_hours
    where name = 'paid' and day < current_date - 1 group by day order by sum(count) desc limit 1`.execute(db);
  return rows[0]?.day ?? '2026-01-01';
}

/** The pages of an account that has bought, marked days and received gifts for years, and those of a new one. */
async function tourAccount(server: TestApp, newcomer: string, by: By): Promise<void> {
  by('');
  await sql`update users set password_hash = (select password_hash from users where email = 'newcomer@example.com')
    where id = fill_id('user', ${busyPlayer})`.execute(server.db);
  const { accessToken } = await server.signIn(`player${busyPlayer}@mail.example`);
  const lists = ['user/purchases', 'user/wallet/diamonds', 'user/wallet/golds', 'user/wallet/debt'];
  const pages = lists.flatMap((path) => [path, `${path}?after=${Date.now()}.${newId()}`]);
  const others = [
    'profile/me',
    'profile',
    'sessions',
    'seasons',
    'items',
    'daily',
    'card',
    'user-name',
    'security',
    'waits',
  ];
  for (const token of [newcomer, accessToken])
    for (const path of [...others.map((name) => `user/${name}`), ...pages]) {
      by(`GET ${path}`);
      const { status } = await server.get(path, { token });
      if (status !== 200) throw new Error(`${path}: ${status}`);
    }
}

/** A player from sign-up to a refund, with the staff who help them. */
export async function tourPlayer(server: TestApp, token: string, by: By): Promise<void> {
  const post = async (path: string, body: object, options: object = {}) => {
    by(`POST ${path}`);
    const answer = await server.post(path, body, options);
    if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  const email = 'newcomer@example.com';
  const name = { firstName: 'Lan', lastName: 'Lê', userName: 'newcomer', phoneNumber: '' };
  await post('user/auth/register', { ...name, email, password });
  await post('user/auth/verify-email', { email, code: await server.codeFor(email) });
  const signedIn = await post('user/auth/login', { email, password });
  await post('user/auth/refresh-token', { refreshToken: signedIn.refreshToken });
  await tourAccount(server, signedIn.accessToken, by);
  server.clock.advance(minutes(2));
  await post('user/forgot-password/send-code', { email });
  const code = await server.codeFor(email);
  await post('user/forgot-password/verify-code', { email, code });
  await post('user/forgot-password/reset', { email, code, newPassword: `${password} again` });
  await post('newsletter/subscribe', { email });
  for (const query of ['vip', 'nguyen', 'player', 'pro', 'zed', 'xqz']) {
    by(`GET user/search?query=${query}`);
    await server.get(`user/search?query=${query}`);
  }
  by('GET user/payment/packages');
  await server.get('user/payment/packages');
  by('a payment');
  const { id, player, packageId } = await paidPayment(server);
  for (const path of [`status/${id}`, `pending?email=${player.email}&packageId=${packageId}`]) {
    by(`GET user/payment/${path}`);
    await server.get(`user/payment/${path}`);
  }
  const staff = { token };
  await post(`admin/transactions/${id}/notes`, { text: 'Called.' }, staff);
  await post(`admin/transactions/${id}/ask`, {}, staff);
  server.clock.advance(minutes(2));
  await post(`admin/transactions/${id}/receipt`, {}, staff);
  const refund = { amount: 1000, reasonKind: 'mistake', reason: 'By mistake', idempotencyKey: newId() };
  const asked = await post(`admin/transactions/${id}/refunds`, refund, staff);
  await post(`admin/money-requests/${asked.id}/confirm`, { outcome: 'done', reference: 'FT-1' }, staff);
  by('a payment');
  await notifySandbox(server, id, { reference: 'twice' });
  await post(`admin/user/ban/${player.id}`, {}, staff);
  await post(`admin/user/unban/${player.id}`, {}, staff);
  await post('user/auth/logout', {}, staff);
}

/** The beginnings of the exports: the statement that each repeats. */
export async function tourExports(server: TestApp, token: string, by: By): Promise<void> {
  const day = (ago: number) => new Date(Date.now() - ago * 86_400_000).toISOString().slice(0, 10);
  const exports: Array<[string, object]> = [
    ['admin/transactions/export', { filter: { createdAt_gte: day(2) } }],
    ['admin/user/export', { Status: 'Banned' }],
    ['admin/user/export', { Search: 'le99' }],
    ['admin/user/export', { FirstPaidFrom: day(2) }],
    ['admin/history/export', { filter: { at_gte: day(2) } }],
    ['admin/settlements/export', { from: day(2), to: day(0) }],
    ['admin/settlements/export', { from: day(2), to: day(0), gateway: 'payos' }],
  ];
  for (const [path, body] of exports) {
    by(`export ${path}`);
    const { status } = await server.post(path, body, { token });
    if (status !== 200) throw new Error(`${path}: ${status}`);
  }
}

/** One round of everything that runs alongside the requests. */
export async function tourBackground(server: TestApp, by: By): Promise<void> {
  const { db, clock } = server;
  const log = { info: () => undefined, warn: () => undefined, error: () => undefined };
  const deps = { ...server.deps, log };
  const [gateway] = deps.gateways;
  if (!gateway) throw new Error('No gateway');
  const run = async (name: string, work: () => Promise<unknown>) => {
    by(name);
    await work();
  };
  await run('mail', () => server.mails());
  await run('sandbox', () => deliverNext(deps));
  await run('refunds', () => refundNext(deps));
  await run('expiry', () => cancelExpired(db, clock.now()));
  await run('ask', () => pollDue(deps, gateway, new AbortController().signal));
  await run('tables', () => sweepTables(db, clock));
  await run('days', () => rollUpHours(db, clock.now()));
  await run('pictures', () => imageSweep(deps)());
  await run('lease', () => acquireLease(db, 'tour', newId(), seconds(1)));
  await run('metrics', watchDatabase(new Metrics(), db, true));
}
