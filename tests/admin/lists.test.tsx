import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { describe, expect, it } from 'vitest';
import { applyLanguage } from '../../src/i18n/i18n';
import { paths } from '../../src/paths';
import { adminScreen, dialog, fill, standStill, visit } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';
import { samples } from './samples';

failOnConsole((first) => first instanceof HttpError);
adminScreen();
const api = recordApi();

const { admin } = paths;
const users = 'GET admin/user/get-all?Page=1&PageSize=10000&CutTo=25';
const now = () => new Date().toISOString();
const user = (n: number, given: object = {}) => ({
  id: `u${n}`,
  userName: `player${n}`,
  email: `player${n}@example.com`,
  createdAt: '2026-01-01T00:00:00Z',
  lastLoginAt: null,
  diamonds: n,
  golds: 0,
  role: 'User',
  isLocked: false,
  version: 1,
  ...given,
});
const listUsers = (rows: object[], total = rows.length) =>
  api.on(users, { json: { users: rows, totalUsers: total } as never });
const boxes = samples.find(({ name }) => name === 'boxes') as (typeof samples)[number];
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));
// By text: repeated role queries over a whole page are slow here.
const shown = (name: string) => screen.findByText(name);
const headings = () => [...document.querySelectorAll('thead th')].map(({ textContent }) => textContent);
const shownUsers = () => screen.queryAllByText(/^player\d$/).length;

