import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { describe, expect, it, vi } from 'vitest';
import { queryClient } from '../../src/queryClient';
import { adminScreen, dialog, fill, pickImage, typedInto, visit } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';
import { samples } from './samples';

failOnConsole((first) => first instanceof HttpError);
adminScreen();
const api = recordApi();

const packs = samples.find(({ name }) => name === 'diamond-packages') as (typeof samples)[number];
const levels = samples.find(({ name }) => name === 'levels') as (typeof samples)[number];
const row = {
  ...packs.row,
  name: 'Box of gems',
  price: 59_000,
  diamondAmount: 60,
  isActive: true,
  version: 3,
};
const theirs = { ...row, price: 65_000, isActive: false, imageUrl: '/images/new.webp', version: 4 };
const refusal = (current: object, by: string | null = 'lan') => ({
  status: 409,
  json: {
    message: 'This record has changed since you opened it.',
    conflict: { by, at: by && '2026-11-20T17:05:00Z', current },
  } as never,
});
const count = (line: string) => api.lines().filter((said) => said === line).length;
const partsOf = (line: string) =>
  Object.fromEntries(
    (api.calls.filter(({ method, path }) => `${method} ${path}` === line).at(-1)?.body ?? []) as [
      string,
      unknown,
    ][],
  );
const title = 'This record has just changed';
const press = (name: string | RegExp) => fireEvent.click(screen.getByRole('button', { name }));

/** The package's edit form with a typed description, saved and refused because of a concurrent change. */
async function editAndCollide(by: string | null = 'lan') {
  api.on(packs.calls.list, { json: packs.list(row) as never });
  api.on(packs.calls.one as string, { json: row as never });
  api.on(packs.calls.update, refusal(theirs, by));
  visit(`${packs.path}/r1/edit`);
  const form = await dialog('Edit Diamond Package');
  await form.findByRole('button', { name: 'Save Changes' });
  fill('description', 'Mine');
  press('Save Changes');
  return dialog(title, 'alertdialog');
}

