import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { permissions, permissionsOf } from '../../contract/permissions';
import type { Transaction, TransactionDetail, TransactionSummary } from '../../contract/transactions';
import { periodFilter } from '../../src/admin/ui/list/periods';
import { paths } from '../../src/paths';
import { adminScreen, allow, choose, dialog, fill, standStill, visit } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';

failOnConsole((first) => first instanceof HttpError);
adminScreen();
const api = recordApi();
const { transactions } = paths.admin;

const id = '0123456789abcdef0123456789abcdef';
const payment = (given: Partial<Transaction> = {}): Transaction => ({
  id,
  createdAt: '2026-11-20T17:05:09Z',
  expiresAt: '2026-11-20T17:20:09Z',
  settledAt: '2026-11-20T17:06:14Z',
  userId: 'u1',
  userName: 'minhkhoi',
  email: 'khoi@outline.example',
  packageId: 'p1',
  packageName: 'Gói chiến binh',
  diamonds: 650,
  bonusDiamonds: 65,
  amount: 59_000,
  currency: 'VND',
  gateway: 'payos',
  status: 'COMPLETED',
  secondsToSettle: 65,
  references: ['FT26326XYZ'],
  refunded: 0,
  openCases: 0,
  ...given,
});
const n = (count: number, isMore = false) => ({ count, isMore });
const sums = (given: Partial<TransactionSummary> = {}): TransactionSummary => ({
  all: n(10_002, true),
  paid: n(48),
  pending: n(1),
  failed: n(2),
  cancelled: n(10_000, true),
  look: n(0),
  totals: [
    { currency: 'VND', payments: 47, amount: 4_700_000, refunded: 59_000, isMore: false },
    { currency: 'USD', payments: 10_000, amount: 12_345.5, refunded: 0, isMore: true },
  ],
  ...given,
});
const detail = (given: Partial<TransactionDetail> = {}): TransactionDetail => ({
  ...payment(),
  earlierEmail: null,
  language: 'vi',
  repaidDebt: 0,
  offer: null,
  buyer: null,
  attempts: [
    {
      id: 'a1',
      gateway: 'payos',
      orderNumber: '7301',
      gatewayId: null,
      state: 'PAID',
      createdAt: '2026-11-20T17:05:09Z',
      expiresAt: '2026-11-20T17:20:09Z',
      linkedAt: '2026-11-20T17:05:10Z',
      endedAt: null,
      askedAt: null,
      nextAskAt: null,
    },
  ],
  movements: [],
  cases: [],
  entries: [],
  notes: [],
  timeline: [{ kind: 'created', id: 'created', at: '2026-11-20T17:05:09Z' }],
  ...given,
});

const listed = (filter: object, range: [number, number], sort: [string, string], ...rows: Transaction[]) =>
  api.onList('transactions', rows, { filter, range, sort });
const newest: [string, string] = ['createdAt', 'DESC'];
const summed = (filter: object, given: TransactionSummary = sums()) =>
  api.on(`GET admin/transactions/summary?${new URLSearchParams({ filter: JSON.stringify(filter) })}`, {
    json: given as never,
  });
const address = (filter: object) =>
  `${transactions}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`;
const table = async () => within(await screen.findByRole('table', { name: 'Table of payments' }));

beforeEach(() => summed({}));

