import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { permissions, permissionsOf, type StaffRole, staffRoles } from '../../contract/permissions';
import { dayAfter } from '../../contract/vietnamTime';
import { changeOf, pointsOf } from '../../src/admin/screens/dashboard/cards/change';
import { daysOfMonth, monthOf, periodIn } from '../../src/admin/screens/dashboard/period';
import { paths } from '../../src/paths';
import { adminScreen, allow, deferredReply, standStill, visit } from '../support/adminScreen';
import { emptyFigures, figuresCall, today, weekOfFigures } from '../support/figures';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';

failOnConsole((first) => first instanceof HttpError);
adminScreen();
const api = recordApi();
beforeEach(standStill);
afterEach(() => vi.unstubAllEnvs());

const { admin } = paths;
const users = 'GET admin/user/get-all?Page=1&PageSize=10000&CutTo=25';
const stats = { total: 2, growth: 0, online: 0, onlineShare: 0, banned: 1, bannedShare: 50, transactions: 7 };
const user = (n: number, given: object = {}) => ({
  id: `u${n}`,
  userName: `player${n}`,
  email: `player${n}@example.com`,
  createdAt: '2026-11-01T00:00:00Z',
  lastLoginAt: null,
  diamonds: n,
  golds: 0,
  role: 'User',
  isLocked: false,
  version: 1,
  ...given,
});
const listUsers = (given: object = {}) =>
  api.on(users, {
    json: {
      users: [user(1), user(2, { isLocked: true }), user(3, { role: 'Admin' })],
      totalUsers: 3,
      ...given,
    } as never,
  });
const count = (line: string) => api.lines().filter((said) => said === line).length;
const figure = (name: string) => screen.findByRole('figure', { name }).then(within);
const filterOf = (link: HTMLElement) =>
  JSON.parse(new URL(link.getAttribute('href') ?? '', 'http://x').searchParams.get('filter') ?? '{}');

/** What waits, in the one call for it. */
const listWork = (given: object = {}) =>
  api.on('GET admin/to-do', { json: { cases: 0, requests: 0, transfers: 0, days: 0, ...given } });

/** Opens the dashboard on the week of the samples. */
async function openWeek(figures: object = weekOfFigures()) {
  listUsers({ stats });
  api.on('GET admin/figures?from=2026-11-12&to=2026-11-18', { json: figures as never });
  const router = visit(`${admin.dashboard}?from=2026-11-12&to=2026-11-18`);
  await screen.findByRole('list', { name: 'Business figures' });
  return router;
}

describe('the four specified cards', () => {
  it('count users, link to their lists, and say N/A without a completed payment', async () => {
    listUsers({ stats: { ...stats, transactions: 0 } });
    api.on(figuresCall(), { json: emptyFigures() as never });
    visit(admin.dashboard);
    const banned = await screen.findByRole('link', { name: 'Total Banned' });
    expect(filterOf(banned)).toEqual({ group: 'banned' });
    await screen.findByText('50% of all users');
    screen.getByText('N/A');
    screen.getByText('No completed transaction yet');
    for (const name of ['Total User', 'Total Online User']) screen.getByRole('link', { name });
    expect(screen.queryByRole('link', { name: 'Total Transaction' })).toBeNull();
  });

  it.each([admin.dashboard, admin.users])('say on %s how many payments were completed', async (page) => {
    listUsers({ stats });
    api.on(figuresCall(), { json: emptyFigures() as never });
    visit(page);
    const link = await screen.findByRole('link', { name: 'Total Transaction' });
    expect(filterOf(link)).toEqual({ status: 'COMPLETED' });
    expect(within(link.closest('.MuiCard-root') as HTMLElement).getByText('7')).toBeTruthy();
    expect(screen.queryByText('N/A')).toBeNull();
  });
});

describe('who may see the figures', () => {
  it.each(staffRoles)('%s', async (role: StaffRole) => {
    const held = permissionsOf([role]);
    allow(...held);
    if (held.includes('players:read')) listUsers({ stats });
    else api.on('GET admin/user/stats', { json: stats });
    api.on(figuresCall(), { json: emptyFigures() as never });
    listWork();
    visit(admin.dashboard);
    await screen.findByText('50% of all users');
    if (held.includes('figures:read')) {
      await screen.findByRole('list', { name: 'Business figures' });
      return;
    }
    expect([screen.queryByRole('figure'), screen.queryByRole('alert')]).toEqual([null, null]);
    expect(screen.queryByText(/could not be loaded/)).toBeNull();
    expect(api.lines().filter((line) => line.includes('admin/figures'))).toEqual([]);
  });
});

