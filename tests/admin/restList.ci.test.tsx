import BoltIcon from '@mui/icons-material/Bolt';
import { QueryClient } from '@tanstack/react-query';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import polyglotI18nProvider from 'ra-i18n-polyglot';
import {
  AdminContext,
  BulkUpdateButton,
  HttpError,
  memoryStore,
  Notification,
  NumberInput,
  RadioButtonGroupInput,
} from 'react-admin';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { choice, integer, text } from '../../contract/fields';
import { gameAccess, type Permission, permissions } from '../../contract/permissions';
import { defineRestResource } from '../../contract/resource';
import { byLanguage } from '../../contract/texts';
import { messages } from '../../src/admin/app/i18nProvider';
import { defineResource } from '../../src/admin/crud/definition/defineResource';
import { BulkActions } from '../../src/admin/crud/list/BulkActions';
import { ResourcePage } from '../../src/admin/crud/sections/ResourcePage';
import { resourceTexts } from '../../src/admin/resources';
import { staffProfileQuery } from '../../src/authProvider/staffProfile';
import { createDataProvider } from '../../src/dataProvider/dataProvider';
import { choose, deferredReply } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';

// In development react-admin logs every failed call.
failOnConsole((first) => first instanceof HttpError);
const api = recordApi();

const contract = defineRestResource({
  name: 'cups',
  access: gameAccess,
  search: ['name'],
  fields: { name: text(), kind: choice(['Solo', 'Team']), places: integer() },
});
const cups = defineResource(contract, {
  path: '/cups',
  icon: BoltIcon,
  filters: ['kind', <NumberInput key="places_gte" source="places_gte" />],
  canDelete: true,
  form: [
    {
      field: 'kind',
      as: (
        <RadioButtonGroupInput
          source="kind"
          parse={Number}
          choices={[
            { id: 0, name: 'Alone' },
            { id: 1, name: 'Together' },
          ]}
        />
      ),
    },
    'others',
  ],
  bulkActions: (
    <BulkActions>
      <BulkUpdateButton label="To 8" data={{ places: 8 }} mutationMode="pessimistic" />
    </BulkActions>
  ),
  texts: {
    noun: ['giải', 'Cup'],
    lower: ['giải', 'cup'],
    nouns: ['Giải', 'Cups'],
    labels: {
      name: ['Tên', 'Name'],
      kind: ['Loại', 'Kind'],
      places: ['Số chỗ', 'Places'],
      places_gte: ['Số chỗ từ', 'Places from'],
    },
    choices: { kind: { Solo: ['Đơn', 'Alone'], Team: ['Đội', 'Together'] } },
  },
});
const i18nProvider = polyglotI18nProvider(
  () => ({ ...messages.en, resources: byLanguage(resourceTexts([cups])).en }),
  'en',
);

let exported: Blob | undefined;
beforeEach(() => {
  exported = undefined;
  URL.createObjectURL = (blob) => {
    exported = blob as Blob;
    return 'blob:csv';
  };
  URL.revokeObjectURL = () => undefined;
});
afterEach(cleanup);

function open(address = '/cups', held: readonly Permission[] = permissions): void {
  const queryClient = new QueryClient();
  queryClient.setQueryData(staffProfileQuery().queryKey, { roles: ['owner'], permissions: held });
  const page = (
    <AdminContext
      dataProvider={createDataProvider(queryClient)}
      queryClient={queryClient}
      i18nProvider={i18nProvider}
      store={memoryStore()}
    >
      <ResourcePage definition={cups} />
      <Notification />
    </AdminContext>
  );
  const router = createMemoryRouter([{ path: '/cups/*', element: page }], { initialEntries: [address] });
  render(<RouterProvider router={router} />);
}

const row = (n: number) => ({ id: `id-${n}`, version: 1, name: `Cup ${n}`, kind: n % 2, places: n });
const rows = (from: number, count: number) => Array.from({ length: count }, (_, n) => row(from + n));
const call = (filter: object, range: [number, number], sort: [string, string]) => {
  const texts = { filter, range, sort };
  const query = Object.entries(texts).map(([name, value]): [string, string] => [name, JSON.stringify(value)]);
  return `GET admin/cups?${new URLSearchParams(query)}`;
};
const newest: [string, string] = ['id', 'DESC'];
const page = (from: number, total: number, count = 2) => ({
  json: rows(from, count),
  // An empty page ends where it begins, as those of the server do.
  headers: { 'content-range': `cups ${from}-${Math.max(from, from + count - 1)}/${total}` },
});

it('requests one page, newest first, then the next, another order, a search and a filter', async () => {
  api.on(call({}, [0, 9], newest), page(0, 25));
  open();
  await screen.findByText('Cup 1');
  screen.getByText('1-10 of 25');
  api.on(call({}, [10, 19], newest), page(10, 25));
  fireEvent.click(screen.getByLabelText('Go to page 2'));
  await screen.findByText('Cup 11');
  api.on(call({}, [0, 9], ['places', 'ASC']), page(100, 25));
  fireEvent.click(screen.getByLabelText(/^Sort by places/));
  await screen.findByText('Cup 101');
  api.on(call({ q: '10' }, [0, 9], ['places', 'ASC']), page(110, 1, 1));
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '10' } });
  await screen.findByText('Cup 110');
  api.on(call({ q: '10', kind: 1 }, [0, 9], ['places', 'ASC']), page(0, 0, 0));
  fireEvent.mouseDown(screen.getByRole('combobox', { name: 'Kind' }));
  fireEvent.click(screen.getByRole('option', { name: 'Together' }));
  await screen.findByText('No data found.');
});

