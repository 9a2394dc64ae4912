import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, it, vi } from 'vitest';
import { type AccountAct, isActFor } from '../../contract/accountActs';
import { permissions } from '../../contract/permissions';
import type { PlayerPage } from '../../contract/playerPage';
import { ApiError } from '../../src/api/ApiError';
import { paths } from '../../src/paths';
import { queryClient } from '../../src/queryClient';
import { adminScreen, allow, choose, dialog, fill, visit } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';

failOnConsole((first) => first instanceof HttpError || first instanceof ApiError);
adminScreen();
const api = recordApi();

const at = '2026-01-01T00:00:00.000Z';
const player: PlayerPage = {
  id: 'p1',
  userName: 'minhkhoi',
  firstName: 'Minh Khôi',
  lastName: 'Nguyễn',
  email: 'khoi@outline.example',
  phoneNumber: null,
  emailVerifiedAt: at,
  emailUndoUntil: null,
  hasGoogle: false,
  lostFactor: null,
  language: 'en',
  notes: 2,
  standing: {
    spent: [{ currency: 'VND', amount: 59_000 }],
    openCases: 1,
    held: [{ currency: 'VND', amount: 10_000 }],
    openRequests: 2,
  },
  eraseAt: null,
  erasedAt: null,
  createdAt: at,
  lastLoginAt: at,
  lastDevice: 'Firefox, Windows',
  lastNetwork: '203.0.113',
  wallets: [
    { wallet: 'diamonds', balance: 650, entries: 650 },
    { wallet: 'golds', balance: 20, entries: 20 },
    { wallet: 'debt', balance: 0, entries: 0 },
  ],
  role: 'User',
  staffRoles: [],
  isLocked: false,
  ban: null,
  tags: ['VIP'],
  version: 3,
};
const address = `${paths.admin.users}/p1`;
const sort: [string, string] = ['createdAt', 'DESC'];

function openTab(tab: string, rows: readonly object[] = [], given: Partial<PlayerPage> = {}) {
  api.on('GET admin/players/p1', { json: { ...player, ...given } });
  if (tab === 'items') waiting([], { kind: 'item' });
  api.onList(`players/p1/${tab}`, rows, { sort });
  return visit(`${address}/${tab}`);
}
const bodies = (line: string) =>
  api.calls.filter(({ method, path }) => `${method} ${path}` === line).map(({ body }) => body);

it('shows who the player is and what they hold, and opens with the purchases', async () => {
  api.on('GET admin/players/p1', { json: player });
  api.onList('transactions', [], { filter: { userId: 'p1' }, sort });
  visit(address);
  expect(await screen.findByRole('heading', { level: 1, name: 'minhkhoi' })).toBeTruthy();
  expect(screen.getByText('khoi@outline.example')).toBeTruthy();
  expect(screen.getByText('Firefox, Windows · 203.0.113.x')).toBeTruthy();
  expect(await screen.findByText('There are no purchases.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Purchases' }).getAttribute('aria-current')).toBe('page');
  expect(screen.queryByText('Debt')).toBeNull();
  expect(screen.queryByRole('alert')).toBeNull();
});

it('asks for one record, however many players there are', async () => {
  openTab('notes');
  await screen.findByText('There are no notes yet.');
  expect(api.lines().filter((line) => line.includes('user/get-all'))).toEqual([]);
});

it('tells in red that a balance is not the sum of its entries', async () => {
  openTab('items', [], { wallets: [{ wallet: 'golds', balance: 20, entries: 15 }] });
  expect((await screen.findByRole('alert')).textContent).toContain('does not match the ledger');
  expect(screen.getByText('Sum of the ledger: 15')).toBeTruthy();
});

it('says that there is no such player only when the server does', async () => {
  api.on('GET admin/players/p1', { status: 404, json: { message: 'Not found.' } });
  visit(address);
  expect(await screen.findByText('There is no such player.')).toBeTruthy();
});

