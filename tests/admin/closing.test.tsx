import { fireEvent, screen, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import type { ClosingDay, DailyClose } from '../../contract/closing';
import { moneyPaths } from '../../src/admin/screens/money/moneyPaths';
import { ApiError } from '../../src/api/ApiError';
import { adminScreen, allow, visit } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';

failOnConsole((first) => first instanceof HttpError || first instanceof ApiError);
adminScreen();
const api = recordApi();

const sum = {
  currency: 'VND',
  movements: 3,
  moved: 100_000,
  allocated: 59_000,
  held: 20_000,
  returned: 11_000,
  writtenOff: 10_000,
  missing: 0,
  refunded: 5000,
};
const day: DailyClose = {
  day: '2026-11-20',
  state: 'open',
  sums: [sum],
  gateways: [{ gateway: 'payos', movements: 3, comparison: null }],
  ledger: {
    entries: [{ wallet: 'diamonds', entries: 2, added: 715, taken: 0 }],
    check: { at: '2026-11-21T05:00:00.000Z', problems: 0 },
    books: null,
  },
  cases: [{ id: 'c1', kind: 'underpaid', paymentId: 'p1', held: 20_000, currency: 'VND' }],
  requests: [],
  differences: [],
  stamp: 'seen',
  closed: null,
  changes: [],
};
const none = {
  name: null,
  amount: null,
  currency: null,
  count: null,
  paymentId: null,
  caseId: null,
  comparisonId: null,
};
const broken: DailyClose = {
  ...day,
  stamp: 'broken',
  sums: [{ ...sum, allocated: 58_000, missing: 1000 }],
  differences: [
    { ...none, kind: 'missing', name: 'FT-1', amount: 1000, currency: 'VND', caseId: 'case-with-a-long-id' },
    { ...none, kind: 'settlement', name: 'payos', count: 2, comparisonId: 'cmp' },
    { ...none, kind: 'credit', amount: 58_000, currency: 'VND', paymentId: 'abcdef0123456789' },
    { ...none, kind: 'ledger', name: 'movement x has no place' },
  ],
};
const closed: DailyClose = {
  ...day,
  state: 'changed',
  closed: {
    by: 'finance1',
    at: '2026-11-21T01:30:00.000Z',
    note: 'Counted',
    sums: [{ ...sum, moved: 90_000 }],
    differences: broken.differences.slice(0, 1),
  },
  changes: [
    {
      id: 'm1',
      kind: 'hand',
      amount: 10_000,
      currency: 'VND',
      gateway: 'hand',
      reference: 'FT-9',
      at: '2026-11-20T05:00:00.000Z',
      recordedAt: '2026-11-22T05:00:00.000Z',
      paymentId: 'p9',
      caseId: null,
    },
  ],
};
const show = (shown: DailyClose, below = '') => {
  api.on('GET admin/closing/2026-11-20', { json: shown as never });
  visit(`${moneyPaths.closing}/2026-11-20${below}`);
};
const region = async (name: string) => within(await screen.findByRole('region', { name }));
const line: ClosingDay = {
  day: '2026-11-20',
  state: 'open',
  paid: [{ currency: 'VND', payments: 2, amount: 59_000 }],
  closedBy: null,
  closedAt: null,
  differences: 0,
  changes: 0,
};

it('lists the days with their state, and leads to the oldest with money that is not signed off', async () => {
  const days: ClosingDay[] = [
    { ...line, day: '2026-11-22', state: 'running' },
    { ...line, day: '2026-11-21', state: 'open' },
    line,
    { ...line, day: '2026-11-19', state: 'open', paid: [] },
    {
      ...line,
      day: '2026-11-18',
      state: 'changed',
      closedBy: 'finance1',
      closedAt: '2026-11-19T01:30:00.000Z',
      differences: 1,
      changes: 2,
    },
  ];
  api.on('GET admin/closing', { json: days as never });
  visit(moneyPaths.closing);
  await screen.findByText('3 days are not signed off. 1 day has changed after the close.');
  expect(screen.getByRole('link', { name: /^See 20.Nov.2026$/ }).getAttribute('href')).toBe(
    `${moneyPaths.closing}/2026-11-20`,
  );
  screen.getByText('1 difference · 2 changes after the close');
  screen.getByText('Not over yet');
});

it('shows where the money is, the files, the ledger, and what is under way', async () => {
  show(day);
  const money = await region('Where this day’s money is');
  expect(
    money.getAllByRole('definition').map(({ textContent }) => textContent?.replace(/\u00a0/g, ' ')),
  ).toEqual([
    '100,000 VND · 3 movements',
    '59,000 VND',
    '20,000 VND',
    '11,000 VND',
    '10,000 VND',
    '5,000 VND',
  ]);
  money.getByText('Balanced: everything that came in is accounted for.');
  const files = await region('Settlement files');
  files.getByText('Not compared yet.');
  expect(files.getByRole('link', { name: 'Compare' }).getAttribute('href')).toMatch(
    /\/reconciliation\?day=\d{4}-\d\d-\d\d&gateway=\w+$/,
  );
  (await region('Ledger')).getByText('The ledger agrees with every balance and payment.');
  const work = await region('Open cases and requests');
  expect(work.getByRole('link', { name: 'Underpaid' }).getAttribute('href')).toBe(`${moneyPaths.cases}/c1`);
  screen.getByText(/^Nothing differs so far/);
});

it('names what does not agree, with a way to each', async () => {
  show(broken);
  const found = await region('What does not agree');
  expect(found.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    `${moneyPaths.cases}/case-with-a-long-id`,
    `${moneyPaths.reconciliation}/cmp`,
    expect.stringMatching(/\/abcdef0123456789$/),
  ]);
  found.getByText(/movement x has no place/);
  found.getByText('2 rows');
  screen.getByText('Not balanced: some money is unaccounted for.');
  screen.getByText(/^4 things do not agree\. Signing off needs a reason\./);
});

