import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import i18next from 'i18next';
import { HttpError } from 'react-admin';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { applyLanguage } from '../../src/i18n/i18n';
import { paths } from '../../src/paths';
import { guardAdmin } from '../../src/router';
import { readReturnPath } from '../../src/site/auth/returnPath';
import { adminScreen, deferredReply, dialog, fill, visit } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';
import { tokenWith } from '../support/tokens';
import { samples } from './samples';

failOnConsole((first) => first instanceof HttpError);
adminScreen();
const api = recordApi();

const { admin } = paths;
const users = 'GET admin/user/get-all?Page=1&PageSize=10000&CutTo=25';
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
const listUsers = (...rows: object[]) =>
  api.on(users, { json: { users: rows, totalUsers: rows.length } as never });
const boxes = samples.find(({ name }) => name === 'boxes') as (typeof samples)[number];
const packs = samples.find(({ name }) => name === 'diamond-packages') as (typeof samples)[number];
const count = (line: string) => api.lines().filter((said) => said === line).length;
const button = (name: string | RegExp) => screen.findByRole('button', { name });
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

describe('the guard', () => {
  it.each([
    ['no token', null],
    ['a token without a role', tokenWith({})],
  ])('%s: both tokens are removed, and the visitor must sign in', async (_, token) => {
    localStorage.clear();
    if (token) localStorage.setItem('accessToken', token);
    localStorage.setItem('refreshToken', 'r');
    const router = visit(admin.dashboard);
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.auth.login));
    expect([localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]).toEqual([null, null]);
  });
  it('a link into the back office is opened after signing in', async () => {
    localStorage.clear();
    const link = `${admin.users}?filter=${encodeURIComponent('{"q":"mai & co"}')}`;
    const router = visit(link);
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.auth.login));
    expect(readReturnPath(router.state.location.search)).toBe(link);
  });
  it('redirects another role home and keeps its tokens', () => {
    localStorage.setItem('accessToken', tokenWith({ role: 'User' }));
    const request = new Request(`http://localhost${admin.dashboard}`);
    expect(guardAdmin({ request })?.headers.get('location')).toBe(paths.home);
    expect(localStorage.getItem('accessToken')).not.toBeNull();
  });
});

describe('pages', () => {
  it.each([
    [admin.notifications, 'System Notifications'],
    [admin.reports, 'Report & Support'],
  ])('%s has a title and a note', async (path, title) => {
    visit(path);
    await heading(title);
    screen.getByText('This section has no content yet.');
  });
  it.each([
    [admin.root, admin.dashboard],
    [admin.shop, `${admin.shop}/accessories`],
    [admin.progress, `${admin.progress}/levels`],
    [admin.combat, `${admin.combat}/weapons`],
    [`${admin.combat}/nothing`, `${admin.combat}/weapons`],
  ])('%s leads to %s', async (from, to) => {
    const router = visit(from);
    await waitFor(() => expect(router.state.location.pathname).toBe(to));
  });
  it.each([
    [
      `${admin.progress}/season`,
      `${admin.progress}/seasons`,
      '+ Season',
      'Season management is coming soon.',
    ],
    [`${admin.combat}/skills`, `${admin.combat}/skills`, '+ Skill', 'Skills management is coming soon.'],
  ])('%s leads to a list that says what is to come while it is empty', async (from, to, plus, words) => {
    api.onList(to.split('/').at(-1) ?? '', [], { range: [0, 9], sort: ['id', 'DESC'] });
    const router = visit(from);
    await screen.findByText(words);
    expect(router.state.location.pathname).toBe(to);
    expect(await button(plus)).toHaveProperty('disabled', false);
  });
});

