import { fireEvent, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { beforeEach, expect, it } from 'vitest';
import { languages } from '../../contract/languages';
import { givingMessages } from '../../server/platform/messages/giving';
import { adminScreen, dialog, fill, visit } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';
import { serveReferenced } from '../support/referenced';
import { type Sample, samples } from './samples';

failOnConsole((first) => first instanceof HttpError);
adminScreen();
const api = recordApi();

const sampleOf = (name: string) => samples.find((one) => one.name === name) as Sample;
const milestones = [{ id: 'one', spend: 1000, wallet: 0, amount: 10 }];
const tooMuch = givingMessages.ownerOnly(5000, 'diamonds');
const refused = [
  {
    name: 'seasons',
    field: 'milestones.0.amount',
    text: tooMuch,
    atField: tooMuch,
    given: { milestones, goal: 5000 },
  },
  {
    name: 'diamond-packages',
    field: 'isActive',
    text: givingMessages.bargain,
    atField: givingMessages.notOnSale,
    given: { isActive: true },
  },
];

beforeEach(() => {
  for (const { name } of refused) serveReferenced(api, sampleOf(name));
});

it.each(
  refused.flatMap((one) =>
    [400, 403].flatMap((status) => languages.map((language) => ({ ...one, status, language }))),
  ),
)('shows what is given too much: $name $field, $status in $language', async (one) => {
  const { name, field, given, status, language } = one;
  const sample = sampleOf(name);
  const row = { ...sample.row, ...given };
  const headers = { 'content-range': `${name} 0-9/1` };
  api.on(sample.calls.list, { json: sample.list(row) as never, headers });
  if (sample.calls.one) api.on(sample.calls.one, { json: row as never });
  const text = one.text[language];
  api.on(sample.calls.update, {
    status,
    json: { message: text, errors: { [field]: [one.atField[language]] } },
  });
  visit(`${sample.path}/${row.id}/edit`);
  const open = await dialog(sample.words.edit);
  const save = await open.findByRole('button', { name: 'Save Changes' });
  fill('name', 'Another name');
  if (name === 'seasons') fill('reason', 'Agreed');
  fireEvent.click(save);
  await open.findByText(text);
  const said = document.querySelector(`[name="${field}"]`);
  if (name !== 'seasons') return;
  await waitFor(() => expect(said?.getAttribute('aria-invalid')).toBe('true'));
  // In a long form the field may be out of sight.
  await waitFor(() => expect(document.activeElement).toBe(said));
});

it('an undo that would give too much says that nothing was undone, and why', async () => {
  const sample = sampleOf('diamond-packages');
  const row = { ...sample.row, isActive: true };
  api.on(sample.calls.list, { json: sample.list(row) as never });
  if (sample.calls.one) api.on(sample.calls.one, { json: row as never });
  api.on(sample.calls.update, { json: row as never });
  visit(`${sample.path}/${row.id}/edit`);
  const open = await dialog(sample.words.edit);
  fireEvent.click(await open.findByRole('button', { name: 'Save Changes' }));
  const { en } = givingMessages.overCap(20_000, 'diamonds');
  api.on('POST admin/diamond-packages/undo', { status: 400, json: { message: en, errors: {} } });
  fireEvent.click(await screen.findByRole('button', { name: 'Undo' }));
  await screen.findByText(`Not undone. ${en}`);
});