describe('a card', () => {
  const everybody = [
    user(1, { lastLoginAt: now() }),
    user(2, { lastLoginAt: '2020-01-01T00:00:00Z' }),
    user(3, { isLocked: true }),
    user(4, { role: 'Admin', lastLoginAt: now() }),
  ];

  it('links to exactly the users that it counts, with the relevant column', async () => {
    listUsers(everybody);
    visit(admin.users);
    await shown('player2');
    expect(headings()).not.toContain('Last Login');
    fireEvent.click(screen.getByRole('link', { name: 'Total Online User' }));
    await waitFor(() => expect(shownUsers()).toBe(1));
    await shown('player1');
    await waitFor(() => expect(headings()).toContain('Last Login'));
    fireEvent.click(screen.getByRole('link', { name: 'Total Banned' }));
    await shown('player3');
    await waitFor(() => expect(shownUsers()).toBe(1));
    fireEvent.click(screen.getByRole('link', { name: 'Total User' }));
    await waitFor(() => expect(shownUsers()).toBe(3));
  });

  it('of a period narrows to its moments or days, says so, and keeps the other filters usable', async () => {
    listUsers([
      user(1, { createdAt: '2026-11-18T16:59:59.999Z', lastSeenOn: '2026-11-17' }),
      user(2, { createdAt: '2026-11-18T17:00:00.000Z', lastSeenOn: '2026-11-18' }),
      user(3, { createdAt: '2026-11-12T00:00:00.000Z', isLocked: true, lastSeenOn: null }),
    ]);
    const opened = (filter: object) =>
      visit(`${admin.users}?filter=${encodeURIComponent(JSON.stringify({ group: 'players', ...filter }))}`);
    opened({ createdAt_gte: '2026-11-11T17:00:00.000Z', createdAt_lte: '2026-11-18T16:59:59.999Z' });
    await shown('player1');
    await waitFor(() => expect(shownUsers()).toBe(2));
    const until = screen.getByLabelText<HTMLInputElement>('Created until');
    expect(screen.getByLabelText<HTMLInputElement>('Created from').value).toBe('12/11/2026 00:00');
    expect(until.value).toBe('18/11/2026 23:59');
    // The form of the date fits in the narrow field.
    expect(until.size).toBe(until.placeholder.length);
    const search = document.querySelector('main input[name="q"]');
    fireEvent.change(search as Element, { target: { value: 'player3' } });
    await waitFor(() => expect(shownUsers()).toBe(1));
    // The search finds names, which the list then shows.
    expect(headings()).toContain('Full Name');
    expect(until.getAttribute('aria-invalid')).toBe('false');
    press('Remove all filters');
    await waitFor(() => expect(shownUsers()).toBe(3));
    cleanup();
    opened({ lastSeenOn_gte: '2026-11-18', lastSeenOn_lte: '2026-11-18' });
    await shown('player2');
    await waitFor(() => expect(shownUsers()).toBe(1));
    expect(screen.getByLabelText<HTMLInputElement>('Last visit from').value).toBe('18/11/2026');
    expect(headings()).toContain('Last Visit');
  });

  it('of all players is narrowed to the days of a period by one press, which keeps the focus', async () => {
    standStill();
    const day = 24 * 60 * 60 * 1000;
    const ago = (days: number) => new Date(Date.now() - days * day).toISOString();
    listUsers([user(1, { createdAt: ago(1) }), user(2, { createdAt: ago(60) })]);
    visit(admin.users);
    await shown('player2');
    const button = () => screen.getByRole('button', { name: 'Yesterday' });
    button().focus();
    fireEvent.click(button());
    await waitFor(() => expect(shownUsers()).toBe(1));
    await shown('player1');
    await waitFor(() => expect(document.activeElement).toBe(button()));
    expect(button().getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(button());
    await waitFor(() => expect(shownUsers()).toBe(2));
  });

  it('of first payments asks the server, says its days in both languages, and is left by one click', async () => {
    api.on(users, { json: { users: [user(1), user(2), user(3)], totalUsers: 3, isMore: false } as never });
    const days = 'FirstPaidFrom=2026-11-12&FirstPaidTo=2026-11-18';
    api.on(`GET admin/user/get-all?Page=1&PageSize=10&${days}&SortBy=createdAt&SortOrder=DESC`, {
      json: { users: [user(2)], totalUsers: 1, isMore: false } as never,
    });
    const filter = JSON.stringify({ firstPaidOn_gte: '2026-11-12', firstPaidOn_lte: '2026-11-18' });
    visit(`${admin.users}?${new URLSearchParams({ filter })}`);
    await shown('player2');
    expect(shownUsers()).toBe(1);
    expect(screen.getByLabelText<HTMLInputElement>('First payment from').value).toBe('12/11/2026');
    expect(screen.getByLabelText<HTMLInputElement>('First payment until').value).toBe('18/11/2026');
    await act(() => applyLanguage('vi'));
    expect(screen.getByLabelText<HTMLInputElement>('Nạp lần đầu từ ngày').value).toBe('12/11/2026');
    expect(screen.getByLabelText<HTMLInputElement>('Nạp lần đầu đến ngày').value).toBe('18/11/2026');
    await act(() => applyLanguage('en'));
    press('Remove all filters');
    await waitFor(() => expect(shownUsers()).toBe(3));
    expect(screen.queryByLabelText('First payment from')).toBeNull();
  });

  it('leaves no filter behind for the next visit, and one click clears all', async () => {
    listUsers(everybody);
    visit(admin.users);
    await shown('player2');
    fireEvent.click(screen.getByRole('link', { name: 'Total Banned' }));
    await waitFor(() => expect(shownUsers()).toBe(1));
    fireEvent.click(screen.getByRole('menuitem', { name: 'Settings' }));
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
    fireEvent.click(screen.getByRole('menuitem', { name: 'User Management' }));
    await waitFor(() => expect(shownUsers()).toBe(4));
    expect(screen.queryByRole('button', { name: 'Remove all filters' })).toBeNull();
    // Its place is kept, so that nothing beside it moves.
    expect(screen.getByLabelText('Remove all filters').style.visibility).toBe('hidden');
    fireEvent.click(screen.getByRole('link', { name: 'Total Banned' }));
    await waitFor(() => expect(shownUsers()).toBe(1));
    press('Remove all filters');
    await waitFor(() => expect(shownUsers()).toBe(4));
  });

  it('without data says so in words and can be retried', async () => {
    api.on(users, { status: 500 });
    visit(admin.dashboard);
    const alert = await screen.findByText('The user figures could not be loaded.');
    screen.getAllByText('Not loaded');
    listUsers(everybody);
    fireEvent.click(within(alert.parentElement as HTMLElement).getByRole('button', { name: 'Retry' }));
    await screen.findByText('33% logged in this week');
  });

  it('the list of users says what is specified, and that it could not be loaded', async () => {
    api.on(users, { status: 500 });
    visit(admin.users);
    await screen.findByText('The list could not be loaded.');
    screen.getByText('No data found.');
    expect(screen.queryByRole('navigation', { name: /pagination/i })).toBeNull();
  });
});

describe('the filter by a tag', () => {
  const page = (query: string, rows: object[]) =>
    api.on(`GET admin/user/get-all?Page=1&PageSize=10&${query}SortBy=createdAt&SortOrder=DESC`, {
      json: { users: rows, totalUsers: rows.length, isMore: false } as never,
    });
  const everybody = {
    users: [user(1), user(2, { tags: ['VIP', 'streamer'] })],
    totalUsers: 2,
    isMore: false,
  };

  it('offers those in use, sends the choice to the server, and shows the tags', async () => {
    api.on(users, { json: everybody as never });
    api.on('GET admin/user/tags', { json: { tags: ['VIP', 'streamer'] } });
    page('Tag=VIP&', [user(2, { tags: ['VIP', 'streamer'] })]);
    visit(admin.users);
    await shown('player1');
    expect(headings()).not.toContain('Tags');
    expect(api.lines()).not.toContain('GET admin/user/tags');
    press('Add filter');
    fireEvent.click(await screen.findByRole('menuitemcheckbox', { name: 'Tag' }));
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: 'Tag' }));
    fireEvent.click(await screen.findByRole('option', { name: 'VIP' }));
    await waitFor(() => expect(shownUsers()).toBe(1));
    await waitFor(() => expect(headings()).toContain('Tags'));
    const tags = within(await screen.findByRole('list', { name: 'Tags' }));
    expect(tags.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['VIP', 'streamer']);
    // What is to stay is kept as a view; react-admin's own queries would be a second kind of the same.
    press('Add filter');
    await screen.findByRole('menuitem', { name: 'Remove all filters' });
    expect(screen.queryByRole('menuitem', { name: /query/ })).toBeNull();
  });

  it('says which tag an address has that nobody uses any more, and that those in use are missing', async () => {
    api.on(users, { json: everybody as never });
    api.on('GET admin/user/tags', { status: 400 });
    page('Tag=old&', []);
    visit(`${admin.users}?filter=${encodeURIComponent(JSON.stringify({ tag: 'old' }))}`);
    const choice = await screen.findByRole('combobox', { name: 'Tag' });
    expect(choice.textContent).toBe('old');
    await screen.findByText('The list could not be loaded.');
  });
});

