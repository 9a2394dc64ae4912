import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { openedAddress, viewAddress } from '../../src/admin/crud/views/viewAddress';
import { formatAgo } from '../../src/admin/i18n/formats';
import { periodFilter } from '../../src/admin/ui/list/periods';
import { paths } from '../../src/paths';
import { adminScreen, dialog, fill, visit } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';
import { type Sample, samples } from './samples';

failOnConsole((first) => first instanceof HttpError);
adminScreen();
const api = recordApi();

const weapons = samples.find(({ name }) => name === 'weapons') as Sample;
const rows = ['Bow', 'Axe', 'Club'].map((name, n) => ({
  ...weapons.row,
  id: `r${n}`,
  name,
  rarity: n,
  damage: 10 - n,
}));
const list = () => api.on(weapons.calls.list, { json: weapons.list(...rows) as never });
const address = '?filter=%7B%22rarity%22%3A1%7D&perPage=25&page=1&hidden=damage%2Cspeed';
const saved = { id: 'v1', page: 'weapons', name: 'Rare ones', address, isDefault: false };
const menu = async (entry: string) => {
  fireEvent.click(await screen.findByRole('button', { name: 'How the list is shown' }));
  fireEvent.click(
    await screen.findByRole(/^(Dense|Keyboard)/.test(entry) ? 'menuitemcheckbox' : 'menuitem', {
      name: entry,
    }),
  );
};
const names = () => rows.map(({ name }) => name).filter((name) => screen.queryByText(name));