it('shows each wallet’s changes with their cause as a link', async () => {
  waiting();
  const entry = { createdAt: at, wallet: 'diamonds', requestId: null, seasonNumber: null };
  openTab('ledger', [
    {
      ...entry,
      id: 'e2',
      amount: -50,
      balanceAfter: 600,
      reason: 'refund',
      paymentId: 't1',
      packageName: 'Small',
    },
    {
      ...entry,
      id: 'e1',
      amount: 650,
      balanceAfter: 650,
      reason: 'season',
      paymentId: null,
      packageName: null,
      seasonNumber: 2,
    },
    ...['r1', null].map((requestId) => ({
      ...entry,
      id: `given ${requestId}`,
      amount: 5,
      balanceAfter: 5,
      reason: requestId ? 'grant' : 'opening',
      paymentId: null,
      packageName: null,
      requestId,
    })),
  ]);
  const table = within(await screen.findByRole('table', { name: 'Ledger' }));
  expect(table.getByRole('link', { name: /Small$/ }).getAttribute('href')).toBe(
    `${paths.admin.transactions}/t1`,
  );
  expect(table.getByText('Season gift: season 2')).toBeTruthy();
  expect(table.getByText('−50')).toBeTruthy();
  // What staff gave has a request; only a balance from before the ledger has none.
  expect(table.getByText('Given or taken by staff').getAttribute('href')).toMatch(/\/history$/);
  expect(table.getByText('Opening balance').getAttribute('href')).toBeNull();
  expect(table.getByText('+650')).toBeTruthy();
});

it('tells what became of a mail, and why', async () => {
  const mail = { createdAt: at, at, paymentId: null };
  openTab('mails', [
    { ...mail, id: 'm1', template: 'verifyEmail', state: 'failed', attempts: 9, failure: 'EENVELOPE' },
    { ...mail, id: 'm3', template: 'resetPassword', state: 'expired', attempts: 2, failure: 'expired' },
    { ...mail, id: 'm2', template: 'passwordChanged', state: 'sent', attempts: 1, failure: null },
  ]);
  const table = within(await screen.findByRole('table', { name: 'Emails' }));
  expect(table.getByText('Code to verify the email')).toBeTruthy();
  expect(table.getByText('The email server refused the address')).toBeTruthy();
  expect(table.getByText('Password changed')).toBeTruthy();
  expect(table.getByText('Expired before it was sent, dropped')).toBeTruthy();
  expect(table.getByText('The code or link in it no longer worked')).toBeTruthy();
});

it('signs nobody out who is signed in nowhere', async () => {
  const over = { device: null, network: null, createdAt: at, lastUsedAt: at, endedAt: at };
  openTab('sessions', [{ ...over, id: 's1', endReason: 'logout' }]);
  const table = within(await screen.findByRole('table', { name: 'Sessions' }));
  expect(table.getByRole('columnheader', { name: 'Device' })).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Log out everywhere' });
  expect(link.getAttribute('aria-disabled')).toBe('true');
});

it('signs a player out everywhere, for a reason', async () => {
  openTab('sessions', [
    { id: 's1', device: null, network: null, createdAt: at, lastUsedAt: at, endedAt: null, endReason: null },
  ]);
  fireEvent.click(await screen.findByRole('link', { name: 'Log out everywhere' }));
  const open = await dialog('Log Out Everywhere');
  api.on('POST admin/players/p1/sign-out', { status: 204 });
  fireEvent.click(open.getByRole('button', { name: 'Log Out' }));
  expect(await open.findByText('This field is required.')).toBeTruthy();
  fill('reason', 'A lost phone');
  fireEvent.click(open.getByRole('button', { name: 'Log Out' }));
  await screen.findByText('Logged out everywhere.');
  expect(bodies('POST admin/players/p1/sign-out')).toEqual([{ reason: 'A lost phone' }]);
});

