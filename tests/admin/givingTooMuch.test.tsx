import { fireEvent, waitFor } from '@testing-library/react';
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
  if (name === 'seasons') await waitFor(() => expect(said?.getAttribute('aria-invalid')).toBe('true'));
});
