import { act, cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { permissionsOf, type StaffRole } from '../../contract/permissions';
import { staffProfileQuery } from '../../src/authProvider/staffProfile';
import { paths } from '../../src/paths';
import { queryClient } from '../../src/queryClient';
import { adminScreen, allow, dialog, visit } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';
import { tokenWith } from '../support/tokens';
import { samples } from './samples';

failOnConsole((first) => first instanceof HttpError);
adminScreen();
const api = recordApi();

const { admin } = paths;
const as = (role: StaffRole) => allow(...permissionsOf([role]));
const boxes = samples.find(({ name }) => name === 'boxes') as (typeof samples)[number];
const listBoxes = () => api.on(boxes.calls.list, { json: boxes.list(boxes.row) as never });
const player = {
  id: 'u1',
  userName: 'player1',
  email: 'p•••@•••',
  createdAt: '2026-11-01T00:00:00Z',
  lastLoginAt: null,
  diamonds: 1,
  golds: 0,
  role: 'User',
  isLocked: false,
  version: 1,
};
const listUsers = () =>
  api.on('GET admin/user/get-all?Page=1&PageSize=10000&CutTo=25', {
    json: { users: [player], totalUsers: 1 },
  });
const buttons = () =>
  screen.getAllByRole('button').map((one) => one.getAttribute('aria-label') ?? one.textContent);
const sortable = () =>
  [...document.querySelectorAll('th .MuiTableSortLabel-root')].map(({ textContent }) => textContent);
const menu = () => screen.getAllByRole('menuitem').map(({ textContent }) => textContent);

it('the bar names what somebody is: their roles, or administrator for an owner', async () => {
  listBoxes();
  visit(boxes.path);
  const bar = within(await screen.findByRole('banner'));
  await bar.findByText('Administrator');
  const be = (...roles: StaffRole[]) =>
    act(
      () =>
        void queryClient.setQueryData(staffProfileQuery().queryKey, {
          roles,
          permissions: permissionsOf(roles),
          hasFactor: false,
          mustSetUp: false,
        }),
    );
  be('shop', 'finance');
  await bar.findByText('Shop, Finance');
  be('owner');
  await bar.findByText('Administrator');
});

describe('a page that a role does not open', () => {
  it('is no link in the menu, and its address leads to a way back', async () => {
    as('game');
    visit(admin.users);
    await screen.findByRole('heading', { level: 1, name: 'You do not have access to this page' });
    expect(menu()).not.toContain('User Management');
    expect(menu()).toContain('Combat Management');
    const back = screen.getByRole('link', { name: 'To the dashboard' });
    expect(back.getAttribute('href')).toBe(admin.dashboard);
    expect(api.lines()).toEqual([]);
  });
  it('shows its figures on the dashboard, counted by the server and without a link', async () => {
    as('shop');
    api.on('GET admin/user/stats', {
      json: { total: 40, growth: 50, online: 10, onlineShare: 25, banned: 4, bannedShare: 10 },
    });
    visit(admin.dashboard);
    await screen.findByText('40');
    expect(screen.getByText('Total User').closest('a')).toBeNull();
    expect(screen.getByText(/\+50%/)).toBeTruthy();
    expect(api.lines().filter((line) => line.includes('get-all'))).toEqual([]);
  });
});

describe('a resource that a role only reads', () => {
  it('has no buttons that change it, and keeps its export', async () => {
    as('support');
    listBoxes();
    visit(boxes.path);
    await screen.findByText(String(boxes.row.name));
    expect(buttons()).toEqual(expect.arrayContaining(['Export']));
    for (const name of [/^\+/, /^Edit/, /^Delete/]) expect(screen.queryByRole('button', { name })).toBeNull();
    expect(screen.queryByRole('columnheader', { name: 'Actions' })).toBeNull();
  });
  it.each(['create', `${boxes.row.id}/edit`, `${boxes.row.id}/delete`])(
    'the address of its dialog "%s" says so',
    async (path) => {
      as('support');
      listBoxes();
      const router = visit(`${boxes.path}/${path}`);
      const open = await dialog('You do not have access to this page');
      open.getByText('Your roles do not let you change anything here.');
      fireEvent.click(open.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(router.state.location.pathname).toBe(boxes.path));
    },
  );
});

describe('players', () => {
  it('an analyst sees their state, changes nothing and sorts by no masked address', async () => {
    as('analyst');
    listUsers();
    visit(admin.users);
    await screen.findByText('p•••@•••');
    expect(screen.queryByRole('button', { name: /Change User Status/ })).toBeNull();
    expect(sortable()).not.toContain('Email');
    expect(sortable()).toContain('User Name');
  });
  it('support bans and sorts by addresses', async () => {
    as('support');
    listUsers();
    visit(admin.users);
    await screen.findByRole('button', { name: /^Active: Change User Status/ });
    expect(sortable()).toContain('Email');
  });
});

describe('the state of an account', () => {
  const rows = [
    player,
    { ...player, id: 'u2', userName: 'colleague', role: 'Admin' },
    { ...player, id: 'me', userName: 'myself', role: 'Admin' },
    { ...player, id: 'u4', userName: 'Erased player u4', isErased: true },
  ];
  const shownTo = async (...roles: StaffRole[]) => {
    cleanup();
    queryClient.clear();
    localStorage.setItem('accessToken', tokenWith({ role: 'Admin', sub: 'me' }));
    queryClient.setQueryData(staffProfileQuery().queryKey, {
      roles,
      permissions: permissionsOf(roles),
      hasFactor: false,
      mustSetUp: false,
    });
    api.on('GET admin/user/get-all?Page=1&PageSize=10000&CutTo=25', {
      json: { users: rows, totalUsers: rows.length },
    });
    visit(admin.users);
    await screen.findByText('myself');
    return buttons().filter((name) => /Change User Status/.test(String(name)));
  };

  it('is a button for those alone who may change it: staff by owners, nobody their own or an erased one', async () => {
    await waitFor(async () =>
      expect(await shownTo('support')).toEqual(['Active: Change User Status player1']),
    );
    expect(await shownTo('owner')).toEqual([
      'Active: Change User Status player1',
      'Active: Change User Status colleague',
    ]);
  });

  it('a link to what one may not change says so, and a selection leaves it out', async () => {
    await shownTo('support');
    for (const box of screen.getAllByRole('checkbox', { name: /^Select (?!all)/ })) fireEvent.click(box);
    fireEvent.click(await screen.findByRole('button', { name: 'Set to: Banned' }));
    await screen.findByRole('alertdialog', { name: 'Set 1 item to “Banned”?' });
    for (const id of ['u2', 'u4']) {
      cleanup();
      visit(`${admin.users}/${id}/status`);
      await screen.findByText('You cannot change the status of this account.');
      expect((screen.getByRole('radio', { name: /Banned/ }) as HTMLInputElement).disabled).toBe(true);
    }
  });
});

describe('what somebody may do', () => {
  it('is read from the profile before anything is shown', async () => {
    queryClient.removeQueries({ queryKey: staffProfileQuery().queryKey });
    api.on('GET user/profile/me', {
      json: { username: 'mai', staff: { roles: ['game'], permissions: permissionsOf(['game']) } },
    });
    listBoxes();
    visit(boxes.path);
    await screen.findByRole('button', { name: /^Edit/ });
    expect(api.lines()[0]).toBe('GET user/profile/me');
  });
  it('and when it cannot be read the page says so, and tries again', async () => {
    queryClient.removeQueries({ queryKey: staffProfileQuery().queryKey });
    api.on('GET user/profile/me', { status: 500 });
    visit(admin.settings);
    const again = await screen.findByRole('button', { name: 'Retry' });
    api.on('GET user/profile/me', { json: { username: 'mai' } });
    fireEvent.click(again);
    await screen.findByRole('heading', { level: 1, name: 'Settings' });
  });
});

it('an export is made by the server, which notes it', async () => {
  listBoxes();
  api.on('POST admin/box/export', {
    text: '\uFEFFid,name\r\n1,x\r\n',
    headers: { 'content-range': 'boxes 0-0/1' },
  });
  visit(boxes.path);
  await screen.findByText(String(boxes.row.name));
  const saved = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  expect(api.calls.at(-1)).toMatchObject({ path: 'admin/box/export', body: { filter: {} } });
  saved.mockRestore();
});
