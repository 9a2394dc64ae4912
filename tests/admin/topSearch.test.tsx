import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { beforeEach, expect, it } from 'vitest';
import { permissions, permissionsOf } from '../../contract/permissions';
import type { SearchHit, SearchResponse } from '../../contract/search';
import { paths } from '../../src/paths';
import { adminScreen, allow, deferredReply, visit } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';
import { tokenWith } from '../support/tokens';

failOnConsole((first) => first instanceof HttpError);
adminScreen();
const api = recordApi();

const hit = (given: Partial<SearchHit>): SearchHit => ({
  resource: 'users',
  id: 'p1',
  name: 'lan',
  nameEn: null,
  about: 'lan@example.com',
  amount: null,
  currency: null,
  state: null,
  at: null,
  isExact: false,
  ...given,
});
const answer = (parts: SearchResponse['parts'], late: SearchResponse['late'] = []) =>
  ({ parts, late }) as never;
const players = (...hits: SearchHit[]) => ({ name: 'players' as const, hits, isMore: false });
const field = () => screen.findByRole('combobox', { name: 'Search' });
const key = (name: string, more: object = {}) =>
  fireEvent.keyDown(document.activeElement ?? document.body, { key: name, ...more });
const options = () => screen.queryAllByRole('option').map(({ textContent }) => textContent);
const active = () => {
  const id = document.activeElement?.getAttribute('aria-activedescendant');
  return id ? document.getElementById(id)?.textContent : null;
};
const searches = () => api.lines().filter((line) => line.includes('admin/search'));

let router: ReturnType<typeof visit>;
beforeEach(async () => {
  localStorage.setItem('accessToken', tokenWith({ role: 'Admin', sub: 'u1' }));
  allow(...permissions);
  router = visit(paths.admin.notifications);
  await screen.findByRole('heading', { level: 1 });
});
const begin = async (text: string) => {
  fireEvent.focus(screen.getByRole('textbox', { name: 'Search' }));
  const input = await field();
  act(() => input.focus());
  fireEvent.change(input, { target: { value: text } });
  return input;
};

it('is loaded at its first use, keeps what was typed by then, and is a combobox over grouped options', async () => {
  api.on('GET admin/search?q=lan', {
    json: answer([players(hit({}), hit({ id: 'p2', name: 'lang' }))], ['payments']),
  });
  const shell = screen.getByRole<HTMLInputElement>('textbox', { name: 'Search' });
  act(() => shell.focus());
  fireEvent.change(shell, { target: { value: 'lan' } });
  const input = await field();
  expect([input.getAttribute('value'), document.activeElement === input]).toEqual(['lan', true]);
  await screen.findByRole('option', { name: /^lang/ });
  expect(within(screen.getByRole('group', { name: 'Players' })).getAllByRole('option')).toHaveLength(2);
  const status = screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join();
  expect(status).toMatch(/\d results? ?Payments: took too long and left out\./);
  expect(active()).toBeNull();
  key('ArrowDown');
  expect(active()).toContain('lan@example.com');
  key('ArrowUp');
  expect(active()).toBe(options().at(-1));
  key('ArrowDown');
  key('ArrowDown');
  expect(active()).toMatch(/^lang/);
  key('Escape');
  expect([input.getAttribute('aria-expanded'), input.getAttribute('value')]).toEqual(['false', 'lan']);
  key('Escape');
  expect(input.getAttribute('value')).toBe('');
});

it('asks for the whole text only, and drops the answer to an earlier one', async () => {
  const early = deferredReply({ json: answer([players(hit({ name: 'early' }))]) });
  api.on('GET admin/search?q=la', early.reply);
  api.on('GET admin/search?q=lanh', { json: answer([players(hit({ name: 'lanh' }))]) });
  const input = await begin('la');
  await waitFor(() => expect(searches()).toHaveLength(1));
  fireEvent.change(input, { target: { value: 'lan' } });
  fireEvent.change(input, { target: { value: 'lanh' } });
  await screen.findByRole('option', { name: /^lanh/ });
  early.release();
  await screen.findByRole('option', { name: /^lanh/ });
  expect(options().some((text) => text?.startsWith('early'))).toBe(false);
  expect(searches()).toEqual(['GET admin/search?q=la', 'GET admin/search?q=lanh']);
});

it('Enter leads straight to an exact result, without waiting for the pause, and remembers it', async () => {
  const exact = hit({ id: 'p9', name: 'exact', isExact: true });
  api.on('GET admin/search?q=p9', { json: answer([players(hit({}), exact)]) });
  api.on('GET admin/players/p9', { status: 404, json: { message: 'gone' } });
  await begin('p9');
  key('Enter');
  await waitFor(() => expect(router.state.location.pathname).toBe(`${paths.admin.users}/p9`));
  expect(document.activeElement?.id).toBe('main-content');
  const input = await field();
  act(() => input.focus());
  expect(within(screen.getByRole('group', { name: 'Recent' })).getAllByRole('option')).toHaveLength(1);
  const [kept] = JSON.parse(localStorage.getItem('RaStoreOutline.search.recent.u1') ?? '[]');
  // Without the address next to the name, which a later role may not see.
  expect(kept).toMatchObject({ title: 'exact', note: '' });
  // Another account on this device has recent results of its own.
  localStorage.setItem('accessToken', tokenWith({ role: 'Admin', sub: 'u2' }));
  allow(...permissions);
  fireEvent.change(input, { target: { value: 'x' } });
  fireEvent.change(input, { target: { value: '' } });
  expect(screen.queryByRole('group', { name: 'Recent' })).toBeNull();
});

it('has the pages and actions that the reader may open, and their tabs, without the server', async () => {
  allow(...permissionsOf(['game']));
  await begin('weapons');
  await waitFor(() =>
    expect(options()).toEqual(['WeaponsCombat Management', 'Add weapon', 'Balance Weapons']),
  );
  fireEvent.change(await field(), { target: { value: 'staff' } });
  expect(options()).toEqual([]);
});

it('/ and Ctrl+K call it: / not within a field, and only after the keys of a list', () => {
  const input = screen.getByRole('textbox', { name: 'Search' });
  fireEvent.keyDown(input, { key: '/' });
  expect(document.activeElement).toBe(document.body);
  const taken = (event: Event) => event.preventDefault();
  document.addEventListener('keydown', taken);
  fireEvent.keyDown(document.body, { key: '/' });
  document.removeEventListener('keydown', taken);
  expect(document.activeElement).toBe(document.body);
  for (const pressed of [{ key: '/' }, { key: 'k', ctrlKey: true }]) {
    fireEvent.keyDown(document.body, pressed);
    expect(document.activeElement?.id).toBe('top-search');
    act(() => (document.activeElement as HTMLElement).blur());
  }
});
