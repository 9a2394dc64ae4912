import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { beforeEach, describe, expect, it } from 'vitest';
import {
  adminScreen,
  choose,
  deferredReply,
  dialog,
  fill,
  pickImage,
  typedInto,
  visit,
} from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';
import { chooseReferenced, serveReferenced } from '../support/referenced';
import { hasPicture, linkFor, needsReason, type Sample, samples, textFor } from './samples';

// In development react-admin logs every failed call.
failOnConsole((first) => first instanceof HttpError);
adminScreen();
const api = recordApi();

/** The form's fields with the texts that a person would type: 0 for every number that may be 0. */
const numbers = ({ resource }: Sample) =>
  resource
    ? Object.entries(resource.fields).flatMap(([name, { kind, required }]) =>
        required && ['integer', 'decimal', 'money'].includes(kind) ? [name] : [],
      )
    : ['experienceRequired'];
/** What is typed into a field that is a text of some kind, by name. */
const texts = ({ resource }: Sample): Array<[name: string, value: string]> =>
  Object.entries(resource?.fields ?? {}).flatMap(([name, field]) => {
    const { kind } = field;
    if (kind === 'link') return [[name, linkFor(field)]];
    return kind === 'text' || kind === 'markdown' ? [[name, textFor(field)]] : [];
  });
const dates = ({ resource }: Sample) =>
  resource
    ? Object.entries(resource.fields).flatMap(([name, { kind, required }]) =>
        required && kind === 'date' ? [name] : [],
      )
    : [];
const choices = ({ resource }: Sample) =>
  resource ? Object.keys(resource.fields).filter((name) => resource.fields[name]?.kind === 'choice') : [];
const typed = ({ row }: Sample, name: string) => String(row[name]);
/** Two other values of a field. */
const otherValues = ({ resource }: Sample, name: string): [string, string] => {
  const field = resource?.fields[name];
  const max = field && 'max' in field && field.kind !== 'text' ? field.max : 8;
  return [String(Math.min(7, max - 1)), String(Math.min(8, max))];
};
const needsPicture = ({ resource }: Sample) =>
  resource && ('paths' in resource || resource.picture === 'required');
const listed = (sample: Sample, ...rows: object[]) => ({
  json: sample.list(...rows) as never,
  headers: { 'content-range': `${sample.name} 0-9/${rows.length}` },
});

const reason = 'Agreed with the owner';
const giveReason = (sample: Sample) => needsReason(sample) && fill('reason', reason);
/** The reasons that calls were sent with. */
const reasonsOf = (line: string) =>
  api.calls
    .filter(({ method, path }) => `${method} ${path}` === line)
    .map(({ body }) => (body as { reason?: unknown } | undefined)?.reason);

async function fillAll(sample: Sample): Promise<void> {
  for (const [name, value] of texts(sample)) {
    // Some inputs are loaded as separate chunks.
    await waitFor(() => typedInto(name));
    fill(name, value);
  }
  for (const name of numbers(sample)) fill(name, typed(sample, name));
  // One a year, so that a window ends after it starts.
  dates(sample).forEach((name, years) => void fill(name, `${2030 + years}-01-01T00:00`));
  for (const name of choices(sample)) await choose(name, Number(sample.row[name]));
  await chooseReferenced(sample);
  giveReason(sample);
  if (!sample.resource) fill('levelNumber', '1');
  if (!hasPicture(sample.resource)) return;
  pickImage();
  // A later resource's picture is uploaded separately before its record.
  api.on('POST admin/images', { status: 201, json: { name: 'a-b.webp' } });
}

const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
/** The button that saves and closes: content's usual one leaves the form open (savingContent.test.tsx). */
const pressLast = (name: string) =>
  press(screen.queryByRole('button', { name: 'Save and Close' }) ? 'Save and Close' : name);
const gone = (title: string) =>
  waitFor(() => expect(screen.queryByText(title, { selector: 'h2' })).toBeNull());
const count = (line: string) => api.lines().filter((said) => said === line).length;
const refusal = (field: string) => ({
  status: 400,
  json: { message: 'The server refuses.', errors: { [field]: ['The server dislikes this.'] } },
});