describe('the list', () => {
  it('keeps its specified title and quiet line in a shop without a payment', async () => {
    const none = n(0);
    summed(
      {},
      { all: none, paid: none, pending: none, failed: none, cancelled: none, look: none, totals: [] },
    );
    listed({}, [0, 24], newest);
    visit(transactions);
    await screen.findByRole('heading', { level: 1, name: 'Transaction Management' });
    await screen.findByText('This section has no content yet.');
  });

  it('shows the payments though their totals fail, which can be tried again', async () => {
    listed({}, [0, 24], newest, payment());
    api.on('GET admin/transactions/summary?filter=%7B%7D', { status: 503, json: { message: 'Later.' } });
    visit(transactions);
    await (await table()).findByText('minhkhoi');
    const alert = await screen.findByText('Later.');
    const again = within(alert.closest('[role=alert]') as HTMLElement).getByRole('button', { name: 'Retry' });
    summed({});
    fireEvent.click(again);
    await screen.findByRole('list', { name: 'Totals of paid payments' });
    expect(screen.queryByText('Later.')).toBeNull();
  });

  it('shows a payment in Vietnam’s time, with its money, state, references and cases', async () => {
    listed({}, [0, 24], newest, payment({ refunded: 10_000, openCases: 1 }));
    visit(transactions);
    const row = within((await (await table()).findByText('minhkhoi')).closest('tr') as HTMLElement);
    const link = row.getByRole('link', { name: /^21.Nov.2026 00:05, Open payment 01234-56789/ });
    expect(link.getAttribute('href')).toBe(`${transactions}/${id}`);
    const shown = row.getAllByRole('cell').map(({ textContent }) => textContent?.replaceAll('\u00A0', ' '));
    expect(shown).toEqual([
      '21 Nov 2026 00:0501234-56789',
      'Paid1 case needs review',
      'minhkhoikhoi@outline.example',
      'Gói chiến binh650 + 65 diamonds',
      '59,000 VND10,000 VND refunded',
      'payOSFT26326XYZ',
      '1 min 5 s',
    ]);
    fireEvent.mouseOver(link);
    await screen.findByRole('tooltip', { name: /21 November 2026.*00:05:09/ });
    expect(row.getByRole('link', { name: 'minhkhoi' }).getAttribute('href')).toBe(`${paths.admin.users}/u1`);
  });

  it('counts every state, says what was not counted to the end, and adds up no two currencies', async () => {
    listed({}, [0, 24], newest, payment());
    visit(transactions);
    const tabs = within(await screen.findByRole('navigation', { name: 'Payment statuses' }));
    await tabs.findByText('48');
    expect(tabs.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'All 10,002+',
      'Paid 48',
      'Pending 1',
      'Failed 2',
      'Cancelled 10,000+',
      'Needs review 0',
      'Daily close',
      'Reconciliation',
    ]);
    const totals = within(screen.getByRole('list', { name: 'Totals of paid payments' }));
    expect(
      totals.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00A0', ' ')),
    ).toEqual(['4,700,000 VND47 paid · 59,000 VND refunded', 'more than $12,345.5010,000+ paid']);
  });

  it('takes state, filter, order and page from the address, and a tab keeps the filter', async () => {
    const filter = { q: 'khoi', status: 'FAILED' };
    summed(filter);
    listed(filter, [25, 49], ['amount', 'ASC'], payment({ status: 'FAILED' }));
    visit(`${address(filter)}&sort=amount&order=ASC&page=2&perPage=25`);
    await table();
    const tabs = within(screen.getByRole('navigation', { name: 'Payment statuses' }));
    expect(tabs.getByRole('link', { current: 'page' }).textContent).toMatch(/^Failed/);
    summed({ q: 'khoi', status: 'PENDING' });
    listed({ q: 'khoi', status: 'PENDING' }, [0, 24], ['amount', 'ASC']);
    fireEvent.click(tabs.getByRole('link', { name: /^Pending/ }));
    await screen.findByText('No payment matches the filter.');
    expect(screen.getByRole('searchbox')).toHaveProperty('value', 'khoi');
  });

  it('narrows by what is typed, in the address, and clears all of it but the state', async () => {
    api.on('GET admin/diamond-packages', { json: { packages: [] } });
    listed({ status: 'COMPLETED' }, [0, 24], newest, payment());
    summed({ status: 'COMPLETED' });
    const router = visit(address({ status: 'COMPLETED' }));
    await table();
    fireEvent.click(screen.getByRole('button', { name: 'Filters' }));
    const filter = { status: 'COMPLETED', amount_gte: 50_000 };
    listed(filter, [0, 24], newest, payment({ userName: 'rich' }));
    summed(filter);
    fireEvent.change(await screen.findByLabelText('Amount from'), { target: { value: '50000' } });
    await screen.findByText('rich');
    expect(router.state.location.search).toContain(encodeURIComponent('"amount_gte":50000'));
    fireEvent.click(screen.getByRole('button', { name: 'Remove all filters' }));
    await screen.findByText('minhkhoi');
    expect(screen.getByRole('button', { name: 'Filters' }).getAttribute('aria-expanded')).toBe('true');
  });

  it('says that it could not be read, and tries again', async () => {
    visit(transactions);
    await screen.findByText('The payments could not be loaded.');
    listed({}, [0, 24], newest, payment());
    fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
    await screen.findByText('minhkhoi');
  });

  it('has no links and no export for those who may not', async () => {
    allow('payments:read');
    listed({}, [0, 24], newest, payment());
    visit(transactions);
    await screen.findByText('minhkhoi');
    expect(screen.queryByRole('link', { name: 'minhkhoi' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
  });

  it('leads to no case for those who read payments only, and whoever comes to one comes here', async () => {
    allow(...permissionsOf(['shop']));
    listed({}, [0, 24], newest, payment());
    const router = visit(`${transactions}/cases/c1`);
    await screen.findByText('minhkhoi');
    expect(router.state.location.pathname).toBe(transactions);
    expect(screen.queryByRole('link', { name: /Needs review/ })).toBeNull();
    expect(api.lines().filter((line) => line.includes('cases'))).toEqual([]);
  });

  it('is closed to those who may not read payments', async () => {
    allow(...permissionsOf(['game']));
    visit(transactions);
    await screen.findByRole('heading', { level: 1, name: 'You do not have access to this page' });
    expect(api.lines()).toEqual([]);
  });
});

describe('the export', () => {
  afterEach(() => vi.restoreAllMocks());
  const file = '\uFEFFid,status,settledAt\r\n1,COMPLETED,2026-11-20T17:30:00.000Z\r\n';
  const respond = (body: BodyInit) =>
    vi.spyOn(globalThis, 'fetch').mockImplementationOnce(
      async () =>
        new Response(body, {
          headers: { 'content-type': 'text/csv', 'content-range': 'transactions 0-1/2' },
        }),
    );
  const start = async () => {
    listed({}, [0, 24], newest, payment());
    visit(transactions);
    await screen.findByText('minhkhoi');
    return screen.getByRole('button', { name: 'Export' });
  };

  it('saves what people read, in Vietnam’s days, with the filter of the list', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const button = await start();
    const called = respond(file);
    fireEvent.click(button);
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(called.mock.calls[0]?.[1]).toMatchObject({ method: 'POST', body: '{"filter":{}}' });
    const [heads, row] = (await saved[0]?.text())?.replace('\uFEFF', '').split('\r\n') ?? [];
    expect(heads).toMatch(/^Time,Transaction ID,Ended at,Status,/);
    expect(row).toMatch(/^,1,21\sNov\s2026\s00:30,Paid,/);
  });

  it('has the file for machines in the menu, as the server streams it', async () => {
    const saved: Blob[] = [];
    URL.createObjectURL = (blob) => `blob:${saved.push(blob as Blob)}`;
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    await start();
    respond(file);
    fireEvent.click(screen.getByRole('button', { name: 'How the list is shown' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Download raw data (CSV: IDs, UTC)' }));
    await waitFor(() => expect(click).toHaveBeenCalledTimes(1));
    expect(saved[0]?.size).toBe(new TextEncoder().encode(file).length);
  });

  it('shows its progress, and stops when told to', async () => {
    const button = await start();
    let isStopped = false;
    respond(
      new ReadableStream({
        start: (stream) => stream.enqueue(new TextEncoder().encode('id\r\n1\r\n')),
        cancel: () => {
          isStopped = true;
        },
      }),
    );
    fireEvent.click(button);
    fireEvent.click(await screen.findByRole('button', { name: '1 of 2 rows. Stop' }));
    await screen.findByRole('button', { name: 'Export' });
    expect(isStopped).toBe(true);
  });

  it('saves no half of a file', async () => {
    const click = vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
    const button = await start();
    respond(new ReadableStream({ start: (stream) => stream.error(new Error('cut')) }));
    fireEvent.click(button);
    await screen.findByText('The file could not be exported.');
    expect(click).not.toHaveBeenCalled();
  });
});

describe('a payment', () => {
  const open = (given: Partial<TransactionDetail> = {}, dialogName = '') => {
    api.on(`GET admin/transactions/${id}`, { json: detail(given) as never });
    return visit(`${transactions}/${id}${dialogName}`);
  };

  const preview = `GET admin/transactions/${id}/refund-preview?amount=59000`;
  const mayRefund = ({ byGateway = true, isOver = true } = {}) => {
    api.on(`GET admin/transactions/${id}/requests`, { json: [] });
    api.on(preview, {
      json: {
        effect: { diamonds: 650, bonus: 65, debt: 0 },
        byGateway,
        limit: { limit: isOver ? 50_000 : 90_000, person: 59_000, personCount: 1, subject: 59_000, isOver },
      },
    });
  };

  it.each([
    [true, true, 'The gateway sends the money back by itself.'],
    [true, false, 'The gateway sends the money back by itself.'],
    // Nobody is to transfer money that a second person may still refuse.
    [false, true, 'Once approved, a person has to transfer the money, then enter the reference.'],
    [false, false, 'A person has to transfer the money, then enter the reference.'],
  ])(
    'shows what a refund would do: by the gateway %s, above the limit %s',
    async (byGateway, isOver, who) => {
      mayRefund({ byGateway, isOver });
      open({}, '/refund');
      const { findByText } = await dialog('Refund');
      expect(await findByText('Takes back 650 + 65 bonus diamonds.')).toBeDefined();
      expect(await findByText(who)).toBeDefined();
      expect(await findByText(/minhkhoi · .* · 59,000\sVND · 01234-56789/)).toBeDefined();
      expect(
        await findByText(isOver ? /so a second person has to approve/ : /no second person is needed/),
      ).toBeDefined();
    },
  );

  it('refunds nothing while a case holds more of its money, and leads there', async () => {
    mayRefund();
    const held = { id: 'c1', kind: 'paid-twice', state: 'open', currency: 'VND', held: 20_000 };
    open({ cases: [{ ...held, openedAt: '2026-11-20T17:06:14Z' } as never] }, '/refund');
    const { findByText, getByRole, queryByRole } = await dialog('Refund');
    await findByText(/A case holds .*20,000.* more of this payment/);
    expect(getByRole('link', { name: 'View the case' }).getAttribute('href')).toContain('/cases/c1');
    expect(queryByRole('button', { name: 'Request the Refund' })).toBeNull();
    expect(queryByRole('textbox')).toBeNull();
    expect(getByRole('button', { name: 'Close' })).toBeDefined();
  });

  it('asks no more what a refund would do once it is requested, as it would count twice', async () => {
    mayRefund();
    api.on(`POST admin/transactions/${id}/refunds`, { status: 201, json: {} });
    open({}, '/refund');
    const { findByText, getByRole } = await dialog('Refund');
    await findByText('Takes back 650 + 65 bonus diamonds.');
    await choose('reasonKind', 0);
    fill('reason', 'Bought twice');
    const request = {
      id: 'r1',
      kind: 'refund',
      state: 'requested',
      amount: 59_000,
      currency: 'VND',
      diamondsTaken: 1650,
      bonusTaken: 0,
      requestedAt: '2026-11-20T17:06:14Z',
      senders: null,
      acts: [],
    };
    api.on(`GET admin/transactions/${id}/requests`, { json: [request] });
    fireEvent.click(getByRole('button', { name: 'Request the Refund' }));
    await screen.findByText('Refund requested.');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(api.lines().filter((line) => line === preview)).toHaveLength(1);
    expect(await screen.findByText('Took back 1,650 diamonds')).toBeDefined();
  });

  it('says what is missing, and what a manual settlement credits to whom', async () => {
    api.on(`GET admin/transactions/${id}/requests`, { json: [] });
    const part = {
      id: 'c1',
      kind: 'underpaid',
      state: 'open',
      currency: 'VND',
      held: 20_000,
      openedAt: '2026-11-20T17:06:14Z',
    };
    open({ status: 'PENDING', cases: [part as never] }, '/settle');
    const { findByText } = await dialog('Settle Manually');
    await findByText(/20,000\sVND received · 39,000\sVND missing/);
    await findByText(/^Credits .* to minhkhoi\.$/);
  });

  it.each([
    [
      'settle',
      { status: 'PENDING', cases: [{ kind: 'account-not-open' }] },
      /^The full price .* 59,000\sVND/,
    ],
    ['refund', { refunded: 59_000 }, /^Nothing of this payment is left/],
  ] as const)('says before anything is typed that %s is not possible', async (name, given, said) => {
    api.on(`GET admin/transactions/${id}/requests`, { json: [] });
    const held = { id: 'c1', state: 'open', currency: 'VND', held: 59_000, openedAt: '2026-11-20T17:06:14Z' };
    const opened = 'cases' in given ? given.cases.map((one) => ({ ...held, ...one })) : [];
    open({ ...given, cases: opened as never }, `/${name}`);
    const box = within(await screen.findByRole('dialog'));
    expect((await box.findByRole('alert')).textContent).toMatch(said);
    expect(box.queryByRole('textbox')).toBeNull();
    expect(box.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
  });

  it.each(['refund', 'settle', 'words'])('has no dialog %s for those who may not', async (name) => {
    allow('payments:read');
    api.on(`GET admin/transactions/${id}/requests`, { json: [] });
    const buyer = { name: 'Mẹ Lan', message: null, email: null };
    const router = open({ status: name === 'settle' ? 'PENDING' : 'COMPLETED', buyer }, `/${name}`);
    await waitFor(() => expect(router.state.location.pathname).toBe(`${transactions}/${id}`));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('leads to the case that has the transfer already', async () => {
    api.on(`GET admin/transactions/${id}/requests`, { json: [] });
    api.on(`POST admin/transactions/${id}/settle`, {
      status: 409,
      json: { message: 'A case holds this transfer already.', existing: { resource: 'cases', id: 'c9' } },
    });
    open({ status: 'PENDING' }, '/settle');
    const { getByLabelText, getByRole, findByRole } = await dialog('Settle Manually');
    fireEvent.change(getByLabelText(/Bank reference/), { target: { value: 'FT9' } });
    fireEvent.change(getByLabelText(/^Reason/), { target: { value: 'At the desk' } });
    fireEvent.click(getByRole('button', { name: 'Settle' }));
    const link = await findByRole('link', { name: 'View the case' });
    expect(link.getAttribute('href')).toContain('/cases/c9');
  });

  const timeline = async () => within(await screen.findByRole('list', { name: 'Timeline' }));

  it('tells its story in words, with what the gateway wrote', async () => {
    const at = '2026-11-20T17:06:14Z';
    open({
      timeline: [
        { kind: 'created', id: '1', at },
        { kind: 'page', id: '2', at, gateway: 'payos', orderNumber: '7301' },
        {
          kind: 'notice',
          id: '3',
          at,
          gateway: 'payos',
          source: 'webhook',
          outcome: 'credited',
          times: 2,
          lastAt: at,
          body: '{"code":"00"}',
        },
        { kind: 'ended', id: '4', at, status: 'COMPLETED' },
        { kind: 'mail', id: '5', at, template: 'purchaseDone', state: 'sent', doneAt: at },
        { kind: 'mail', id: '5a', at, template: 'moneyHeld', state: 'sent', doneAt: '2026-11-20T17:08:14Z' },
        {
          kind: 'mail',
          id: '5b',
          at,
          template: 'partReceived',
          state: 'expired',
          doneAt: '2026-11-20T17:08:14Z',
        },
        { kind: 'mail', id: '5c', at, template: 'purchaseGiven', state: 'failed', doneAt: at },
        { kind: 'staff', id: '6', at, action: 'ask', by: 'lan' },
        { kind: 'case', id: '7', at, by: null, case: 'paid-twice', outcome: null },
        { kind: 'note', id: '8', at, by: 'lan', text: 'Called the bank' },
        {
          kind: 'request',
          id: '9',
          at,
          by: 'lan',
          request: 'refund',
          state: 'done',
          amount: 59_000,
          currency: 'VND',
        },
        { kind: 'case', id: '10', at, by: 'lan', case: 'paid-twice', outcome: 'refunded' },
      ],
    });
    const items = (await timeline()).getAllByRole('listitem');
    const when = '21\u00A0Nov\u00A02026 00:06';
    const inLine = when.replace(' ', '\u00A0');
    expect(items.map(({ textContent }) => textContent)).toEqual([
      `Payment created${when}`,
      `Payment page of payOS opened${when} · order 7301`,
      `Notice from payOS: paid${when} · arrived 2 times, the last on ${inLine}Raw data{\n  "code": "00"\n}`,
      `Paid and credited${when}`,
      `Email “Receipt” sent${when}`,
      `Email “Money held” sent${when} · sent on ${inLine.replace('06', '08')}`,
      `Email “Part of the price received” expired before it was sent${when} · dropped on ${inLine.replace('06', '08')}`,
      `Email “Receipt for the buyer” not delivered${when}`,
      `Checked with the gateway${when} · by lan`,
      `Needs review: paid twice${when}`,
      `Note${when} · by lanCalled the bank`,
      `Refund of 59,000\u00A0VND: done${when} · by lan`,
      `Reviewed: paid twice, refunded${when} · by lan`,
    ]);
  });

  it('shows its facts, orders, money, cases and ledger entries', async () => {
    const at = '2026-11-20T17:06:14Z';
    const given = { caseId: null, source: 'webhook', toldAt: at, createdAt: at } as const;
    const entry = { id: 'l1', wallet: 'diamonds', balanceAfter: 700, createdAt: at } as const;
    open({
      refunded: 9_000,
      movements: [
        {
          ...given,
          id: 'm1',
          gateway: 'payos',
          reference: 'FT1',
          amount: 59_000,
          currency: 'VND',
          allocated: 59_000,
        },
      ],
      entries: [
        { ...entry, amount: 650, reason: 'purchase' },
        { ...entry, id: 'l2', amount: -110, reason: 'refund' },
      ],
      cases: [
        {
          id: 'c1',
          kind: 'overpaid',
          state: 'open',
          outcome: null,
          paymentId: id,
          userName: 'minhkhoi',
          userId: 'u1',
          gateway: 'payos',
          reference: 'FT1',
          amount: 1000,
          currency: 'VND',
          held: 1000,
          detail: null,
          ownerId: null,
          ownerName: null,
          openedAt: at,
          closedAt: null,
          linkedId: null,
          version: 1,
        },
      ],
    });
    await screen.findByRole('heading', { level: 1, name: 'Payment 01234-56789' });
    const panel = async (name: string) => (await screen.findByRole('region', { name })).textContent;
    expect(await panel('Details')).toMatch(
      /Transaction ID0123456789abcdef0123456789abcdef.*Refunded9,000\sVND/,
    );
    expect(await panel('Money at the gateways')).toMatch(
      /7301StatusPaid.*ReferenceFT1SourceGateway’s noticeAmount59,000\sVNDPays for this payment59,000\sVND/,
    );
    expect(await panel('Needs review')).toMatch(/Overpaidholds 1,000\sVND · FT1/);
    const entries = within(screen.getByRole('table', { name: 'Ledger entries' })).getAllByRole('row');
    expect(entries.map(({ textContent }) => textContent).slice(1)).toEqual([
      expect.stringMatching(/PurchaseDiamonds\+650700$/),
      expect.stringMatching(/Taken back by a refundDiamonds−110700$/),
    ]);
  });

  it('asks the gateway, says what it said, and reads the payment again', async () => {
    open({ status: 'PENDING', settledAt: null, secondsToSettle: null });
    const ask = await screen.findByRole('button', { name: 'Check with the gateway' });
    expect(screen.queryByRole('button', { name: 'Send the receipt again' })).toBeNull();
    const replies = [
      { gateway: 'payos', orderNumber: '7301', said: 'COMPLETED', outcome: 'credited' },
      { gateway: 'vnpay', orderNumber: '88', said: 'silent', outcome: null },
    ];
    api.on(`POST admin/transactions/${id}/ask`, { json: { replies } });
    api.on(`GET admin/transactions/${id}`, { json: detail() as never });
    fireEvent.click(ask);
    const said = within(await screen.findByRole('list', { name: 'What the gateways said' }));
    expect(said.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'payOS (7301): paid.',
      'VNPAY (88): did not respond.',
    ]);
    await screen.findByRole('button', { name: 'Send the receipt again' });
  });

  it('sends the receipt again, or says why not', async () => {
    open();
    const button = await screen.findByRole('button', { name: 'Send the receipt again' });
    const message = 'The receipt has just been sent.';
    api.on(`POST admin/transactions/${id}/receipt`, { status: 429, json: { message } });
    fireEvent.click(button);
    await screen.findByText(message);
    api.on(`POST admin/transactions/${id}/receipt`, { status: 204 });
    fireEvent.click(await screen.findByRole('button', { name: 'Send the receipt again' }));
    await screen.findByText('The receipt is on its way.');
  });

  it('removes what a giver wrote, for a reason', async () => {
    const buyer = { name: 'Mẹ Lan', message: 'Thi tốt nhé.', email: null };
    allow(...permissions);
    api.on(`GET admin/transactions/${id}`, { json: detail({ buyer }) as never });
    visit(`${transactions}/${id}`);
    fireEvent.click(await screen.findByRole('link', { name: 'Remove the giver’s words' }));
    await dialog('Remove the giver’s words?');
    fill('Reason', 'rude');
    api.on(`POST admin/transactions/${id}/words/remove`, { status: 204 });
    fireEvent.click(screen.getByRole('button', { name: 'Remove' }));
    await screen.findByText('The words were removed.');
    expect(api.lines().join()).toContain(`POST admin/transactions/${id}/words/remove`);
  });

  it('keeps a note that was refused, and empties the field once it is there', async () => {
    open();
    const field = await screen.findByRole('textbox', { name: 'Note' });
    const add = screen.getByRole('button', { name: 'Add note' });
    expect(add).toHaveProperty('disabled', true);
    fireEvent.change(field, { target: { value: ' Called the bank ' } });
    fireEvent.click(add);
    await waitFor(() => expect(api.lines()).toContain(`POST admin/transactions/${id}/notes`));
    await waitFor(() => expect(add).toHaveProperty('disabled', false));
    expect(field).toHaveProperty('value', ' Called the bank ');
    api.on(`POST admin/transactions/${id}/notes`, { status: 201, json: {} });
    fireEvent.click(add);
    await screen.findByText('Note added.');
    expect(field).toHaveProperty('value', '');
    expect(document.activeElement).toBe(field);
    expect(api.calls.findLast(({ method }) => method === 'POST')?.body).toEqual({ text: 'Called the bank' });
  });

  it('only shows to those who may only read', async () => {
    allow(...permissionsOf(['analyst']));
    open();
    await timeline();
    for (const name of ['Check with the gateway', 'Send the receipt again', 'Add note'])
      expect([name, screen.queryByRole('button', { name })]).toEqual([name, null]);
  });

  it('leads back to the list as it was', async () => {
    allow(...permissions);
    const filter = { status: 'COMPLETED' };
    summed(filter);
    listed(filter, [0, 24], newest, payment());
    const router = visit(address(filter));
    api.on(`GET admin/transactions/${id}`, { json: detail() as never });
    fireEvent.click(await screen.findByRole('link', { name: /Open payment/ }));
    fireEvent.click(await screen.findByRole('link', { name: 'Back to the payments' }));
    await screen.findByRole('heading', { level: 1, name: 'Transaction Management' });
    expect(router.state.location.search).toContain(encodeURIComponent('"status":"COMPLETED"'));
  });

  it('says that there is none', async () => {
    api.on(`GET admin/transactions/${id}`, { status: 404 });
    visit(`${transactions}/${id}`);
    await screen.findByText('There is no such payment.');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
  });

  it('can be read again after a failure', async () => {
    api.on(`GET admin/transactions/${id}`, { status: 500 });
    visit(`${transactions}/${id}`);
    const retry = await screen.findByRole('button', { name: 'Retry' });
    api.on(`GET admin/transactions/${id}`, { json: detail() as never });
    fireEvent.click(retry);
    await timeline();
  });
});

describe('a period and a player', () => {
  beforeEach(standStill);

  it('yesterday is one press, and a second takes it away', async () => {
    listed({}, [0, 24], newest, payment());
    summed({});
    const router = visit(address({}));
    await table();
    // Of what was completed, as the dashboard counts.
    const filter = periodFilter('settledAt', 'yesterday', new Date());
    listed(filter, [0, 24], newest, payment({ userName: 'late' }));
    summed(filter);
    fireEvent.click(screen.getByRole('button', { name: 'Yesterday' }));
    await screen.findByText('late');
    expect(screen.getByRole('button', { name: 'Yesterday' }).getAttribute('aria-pressed')).toBe('true');
    fireEvent.click(screen.getByRole('button', { name: 'Yesterday' }));
    await waitFor(() => expect(router.state.location.search).not.toContain('settledAt_gte'));
  });

  it('of payments that are still open a period is that of their beginning', async () => {
    listed({ status: 'PENDING' }, [0, 24], newest, payment({ status: 'PENDING' }));
    summed({ status: 'PENDING' });
    const router = visit(address({ status: 'PENDING' }));
    await table();
    const filter = { status: 'PENDING', ...periodFilter('createdAt', 'lastMonth', new Date()) };
    listed(filter, [0, 24], newest);
    summed(filter);
    fireEvent.click(screen.getByRole('button', { name: 'Last month' }));
    await waitFor(() => expect(router.state.location.search).toContain('createdAt_gte'));
  });

  it('a link leads to the payments of one player, whose name can be taken away', async () => {
    const id = '018f0000-0000-7000-8000-000000000001';
    api.on(`GET admin/user/get-all?Page=1&PageSize=1&Ids=${id}`, { json: { users: [], totalUsers: 0 } });
    listed({ userId: id }, [0, 24], newest, payment());
    summed({ userId: id });
    const router = visit(address({ userId: id }));
    await table();
    const chip = screen.getByText('Of 018f0000').closest('.MuiChip-root') as HTMLElement;
    listed({}, [0, 24], newest, payment({ userName: 'everybody' }));
    summed({});
    fireEvent.click(within(chip).getByTestId('CancelIcon'));
    await screen.findByText('everybody');
    expect(router.state.location.search).not.toContain('userId');
  });
});
