import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { BulkExportButton, BulkUpdateButton, ShowButton, TopToolbar } from 'react-admin';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ReadList } from '../../src/admin/crud/list/ReadList';
import { readTable } from '../../src/admin/crud/list/readTable';
import { failOnConsole } from '../support/quietConsole';
import { onPhone } from '../support/screen';
import { openSite, results } from '../support/standardSite';

// A list that is only read, with react-admin's own properties, used as its documentation describes.
failOnConsole((first) => String(first).includes('React does not recognize the'));

beforeEach(() => void vi.stubGlobal('scrollTo', () => undefined));
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const texts = { label: 'admin.list.label', empty: 'admin.list.empty', failed: 'admin.list.failed' };
const table = readTable(results, { winner: { label: 'Winner' } });
const list = '/admin/play/results';
const open = (rows: object, of: object = {}) =>
  openSite(
    list,
    undefined,
    undefined,
    <ReadList resource={results} texts={texts} rows={{ table, ...rows }} {...of} />,
  );
const rows = () => screen.queryAllByRole('row').length - 1;

it.each([
  ['a click on a row', { rowClick: 'show' }, () => screen.findByText('Reds')],
  [
    'ShowButton',
    { rowActions: <ShowButton /> },
    async () => (await screen.findAllByRole('link', { name: 'Show' }))[1] as HTMLElement,
  ],
])('%s shows a record without a page of its own', async (_name, of, target) => {
  const { router, at } = open(of);
  fireEvent.click(await target());
  await waitFor(() =>
    expect(router.state.location.search).toBe(`?filter=${encodeURIComponent('{"id":"r1"}')}`),
  );
  expect(at()).toBe(list);
  await waitFor(() => expect(rows()).toBe(1));
  screen.getByText('Reds');
});

it('a click on a card does what one on a row does, unless it is on something in the card', async () => {
  onPhone();
  const chosen = vi.fn(() => false as const);
  const { at } = open({ rowClick: chosen, rowActions: <ShowButton /> });
  fireEvent.click(await screen.findByText('Reds'));
  expect(chosen).toHaveBeenCalledWith('r1', 'results', { id: 'r1', winner: 'Reds' });
  fireEvent.click(screen.getAllByRole('link', { name: 'Show' })[0] as HTMLElement);
  expect(chosen).toHaveBeenCalledOnce();
  cleanup();
  const { router } = open({ rowClick: 'show' });
  fireEvent.click(await screen.findByText('Reds'));
  await waitFor(() => expect(router.state.location.search).toContain('r1'));
  expect(at()).toBe(list);
});

it('nothing happens at a click, and nothing is selected, unless the list says so', async () => {
  const { at } = open({});
  fireEvent.click(await screen.findByText('Reds'));
  expect(at()).toBe(list);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

it('bulk actions are about the selected rows', async () => {
  const exporter = vi.fn();
  const bulkActions = (
    <>
      <BulkUpdateButton data={{ winner: 'Nobody' }} mutationMode="pessimistic" label="Take it back" />
      <BulkExportButton label="Save these" />
    </>
  );
  const { lastOf } = open({ bulkActions }, { exporter });
  fireEvent.click((await screen.findAllByRole('checkbox', { name: /^Select (?!all)/ }))[1] as HTMLElement);
  fireEvent.click(await screen.findByRole('button', { name: 'Save these' }));
  await waitFor(() => expect(exporter.mock.lastCall?.[0]).toEqual([{ id: 'r1', winner: 'Reds' }]));
  fireEvent.click(screen.getByRole('button', { name: 'Take it back' }));
  fireEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  await waitFor(() => expect(lastOf('updateMany')).toMatchObject(['results', { ids: ['r1'] }]));
  await screen.findByText('Nobody');
});

it('has a toolbar and an aside of its own', async () => {
  open({}, { actions: <TopToolbar>Tools</TopToolbar>, aside: <p>Beside</p> });
  await screen.findByText('Reds');
  screen.getByText('Tools');
  screen.getByText('Beside');
  expect(screen.queryByRole('button', { name: 'Columns' })).toBeNull();
});
