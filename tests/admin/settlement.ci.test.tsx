import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import type { SettlementResult } from '../../contract/settlements';
import { moneyPaths } from '../../src/admin/screens/money/moneyPaths';
import { ApiError } from '../../src/api/ApiError';
import { adminScreen, allow, visit } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';

failOnConsole((first) => first instanceof HttpError || first instanceof ApiError);
adminScreen();
const api = recordApi();

const side = {
  line: null,
  what: null,
  movementId: null,
  ours: null,
  reference: 'FT-1',
  orderNumber: '100',
  amount: 59_000,
  currency: 'VND',
  at: '2026-11-21T05:00:00.000Z',
  paymentId: 'abcdef0123456789',
  caseId: null,
};
const agreed: SettlementResult = {
  id: 'one',
  gateway: 'payos',
  from: '2026-11-20',
  to: '2026-11-21',
  comparedAt: '2026-11-22T05:00:00.000Z',
  comparedBy: 'finance1',
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
  ...agreed,
  skipped: 2,
  bad: { count: 1, rows: [{ line: 7, problem: 'amount' }] },
  sums: [{ currency: 'VND', ours: { count: 2, amount: 118_000 }, theirs: { count: 3, amount: 118_500 } }],
  onlyOurs: { count: 1, rows: [{ ...side, number: 1, movementId: 'm1' }] },
  onlyTheirs: {
    count: 2,
    rows: [
      { ...side, number: 2, line: 3, reference: 'FT-2' },
      { ...side, number: 3, line: 4, reference: 'FT-3' },
    ],
  },
  differing: {
    count: 1,
    rows: [
      {
        ...side,
        number: 4,
        line: 5,
        what: 'amount',
        movementId: 'm4',
        ours: { amount: 1000, currency: 'VND' },
        caseId: 'c1',
      },
    ],
  },
};
const compareCall = 'POST admin/settlements?gateway=payos&paid=paid%3B+00&reference=0&amount=1&status=2';

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

it('from a day of the daily close, has its day and gateway, and leads back to it', async () => {
  visit('/admin/transaction-management/reconciliation?day=2026-11-22&gateway=vnpay');
  expect((await screen.findByLabelText<HTMLSelectElement>('Gateway')).value).toBe('vnpay');
  expect(screen.getAllByDisplayValue('22/11/2026')).toHaveLength(2);
  expect(screen.getByRole('link', { name: 'Back to the day' }).getAttribute('href')).toBe(
    `${moneyPaths.closing}/2026-11-22`,
  );
});

it('reads headings, fills the columns in, and lists the three groups with sums and unreadable rows', async () => {
  await chooseFile();
  expect(screen.getByLabelText<HTMLSelectElement>('Amount').value).toBe('1');
  expect(screen.getAllByText('Column 3').length).toBeGreaterThan(0);
  compare();
  await screen.findByRole('heading', { name: 'Only on our side (1)' });
  screen.getByRole('heading', { name: 'Only on the gateway’s side (2)' });
  screen.getByRole('heading', { name: 'On both sides, but different (1)' });
  screen.getByText('Row 7: not a valid amount');
  screen.getByText('2 rows skipped: not paid, no money in, or totals');
  screen.getByText(/^we have 1,000/);
  expect(screen.getByRole('link', { name: 'See the case' }).getAttribute('href')).toBe(
    `${moneyPaths.cases}/c1`,
  );
  expect(screen.queryByText(/Everything agrees/)).toBeNull();
});

it('makes cases of the chosen rows for a reason, says how many, and shows the comparison anew', async () => {
  await chooseFile();
  compare();
  const theirs = await group('Only on the gateway’s side (2)');
  fireEvent.click(theirs.getByRole('checkbox', { name: 'Select FT-3', hidden: true }));
  fireEvent.click(theirs.getByRole('link', { name: 'Open cases for the 1 selected', hidden: true }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Open Cases' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Open Cases' }));
  await dialog.findByText('This field is required.');
  const posts = () => api.calls.filter(({ path }) => path.endsWith('/cases')).map(({ body }) => body);
  expect(posts()).toEqual([]);
  api.on('POST admin/settlements/one/cases', { json: { made: 1, known: 0 } });
  const [first, second] = found.onlyTheirs.rows;
  if (!first || !second) throw new Error('Two rows are needed');
  const rows = [first, { ...second, caseId: 'c9' }];
  api.on('GET admin/settlements/one', { json: { ...found, onlyTheirs: { count: 2, rows } } as never });
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'The bank confirms it' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Open Cases' }));
  await screen.findByText('Cases opened: 1.');
  expect(posts()).toEqual([{ rows: [3], reason: 'The bank confirms it' }]);
  await waitFor(() => expect(screen.getAllByRole('link', { name: 'See the case' })).toHaveLength(2));
  expect(screen.getByRole('link', { name: 'Go to Needs review' }).getAttribute('href')).toBe(
    moneyPaths.cases,
  );
  expect(screen.getAllByRole('link', { name: 'Open cases for all (1)' })).toHaveLength(2);
});