describe('what waits for a person', () => {
  const line = () => screen.findByRole('navigation', { name: 'To do' });

  it('is counted, each part with a link to those records alone', async () => {
    listWork({ cases: 3, transfers: 1, days: 2 });
    await openWeek();
    await screen.findByText('2 days to sign off');
    const links = within(await line()).getAllByRole('link');
    expect(links.map((link) => link.textContent)).toEqual([
      '3 cases to review',
      '1 transfer to make',
      '2 days to sign off',
    ]);
    expect(links.slice(0, 2).map(filterOf)).toEqual([
      { state: 'open' },
      { state: 'approved', byGateway: false },
    ]);
    expect(links[2]?.getAttribute('href')).toBe(`${admin.transactions}/closing`);
    expect(api.lines().filter((call) => /admin.(to-do|cases|money-requests|closing)/.test(call))).toEqual([
      'GET admin/to-do',
    ]);
  });

  it('says so when it could not be loaded, and is asked for again', async () => {
    api.on('GET admin/to-do', { status: 500, json: {} });
    await openWeek();
    await screen.findByText('The to-do list could not be loaded.');
    listWork({ requests: 1 });
    fireEvent.click(screen.getAllByRole('button', { name: /Try again|Retry/ })[0] as HTMLElement);
    await screen.findByText('1 request to approve');
  });

  it('is said to be nothing when nothing waits', async () => {
    listWork();
    await openWeek();
    expect((await line()).textContent).toBe('To doNothing is waiting.');
  });

  it('is asked of nobody who may not see it', async () => {
    allow(...permissions.filter((one) => one !== 'cases:read'));
    await openWeek();
    expect(screen.queryByText('To do')).toBeNull();
    expect(count('GET admin/to-do')).toBe(0);
  });
});

