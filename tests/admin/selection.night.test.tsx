import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { titleField } from '../../contract/resource';
import { paths } from '../../src/paths';
import { adminScreen, allow, fill, visit } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';
import { serveReferenced } from '../support/referenced';
import { fakeTime, pass, untilShown } from '../support/time';
import { needsReason, type Sample, samples } from './samples';

failOnConsole((first) => first instanceof HttpError);
adminScreen();
const api = recordApi();
afterEach(() => {
  vi.useRealTimers();
});

const rowOf = ({ row, resource }: Sample, n: number) => ({
  ...row,
  id: `r${n}`,
  [resource ? titleField(resource) : 'name']: `Record ${n}`,
  levelNumber: n,
});
const idOf = ({ name }: Sample, n: number) => (name === 'levels' ? String(n) : `r${n}`);
const list = (sample: Sample, ...numbers: number[]) =>
  api.on(sample.calls.list, {
    json: sample.list(...numbers.map((n) => rowOf(sample, n))) as never,
    headers: { 'content-range': `${sample.name} 0-9/${numbers.length}` },
  });
const select = async (...places: number[]) => {
  const boxes = await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ });
  for (const place of places) fireEvent.click(boxes[place] as HTMLElement);
  return screen.findByRole('group', { name: /items? selected/ });
};
const press = async (name: string | RegExp, within_?: HTMLElement) =>
  fireEvent.click(await (within_ ? within(within_) : screen).findByRole('button', { name }));
const linesOf = (start: string) => api.lines().filter((line) => line.startsWith(start));
/** Whether the resource follows ra-data-simple-rest, where a deletion returns the record. */
const isLater = ({ resource }: Sample) => resource !== undefined && !('paths' in resource);
const undoOf = ({ calls }: Sample) =>
  `POST ${calls.remove.replace(/^DELETE /, '').replace(/(\/delete)?\/[^/]+$/, '')}/undo`;

describe.each(samples)('$name', (sample) => {
  beforeEach(() => serveReferenced(api, sample));
  it('deletes what is selected, once it was named and confirmed, and undoes it at one press', async () => {
    list(sample, 1, 2, 3);
    if (isLater(sample))
      api.onMany(
        sample.name,
        [1, 3].map((n) => rowOf(sample, n)),
      );
    visit(sample.path);
    const bar = await select(0, 2);
    await press('Delete', bar);
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toMatch(/This deletes:.*1.*, .*3/);
    expect(linesOf('DELETE')).toEqual([]);
    const remove = sample.calls.remove.replace(/[^/]+$/, '');
    for (const n of [1, 3])
      api.on(`${remove}${idOf(sample, n)}`, isLater(sample) ? { json: rowOf(sample, n) } : { status: 204 });
    list(sample, 2);
    if (needsReason(sample)) fill('reason', 'Over');
    await press('Delete', question);
    await screen.findByText('2 items deleted.');
    expect(linesOf('DELETE')).toEqual([1, 3].map((n) => `${remove}${idOf(sample, n)}`));
    const deletions = api.calls.filter(({ method }) => method === 'DELETE').map(({ body }) => body);
    if (needsReason(sample)) expect(deletions).toEqual([{ reason: 'Over' }, { reason: 'Over' }]);
    await waitFor(() => expect(screen.queryByRole('group', { name: /selected/ })).toBeNull());

    list(sample, 1, 2, 3);
    api.on(undoOf(sample), { json: { recordId: 'any' } });
    await press('Undo');
    await screen.findByText('Undone.');
    const undone = api.calls.filter(({ path }) => path.endsWith('/undo')).map(({ body }) => body);
    expect(undone).toEqual(
      [1, 3].map((n) => ({ recordId: idOf(sample, n), entry: `entry-of-${idOf(sample, n)}` })),
    );
    await waitFor(() => expect(screen.getAllByRole('checkbox', { name: /^Select (?!all)/ })).toHaveLength(3));
  });
});

const packages = samples.find(({ name }) => name === 'diamond-packages') as Sample;

