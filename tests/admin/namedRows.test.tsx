import { render, screen, waitFor } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { OpeningRows } from '../../src/admin/ui/list/OpeningRows';
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

it('a link in a row is hit within 24 px, though its line is lower', () => {
  render(
    <OpeningRows>
      <ul>
        <li>
          <a href="/x">Alpha</a>
        </li>
      </ul>
    </OpeningRows>,
  );
  // The lowest line of a table has 18 px.
  const { paddingTop } = getComputedStyle(screen.getByRole('link', { name: 'Alpha' }));
  expect(18 + 2 * Number.parseFloat(paddingTop)).toBeGreaterThanOrEqual(24);
});