describe('the cards of a period', () => {
  const shown = (name: RegExp) => screen.getByRole('link', { name }).closest('li')?.textContent ?? '';

  it('show each figure with its change, each currency on its own, as a link to the list behind it', async () => {
    await openWeek();
    expect(shown(/^Revenue: 900,000/)).toBe(
      'Revenue900,000\u00a0VNDup 50% · before: 600,000\u00a0VND$5.00none before',
    );
    expect(shown(/^Paid orders: 12/)).toBe('Paid orders12up 50% · before: 8');
    expect(shown(/^Payment success rate: 75%/)).toBe('Payment success rate75%down 5 points · before: 80%');
    expect(shown(/^Average order: 90,000/)).toContain('up 20% · before: 75,000\u00a0VND');
    expect(shown(/^Average order: \$2\.50/)).toContain('no earlier figures to compare with');
    expect(screen.getByText('First-time payers').closest('li')?.textContent).toContain(
      'unchanged · before: 3',
    );
    expect(shown(/^New players: 4/)).toContain('down 50% · before: 8');
    expect(shown(/^Active players: 40/)).toContain('no earlier figures to compare with');
    expect(shown(/^Refunds: 100,000/)).toContain('1 refund · none before');
    expect(shown(/^Cases to review: 2/)).toContain('at this moment');
    screen.getByText('Compared with 5 Nov 2026 – 11 Nov 2026');
    screen.getByText('As of 14:02');
    const week = { createdAt_gte: '2026-11-11T17:00:00.000Z', createdAt_lte: '2026-11-18T16:59:59.999Z' };
    const listOf = (name: RegExp) => filterOf(screen.getByRole('link', { name }));
    const completed = { settledAt_gte: week.createdAt_gte, settledAt_lte: week.createdAt_lte };
    expect(listOf(/^Revenue: \$5/)).toEqual({ status: 'COMPLETED', currency: 'USD', ...completed });
    expect(listOf(/^Paid orders/)).toEqual({ status: 'COMPLETED', ...completed });
    expect(listOf(/^Payment success rate/)).toEqual(week);
    expect(listOf(/^Refunds: 100,000/)).toEqual({
      kind: 'refund',
      state: 'done',
      currency: 'VND',
      endedAt_gte: week.createdAt_gte,
      endedAt_lte: week.createdAt_lte,
    });
    expect(listOf(/^Cases/)).toEqual({ state: 'open' });
    expect(listOf(/^New players/)).toEqual({ group: 'players', ...week });
    expect(screen.getByRole('link', { name: /^New players/ }).getAttribute('href')).toContain(
      'sort=createdAt&order=DESC',
    );
    expect(listOf(/^Active players/)).toEqual({
      group: 'players',
      lastSeenOn_gte: '2026-11-12',
      lastSeenOn_lte: '2026-11-18',
    });
    expect(listOf(/^First-time payers: 3/)).toEqual({
      firstPaidOn_gte: '2026-11-12',
      firstPaidOn_lte: '2026-11-18',
    });
  });

  it('are links to active players only while the last day is today', async () => {
    await openWeek({ ...weekOfFigures(), asOf: '2026-11-19T07:02:00.000Z' });
    expect(screen.queryByRole('link', { name: /^Active players/ })).toBeNull();
    screen.getByRole('link', { name: /^New players/ });
  });

  it.each([
    ['2028-11-11', 1],
    ['2028-11-12', 0],
  ])('on %s are %i links to first-time payers, of whom two years are kept', async (today, links) => {
    await openWeek({ ...weekOfFigures(), asOf: `${today}T07:02:00.000Z` });
    expect(screen.queryAllByRole('link', { name: /^First-time payers/ })).toHaveLength(links);
    screen.getByRole('link', { name: /^New players/ });
  });

  it('are no links for who may not open the lists', async () => {
    allow('dashboard:read', 'figures:read');
    api.on('GET admin/user/stats', { json: stats });
    await openWeek({ ...weekOfFigures(), openCases: null });
    const cards = within(screen.getByRole('list', { name: 'Business figures' }));
    expect(cards.queryAllByRole('link')).toEqual([]);
    expect(cards.queryByText('Cases to review')).toBeNull();
    cards.getByText(/^900,000.VND$/);
  });
});

describe('the period', () => {
  it('is chosen by one press, stands in the address, and is thirty days at first', async () => {
    listUsers({ stats });
    api.on(figuresCall(), { json: emptyFigures() as never });
    api.on(figuresCall(7), { json: { ...emptyFigures(7), asOf: '2026-11-18T07:03:00.000Z' } as never });
    const router = visit(admin.dashboard);
    const thirty = await screen.findByRole('button', { name: '30 days' });
    expect(thirty.getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: '7 days' }));
    await screen.findByText('As of 14:03');
    expect(router.state.location.search).toBe('?period=7');
    expect([count(figuresCall()), count(figuresCall(7))]).toEqual([1, 1]);
  });

  it('says that today is compared with yesterday until this hour', async () => {
    listUsers({ stats });
    const figures = emptyFigures(1);
    api.on(figuresCall(1), { json: { ...figures, before: { ...figures.before, hour: 14 } } as never });
    visit(`${admin.dashboard}?period=today`);
    await screen.findByText('Compared with yesterday until 14:00');
  });

  it('of one’s own is refused at its fields, in the server’s words, and is no failure', async () => {
    const router = await openWeek();
    const wrong = { to: ['The last day cannot be before the first.'] };
    api.on('GET admin/figures?from=2026-11-20&to=2026-11-18', {
      status: 400,
      json: { message: 'Some of the values are not valid.', errors: wrong },
    });
    fireEvent.change(screen.getByLabelText('From'), { target: { value: '2026-11-20' } });
    fireEvent.click(screen.getByRole('button', { name: 'Show' }));
    await screen.findByText('The last day cannot be before the first.');
    expect(screen.getByLabelText('To').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByText('The business figures could not be loaded.')).toBeNull();
    expect(router.state.location.search).toBe('?from=2026-11-20&to=2026-11-18');
  });

  it('is read from any address', () => {
    const of = (query: string) => periodIn(new URLSearchParams(query), '2026-11-18');
    expect(of('')).toEqual({ name: '30', from: '2026-10-20', to: '2026-11-18' });
    expect(of('period=today')).toEqual({ name: 'today', from: '2026-11-18', to: '2026-11-18' });
    expect(of('period=13')).toEqual(of(''));
    expect(of('from=x')).toEqual({ name: 'own', from: 'x', to: '' });
    expect(daysOfMonth('2028-02')).toEqual({ from: '2028-02-01', to: '2028-02-29' });
    expect(monthOf({ from: '2026-12-01', to: '2026-12-31' })).toBe('2026-12');
    expect([monthOf({ from: '', to: '' }), monthOf({ from: '2026-12-01', to: '2026-12-30' })]).toEqual([
      undefined,
      undefined,
    ]);
  });

  it('is compared by part, by points for shares, and with nothing by no percentage', () => {
    expect(changeOf(15, 10)).toEqual({ direction: 'up', by: 0.5 });
    expect(changeOf(0, 10)).toEqual({ direction: 'down', by: -1 });
    expect([changeOf(3, 0).direction, changeOf(0, 0).direction]).toEqual(['new', 'same']);
    expect(changeOf(10_000, 9_999).direction).toBe('same');
    expect(pointsOf(0.75, 0.5)).toEqual({ direction: 'up', by: 0.25 });
  });
});

