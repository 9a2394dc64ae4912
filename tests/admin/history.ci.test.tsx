import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { permissionsOf } from '../../contract/permissions';
import { changedFields } from '../../src/admin/crud/history/entryFields';
import { paths } from '../../src/paths';
import { adminScreen, allow, dialog, typedInto, visit } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';
import { samples } from './samples';

failOnConsole((first) => first instanceof HttpError);
adminScreen();
const api = recordApi();

const packs = samples.find(({ name }) => name === 'diamond-packages') as (typeof samples)[number];
const now = { ...packs.row, name: 'Box of gems', price: 65_000, currency: 'VND', isActive: true, version: 4 };
const before = { ...now, price: 59_000, isActive: false, version: 3, imageUrl: '/api/images/old.webp' };
const entry = (given: object = {}) => ({
  id: 'e1',
  at: '2026-11-20T17:05:00Z',
  userId: 'u1',
  userName: 'lan',
  action: 'update',
  resource: 'diamond-packages',
  recordId: 'r1',
  recordName: null,
  recordNameEn: null,
  network: '10.1.2',
  before,
  after: now,
  ...given,
});
const entries = (filter: object, range: [number, number], ...rows: object[]) =>
  api.onList('history', rows, { filter, range, sort: ['at', 'DESC'] });
const noStaff = () =>
  api.onList('staff', [], {
    filter: { state: ['active', 'banned'] },
    range: [0, 999],
    sort: ['id', 'DESC'],
  });
const ofRecord = { resource: 'diamond-packages', recordId: 'r1' };
const activity = `${paths.admin.settings}/activity`;

describe('an entry', () => {
  it('names the fields that it changed, and none of the technical ones', () => {
    expect(changedFields({ before, after: now })).toEqual(expect.arrayContaining(['price']));
    expect(changedFields({ before, after: now })).not.toContain('version');
    expect(changedFields({ before: null, after: { reason: 'x' } })).toEqual(['reason']);
    expect(changedFields({ before: null, after: null })).toEqual([]);
  });
});

describe('Settings → Activity', () => {
  it('says when, who, what, which record and where from, with labels, money and words', async () => {
    noStaff();
    entries({}, [0, 24], entry(), entry({ id: 'e2', action: 'sign-in', resource: 'sessions', before: null }));
    visit(activity);
    const list = within(await screen.findByRole('list', { name: 'Activity' }));
    const [change] = list.getAllByRole('listitem');
    const shown = within(change as HTMLElement);
    shown.getByText('Changed');
    expect(change?.textContent).toContain('lan');
    expect(change?.textContent).toContain('10.1.2');
    expect(shown.getByText(/21.Nov.2026 00:05/).getAttribute('datetime')).toBe('2026-11-20T17:05:00Z');
    expect(shown.getByRole('link', { name: /Diamond Package: Box of gems/ }).getAttribute('href')).toBe(
      `${packs.path}/r1/edit`,
    );
    const table = change?.querySelector('table')?.textContent;
    expect(table).toMatch(/Price59,000\sVND65,000\sVND/);
    expect(table).toMatch(/Status.*Inactive.*Active/);
    expect(change?.querySelectorAll('img')).toHaveLength(2);
    list.getByText('Logged in');
  });
  it('names the colleague or player that it is about, not their id', async () => {
    noStaff();
    const about = (resource: string, recordName: string) =>
      entry({ id: resource, resource, recordName, before: null, after: null });
    entries({}, [0, 24], about('staff', 'minh-support'), about('users', 'duchieu'));
    visit(activity);
    await screen.findByText('Staff: minh-support');
    expect(screen.getByText(/duchieu/).textContent).toMatch(/^\S+: duchieu$/);
  });

  it('names content in the language of the reader, and what is gone by its last title', async () => {
    noStaff();
    const about = (recordId: string, given: object) =>
      entry({ id: recordId, resource: 'news', recordId, before: null, after: null, ...given });
    const gone = { title: 'Đã xóa', titleEn: 'Gone' };
    entries(
      {},
      [0, 24],
      about('n1', { action: 'publish', recordName: 'Mùa mới', recordNameEn: 'A new season' }),
      about('n2', { action: 'delete', before: gone }),
    );
    visit(activity);
    await screen.findByText(/^\S+: A new season$/);
    await screen.findByText(/^\S+: Gone$/);
  });

  it('leads to the payment that it is about, unless it is about several', async () => {
    noStaff();
    const about = (recordId: string) =>
      entry({ id: `on ${recordId}`, resource: 'payments', recordId, before: null, after: null });
    const id = '0123456789abcdef0123456789abcdef';
    entries({}, [0, 24], about(id), about(''));
    visit(activity);
    const link = await screen.findByRole('link', { name: 'Payment: 01234-56789' });
    expect(link.getAttribute('href')).toBe(`${paths.admin.transactions}/${id}`);
    expect(screen.getByText('Payment').tagName).toBe('SPAN');
  });

  it('keeps filters and page in the address, and asks the server for them', async () => {
    allow(...permissionsOf(['analyst']));
    entries({ action: 'ban' }, [25, 49], entry({ action: 'ban', resource: 'users', before: null }));
    visit(`${activity}?filter=${encodeURIComponent('{"action":"ban"}')}&page=2&perPage=25`);
    const list = within(await screen.findByRole('list', { name: 'Activity' }));
    list.getByText('Banned');
    expect(screen.queryByRole('link', { name: 'Staff' })).toBeNull();
  });
  it('says that it could not be read, and tries again', async () => {
    allow('history:read');
    visit(activity);
    await screen.findByText('The history could not be loaded.');
    entries({}, [0, 24]);
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('No activity yet.');
  });
});