describe('status dialogs', () => {
  it('ban: the current state cannot be chosen, Apply is busy, and the response replaces the row without refetching the list', async () => {
    listUsers(user(1));
    const router = visit(admin.users);
    fireEvent.click(await button(/^Active: .*player1/));
    const open = await dialog('Change User Status', 'alertdialog');
    expect(router.state.location.pathname).toBe(`${admin.users}/u1/status`);
    expect(await open.findByRole('radio', { name: 'Active (current)' })).toHaveProperty('disabled', true);
    expect(open.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true);
    fireEvent.click(open.getByRole('radio', { name: 'Banned' }));
    const held = deferredReply({ json: user(1, { isLocked: true }) });
    api.on('POST admin/user/ban/u1', held.reply);
    fireEvent.click(open.getByRole('button', { name: 'Apply' }));
    await open.findByRole('button', { name: 'Applying...' });
    await waitFor(() => expect(count('POST admin/user/ban/u1')).toBe(1));
    act(() => held.release());
    await screen.findByLabelText(/^Banned: .*player1/);
    expect(count(users)).toBe(1);
    expect(api.calls.at(-1)?.body).toEqual({ isLocked: true });
  });

  it('a failed ban closes the dialog and raises a notification', async () => {
    listUsers(user(1));
    api.on('POST admin/user/ban/u1', { status: 409, json: { message: 'You cannot ban yourself.' } });
    visit(`${admin.users}/u1/status`);
    const open = await dialog('Change User Status', 'alertdialog');
    fireEvent.click(await open.findByRole('radio', { name: 'Banned' }));
    fireEvent.click(open.getByRole('button', { name: 'Apply' }));
    await screen.findByText('You cannot ban yourself.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  });

  it.each([
    [{}, 'Active', 'Success'],
    [{ sellFrom: '2026-12-12T02:00:00.000Z' }, 'On sale from 12\u00a0Dec\u00a02026 09:00', 'Info'],
    [{ sellUntil: '2026-11-19T02:00:00.000Z' }, 'Sale ended 19\u00a0Nov\u00a02026 09:00', 'Inherit'],
    [{ price: 0 }, 'No price yet', 'Warning'],
    [{ isActive: false, sellFrom: '2026-12-12T02:00:00.000Z' }, 'Inactive', 'Error'],
  ])('a package with %o says %s', async (given, says, color) => {
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-20T00:00:00Z') });
    onTestFinished(() => void vi.useRealTimers());
    const sold = { ...packs.row, price: 59_000, isActive: true, sellFrom: null, sellUntil: null };
    api.on(packs.calls.list, { json: packs.list({ ...sold, ...given }) as never });
    visit(packs.path);
    const shown = await button(new RegExp(`^${says}: Change Package Status`));
    expect(shown.textContent).toBe(says);
    expect(shown.className).toContain(`color${color}`);
  });

  it('a package is switched on; a failure raises a notification', async () => {
    api.on(packs.calls.list, { json: packs.list({ ...packs.row, isActive: false }) as never });
    api.on('PATCH admin/diamond-packages/r1/toggle-status', { status: 500 });
    visit(packs.path);
    fireEvent.click(await button(/^Inactive: /));
    const open = await dialog('Change Package Status', 'alertdialog');
    expect(await open.findByRole('radio', { name: 'Inactive (current)' })).toHaveProperty('disabled', true);
    fireEvent.click(open.getByRole('radio', { name: 'Active' }));
    fireEvent.click(open.getByRole('button', { name: 'Apply' }));
    await screen.findByText('The status could not be changed.');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(count('PATCH admin/diamond-packages/r1/toggle-status')).toBe(1);
  });
});

describe('unsaved changes', () => {
  it('prompt before the dialog closes, and are kept or discarded accordingly', async () => {
    api.on(boxes.calls.list, { json: boxes.list() as never });
    const router = visit(`${boxes.path}/create`);
    const open = await dialog('Add New Box');
    fill('name', 'Half a box');
    fireEvent.click(open.getByRole('button', { name: 'Cancel' }));
    const ask = await dialog('Discard changes?', 'alertdialog');
    fireEvent.click(ask.getByRole('button', { name: 'Keep Editing' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(router.state.location.pathname).toBe(`${boxes.path}/create`);
    fireEvent.click(open.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(await button('Discard Changes'));
    await waitFor(() => expect(router.state.location.pathname).toBe(boxes.path));
  });
  it('do not prompt when nothing was typed', async () => {
    api.on(boxes.calls.list, { json: boxes.list() as never });
    const router = visit(`${boxes.path}/create`);
    const open = await dialog('Add New Box');
    fireEvent.click(open.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(boxes.path));
  });
});

it('a list keeps its page through a dialog and through another tab', async () => {
  const many = Array.from({ length: 12 }, (_, n) => ({ ...boxes.row, id: `r${n}`, name: `Box ${n}` }));
  api.on(boxes.calls.list, { json: boxes.list(...many) as never });
  api.on('GET admin/robot/get-all', { json: { robots: [] } });
  const router = visit(boxes.path);
  fireEvent.click(await button(/page 2/i));
  await screen.findByText('Box 11');
  expect(router.state.location.search).toContain('page=2');
  fireEvent.click(await button('+ Loot Box'));
  const open = await dialog('Add New Box');
  fireEvent.click(open.getByRole('button', { name: 'Cancel' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(router.state.location.search).toContain('page=2');
  fireEvent.click(screen.getByRole('link', { name: 'Game Robots' }));
  await screen.findByText('No data found.');
  fireEvent.click(screen.getByRole('link', { name: 'Loot Boxes' }));
  await screen.findByText('Box 11');
  expect(count(boxes.calls.list)).toBe(1);
});

describe('the language', () => {
  it('chosen in the back office is stored for both areas', async () => {
    visit(admin.settings);
    await heading('Settings');
    fireEvent.click(await button(/English/));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Tiếng Việt' }));
    await heading('Cài đặt');
    expect(localStorage.getItem('lang')).toBe('vi');
  });
  it('chosen on the public site changes the back office', async () => {
    visit(admin.settings);
    await heading('Settings');
    await act(() => applyLanguage('vi'));
    await heading('Cài đặt');
    expect([i18next.language, document.documentElement.lang]).toEqual(['vi', 'vi']);
    await act(() => applyLanguage('en'));
    await heading('Settings');
  });
});

describe('Logout', () => {
  it('asks, calls the server, clears the stored session and leads to the sign-in screen, even on a 401', async () => {
    localStorage.setItem('refreshToken', 'r');
    api.on('POST user/auth/logout', { status: 401 });
    const router = visit(admin.settings);
    await heading('Settings');
    fireEvent.click(screen.getByRole('menuitem', { name: 'Logout' }));
    const open = await dialog('Confirm Logout', 'alertdialog');
    open.getByText(/are you sure/i);
    expect(document.activeElement).toBe(open.getByRole('button', { name: 'Cancel' }));
    fireEvent.click(open.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(router.state.location.pathname).toBe(paths.auth.login));
    expect([localStorage.getItem('accessToken'), localStorage.getItem('refreshToken')]).toEqual([null, null]);
    expect(localStorage.getItem('lang')).toBe('en');
  });
});