describe('loading and failing', () => {
  it('shows that it loads, then what failed with a way to try again, which hammers nothing', async () => {
    listUsers({ stats });
    const held = deferredReply({ status: 503, json: { message: 'Later.' } });
    api.on(figuresCall(), held.reply);
    visit(admin.dashboard);
    await screen.findByRole('status', { name: 'Loading figures...' });
    await waitFor(() => expect(count(figuresCall())).toBe(1));
    act(() => held.release());
    const failed = await screen.findByText('The business figures could not be loaded.');
    expect(screen.queryByRole('status', { name: 'Loading figures...' })).toBeNull();
    const retry = within(failed.closest('[role="alert"]') as HTMLElement).getByRole('button');
    for (let n = 0; n < 20; n++) fireEvent.click(retry);
    await waitFor(() => expect(count(figuresCall())).toBe(2));
    const refresh = screen.getByRole('button', { name: 'Refresh figures' });
    for (let n = 0; n < 20; n++) fireEvent.click(refresh);
    await act(() => new Promise((resolve) => setTimeout(resolve, 60)));
    expect(count(figuresCall())).toBe(2);
  });
});

describe('the charts', () => {
  const titles = [
    'Revenue',
    'Sales Details',
    'Payment funnel',
    'Failures by gateway',
    'Top packages by revenue',
    'New and active players',
  ];
  const asTable = async (name: string) => {
    const chart = await figure(name);
    fireEvent.click(chart.getByRole('button', { name: 'Show as table' }));
    const table = within(await chart.findByRole('table', { name }));
    return table.getAllByRole('row').map((row) => [...row.children].map((cell) => cell.textContent));
  };

  it('say what players spent on, in one wallet at a time, and that the books add up', async () => {
    const item = { wallet: 'diamonds', accessoryId: 'a1', name: 'Steel Hat', bought: 3, amount: 180 };
    const gone = { ...item, wallet: 'golds', accessoryId: 'a2', name: null, amount: 7 };
    const none = { opening: 0, sold: 0, given: 0, returned: 0, spent: 0, takenBack: 0, held: 0, debt: 0 };
    const diamonds = {
      ...none,
      wallet: 'diamonds',
      sold: 500,
      spent: 180,
      takenBack: 20,
      held: 310,
      debt: 10,
    };
    const golds = { ...none, wallet: 'golds', given: 9, spent: 7, held: 3 };
    const books = { at: '2026-11-18T01:00:00.000Z', wallets: [diamonds, golds] };
    await openWeek({ ...weekOfFigures(), items: [item, gone], books });
    expect((await asTable('What players spend on')).slice(1)).toEqual([['Steel Hat', '3', '180']]);
    const chart = await figure('What players spend on');
    fireEvent.click(chart.getByRole('button', { name: 'Gold' }));
    expect(chart.getByRole('link', { name: 'A deleted accessory' })).toBeTruthy();
    const shown = within(screen.getByRole('region', { name: 'Books of diamonds and gold' }));
    const right = within(shown.getByRole('region', { name: 'Diamonds' }));
    expect(right.getByText('Held by players, less a debt of 10').nextSibling?.textContent).toBe('= 300');
    expect(right.queryByText(/the books do not balance/)).toBeNull();
    const wrong = within(shown.getByRole('region', { name: 'Gold' }));
    expect(wrong.getByText('It adds up to 2: the books do not balance.')).toBeTruthy();
  });

  it('have each a table of their figures, in one currency at a time, whose rows lead to their lists', async () => {
    await openWeek();
    for (const title of titles) await figure(title);
    expect((await asTable('Revenue')).slice(0, 4)).toEqual([
      ['Day', 'Big chest', 'Deleted package', 'Total'],
      ['12\u00a0Nov', '0\u00a0VND', '100,000\u00a0VND', '100,000\u00a0VND'],
      ['13\u00a0Nov', '0\u00a0VND', '0\u00a0VND', '0\u00a0VND'],
      ['14\u00a0Nov', '800,000\u00a0VND', '0\u00a0VND', '800,000\u00a0VND'],
    ]);
    const revenue = await figure('Revenue');
    expect(filterOf(revenue.getByRole('link', { name: /^14.Nov$/ }))).toMatchObject({
      status: 'COMPLETED',
      currency: 'VND',
      settledAt_gte: '2026-11-13T17:00:00.000Z',
      settledAt_lte: '2026-11-14T16:59:59.999Z',
    });
    revenue.getByText(/^900,000.VND in all, most on 14.Nov: 800,000.VND\.$/);
    fireEvent.click(revenue.getByRole('button', { name: 'USD' }));
    revenue.getByRole('columnheader', { name: 'Dollar chest' });
    revenue.getByText(/^\$5\.00 in all, most on 14.Nov: \$5\.00\.$/);
    expect((await asTable('Sales Details'))[3]).toEqual(['14\u00a0Nov', '7', '10']);
    expect(await asTable('Payment funnel')).toEqual([
      ['Step', 'Payments', 'Share'],
      ['Started', '16', '100%'],
      ['Payment page opened', '14', '87.5%'],
      ['Paid', '12', '75%'],
    ]);
    expect(await asTable('Failures by gateway')).toEqual([
      ['Gateway', 'Payments'],
      ['VNPAY', '3'],
      ['payOS', '1'],
    ]);
    expect(await asTable('Top packages by revenue')).toEqual([
      ['Package', 'Orders', 'Revenue'],
      ['Big chest', '8', '800,000\u00a0VND'],
      ['Deleted package', '2', '100,000\u00a0VND'],
    ]);
    expect((await asTable('New and active players')).slice(1, 4)).toEqual([
      ['12\u00a0Nov', '1', '–'],
      ['13\u00a0Nov', '1', '–'],
      ['14\u00a0Nov', '1', '9'],
    ]);
    const players = await figure('New and active players');
    expect(filterOf(players.getByRole('link', { name: /^14.Nov, New players: 1$/ }))).toEqual({
      group: 'players',
      createdAt_gte: '2026-11-13T17:00:00.000Z',
      createdAt_lte: '2026-11-14T16:59:59.999Z',
    });
    // What has no list is no link.
    expect(players.queryByRole('link', { name: /Active/ })).toBeNull();
    expect(screen.queryByRole('link', { name: /Payment page opened|Deleted package/ })).toBeNull();
    const failures = await figure('Failures by gateway');
    expect(filterOf(failures.getByRole('link', { name: 'VNPAY' }))).toMatchObject({
      status: 'FAILED',
      gateway: 'vnpay',
    });
  });

  it('choose a month with data by the label of Revenue, which begins with what is shown', async () => {
    const router = await openWeek();
    const revenue = await figure('Revenue');
    const label = revenue.getByRole('button', { name: /^12.Nov.2026 – 18.Nov.2026, press to choose/ });
    fireEvent.click(label);
    const months = await screen.findAllByRole('menuitem');
    expect(months.map(({ textContent }) => textContent)).toEqual(
      expect.arrayContaining(['November 2026', 'October 2026']),
    );
    const october = { ...weekOfFigures(), from: '2026-10-01', to: '2026-10-31' };
    api.on('GET admin/figures?from=2026-10-01&to=2026-10-31', { json: october as never });
    fireEvent.click(await screen.findByRole('menuitem', { name: 'October 2026' }));
    await revenue.findByRole('button', { name: /^October 2026/ });
    expect(router.state.location.search).toBe('?from=2026-10-01&to=2026-10-31');
    (await figure('Sales Details')).getByText('October 2026');
  });

  it('draw a long period by month', async () => {
    const from = dayAfter(today(), -199);
    const days = Array.from({ length: 200 }, (_, at) => dayAfter(from, at));
    const ones = days.map(() => 1);
    const [big] = weekOfFigures().revenue;
    await openWeek({
      ...weekOfFigures(),
      from,
      to: today(),
      days,
      ...Object.fromEntries(['orders', 'payers', 'signUps', 'actives'].map((name) => [name, ones])),
      revenue: [{ ...big, amounts: ones }],
    });
    const rows = await asTable('Revenue');
    expect(rows[0]?.[0]).toBe('Month');
    expect(rows.length - 1).toBe(new Set(days.map((day) => day.slice(0, 7))).size);
    const total = rows.slice(1).reduce((sum, row) => sum + Number.parseInt(row.at(-1) ?? '', 10), 0);
    expect(total).toBe(200);
  });
});