describe('the History tab of a record', () => {
  async function openHistory() {
    api.on(packs.calls.list, { json: packs.list(now) as never });
    api.on(packs.calls.one as string, { json: now as never });
    entries(ofRecord, [0, 9], entry(), entry({ id: 'e0', action: 'create', before: null, after: before }));
    visit(`${packs.path}/r1/edit`);
    const form = await dialog('Edit Diamond Package');
    fireEvent.click(await form.findByRole('tab', { name: 'History' }));
    const back = await form.findAllByRole('button', { name: 'Restore the version before this' });
    expect(back).toHaveLength(1);
    return { form, back: back[0] as HTMLElement };
  }

  it('puts an earlier version into the form, picture included, and an ordinary save takes it', async () => {
    const { form, back } = await openHistory();
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async () => {
      return new Response('picture', { headers: { 'content-type': 'image/webp' } });
    });
    fireEvent.click(back);
    await form.findByText(/The form holds the version before the change of 21.Nov.2026 00:05/);
    expect(typedInto('price')).toBe('59,000');
    api.on(packs.calls.update, { json: { ...before, version: 5 } as never });
    fireEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const saved = api.calls.findLast(({ method }) => method === 'PUT');
    const parts = (saved?.body ?? []) as [string, string][];
    expect(parts.map(([name, value]) => `${name}=${value}`)).toEqual(
      expect.arrayContaining(['Price=59000', 'Version=4', 'Image=file']),
    );
  });
  it('a version whose picture is gone says so, and a refusal is told at its field', async () => {
    const { form, back } = await openHistory();
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce(async () => new Response(null, { status: 404 }));
    fireEvent.click(back);
    await form.findByText(/The picture of that version is no longer stored/);
    api.on(packs.calls.update, {
      status: 400,
      json: { message: 'Check the form.', errors: { price: ['Too cheap now.'] } },
    });
    fireEvent.click(form.getByRole('button', { name: 'Save Changes' }));
    await form.findByText('Too cheap now.');
  });
});

it('a record is duplicated, picture included, into the form of a new one, and nothing is saved before that is', async () => {
  const original = { ...now, imageUrl: '/api/images/now.webp' };
  api.on(packs.calls.list, { json: packs.list(original) as never });
  api.on(packs.calls.one as string, { json: original as never });
  visit(`${packs.path}/r1/edit`);
  const form = await dialog('Edit Diamond Package');
  const button = await form.findByRole('button', { name: 'Duplicate' });
  vi.spyOn(globalThis, 'fetch').mockImplementationOnce(
    async () => new Response('picture', { headers: { 'content-type': 'image/webp' } }),
  );
  fireEvent.click(button);
  const copy = await dialog('Add New Diamond Package');
  await waitFor(() => expect(typedInto('name')).toBe('Box of gems (bản sao)'));
  expect(typedInto('price')).toBe('65,000');
  expect(api.calls.filter(({ method }) => method !== 'GET')).toEqual([]);
  api.on(packs.calls.create, { status: 201, json: { ...now, id: 'r2' } as never });
  fireEvent.click(copy.getByRole('button', { name: 'Add Diamond Package' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const parts = (api.calls.findLast(({ method }) => method === 'POST')?.body ?? []) as [string, string][];
  expect(parts.map(([name, value]) => `${name}=${value}`)).toEqual(
    expect.arrayContaining(['Name=Box of gems (bản sao)', 'Price=65000', 'Image=file']),
  );
});

it('the Prices tab says when, who, from what and to what, and nothing of the rest', async () => {
  api.on(packs.calls.list, { json: packs.list(now) as never });
  api.on(packs.calls.one as string, { json: now as never });
  const renamed = entry({ id: 'e3', before: now, after: { ...now, name: 'Other', version: 5 } });
  const refusedOne = entry({ id: 'e4', action: 'refused', after: { price: 1 }, before: null });
  entries(ofRecord, [0, 99], renamed, refusedOne, entry());
  visit(`${packs.path}/r1/edit`);
  const form = await dialog('Edit Diamond Package');
  fireEvent.click(await form.findByRole('tab', { name: 'Prices' }));
  const heading = await form.findByRole('rowheader', { name: /^Price · 21.Nov.2026 00:05 · lan$/ });
  expect(heading.closest('table')?.textContent).toMatch(/Before.*After.*59,000\sVND65,000\sVND$/);
  expect(form.getAllByRole('rowheader')).toHaveLength(1);
});

it('the Prices tab does not say that a price never changed while older entries are left', async () => {
  api.on(packs.calls.list, { json: packs.list(now) as never });
  api.on(packs.calls.one as string, { json: now as never });
  const off = entry({ id: 'e5', before: now, after: { ...now, isActive: false, version: 5 } });
  api.onList('history', [off], { filter: ofRecord, range: [0, 99], sort: ['at', 'DESC'], total: 101 });
  api.onList('history', [entry()], { filter: ofRecord, range: [100, 199], sort: ['at', 'DESC'], total: 101 });
  visit(`${packs.path}/r1/edit`);
  const form = await dialog('Edit Diamond Package');
  fireEvent.click(await form.findByRole('tab', { name: 'Prices' }));
  await form.findByText('The latest changes left price and bonus alone.');
  fireEvent.click(form.getByRole('button', { name: 'Show older' }));
  await form.findByRole('rowheader', { name: /^Price · 21.Nov.2026 00:05 · lan$/ });
});