it('ends one session after a question, and shows why others are over', async () => {
  const session = { device: 'Chrome, Android', network: '203.0.113', createdAt: at, lastUsedAt: at };
  openTab('sessions', [
    { ...session, id: 's1', endedAt: null, endReason: null },
    { ...session, id: 's2', endedAt: at, endReason: 'logout' },
  ]);
  api.on('POST admin/players/p1/sessions/s1/end', { status: 204 });
  const table = within(await screen.findByRole('table', { name: 'Sessions' }));
  expect(table.getByText('Logged out', { exact: false })).toBeTruthy();
  fireEvent.click(table.getByRole('button', { name: 'Log out' }));
  const ask = await dialog('Log out this device?', 'alertdialog');
  fireEvent.click(ask.getByRole('button', { name: 'Log out' }));
  await screen.findByText('Device logged out.');
});

it('notes are added, and one’s own of today can be deleted', async () => {
  const note = { author: 'lan', createdAt: at };
  openTab('notes', [
    { ...note, id: 'n2', text: 'Mine', mayDelete: true },
    { ...note, id: 'n1', text: 'Older', mayDelete: false },
  ]);
  api.on('DELETE admin/players/p1/notes/n2', { status: 204 });
  await screen.findByText('Older');
  const buttons = screen.getAllByRole('button', { name: 'Delete' });
  expect(buttons).toHaveLength(1);
  fireEvent.click(buttons[0] as HTMLElement);
  await screen.findByText('Note deleted.');
});