describe('a selection', () => {
  it('is brought into a state in one call, all or none, each in the version that was seen; what is there already is left alone', async () => {
    const rows = [1, 2, 3].map((n) => ({ ...rowOf(packages, n), isActive: n === 2, version: n }));
    api.on(packages.calls.list, { json: packages.list(...rows) as never });
    visit(packages.path);
    const bar = await select(0, 1, 2);
    await press('Set to: Active', bar);
    const question = await screen.findByRole('alertdialog', { name: 'Set 2 items to “Active”?' });
    const together = 'POST admin/diamond-packages/toggle-status';
    api.on(together, { status: 409, json: { message: 'Somebody was faster.' } });
    await press('Apply', question);
    await screen.findByText('0 of 2 done. Somebody was faster.');
    const again = await select(0, 1, 2);
    await press('Set to: Active', again);
    api.on(together, { json: { packages: [] } });
    await press('Apply', await screen.findByRole('alertdialog', { name: 'Set 2 items to “Active”?' }));
    await waitFor(() =>
      expect(api.calls.filter(({ path }) => path.endsWith('/toggle-status'))).toHaveLength(2),
    );
    expect(api.calls.findLast(({ path }) => path.endsWith('/toggle-status'))?.body).toEqual({
      wanted: true,
      records: [
        { id: 'r1', version: 1 },
        { id: 'r3', version: 3 },
      ],
    });
    for (const id of ['r1', 'r3']) api.on('POST admin/diamond-packages/undo', { json: { recordId: id } });
    await press('Undo');
    await waitFor(() =>
      expect(api.calls.filter(({ path }) => path.endsWith('/undo')).map(({ body }) => body)).toEqual([
        { recordId: 'r1', entry: 'entry-of-r1' },
        { recordId: 'r3', entry: 'entry-of-r3' },
      ]),
    );
  });

  it('offers to those who may not change it the file alone', async () => {
    allow('catalog:read', 'dashboard:read');
    list(packages, 1, 2);
    visit(packages.path);
    const bar = await select(0);
    expect(
      within(bar)
        .getAllByRole('button')
        .map((one) => one.getAttribute('aria-label') ?? one.textContent),
    ).toEqual(['Unselect', 'Export']);
    api.on('POST admin/diamond-packages/export', { text: 'id\r\nr1\r\n' });
    await press('Export', bar);
    await waitFor(() => expect(api.calls.at(-1)?.body).toEqual({ filter: { id: ['r1'] } }));
  });
});

it('the bar of selected rows stands below the rows, so that none of them moves', async () => {
  list(packages, 1, 2);
  visit(packages.path);
  const bar = await select(0);
  const row = screen.getAllByRole('checkbox', { name: /^Select (?!all)/ })[1] as HTMLElement;
  expect(row.compareDocumentPosition(bar) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(bar.closest('[role="region"]')).toBeNull();
  // Words with icons, or icons that have the words as their names: all of them alike.
  for (const button of within(bar).getAllByRole('button')) {
    expect(button.getAttribute('aria-label') || button.textContent).toBeTruthy();
    expect(button.querySelector('svg')).not.toBeNull();
  }
});

it('puts a deleted record back from Activity, for those who may change it', async () => {
  const entry = {
    id: 'e1',
    at: new Date().toISOString(),
    userId: 'a1',
    userName: 'Colleague',
    resource: 'weapons',
    recordName: null,
    recordNameEn: null,
    network: null,
  };
  const before = { id: 'w1', version: 3, name: 'Bow' };
  const entries = [
    { ...entry, id: 'e1', action: 'delete', recordId: 'w1', before, after: null },
    { ...entry, id: 'e2', action: 'update', recordId: 'w1', before, after: { ...before, name: 'Long bow' } },
    {
      ...entry,
      id: 'e3',
      action: 'delete',
      recordId: 'w2',
      at: '2025-01-01T00:00:00.000Z',
      before,
      after: null,
    },
  ];
  api.onList('history', entries, { sort: ['at', 'DESC'] });
  api.on('GET admin/staff?filter=%7B%7D&range=%5B0%2C99%5D', { json: [] });
  visit(`${paths.admin.settings}/activity`);
  // Only one of the three entries can be restored: of the others, one is not a deletion and one is too old.
  const button = await screen.findByRole('button', { name: 'Restore this record' });
  api.on('POST admin/weapon/undo', { json: { recordId: 'w1' } });
  fireEvent.click(button);
  await screen.findByText('Restored.');
  expect(api.calls.find(({ path }) => path === 'admin/weapon/undo')?.body).toEqual({
    recordId: 'w1',
    entry: 'e1',
  });
});

it('a change can be undone for ten seconds, and no longer', async () => {
  const sample = samples.find(({ name }) => name === 'boxes') as Sample;
  serveReferenced(api, sample);
  list(sample, 1, 2);
  visit(sample.path);
  await press('Delete', await select(0));
  const question = await screen.findByRole('alertdialog');
  api.on(`${sample.calls.remove.replace(/[^/]+$/, '')}r1`, { status: 204 });
  list(sample, 2);
  fakeTime(Date.now());
  fireEvent.click(within(question).getByRole('button', { name: 'Delete' }));
  const undo = () => screen.queryByRole('button', { name: 'Undo' });
  await untilShown(() => undo() !== null);
  await pass(9_500);
  expect(undo()).not.toBeNull();
  await pass(1_000);
  // It fades.
  await pass(500);
  expect(undo()).toBeNull();
});