describe('more users than a list holds', () => {
  it('the cards and the pager tell of all of them', async () => {
    listUsers([user(1), user(2, { isLocked: true })], 99_999);
    const paged = (query: string, body: object) =>
      api.on(`GET admin/user/get-all?Page=1&${query}`, { json: body as never });
    const stats = {
      total: 99_990,
      growth: -5,
      online: 50_000,
      onlineShare: 50,
      banned: 4321,
      bannedShare: 4,
    };
    paged('PageSize=1', { users: [user(1)], totalUsers: 99_999, isMore: false, stats });
    paged('PageSize=10&SortBy=createdAt&SortOrder=DESC', {
      users: [user(7), user(8)],
      totalUsers: 99_999,
      isMore: false,
      stats,
    });
    visit(admin.users);
    await screen.findByText('99,990');
    screen.getByText('4,321');
    await screen.findByText('player7');
    screen.getByText('1-10 of more than 10,000: narrow the filter');
  });
});

describe('a table', () => {
  it('scrolls in a focusable, labelled box, and announces its rows', async () => {
    const many = Array.from({ length: 12 }, (_, n) => ({ ...boxes.row, id: `r${n}`, name: `Box ${n}` }));
    api.on(boxes.calls.list, { json: boxes.list(...many) as never });
    visit(boxes.path);
    const region = await screen.findByRole('region', { name: 'Table of Loot Boxes' });
    expect(region.tabIndex).toBe(0);
    const range = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
    await waitFor(() => expect(range()).toContain('Rows 1 to 10 of 12'));
    press(/page 2/i);
    await waitFor(() => expect(range()).toContain('Rows 11 to 12 of 12'));
  });
  it('the menu marks the current page, not by colour only', async () => {
    api.on(boxes.calls.list, { json: boxes.list() as never });
    visit(boxes.path);
    const here = await screen.findByRole('menuitem', { name: 'Combat Management' });
    expect(here.getAttribute('aria-current')).toBe('page');
    expect(screen.getByRole('menuitem', { name: 'Settings' }).getAttribute('aria-current')).toBeNull();
  });
});

it('a name that is too long is reported at its field, with the server’s message', async () => {
  api.on(boxes.calls.list, { json: boxes.list() as never });
  visit(`${boxes.path}/create`);
  const open = await dialog('Add New Box');
  fill('name', 'ễ'.repeat(101));
  press('Add Box');
  await open.findByText('At most 100 characters.');
  fill('name', 'ễ'.repeat(100));
  await waitFor(() => expect(open.queryByText('At most 100 characters.')).toBeNull());
});

it('Enter opens the page of the focused user, not the dialog of the status', async () => {
  listUsers([user(1)]);
  const router = visit(admin.users);
  await shown('player1');
  fireEvent.keyDown(document.body, { key: 'j' });
  fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
  await waitFor(() => expect(router.state.location.pathname).toMatch(`${admin.users}/u1/`));
});