it('signs off what was seen, with a reason where something differs', async () => {
  show(broken);
  fireEvent.click(await screen.findByRole('link', { name: 'Sign this day off' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Sign Off Despite Differences' }));
  fireEvent.click(dialog.getByRole('button', { name: 'Sign Off Anyway' }));
  await dialog.findByText('This field is required.');
  api.on('POST admin/closing/2026-11-20', { status: 409, json: { message: 'The figures have changed.' } });
  fireEvent.change(dialog.getByLabelText(/^Reason/), { target: { value: 'The bank is asked' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Sign Off Anyway' }));
  await dialog.findByText('The figures have changed.');
  api.on('POST admin/closing/2026-11-20', { json: closed as never });
  api.on('GET admin/closing/2026-11-20', { json: closed as never });
  fireEvent.click(dialog.getByRole('button', { name: 'Sign Off Anyway' }));
  await screen.findByText(/^Signed off by finance1/);
  const sent = api.calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
  expect(sent).toEqual([
    { stamp: 'broken', note: 'The bank is asked' },
    { stamp: 'broken', note: 'The bank is asked' },
  ]);
});

it('shows a signed day with what it was then, and what came after the close', async () => {
  show(closed);
  const after = await region('After sign-off');
  after.getByText('Settled manually');
  after.getByText(/FT-9/);
  screen.getByText(/when signed off: 90,000/);
  await region('What did not agree at sign-off');
  screen.getByText(/Note: Counted/);
  expect(screen.queryByRole('link', { name: 'Sign this day off' })).toBeNull();
});

it('says of a currency that came only after the close that there was none of it then', async () => {
  show({ ...closed, closed: closed.closed && { ...closed.closed, sums: [] } });
  expect((await screen.findAllByText(/^when signed off: 0/)).length).toBeGreaterThan(0);
  expect(screen.queryByText(/when signed off: 90,000/)).toBeNull();
});

it('offers signing off to those who may move money, on days that are over', async () => {
  allow('payments:read', 'cases:read');
  show(day);
  await region('Ledger');
  expect(screen.queryByRole('link', { name: 'Sign this day off' })).toBeNull();
  expect(screen.queryByRole('link', { name: 'Compare' })).toBeNull();
});

it('has no dialog on a day that is not over', async () => {
  show({ ...day, state: 'running' }, '/sign');
  await screen.findByText(/^This day is not over/);
  expect(screen.queryByRole('dialog')).toBeNull();
});