describe('edit conflicts', () => {
  it('shows who, when and what, field by field with labels and pictures; focus is on the safe choice', async () => {
    const open = await editAndCollide();
    expect(partsOf(packs.calls.update).Version).toBe('3');
    open.getByText(/^lan saved this record on 21.Nov.2026 00:05/);
    open.getByText('Box of gems');
    const text = ((await open.findByRole('table')).textContent ?? '').replace(/\u00a0/g, ' ');
    expect(text).toContain('Price59,000 VND');
    expect(text).toContain('65,000 VND');
    expect(text).toContain('StatusActive');
    expect(text).toContain('Inactive');
    expect(text).toContain('DescriptionMineSome text');
    expect(open.getByRole('img', { name: 'Current' }).getAttribute('src')).toBe('/images/new.webp');
    expect(open.queryByText('Diamond Amount')).toBeNull();
    await waitFor(() =>
      expect(document.activeElement).toBe(open.getByRole('button', { name: 'Keep Editing' })),
    );
  });

  it('keeps all typed values when postponed, and reports the conflict again at the next save', async () => {
    await editAndCollide();
    press('Keep Editing');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(typedInto('description')).toBe('Mine');
    press('Save Changes');
    await dialog(title, 'alertdialog');
    expect(count(packs.calls.update)).toBe(2);
  });

  it('saves mine over the current version: my fields are mine, the others stay theirs', async () => {
    await editAndCollide();
    api.on(packs.calls.update, { json: { ...theirs, description: 'Mine', version: 5 } as never });
    press('Save Mine');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(partsOf(packs.calls.update)).toMatchObject({
      Version: '4',
      Description: 'Mine',
      Price: '65000',
      IsActive: 'false',
    });
  });

  it('shows theirs in the form, returns to mine, and saves from the current version', async () => {
    await editAndCollide();
    press('Look at the Current One');
    await screen.findByText(/You are looking at the current version/);
    expect([typedInto('description'), typedInto('price')]).toEqual(['Some text', '65,000']);
    press('Back to mine');
    await waitFor(() => expect(typedInto('description')).toBe('Mine'));
    expect(typedInto('price')).toBe('65,000');
    expect(screen.queryByText(/You are looking at/)).toBeNull();
    api.on(packs.calls.update, { json: { ...theirs, version: 5 } as never });
    press('Save Changes');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(partsOf(packs.calls.update)).toMatchObject({ Version: '4', Description: 'Mine' });
  });

  it('sends a picked picture again with mine', async () => {
    api.on(packs.calls.list, { json: packs.list(row) as never });
    api.on(packs.calls.one as string, { json: row as never });
    api.on(packs.calls.update, refusal(theirs));
    visit(`${packs.path}/r1/edit`);
    const form = await dialog('Edit Diamond Package');
    await form.findByRole('button', { name: 'Save Changes' });
    pickImage();
    press('Save Changes');
    const open = await dialog(title, 'alertdialog');
    expect(open.getByRole('img', { name: 'Yours' }).getAttribute('src')).toBe('blob:picked');
    api.on(packs.calls.update, { json: { ...theirs, version: 5 } as never });
    press('Save Mine');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(partsOf(packs.calls.update)).toMatchObject({ Version: '4', Image: 'file' });
  });

  it('distinguishes one’s own other window from an unknown person', async () => {
    localStorage.setItem('userName', 'lan');
    const open = await editAndCollide();
    open.getByText(/^You saved this record in another window/);
    press('Keep Editing');
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    api.on(packs.calls.update, refusal(theirs, null));
    press('Save Changes');
    (await dialog(title, 'alertdialog')).getByText(/^Somebody saved this record/);
  });

  it('is reported for levels too, which are JSON', async () => {
    api.on(levels.calls.list, { json: levels.list({ ...levels.row, version: 2 }) as never });
    api.on(levels.calls.update, refusal({ ...levels.row, experienceRequired: 50, version: 3 }));
    visit(`${levels.path}/1/edit`);
    const form = await dialog('Edit Level');
    await form.findByRole('button', { name: 'Save Changes' });
    fill('experienceRequired', '20');
    press('Save Changes');
    const open = await dialog(title, 'alertdialog');
    expect((await open.findByRole('table')).textContent).toContain('Experience Required2050');
    api.on(levels.calls.update, { json: { ...levels.row, experienceRequired: 20, version: 4 } as never });
    press('Save Mine');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.calls.filter(({ method }) => method === 'PUT').map(({ body }) => body)).toEqual([
      { experienceRequired: 20, version: 2 },
      { experienceRequired: 20, version: 3 },
    ]);
  });
});

describe('a status that someone else has changed', () => {
  it('is not toggled to its opposite: the dialog stays and shows the current state', async () => {
    api.on(packs.calls.list, { json: packs.list(row) as never });
    const toggle = 'PATCH admin/diamond-packages/r1/toggle-status';
    api.on(toggle, refusal(theirs));
    visit(packs.path);
    fireEvent.click(await screen.findByRole('button', { name: /^Active: / }));
    const open = await dialog('Change Package Status', 'alertdialog');
    fireEvent.click(await open.findByRole('radio', { name: 'Inactive' }));
    api.on(packs.calls.list, { json: packs.list(theirs) as never });
    fireEvent.click(open.getByRole('button', { name: 'Apply' }));
    await open.findByText(/^lan changed the status on .*It is now: Inactive\.$/);
    expect(api.calls.find(({ method }) => method === 'PATCH')?.body).toEqual({ isActive: false });
    expect(await open.findByRole('radio', { name: 'Inactive (current)' })).toHaveProperty('disabled', true);
    expect(open.getByRole('button', { name: 'Apply' })).toHaveProperty('disabled', true);
    expect(count(packs.calls.list)).toBe(2);
  });

  it('starts with the focus on Cancel, like every destructive confirmation (AD-4)', async () => {
    api.on(packs.calls.list, { json: packs.list(row) as never });
    visit(packs.path);
    // jsdom lets the hidden column menu take the focus when it mounts.
    await screen.findByPlaceholderText('Search columns');
    fireEvent.click(await screen.findByRole('button', { name: /^Active: / }));
    const open = await dialog('Change Package Status', 'alertdialog');
    await open.findByText('Box of gems');
    await waitFor(() => expect(document.activeElement).toBe(open.getByRole('button', { name: 'Cancel' })));
  });
});