it('offers nothing to who may only read', async () => {
  allow(...permissions.filter((name) => name !== 'players:write' && name !== 'players:contacts'));
  openTab('sessions', [
    { id: 's1', device: null, network: null, createdAt: at, lastUsedAt: at, endedAt: null, endReason: null },
  ]);
  const table = within(await screen.findByRole('table', { name: 'Sessions' }));
  expect(table.getAllByText('You may not see this')).toHaveLength(2);
  expect(screen.queryByRole('link', { name: 'Log out everywhere' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Edit tags' })).toBeNull();
  expect(table.queryByRole('button', { name: 'Log out' })).toBeNull();
});

it('changes the tags, with the version that was shown', async () => {
  openTab('items');
  fireEvent.click(await screen.findByRole('link', { name: 'Edit tags' }));
  const open = await dialog('Tags of the Player');
  const input = open.getByRole('combobox', { name: 'Tags' });
  fireEvent.change(input, { target: { value: 'streamer' } });
  fireEvent.keyDown(input, { key: 'Enter' });
  // A colleague's change, which the page behind the dialog reads meanwhile, is not taken for the one that was changed here.
  const theirs = { ...player, userName: 'khoi2', tags: ['banned before'], version: 4 };
  api.on('GET admin/players/p1', { json: theirs as never });
  await queryClient.invalidateQueries();
  await open.findByText('khoi2');
  api.on('PUT admin/players/p1/tags', { json: { id: 'p1', tags: ['VIP', 'streamer'], version: 4 } });
  fireEvent.click(open.getByRole('button', { name: 'Save Tags' }));
  await waitFor(() =>
    expect(bodies('PUT admin/players/p1/tags')).toEqual([{ tags: ['VIP', 'streamer'], version: 3 }]),
  );
});

it('suggests the tags in use that the player does not have, and takes what was typed when the field is left', async () => {
  api.on('GET admin/user/tags', { json: { tags: ['VIP', 'streamer', 'under watch'] } });
  openTab('items');
  fireEvent.click(await screen.findByRole('link', { name: 'Edit tags' }));
  const open = await dialog('Tags of the Player');
  const input = open.getByRole('combobox', { name: 'Tags' });
  fireEvent.change(input, { target: { value: 'str' } });
  fireEvent.click(await screen.findByRole('option', { name: 'streamer' }));
  fireEvent.mouseDown(input);
  const options = await screen.findAllByRole('option');
  expect(options.map(({ textContent }) => textContent)).toEqual(['under watch']);
  // A suggestion that the pointer only passes is not chosen.
  fireEvent.mouseMove(options[0] as HTMLElement);
  fireEvent.change(input, { target: { value: 'watch' } });
  fireEvent.mouseMove(await screen.findByRole('option', { name: 'under watch' }));
  fireEvent.blur(input);
  api.on('PUT admin/players/p1/tags', { json: { id: 'p1', tags: ['VIP', 'streamer', 'watch'], version: 4 } });
  fireEvent.click(open.getByRole('button', { name: 'Save Tags' }));
  await waitFor(() =>
    expect(bodies('PUT admin/players/p1/tags')).toEqual([{ tags: ['VIP', 'streamer', 'watch'], version: 3 }]),
  );
});

it('says until when and why an account is banned, and offers to lift it', async () => {
  const ban = {
    since: at,
    until: '2026-12-01T05:00:00.000Z',
    kind: 'cheating',
    note: 'Video',
    message: 'Sorry',
  };
  openTab('items', [], { isLocked: true, ban: ban as PlayerPage['ban'] });
  const note = within(
    (await screen.findByText('This account is banned')).closest('[role="alert"]') as HTMLElement,
  );
  expect(note.getByText('1 Dec 2026 12:00')).toBeTruthy();
  expect(note.getByText('Cheating in the game')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Change status' }).getAttribute('href')).toBe(
    `${address}/items/status`,
  );
});

it('bans for a reason and until an end, which come below the choice; a refused end stays at its field', async () => {
  const row = { ...player, isLocked: false };
  api.on('GET admin/user/get-all?Page=1&PageSize=10000&CutTo=25', {
    json: { users: [row], totalUsers: 1, isMore: false, stats: {} },
  });
  openTab('items');
  fireEvent.click(await screen.findByRole('link', { name: 'Change status' }));
  const open = await dialog('Change User Status', 'alertdialog');
  await open.findByText('minhkhoi');
  expect(open.queryByLabelText('Note for staff')).toBeNull();
  fireEvent.click(open.getByRole('radio', { name: 'Banned' }));
  const apply = open.getByRole('button', { name: 'Apply' });
  fireEvent.change(open.getByLabelText('Message to the player'), { target: { value: 'Điều 4.' } });
  fireEvent.change(open.getByLabelText('Banned until'), { target: { value: '2026-12-01T12:00' } });
  const line = 'POST admin/user/ban/p1';
  const past = { until: ['The end must be in the future.'] };
  api.on(line, { status: 400, json: { message: 'Not valid.', errors: past } });
  fireEvent.click(apply);
  await waitFor(() => expect(open.getAllByText('This field is required.')).toHaveLength(2));
  expect(bodies(line)).toEqual([]);
  await choose('kind', 0);
  fill('note', 'Video');
  fireEvent.click(apply);
  expect(await open.findByText('The end must be in the future.')).toBeTruthy();
  api.on(line, { json: { ...row, isLocked: true, version: 4 } });
  fireEvent.click(open.getByRole('button', { name: 'Apply' }));
  await screen.findByText('Status changed.');
  expect(bodies(line)).toEqual(
    Array(2).fill({
      isLocked: true,
      kind: 'cheating',
      note: 'Video',
      message: 'Điều 4.',
      until: '2026-12-01T05:00:00.000Z',
    }),
  );
});

const asked = {
  id: 'w1',
  kind: 'grant',
  paymentId: null,
  caseId: null,
  userId: 'p1',
  userName: 'minhkhoi',
  currency: 'diamonds',
  amount: 8000,
  balance: 650,
  reference: null,
  byGateway: false,
  closed: null,
  senders: null,
  sentAt: null,
  diamondsTaken: 0,
  bonusTaken: 0,
  payment: null,
  effect: null,
  reasonKind: 'compensation',
  reason: 'Two days of outage',
  state: 'requested',
  needsSecond: true,
  requestedBy: 'bao',
  requestedAt: at,
  decidedBy: null,
  decidedAt: null,
  endedAt: null,
  note: null,
  acts: ['approve', 'refuse'],
  limit: { limit: 5000, person: 8000, personCount: 1, subject: 8000, isOver: true },
  version: 1,
};
const waiting = (rows: readonly object[] = [], of: { kind?: 'item' } = {}) =>
  api.onList('money-requests', rows, {
    filter: { state: ['requested', 'approved', 'sent'], userId: 'p1', ...of },
    range: [0, 99],
    sort: ['requestedAt', 'DESC'],
  });

const limitGrants = () =>
  api.on('GET admin/site-settings', {
    json: {
      limits: { grantOverDiamonds: 3000, grantCapDiamonds: null },
      most: { grantOverDiamonds: 5000, grantCapDiamonds: 20_000, grantOverGolds: 50, grantCapGolds: 90 },
    } as never,
  });

it('gives or takes, with a reason, and says when a second person has to approve', async () => {
  limitGrants();
  openTab('items');
  fireEvent.click(await screen.findByRole('link', { name: 'Give or take' }));
  const open = await dialog('Give or Take Diamonds or Gold');
  fill('amount', '3000');
  await open.findByText('One person may decide up to 3,000 diamonds alone within 24 hours.');
  expect(open.getByRole('button', { name: 'Change Balance' })).toBeTruthy();
  fill('amount', '20001');
  await open.findByText('At most 20,000 diamonds within 24 hours, whoever approves.');
  fill('amount', '8000');
  await open.findByText('Has 650 diamonds now, 8,650 diamonds afterward.');
  await open.findByText(
    /above what one person may decide \(3,000 diamonds\): a second person will have to approve/,
  );
  fill('reason', 'Two days of outage');
  await choose('direction', 1);
  await choose('reasonKind', 0);
  api.on('POST admin/players/p1/wallet', { status: 201, json: asked });
  fireEvent.click(open.getByRole('button', { name: 'Request Change' }));
  await screen.findByText('Requested. A second person has to approve it.');
  expect(bodies('POST admin/players/p1/wallet')).toEqual([
    {
      wallet: 'diamonds',
      amount: -8000,
      reasonKind: 'compensation',
      reason: 'Two days of outage',
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    },
  ]);
});

it('takes an accessory, and returns what the request says', async () => {
  const hat = { id: 'a1', name: 'Steel Hat', source: 'purchase', givenAt: at, imageUrl: '' };
  api.onList('players/p1/items', [hat], { sort: ['givenAt', 'DESC'] });
  limitGrants();
  openTab('items');
  fireEvent.click(await screen.findByRole('link', { name: 'Take Steel Hat' }));
  const open = await dialog('Take an Accessory');
  expect(open.getByText('minhkhoi: Steel Hat')).toBeTruthy();
  await choose('reasonKind', 4);
  fill('reason', 'Won by cheating');
  // The first one is none.
  await choose('wallet', 2);
  fill('amount', '51');
  await open.findByText(/above what one person may decide \(50 gold\)/);
  expect(open.getByRole('button', { name: 'Request It' })).toBeTruthy();
  // Nothing is returned, so that one person may do it.
  await choose('wallet', 0);
  open.getByRole('button', { name: 'Take Accessory' });
  await choose('wallet', 2);
  fill('amount', '7');
  await open.findByText('One person may decide up to 50 gold alone within 24 hours.');
  api.on('POST admin/players/p1/items', { status: 201, json: { ...asked, kind: 'item', state: 'done' } });
  fireEvent.click(open.getByRole('button', { name: 'Take Accessory' }));
  await screen.findByText('Accessory taken.');
  expect(bodies('POST admin/players/p1/items')).toEqual([
    {
      accessoryId: 'a1',
      takes: true,
      wallet: 'golds',
      amount: 7,
      reasonKind: 'abuse',
      reason: 'Won by cheating',
      idempotencyKey: expect.any(String),
    },
  ]);
});

it('gives an accessory; a refusal stays at its field', async () => {
  api.on('GET admin/accessory/get-all', { json: { accessories: [{ id: 'a2', name: 'Drum Armor' }] } });
  openTab('items');
  fireEvent.click(await screen.findByRole('link', { name: 'Give an accessory' }));
  const open = await dialog('Give an Accessory');
  const field = await open.findByRole('combobox', { name: /^Accessory/ });
  act(() => field.focus());
  fireEvent.mouseDown(field);
  await screen.findByRole('option', { name: 'Drum Armor' });
  act(() => field.blur());
  expect(screen.queryByRole('listbox')).toBeNull();
  // Its list, now that there is one, does not cover the form as soon as it has the focus.
  act(() => field.focus());
  expect(screen.queryByRole('listbox')).toBeNull();
  fireEvent.mouseDown(field);
  fireEvent.click(await screen.findByRole('option', { name: 'Drum Armor' }));
  await choose('reasonKind', 1);
  fill('reason', 'Cup of May');
  const errors = { accessoryId: ['The player already owns this item.'] };
  api.on('POST admin/players/p1/items', { status: 409, json: { message: 'Refused.', errors } });
  fireEvent.click(open.getByRole('button', { name: 'Give Accessory' }));
  expect(await open.findByText('The player already owns this item.')).toBeTruthy();
  expect(bodies('POST admin/players/p1/items')).toMatchObject([{ accessoryId: 'a2', takes: false }]);
});

it('says of a request about an accessory what it moves', async () => {
  const item = { ...asked, kind: 'item', amount: 0, itemName: 'Steel Hat', takesItem: true, balance: 650 };
  waiting([item, { ...item, id: 'w2', takesItem: false, amount: 6000 }, { ...item, id: 'w3', amount: 7 }]);
  openTab('ledger');
  const section = within(await screen.findByRole('region', { name: 'Open requests' }));
  expect(section.getByText('take Steel Hat, return nothing')).toBeTruthy();
  expect(section.getByText('give Steel Hat')).toBeTruthy();
  expect(section.getByText('take Steel Hat, return 7 diamonds')).toBeTruthy();
  expect(section.getAllByText(/→/)).toHaveLength(1);
});

it('shows what waits on the ledger: the sum, the limit, and what the second person may do', async () => {
  waiting([asked]);
  openTab('ledger');
  const section = within(await screen.findByRole('region', { name: 'Open requests' }));
  expect(section.getByText('+8,000 diamonds')).toBeTruthy();
  expect(section.getByText(/→ .* diamonds/)).toBeTruthy();
  expect(section.getByText('Two days of outage').textContent).toBe('Compensation: Two days of outage');
  expect(
    section.getByText(
      /bao asks for 8,000 diamonds within 24 hours.*this player.*8,000 diamonds.*up to 5,000 diamonds/,
    ),
  ).toBeTruthy();
  fireEvent.click(section.getByRole('link', { name: 'Approve' }));
  const open = await dialog('Approve the Request');
  api.on('POST admin/money-requests/w1/decide', { json: { ...asked, state: 'done', limit: null } });
  fireEvent.click(open.getByRole('button', { name: 'Approve' }));
  await screen.findByText('Approved.');
  expect(bodies('POST admin/money-requests/w1/decide')).toEqual([{ approve: true, version: 1 }]);
});

it('shows the accessories that wait on their tab, where the second person decides them', async () => {
  const item = { ...asked, kind: 'item', amount: 6000, itemName: 'Steel Hat', takesItem: true };
  api.on('GET admin/players/p1', { json: player });
  api.onList('players/p1/items', [], { sort: ['givenAt', 'DESC'] });
  waiting([item], { kind: 'item' });
  visit(`${address}/items`);
  const section = within(await screen.findByRole('region', { name: 'Open requests' }));
  expect(section.getByText('take Steel Hat, return 6,000 diamonds')).toBeTruthy();
  const all = section.getByRole('link', { name: 'All requests' }).getAttribute('href') ?? '';
  expect(new URLSearchParams(all.split('?')[1]).get('filter')).toBe('{"userId":"p1","kind":"item"}');
  fireEvent.click(section.getByRole('link', { name: 'Refuse' }));
  const open = await dialog('Refuse the Request');
  fill('note', 'The player keeps it');
  api.on('POST admin/money-requests/w1/decide', { json: { ...item, state: 'refused' } });
  waiting([], { kind: 'item' });
  fireEvent.click(open.getByRole('button', { name: 'Refuse' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Open requests' })).toBeNull());
  expect(bodies('POST admin/money-requests/w1/decide')).toEqual([
    { approve: false, note: 'The player keeps it', version: 1 },
  ]);
});

it('asks before a request about a wallet ends without what it would have done', async () => {
  waiting([{ ...asked, acts: ['withdraw'] }]);
  openTab('ledger');
  fireEvent.click(await screen.findByRole('link', { name: 'Withdraw' }));
  const open = await dialog('Withdraw the Request');
  open.getByText(/has [\d,]+ diamonds now/);
  expect(open.queryByText(/→|may decide/)).toBeNull();
});

it('corrects the e-mail, with the version that was shown; a taken one is told at its field', async () => {
  openTab('items');
  fireEvent.click(await screen.findByRole('link', { name: 'Correct the email' }));
  const open = await dialog('Correct the Email');
  fill('email', 'right@outline.example');
  fill('reason', 'A typo');
  const taken = { message: 'Taken.', errors: { email: ['This email is already registered.'] } };
  api.on('POST admin/players/p1/email', { status: 409, json: taken });
  fireEvent.click(open.getByRole('button', { name: 'Correct Email' }));
  expect(await open.findByText('This email is already registered.')).toBeTruthy();
  api.on('POST admin/players/p1/email', { status: 204 });
  fireEvent.click(open.getByRole('button', { name: 'Correct Email' }));
  await screen.findByText('Email corrected. A code to verify it was sent.');
  const body = { email: 'right@outline.example', reason: 'A typo', version: 3 };
  expect(bodies('POST admin/players/p1/email')).toEqual([body, body]);
});

it('erases for a reason, says until when it can be undone, and offers that to owners only', async () => {
  const eraseAt = '2126-12-01T05:00:00.000Z';
  openTab('items');
  fireEvent.click(await screen.findByRole('link', { name: 'Erase the player' }));
  const open = await dialog('Erase the Player');
  // What is lost with the account, and what is open about it.
  expect(open.getByText('650 diamonds, 20 gold')).toBeTruthy();
  expect(open.getByRole('link', { name: /^1 open case, which holds 10,000/ })).toBeTruthy();
  expect(open.getByRole('link', { name: '2 open requests' })).toBeTruthy();
  fill('reason', 'Asked by mail');
  api.on('POST admin/players/p1/erasure', { status: 204 });
  api.on('GET admin/players/p1', { json: { ...player, eraseAt } });
  fireEvent.click(open.getByRole('button', { name: 'Close, and Erase in 30 Days' }));
  expect(await screen.findByText('1 Dec 2126 12:00')).toBeTruthy();
  expect([screen.queryByText('Active'), screen.getByText('To be erased')]).toEqual([null, expect.anything()]);
  for (const name of ['Correct the email', 'Give or take'])
    expect(screen.queryByRole('link', { name })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Cancel the erasure' }));
  await dialog('Cancel the Erasure');
  expect(bodies('POST admin/players/p1/erasure')).toEqual([{ reason: 'Asked by mail' }]);
});

const opens: Partial<Record<AccountAct, string>> = {
  ban: 'Change status',
  tag: 'Edit tags',
  correctEmail: 'Correct the email',
  erase: 'Erase the player',
  keep: 'Cancel the erasure',
  grant: 'Give or take',
  signOut: 'Log out everywhere',
};
const ends = {
  open: { eraseAt: null, erasedAt: null },
  closed: { eraseAt: '2126-12-01T05:00:00.000Z', erasedAt: null },
  due: { eraseAt: at, erasedAt: null },
  erased: { eraseAt: at, erasedAt: at },
};

it.each(Object.entries(ends))('offers for an account that is %s what the server accepts', async (_, end) => {
  openTab('sessions', [], end);
  await screen.findByRole('heading', { level: 2, name: 'Details' });
  for (const [act, name] of Object.entries(opens)) {
    const isOffered = screen.queryByRole('link', { name }) !== null;
    expect([name, isOffered]).toEqual([name, isActFor(act as AccountAct, end, new Date())]);
  }
});

it('an account that was closed meanwhile is told at the amount', async () => {
  openTab('items');
  fireEvent.click(await screen.findByRole('link', { name: 'Give or take' }));
  const open = await dialog('Give or Take Diamonds or Gold');
  fill('amount', '8');
  fill('reason', 'Two days of outage');
  await choose('reasonKind', 0);
  const closed = { message: 'Refused.', errors: { amount: ['This account is closed.'] } };
  api.on('POST admin/players/p1/wallet', { status: 409, json: closed });
  fireEvent.click(open.getByRole('button', { name: 'Change Balance' }));
  expect(await open.findByText('This account is closed.')).toBeTruthy();
});

it('calls an erased player so, and offers nothing but the export', async () => {
  openTab('items', [], { eraseAt: at, erasedAt: at, emailVerifiedAt: null, userName: 'erased-p1', tags: [] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Erased player' })).toBeTruthy();
  expect(screen.getByText(/Payments, ledger and history stay/)).toBeTruthy();
  for (const name of [/Correct/, /Erase/, /Cancel the erasure/, /Give or take/, /tags/, /Change status/])
    expect(screen.queryByRole('link', { name })).toBeNull();
  expect(screen.getByRole('button', { name: 'Export the data' })).toBeTruthy();
});

it('sends the code again, and saves the export as a file', async () => {
  openTab('items', [], { emailVerifiedAt: null });
  api.on('POST admin/players/p1/verification', { status: 204 });
  fireEvent.click(await screen.findByRole('button', { name: 'Send the code again' }));
  await screen.findByText('A new code was sent to the player’s email.');
  const saved = vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:zip');
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  api.on('POST admin/players/p1/export', { text: 'PK', headers: { 'content-type': 'application/zip' } });
  fireEvent.click(screen.getByRole('button', { name: 'Export the data' }));
  await waitFor(() => expect(saved).toHaveBeenCalledTimes(1));
  vi.restoreAllMocks();
});

it('a lost factor is confirmed with a reason by one person, and approved by another', async () => {
  const lostFactor = { begunAt: at, confirmedBy: null, confirmedAt: null, approvedAt: null, dueAt: null };
  openTab('notes', [], { lostFactor });
  expect(await screen.findByText(/phone and recovery codes as lost/)).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Approve' })).toBeNull();
  fireEvent.click(screen.getByRole('link', { name: 'Confirm' }));
  const dialog = within(await screen.findByRole('dialog'));
  fireEvent.change(dialog.getByRole('textbox'), { target: { value: 'called back' } });
  api.on('POST admin/players/p1/lost-factor', { status: 204 });
  const confirmedBy = { id: 'other', userName: 'hoa' };
  api.on('GET admin/players/p1', {
    json: { ...player, lostFactor: { ...lostFactor, confirmedBy, confirmedAt: at } },
  });
  fireEvent.click(dialog.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByRole('link', { name: 'Approve' })).toBeTruthy();
  expect(screen.getByText(/Confirmed by hoa/)).toBeTruthy();
  expect(bodies('POST admin/players/p1/lost-factor')).toEqual([{ act: 'confirm', reason: 'called back' }]);
  expect(screen.queryByRole('link', { name: 'Confirm' })).toBeNull();
});

it('a lost factor says when it falls away, and can still be refused', async () => {
  const confirmedBy = { id: 'other', userName: 'hoa' };
  const lostFactor = { begunAt: at, confirmedBy, confirmedAt: at, approvedAt: at, dueAt: at };
  openTab('notes', [], { lostFactor });
  expect(await screen.findByText(/is removed on/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Refuse' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Approve' })).toBeNull();
});