it('makes no cases without rows, nor for who may not move money', async () => {
  api.on('GET admin/settlements/one', { json: found as never });
  visit(`${moneyPaths.reconciliation}/one/cases`);
  await group('Only on our side (1)');
  expect(screen.queryByRole('dialog')).toBeNull();
});

it('shows those who may only compare no way to make cases', async () => {
  allow('payments:read', 'payments:export');
  api.on('GET admin/settlements/one', { json: found as never });
  visit(`${moneyPaths.reconciliation}/one`);
  await group('Only on our side (1)');
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.queryByRole('link', { name: /Open cases/ })).toBeNull();
});

it('lists the newest comparisons, each with its days, its outcome and a link to it', async () => {
  const { id, gateway, from, to, comparedAt, comparedBy, rows } = agreed;
  const one = { id, gateway, from, to, comparedAt, comparedBy, rows, differences: 0 };
  const listed = [
    one,
    { ...one, id: 'two', from: to, rows: 5, differences: 2 },
    { ...one, id: 'three', from: to, rows: 0, comparedBy: null },
  ];
  api.on('GET admin/settlements', { json: listed });
  visit(moneyPaths.reconciliation);
  const list = within(await screen.findByRole('list', { name: 'Recent comparisons' }));
  expect(list.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    expect.stringMatching(
      /^payOS, from 20.Nov.2026 to 21.Nov.20263 rows agreeCompared by finance1, 22.Nov.2026 12:00/,
    ),
    expect.stringMatching(/^payOS, 21.Nov.20262 differencesCompared by finance1/),
    expect.stringMatching(/^payOS, 21.Nov.2026No rowsCompared by \?, 22/),
  ]);
  expect(list.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(
    listed.map((each) => `${moneyPaths.reconciliation}/${each.id}`),
  );
});

it('says that nobody has compared a file yet', async () => {
  api.on('GET admin/settlements', { json: [] });
  visit(moneyPaths.reconciliation);
  await screen.findByText('Nobody has compared a file yet.');
});

it('says which days were compared, and warns when nothing was', async () => {
  await chooseFile({ ...agreed, rows: 0, agreed: 0, skipped: 4 });
  compare();
  await screen.findByText(/^Nothing was compared/);
  screen.getByText(/^payOS, from 20.Nov.2026 to 21.Nov.2026\./);
  screen.getByText(/^Compared by finance1/);
  screen.getByText('4 rows skipped: not paid, no money in, or totals');
  expect(screen.queryByText('There are none.')).toBeNull();
  expect(screen.queryByText(/agree/)).toBeNull();
});

it('compares the days that were chosen', async () => {
  await chooseFile();
  const days = `from=2026-11-01&to=2026-11-02`;
  api.on(compareCall.replace('&paid', `&${days}&paid`), { json: agreed as never });
  fireEvent.change(screen.getAllByLabelText('From')[0] as HTMLElement, { target: { value: '2026-11-01' } });
  fireEvent.change(screen.getAllByLabelText('Until the end of')[0] as HTMLElement, {
    target: { value: '2026-11-02' },
  });
  compare();
  await screen.findByText(/^Everything agrees\./);
});

it('says that everything agrees, and remembers the columns', async () => {
  await chooseFile(agreed);
  compare();
  await screen.findByText(/^Everything agrees\. All 3 rows/);
  fireEvent.change(screen.getByLabelText('Amount'), { target: { value: '' } });
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Compare' }).disabled).toBe(true);
  fireEvent.change(screen.getByLabelText(/nov\.csv: choose another file/), {
    target: { files: [new File(['x'], 'dec.csv')] },
  });
  await screen.findByText(/dec\.csv/);
  await waitFor(() => expect(screen.getByLabelText<HTMLSelectElement>('Amount').value).toBe('1'));
  await waitFor(() => expect(screen.queryByText(/Everything agrees/)).toBeNull());
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