describe('a record that someone else has deleted', () => {
  it('leaves the list when deleting it finds nothing, with a notification', async () => {
    api.on(packs.calls.list, { json: packs.list(row) as never });
    api.on(packs.calls.one as string, { json: row as never });
    api.on(packs.calls.remove, { status: 404, json: { message: 'Not found.' } });
    visit(`${packs.path}/r1/delete`);
    const open = await dialog('Delete Diamond Package', 'alertdialog');
    api.on(packs.calls.list, { json: packs.list() as never });
    fireEvent.click(open.getByRole('button', { name: 'Delete' }));
    await screen.findByText(/This record is no longer there/);
    await screen.findByText('No data found.');
  });
  it('cannot be deleted again by its address', async () => {
    api.on(packs.calls.list, { json: packs.list() as never });
    api.on(packs.calls.one as string, { status: 404, json: { message: 'Not found.' } });
    visit(`${packs.path}/r1/delete`);
    await screen.findByText(/This record is no longer there/);
    expect(screen.queryByRole('button', { name: 'Delete' })).toBeNull();
    press('Close');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  it('keeps the typed values when saving finds nothing', async () => {
    api.on(packs.calls.list, { json: packs.list(row) as never });
    api.on(packs.calls.one as string, { json: row as never });
    api.on(packs.calls.update, { status: 404, json: { message: 'Not found.' } });
    visit(`${packs.path}/r1/edit`);
    await (await dialog('Edit Diamond Package')).findByRole('button', { name: 'Save Changes' });
    fill('description', 'Mine');
    api.on(packs.calls.list, { json: packs.list() as never });
    press('Save Changes');
    await screen.findByText(/This record is no longer there/);
    expect(typedInto('description')).toBe('Mine');
    await waitFor(() => expect(count(packs.calls.list)).toBe(2));
  });
  it('can be fetched again when the fetch failed', async () => {
    api.on(packs.calls.list, { json: packs.list(row) as never });
    api.on(packs.calls.one as string, { status: 503 });
    visit(`${packs.path}/r1/edit`);
    const open = await dialog('Edit Diamond Package');
    await open.findByText('Failed to fetch package');
    api.on(packs.calls.one as string, { json: row as never });
    fireEvent.click(open.getByRole('button', { name: 'Retry' }));
    await open.findByRole('button', { name: 'Save Changes' });
  });
});

describe('a list left open', () => {
  const look = () => act(() => void document.dispatchEvent(new Event('visibilitychange')));
  const age = (minutes: number) => {
    for (const query of queryClient.getQueryCache().findAll({ queryKey: ['diamond-packages', 'getAll'] }))
      query.setState({ ...query.state, dataUpdatedAt: Date.now() - minutes * 60_000 });
  };
  it('is refetched when its tab becomes visible after more than a minute, not before', async () => {
    api.on(packs.calls.list, { json: packs.list(row) as never });
    visit(packs.path);
    await screen.findByRole('button', { name: /^Active: / });
    look();
    expect(count(packs.calls.list)).toBe(1);
    api.on(packs.calls.list, { json: packs.list(theirs) as never });
    age(2);
    look();
    await screen.findByRole('button', { name: /^Inactive: / });
    expect(count(packs.calls.list)).toBe(2);
  });
  it('is not refetched by a hidden tab', async () => {
    api.on(packs.calls.list, { json: packs.list(row) as never });
    visit(packs.path);
    await screen.findByRole('button', { name: /^Active: / });
    age(90);
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    look();
    expect(queryClient.isFetching()).toBe(0);
    vi.restoreAllMocks();
  });
});