describe.each(samples)('$name', (sample) => {
  const { calls, words, row, path } = sample;
  const checked = numbers(sample).at(-1) ?? texts(sample)[0]?.[0] ?? 'name';
  const [changed, once] = otherValues(sample, checked);
  beforeEach(() => serveReferenced(api, sample));

  it('adds: validation first, then one call, a busy dialog that stays, and a refetched list', async () => {
    api.on(calls.list, listed(sample));
    const router = visit(path);
    fireEvent.click(await screen.findByRole('button', { name: words.plus }));
    await dialog(words.create);
    expect(router.state.location.pathname).toBe(`${path}/create`);
    press(words.add);
    await screen.findAllByText('This field is required.');
    if (needsPicture(sample)) screen.getByText('Please upload an image.');
    expect(count(calls.create)).toBe(0);

    await fillAll(sample);
    const held = deferredReply({ status: 201, json: row as never });
    api.on(calls.create, held.reply);
    pressLast(words.add);
    const busy = await screen.findByRole('button', { name: 'Adding...' });
    expect(busy).toHaveProperty('disabled', true);
    fireEvent.keyDown(busy, { key: 'Escape' });
    await waitFor(() => expect(count(calls.create)).toBe(1));
    expect(router.state.location.pathname).toBe(`${path}/create`);
    api.on(calls.list, listed(sample, row));
    act(() => held.release());
    await gone(words.create);
    await waitFor(() => expect(count(calls.list)).toBe(2));
    expect(router.state.location.pathname).toBe(path);
    await screen.findByRole('button', { name: new RegExp(`^Edit ${words.edit.slice(5)} `, 'i') });
  });

  it('opens the focused row by Enter, as e does, whatever else can be pressed in it', async () => {
    api.on(calls.list, listed(sample, row));
    if (calls.one) api.on(calls.one, { json: row as never });
    const router = visit(path);
    await screen.findByRole('button', { name: new RegExp(`^Edit ${words.edit.slice(5)} `, 'i') });
    fireEvent.keyDown(document.body, { key: 'j' });
    fireEvent.keyDown(document.activeElement as Element, { key: 'Enter' });
    // The name of a code leads to its report, and so does its row.
    const opens = sample.name === 'offers' ? 'show' : 'edit';
    await waitFor(() => expect(router.state.location.pathname).toBe(`${path}/${row.id}/${opens}`));
  });

  it('stays open with its values when adding fails', async () => {
    api.on(calls.list, listed(sample));
    api.on(calls.create, refusal(checked));
    visit(`${path}/create`);
    await dialog(words.create);
    await fillAll(sample);
    press(words.add);
    await screen.findByText('The server dislikes this.');
    screen.getByText('The server refuses.');
    expect(typedInto(checked)).toBe(typed(sample, checked));
    api.on(calls.create, { status: 500 });
    press(words.add);
    await screen.findByText(`Failed to create ${words.failed}`);
    await screen.findByRole('button', { name: words.add });
  });

  it('edits: fetches first, keeps 0, shows Saving..., and refetches the list', async () => {
    api.on(calls.list, listed(sample, row));
    if (calls.one) api.on(calls.one, { json: row as never });
    visit(`${path}/${row.id}/edit`);
    const open = await dialog(words.edit);
    await open.findByRole('button', { name: 'Save Changes' });
    for (const name of numbers(sample)) expect([name, typedInto(name)]).toEqual([name, String(row[name])]);
    if (hasPicture(sample.resource)) open.getByRole('img', { name: 'Current image' });
    if (calls.one) expect(count(calls.one)).toBe(1);

    api.on(calls.update, { status: 500 });
    fill(checked, changed);
    giveReason(sample);
    press('Save Changes');
    await open.findByText(`Failed to update ${words.failed}`);
    api.on(calls.update, refusal(checked));
    press('Save Changes');
    await open.findByText('The server dislikes this.');
    expect(typedInto(checked)).toBe(changed);

    const held = deferredReply({ json: row as never });
    api.on(calls.update, held.reply);
    fill(checked, once);
    pressLast('Save Changes');
    await open.findByRole('button', { name: 'Saving...' });
    await waitFor(() => expect(count(calls.update)).toBe(3));
    if (needsReason(sample)) expect(reasonsOf(calls.update)).toEqual([reason, reason, reason]);
    act(() => held.release());
    await gone(words.edit);
    await waitFor(() => expect(count(calls.list)).toBe(2));
  });

  it.runIf(calls.one)('opens the edit dialog even when the fetch fails, with a message', async () => {
    api.on(calls.list, listed(sample, row));
    api.on(calls.one as string, { status: 404, json: { message: 'Whatever.' } });
    visit(`${path}/${row.id}/edit`);
    const open = await dialog(words.edit);
    await open.findByText(`Failed to fetch ${words.failed}`);
  });

  it('asks, deletes with a busy label; a failure closes the dialog and raises a notification', async () => {
    api.on(calls.list, listed(sample, row));
    if (calls.one) api.on(calls.one, { json: row as never });
    api.on(calls.remove, { status: 409, json: { message: 'Still in use.' } });
    const router = visit(path);
    const bin = { name: new RegExp(`^${words.remove} `, 'i') };
    fireEvent.click(await screen.findByRole('button', bin));
    const open = await dialog(words.remove, 'alertdialog');
    open.getByText(words.ask);
    expect(document.activeElement).toBe(open.getByRole('button', { name: 'Cancel' }));
    if (needsReason(sample)) {
      fireEvent.click(open.getByRole('button', { name: 'Delete' }));
      await open.findByText('This field is required.');
      expect(count(calls.remove)).toBe(0);
    }
    giveReason(sample);
    fireEvent.click(open.getByRole('button', { name: 'Delete' }));
    await screen.findByText('Still in use.');
    await gone(words.remove);
    expect(router.state.location.pathname).toBe(path);

    const held = deferredReply({ status: 204 });
    api.on(calls.remove, held.reply);
    fireEvent.click(await screen.findByRole('button', bin));
    const again = await dialog(words.remove, 'alertdialog');
    giveReason(sample);
    fireEvent.click(again.getByRole('button', { name: 'Delete' }));
    await again.findByRole('button', { name: 'Deleting...' });
    await waitFor(() => expect(count(calls.remove)).toBe(2));
    if (needsReason(sample)) expect(reasonsOf(calls.remove)).toEqual([reason, reason]);
    api.on(calls.list, listed(sample));
    act(() => held.release());
    await screen.findByText(words.empty);
    await waitFor(() => expect(document.activeElement?.textContent).toBe(words.plus));
  });

  it('shows an empty list and a way to retry when the list fails, without a pop-up', async () => {
    api.on(calls.list, { status: 500, json: { message: 'Out of order.' } });
    visit(path);
    await screen.findByText('The list could not be loaded.');
    expect(screen.queryByText('No data found.')).toBeNull();
    expect(screen.queryByText('Out of order.')).toBeNull();
    api.on(calls.list, listed(sample, row));
    press('Retry');
    await screen.findByRole('button', { name: new RegExp(`^${words.remove} `, 'i') });
  });
});