describe('a saved view', () => {
  it('opens filter, order and columns by its name', async () => {
    list();
    api.on('GET admin/views', {
      json: [saved, { ...saved, id: 'v2', page: 'boxes', name: 'Of another page' }],
    });
    const router = visit(weapons.path);
    await screen.findByText('Club');
    expect(screen.queryByRole('columnheader', { name: 'Damage' })).not.toBeNull();
    await menu('Rare ones');
    await waitFor(() => expect(names()).toEqual(['Axe']));
    expect(router.state.location.search).toContain('rarity');
    await waitFor(() => expect(screen.queryByRole('columnheader', { name: 'Damage' })).toBeNull());
    expect(screen.queryByText('Of another page')).toBeNull();
  });

  it('is saved as the list is looked at, and deleted', async () => {
    list();
    api.on('GET admin/views', { json: [saved] });
    visit(`${weapons.path}${address}`);
    await waitFor(() => expect(names()).toEqual(['Axe']));
    await menu('Save or manage views…');
    await dialog('Saved Views');
    fireEvent.click(screen.getByRole('button', { name: 'Save view' }));
    await screen.findByText('This field is required.');
    fill('name', 'Mine');
    fireEvent.click(screen.getByRole('switch', { name: 'Open the page with this view' }));
    api.on('POST admin/views', { json: { ...saved, id: 'v3', name: 'Mine', isDefault: true } });
    fireEvent.click(screen.getByRole('button', { name: 'Save view' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls.find(({ method }) => method === 'POST')?.body).toEqual({
      page: 'weapons',
      name: 'Mine',
      address,
      isDefault: true,
    });
    await menu('Save or manage views…');
    api.on('DELETE admin/views/v1', { status: 204 });
    fireEvent.click(await screen.findByRole('button', { name: 'Delete the view Rare ones' }));
    await waitFor(() => expect(screen.queryByText('Rare ones')).toBeNull());
    screen.getByText('Mine');
  });

  it('the default opens with its page, but not over an address that says something else', async () => {
    list();
    api.on('GET admin/views', { json: [{ ...saved, isDefault: true }] });
    visit(weapons.path);
    await waitFor(() => expect(names()).toEqual(['Axe']));
  });

  it('the default leaves a link alone', async () => {
    list();
    api.on('GET admin/views', { json: [{ ...saved, isDefault: true }] });
    visit(`${weapons.path}?filter=%7B%22rarity%22%3A2%7D`);
    await waitFor(() => expect(names()).toEqual(['Club']));
  });
});

describe('a period in a saved view', () => {
  const shown = { sort: { field: 'createdAt', order: 'DESC' }, perPage: 10, hidden: [] };
  const november = new Date('2026-11-20T10:00:00Z');
  const lastMonth = { createdAt_gte: '2026-09-30T17:00:00.000Z', createdAt_lte: '2026-10-31T16:59:59.999Z' };
  const filterIn = (search: string) => JSON.parse(new URLSearchParams(search).get('filter') ?? '');

  it('is kept by its name, and computed when the view is opened', () => {
    const kept = viewAddress({
      ...shown,
      filterValues: { role: 'User', ...lastMonth },
      relativeTo: november,
    });
    expect(filterIn(kept)).toEqual({ role: 'User' });
    expect(filterIn(openedAddress(kept, november))).toEqual({ role: 'User', ...lastMonth });
    expect(filterIn(openedAddress(kept, new Date('2027-01-02T10:00:00Z')))).toEqual({
      role: 'User',
      createdAt_gte: '2026-11-30T17:00:00.000Z',
      createdAt_lte: '2026-12-31T16:59:59.999Z',
    });
    expect(openedAddress(kept, november)).not.toContain('period');
  });

  it.each([
    ['is fixed where its days are to stay', lastMonth, undefined],
    ['of other dates is fixed', { createdAt_gte: lastMonth.createdAt_gte }, november],
  ])('%s', (_, filterValues, relativeTo) => {
    const kept = viewAddress({ ...shown, filterValues, relativeTo });
    expect(filterIn(kept)).toEqual(filterValues);
    expect(openedAddress(kept, new Date('2027-01-02T10:00:00Z'))).toBe(kept);
  });

  it('moves with the calendar unless one says otherwise', async () => {
    const filter = { ...periodFilter('settledAt', 'lastMonth', new Date()) };
    api.on('GET admin/views', { json: [] });
    api.on('POST admin/views', { json: saved });
    const address = `${paths.admin.transactions}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
    const own = window.matchMedia;
    const fine = (query: string) => ({ ...own(query), matches: query === '(pointer: fine)' });
    vi.stubGlobal('matchMedia', fine);
    const bodies = async (isFixed: boolean) => {
      cleanup();
      visit(address);
      await menu('Save or manage views…');
      await dialog('Saved Views');
      await waitFor(() => expect(document.activeElement?.getAttribute('name')).toBe('name'));
      fill('name', 'October');
      const relative = screen.getByRole('switch', { name: '“Last month” as of the day it is opened' });
      if (isFixed) fireEvent.click(relative);
      fireEvent.click(screen.getByRole('button', { name: 'Save view' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      const body = api.calls.findLast(({ method }) => method === 'POST')?.body as { address: string };
      return [filterIn(body.address), new URLSearchParams(body.address).get('period')];
    };
    expect(await bodies(false)).toEqual([{}, 'settledAt:lastMonth']);
    expect(await bodies(true)).toEqual([filter, null]);
  });
});

describe('keys', () => {
  const press = (key: string) => fireEvent.keyDown(document.activeElement ?? document.body, { key });
  const focused = () => document.activeElement?.textContent ?? '';

  it('move through rows, select, edit and search; not while something is typed, nor when they are off', async () => {
    list();
    const router = visit(weapons.path);
    await screen.findByText('Club');
    // jsdom focuses the hidden search of the column menu.
    (document.activeElement as HTMLElement).blur();
    press('j');
    expect(focused()).toContain('Bow');
    press('j');
    expect(focused()).toContain('Axe');
    press('x');
    expect(await screen.findByRole('group', { name: '1 item selected' })).toBeTruthy();
    press('k');
    expect(focused()).toContain('Bow');
    press('/');
    const search = document.activeElement as HTMLInputElement;
    expect(search.name).toBe('q');
    press('j');
    expect(document.activeElement).toBe(search);
    search.blur();
    press('k');
    expect(focused()).toContain('Club');
    api.on('GET admin/weapon/get/r2', { json: rows[2] as never });
    press('e');
    await dialog('Edit Weapon');
    expect(router.state.location.pathname).toBe(`${weapons.path}/r2/edit`);
    press('j');
    fireEvent.click(await screen.findByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await menu('Keyboard shortcuts');
    (document.activeElement as HTMLElement).blur();
    press('j');
    expect(document.activeElement?.tagName).not.toBe('TR');
  });
});

it('the export is the table as shown: its columns, labels, words and order', async () => {
  list();
  const files: Blob[] = [];
  URL.createObjectURL = (file) => `blob:${files.push(file as Blob)}`;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
  visit(`${weapons.path}?sort=damage&order=DESC&hidden=speed,range,bulletAmmount,bulletSpeed,reloadTime`);
  await screen.findByText('Club');
  const text = 'id,version,name,type,rarity,damage\r\nr0,1,Bow,0,0,9\r\nr1,1,"Axe, long",1,5,10\r\n';
  api.on('POST admin/weapon/export', { text: `\uFEFF${text}` });
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  await waitFor(() => expect(files).toHaveLength(1));
  expect((await files[0]?.text())?.replace('\uFEFF', '').split('\r\n')).toEqual([
    'Name,Type,Rarity,Damage',
    '"Axe, long",Ranged,Mythic,10',
    'Bow,Melee,Common,9',
    '',
  ]);
});

it('says how long ago the last day was, and nothing of what is older or ahead', () => {
  const now = Date.parse('2026-11-23T12:00:00Z');
  const ago = (iso: string) => ['vi', 'en'].map((language) => formatAgo(iso, now, language as 'vi'));
  expect(ago('2026-11-23T11:55:30Z')).toEqual(['4 phút trước', '4 minutes ago']);
  expect(ago('2026-11-23T11:59:01Z')).toEqual(['vừa xong', 'just now']);
  expect(ago('2026-11-22T12:00:01Z')).toEqual(['23 giờ trước', '23 hours ago']);
  expect(ago('2026-11-22T12:00:00Z')).toEqual([undefined, undefined]);
  expect(ago('2026-11-23T12:00:30Z')).toEqual([undefined, undefined]);
});