it('notes that there are more than 10,000 rows, and pages up to the last of those', async () => {
  api.on(call({}, [9990, 9999], newest), page(9990, 10_001));
  open('/cups?page=1000&perPage=10&sort=id&order=DESC');
  await screen.findByText('Cup 9991');
  screen.getByText('9991-10000 of more than 10,000: narrow the filter');
  await waitFor(() =>
    expect(screen.getAllByRole('status')[0]?.textContent).toBe('Rows 9,991 to 9,992 of more than 10,000'),
  );
  expect(screen.queryByLabelText('Go to page 1001')).toBeNull();
});

it('notes that a search finds more than the list has', async () => {
  api.on(call({ q: 'cup' }, [0, 9], newest), {
    ...page(0, 1000),
    headers: { 'content-range': 'cups 0-1/1000+' },
  });
  open(`/cups?filter=${encodeURIComponent('{"q":"cup"}')}`);
  await screen.findByText('1-10 of more than 1,000: narrow the filter');
});

const csv = (total: number, ...lines: string[]) => ({
  text: `\uFEFFid,name\r\n${lines.map((line) => `${line}\r\n`).join('')}`,
  headers: { 'content-range': `cups 0-${total - 1}/${total}` },
});

it('exports every row as the table shows it, with the filter, and shows its progress', async () => {
  api.on(call({ kind: 1 }, [0, 9], newest), page(0, 10_001));
  const held = deferredReply(csv(2_000_000, 'id-1,Cup 1', 'id-2,Cup 2'));
  api.on('POST admin/cups/export', held.reply);
  open(`/cups?filter=${encodeURIComponent('{"kind":1}')}`);
  await screen.findByText('Cup 1');
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  await screen.findByRole('button', { name: '0 of 10,000 rows. Stop' });
  held.release();
  await screen.findByRole('button', { name: 'Export' });
  await waitFor(() => expect(exported).toBeDefined());
  expect((await exported?.text())?.split('\r\n').slice(1, 3)).toEqual(['Cup 2,,', 'Cup 1,,']);
  expect(api.calls.at(-1)?.body).toEqual({ filter: { kind: 1 } });
});

it('an export can be stopped, and reports a failure', async () => {
  api.on(call({}, [0, 9], newest), page(0, 25));
  const held = deferredReply(csv(25, 'id-1,Cup 1'));
  api.on('POST admin/cups/export', held.reply);
  open();
  await screen.findByText('Cup 1');
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  fireEvent.click(await screen.findByRole('button', { name: '0 of 25 rows. Stop' }));
  await screen.findByRole('button', { name: 'Export' });
  held.release();
  api.on('POST admin/cups/export', { status: 500, json: { message: 'Out of order.' } });
  fireEvent.click(screen.getByRole('button', { name: 'Export' }));
  await screen.findByText('Out of order.');
  expect(exported).toBeUndefined();
});

it('shows what the server says of a filter that it refuses, under the label of the field', async () => {
  const refusal = { message: 'Invalid.', errors: { places_gte: ['This must be a whole number.'] } };
  api.on(call({ places_gte: 2.5 }, [0, 9], newest), { status: 400, json: refusal });
  open(`/cups?filter=${encodeURIComponent('{"places_gte":2.5}')}`);
  const alert = await screen.findByRole('alert');
  within(alert).getByText('Places from: This must be a whole number.');
  expect(screen.queryByText('No data found.')).toBeNull();
  expect(screen.queryByRole('navigation', { name: /pagination/i })).toBeNull();
  api.on(call({}, [0, 9], newest), page(0, 25));
  fireEvent.click(within(alert).getByRole('button', { name: 'Remove all filters' }));
  await screen.findByText('Cup 1');
});

it('says of a list that the reader has used up what the server says, and not that there is none', async () => {
  const message = 'You have done this too often within 24 hours.';
  api.on(call({}, [0, 9], newest), { status: 429, json: { message, errors: {} } });
  open('/cups');
  const alert = await screen.findByRole('alert');
  within(alert).getByText(message);
  within(alert).getByRole('button', { name: 'Retry' });
  expect(screen.queryByText(/No data found|list could not be loaded/)).toBeNull();
});

it.each([
  [permissions, ['Unselect', 'Export', 'To 8', 'Delete']],
  [['catalog:read'] as const, ['Unselect', 'Export']],
])(
  "offers a resource's own buttons for selected rows to those alone who may change them",
  async (held, buttons) => {
    api.on(call({}, [0, 9], newest), page(0, 2));
    open('/cups', held);
    await screen.findByText('Cup 1');
    // The first selects all rows.
    fireEvent.click(screen.getAllByRole('checkbox')[1] as HTMLElement);
    const bar = await screen.findByRole('group', { name: '1 item selected' });
    const offered = [...bar.querySelectorAll('button')].map(
      (one) => one.getAttribute('aria-label') ?? one.textContent,
    );
    expect(offered).toEqual(buttons);
  },
);

it('choose() presses a radio button, and says what is wrong with any other input', async () => {
  api.on(call({}, [0, 9], newest), page(0, 2));
  open('/cups/create');
  await screen.findByRole('dialog');
  await choose('kind', 1);
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Together' }).checked).toBe(true);
  await expect(choose('name', 0)).rejects.toThrow(
    'The input of "name" is neither a list nor radio buttons with a choice 0.',
  );
});
