import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { beforeEach, expect, it, vi } from 'vitest';
import type { SettlementResult } from '../../contract/settlements';
import { moneyPaths } from '../../src/admin/money/moneyPaths';
import { ApiError } from '../../src/api/ApiError';
import { adminScreen, allow, visit } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';

failOnConsole((first) => first instanceof HttpError || first instanceof ApiError);
adminScreen();
const api = recordApi();
beforeEach(() => {
  vi.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-22T05:00:00.000Z'));
  return () => vi.restoreAllMocks();
});

const side = {
  reference: 'FT-1',
  orderNumber: '100',
  amount: 59_000,
  currency: 'VND',
  at: '2026-11-21T05:00:00.000Z',
  paymentId: 'abcdef0123456789',
  caseId: null,
};
const nothing: SettlementResult = {
  rows: 3,
  agreed: 3,
  skipped: 0,
  outside: 0,
  bad: { count: 0, rows: [] },
  sums: [],
  onlyOurs: { count: 0, rows: [] },
  onlyTheirs: { count: 0, rows: [] },
  differing: { count: 0, rows: [] },
};
const found: SettlementResult = {
  ...nothing,
  skipped: 2,
  bad: { count: 1, rows: [{ line: 7, problem: 'amount' }] },
  sums: [{ currency: 'VND', ours: { count: 2, amount: 118_000 }, theirs: { count: 3, amount: 118_500 } }],
  onlyOurs: { count: 1, rows: [{ movementId: 'm1', ...side }] },
  onlyTheirs: {
    count: 2,
    rows: [
      { line: 3, ...side, reference: 'FT-2' },
      { line: 4, ...side, reference: 'FT-3' },
    ],
  },
  differing: {
    count: 1,
    rows: [
      {
        line: 5,
        what: 'amount',
        movementId: 'm4',
        ours: { amount: 1000, currency: 'VND' },
        ...side,
        caseId: 'c1',
      },
    ],
  },
};
const compareCall =
  'POST admin/settlements?gateway=payos&from=2026-11-21&to=2026-11-21&paid=paid%3B+00&reference=0&amount=1&status=2';

/** Opens the page and chooses a file whose headings the server knows. */
async function chooseFile(result: SettlementResult = found) {
  api.on('POST admin/settlements/columns?gateway=payos', {
    json: {
      headings: ['Ref', 'Money', ''],
      rows: [['FT-1', '59.000', 'PAID']],
      columns: { reference: 0, amount: 1, status: 2 },
      paid: ['paid', '00'],
    },
  });
  api.on(compareCall, { json: result as never });
  visit(moneyPaths.reconciliation);
  const input = await screen.findByLabelText(/Choose a CSV file, or drop it here/);
  fireEvent.change(input, { target: { files: [new File(['Ref,Money,\nFT-1,59.000,PAID'], 'nov.csv')] } });
  await screen.findByRole('table', { name: 'First rows', hidden: true });
}
const compare = () => fireEvent.click(screen.getByRole('button', { name: 'Compare' }));
const group = async (name: string) => within(await screen.findByRole('region', { name }));

it('reads headings, fills the columns in, and lists the three groups with sums and unreadable rows', async () => {
  await chooseFile();
  expect(screen.getByLabelText<HTMLSelectElement>('Amount').value).toBe('1');
  expect(screen.getAllByText('Column 3').length).toBeGreaterThan(0);
  compare();
  await screen.findByRole('heading', { name: 'Only we have (1)' });
  screen.getByRole('heading', { name: 'Only the gateway has (2)' });
  screen.getByRole('heading', { name: 'Both have, but it differs (1)' });
  screen.getByText('Line 7: not a valid amount');
  screen.getByText('2 rows skipped: not paid, or no money in');
  screen.getByText(/^we have 1,000/);
  expect(screen.getByRole('link', { name: 'See the case' }).getAttribute('href')).toBe(
    `${moneyPaths.cases}/c1`,
  );
  expect(screen.queryByText(/Everything agrees/)).toBeNull();
});

it('makes cases of the chosen rows, then of all, says how many, and compares again', async () => {
  await chooseFile();
  compare();
  const theirs = await group('Only the gateway has (2)');
  api.on('POST admin/settlements/cases', { json: { made: 1, known: 0 } });
  fireEvent.click(theirs.getByRole('checkbox', { name: 'Select FT-3', hidden: true }));
  fireEvent.click(theirs.getByRole('button', { name: 'Make cases of the 1 selected', hidden: true }));
  await screen.findByText('Cases made: 1.');
  const posts = () =>
    api.calls.filter(({ path }) => path === 'admin/settlements/cases').map(({ body }) => body);
  const row = {
    kind: 'only-theirs',
    reference: 'FT-3',
    orderNumber: '100',
    amount: 59_000,
    currency: 'VND',
    at: side.at,
  };
  expect(posts()).toEqual([{ gateway: 'payos', rows: [row] }]);
  await waitFor(() => expect(api.lines().filter((line) => line === compareCall)).toHaveLength(2));
  expect(screen.getByRole('link', { name: 'Open the queue' }).getAttribute('href')).toBe(moneyPaths.cases);
  const ours = await group('Only we have (1)');
  await waitFor(() =>
    expect(
      ours.getByRole<HTMLButtonElement>('button', { name: 'Make cases of all (1)', hidden: true }).disabled,
    ).toBe(false),
  );
  fireEvent.click(ours.getByRole('button', { name: 'Make cases of all (1)', hidden: true }));
  await waitFor(() => expect(posts()).toHaveLength(2));
  expect(posts()[1]).toEqual({ gateway: 'payos', rows: [{ kind: 'only-ours', movementId: 'm1' }] });
});

it('says it with a little joy when everything agrees, and remembers the columns', async () => {
  await chooseFile(nothing);
  compare();
  await screen.findByText(/^Everything agrees! All 3 rows/);
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '' } });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Compare' }).disabled).toBe(true);
  fireEvent.change(screen.getByLabelText(/nov\.csv: choose another file/), {
    target: { files: [new File(['x'], 'dec.csv')] },
  });
  await screen.findByText(/dec\.csv/);
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Amount').value).toBe('1'));
  expect(screen.queryByText(/Everything agrees/)).toBeNull();
});

it('says why a file or its period cannot be read', async () => {
  await chooseFile();
  api.on(compareCall, {
    status: 400,
    json: { message: 'Some values.', errors: { to: ['Not a valid period.'] } },
  });
  compare();
  await screen.findByText('Some values. Not a valid period.');
  api.on('POST admin/settlements/columns?gateway=payos', {
    status: 400,
    json: { message: 'The file holds no table.' },
  });
  fireEvent.change(screen.getByLabelText(/choose another file/), {
    target: { files: [new File(['x'], 'bad.csv')] },
  });
  await screen.findByText('The file holds no table.');
  expect(screen.queryByRole('button', { name: 'Compare' })).toBeNull();
});

it('is for those who may export', async () => {
  allow('payments:read');
  visit(moneyPaths.reconciliation);
  await screen.findByRole('heading', { name: 'Reconciliation' });
  expect(screen.queryByLabelText(/Choose a CSV file/)).toBeNull();
});
