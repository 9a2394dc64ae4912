import { screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { adminScreen, visit } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';
import { onPhone } from '../support/screen';
import { type Sample, samples } from './samples';

failOnConsole((first) => first instanceof HttpError);
adminScreen();
afterEach(() => vi.unstubAllGlobals());
const api = recordApi();
const boxes = samples.find(({ name }) => name === 'boxes') as Sample;
const list = (...names: string[]) =>
  api.on(boxes.calls.list, {
    json: boxes.list(...names.map((name, n) => ({ ...boxes.row, id: `r${n}`, name }))) as never,
  });

it.each([
  ['row of a table', () => undefined],
  ['card', onPhone],
])('the check box of each %s names its record', async (_, prepare) => {
  prepare();
  list('Alpha', 'Beta');
  visit(boxes.path);
  await screen.findByText('Beta');
  for (const name of ['Select Alpha', 'Select Beta']) screen.getByRole('checkbox', { name });
});

it('columns are chosen where there are rows to have any', async () => {
  const button = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Columns' });
  list();
  visit(boxes.path);
  await screen.findByText('No data found.');
  expect(button().disabled).toBe(true);
  list('Alpha');
  screen.getByRole('button', { name: 'Refresh' }).click();
  await waitFor(() => expect(button().disabled).toBe(false));
});