describe('a shop that never sold anything', () => {
  it('has sample charts of April and May 2025, and says so; Sales Details stays in April', async () => {
    listUsers({ stats: { ...stats, transactions: 0 } });
    api.on(figuresCall(), { json: emptyFigures() as never });
    visit(admin.dashboard);
    const revenue = await figure('Revenue');
    const sales = await figure('Sales Details');
    for (const chart of [revenue, sales]) chart.getByText('Sample data');
    fireEvent.click(await revenue.findByRole('button', { name: /^April 2025/ }));
    await revenue.findByRole('button', { name: /^May 2025/ });
    await revenue.findByText(/^May 2025: Diamonds/);
    sales.getByText('April 2025');
    fireEvent.click(revenue.getByRole('button', { name: 'Show as table' }));
    const table = within(await revenue.findByRole('table', { name: 'Revenue' }));
    expect(table.getAllByRole('row')).toHaveLength(31);
    table.getByRole('columnheader', { name: 'Season pass' });
    fireEvent.click(revenue.getByRole('button', { name: 'Show as chart' }));
    fireEvent.click(revenue.getByRole('button', { name: /^May 2025/ }));
    await revenue.findByRole('button', { name: /^April 2025/ });
    expect(screen.queryByRole('figure', { name: 'Payment funnel' })).toBeNull();
  });

  it('says it in Vietnamese too', async () => {
    listUsers({ stats });
    localStorage.setItem('lang', 'vi');
    api.on(figuresCall(), { json: emptyFigures() as never });
    visit(admin.dashboard);
    const revenue = await figure('Doanh thu');
    revenue.getByText('Dữ liệu mẫu');
    revenue.getByRole('button', { name: /^Tháng 4 năm 2025/ });
  });
});

it('calls the configured endpoint with day-month-year, shows its failure, and retries', async () => {
  listUsers({ stats });
  vi.stubEnv('VITE_CHART_URL', 'charts/daily');
  const call = 'GET charts/daily?startDate=01-04-2025&endDate=30-04-2025';
  const held = deferredReply({ status: 500 });
  api.on(call, held.reply);
  api.on(figuresCall(), { json: weekOfFigures() as never });
  visit(admin.dashboard);
  const sales = await figure('Sales Details');
  await sales.findByText('Loading chart data...');
  await waitFor(() => expect(count(call)).toBe(1));
  act(() => held.release());
  await sales.findByText('Error loading chart: Failed to fetch chart data');
  expect(sales.queryByText('Sample data')).toBeNull();
  api.on(call, { json: [{ day: 1, diamonds: 1, accessories: 2, season: 3, orders: 4 }] });
  fireEvent.click(sales.getByRole('button', { name: 'Retry' }));
  await sales.findByText('April 2025: Orders 4, most on day 1.');
  cleanup();
});
