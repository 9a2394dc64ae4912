import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { beforeEach, describe, expect, it } from 'vitest';
import type { MoneyCaseDetail } from '../../contract/cases';
import type { MoneyRequest } from '../../contract/moneyRequests';
import { moneyRequestStates, requestActs } from '../../contract/moneyStates';
import { permissionsOf } from '../../contract/permissions';
import { moneyPaths } from '../../src/admin/screens/money/moneyPaths';
import { adminScreen, allow, dialog, visit } from '../support/adminScreen';
import { failOnConsole } from '../support/quietConsole';
import { recordApi } from '../support/recorder';

failOnConsole((first) => first instanceof HttpError);
adminScreen();
const api = recordApi();
const { cases } = moneyPaths;
const at = '2026-11-20T17:05:09Z';

const found = (given: Partial<MoneyCaseDetail> = {}): MoneyCaseDetail => ({
  id: 'c1',
  kind: 'paid-twice',
  state: 'open',
  outcome: null,
  paymentId: 'p1',
  userName: 'minhkhoi',
  gateway: 'payos',
  reference: 'FT1',
  amount: 59_000,
  currency: 'VND',
  held: 59_000,
  detail: null,
  ownerId: null,
  ownerName: null,
  openedAt: at,
  closedAt: null,
  linkedId: null,
  version: 1,
  userId: 'u1',
  packageName: 'Gói Ngọc',
  paymentStatus: 'COMPLETED',
  price: 59_000,
  missing: null,
  transfers: [],
  notices: [],
  candidates: [],
  actions: ['match', 'return', 'write-off'],
  isRefunding: false,
  related: [],
  ...given,
});
const candidate = (paymentId: string, userName: string): MoneyCaseDetail['candidates'][number] => ({
  paymentId,
  userName,
  packageName: 'Gói Ngọc',
  amount: 99_000,
  missing: 59_000,
  currency: 'VND',
  diamonds: 1_000,
  bonusDiamonds: 100,
  status: 'PENDING',
  createdAt: at,
  signs: ['rest', 'payer'],
});
const asked = (given: Partial<MoneyRequest> = {}): MoneyRequest => ({
  id: 'r1',
  kind: 'refund',
  state: 'requested',
  paymentId: 'p1',
  caseId: null,
  userId: null,
  userName: null,
  balance: null,
  amount: 600_000,
  currency: 'VND',
  reasonKind: 'mistake',
  reason: 'Asked by mail',
  reference: null,
  note: null,
  needsSecond: true,
  byGateway: false,
  accessoryId: null,
  itemName: null,
  takesItem: false,
  closed: null,
  senders: null,
  requestedBy: 'thao',
  requestedAt: at,
  decidedBy: null,
  decidedAt: null,
  sentAt: null,
  endedAt: null,
  diamondsTaken: 0,
  bonusTaken: 0,
  acts: ['approve', 'refuse'],
  version: 3,
  payment: null,
  effect: null,
  limit: null,
  ...given,
});

const showCase = (one: MoneyCaseDetail, requests: MoneyRequest[] = []) => {
  api.on(`GET admin/cases/${one.id}`, { json: one });
  api.on(`GET admin/cases/${one.id}/requests`, { json: requests });
  api.on(`GET admin/cases/${one.id}/notes`, { json: [] });
};
const bodyOf = (path: string) => api.calls.find((call) => call.method === 'POST' && call.path === path)?.body;

describe('a case', () => {
  beforeEach(() => showCase(found({ candidates: [candidate('p1', 'khoa')] })));

  it('is matched to a payment by its id, with reference and reason', async () => {
    api.on('POST admin/cases/c1/resolve', { json: asked({ kind: 'match', state: 'done' }) });
    visit(`${cases}/c1/match`);
    const { getByLabelText, getByRole } = await dialog('Match to a Payment');
    expect((getByLabelText(/Transaction ID to match/) as HTMLInputElement).value).toBe('p1');
    expect((getByLabelText(/Bank reference/) as HTMLInputElement).value).toBe('FT1');
    fireEvent.click(getByRole('button', { name: 'Match' }));
    expect((await screen.findAllByText('This field is required.')).length).toBe(1);
    fireEvent.change(getByLabelText(/^Reason/), { target: { value: 'Same sender' } });
    fireEvent.click(getByRole('button', { name: 'Match' }));
    expect(await screen.findByText('Recorded.')).toBeDefined();
    expect(bodyOf('admin/cases/c1/resolve')).toMatchObject({
      kind: 'match',
      paymentId: 'p1',
      reference: 'FT1',
      reason: 'Same sender',
      idempotencyKey: expect.stringMatching(/^[0-9a-f]{32}$/),
    });
  });

  it('above what one person may decide is asked for, not carried out', async () => {
    api.on('GET admin/site-settings', {
      json: { limits: { refundOverVnd: 40_000 }, most: { refundOverVnd: 500_000 } } as never,
    });
    visit(`${cases}/c1/write-off`);
    const { findByText, getByRole } = await dialog('Write Off');
    await findByText(/above what one person may decide \(40,000\sVND\)/);
    expect(getByRole('button', { name: 'Request the Write-Off' })).toBeTruthy();
  });

  it('goes back to an account that is named, or else to be asked for', async () => {
    visit(`${cases}/c1/return`);
    const { findByText } = await dialog('Return to the Sender');
    await findByText(/minhkhoi · Gói Ngọc · 59,000\sVND · p1/);
    await findByText(/The sender’s account is not known/);
  });

  it('that holds money offers no explanation, one that holds none nothing else', async () => {
    visit(`${cases}/c1`);
    await screen.findByRole('link', { name: 'Write off' });
    expect(screen.queryByRole('link', { name: 'Close with an explanation' })).toBeNull();
  });

  it('shows the server’s message at the field', async () => {
    api.on('POST admin/cases/c1/resolve', {
      status: 400,
      json: {
        message: 'Please check your input.',
        errors: { paymentId: ['This payment is already completed.'] },
      },
    });
    visit(`${cases}/c1/match`);
    const { getByLabelText, getByRole, findByText } = await dialog('Match to a Payment');
    fireEvent.change(getByLabelText(/^Reason/), { target: { value: 'Same sender' } });
    fireEvent.click(getByRole('button', { name: 'Match' }));
    expect(await findByText('This payment is already completed.')).toBeDefined();
    await waitFor(() =>
      expect(document.activeElement?.closest('.MuiFormControl-root')?.textContent).toContain(
        'This payment is already completed.',
      ),
    );
  });

  it('proposes payments with what speaks for each, and takes the one that is chosen', async () => {
    showCase(found({ candidates: [candidate('p1', 'khoa'), candidate('p2', 'linh')] }));
    api.on('POST admin/cases/c1/resolve', { json: asked({ kind: 'match', state: 'done' }) });
    visit(`${cases}/c1/match`);
    const { getByLabelText, getByRole } = await dialog('Match to a Payment');
    const second = getByRole('radio', {
      name: /linh .*59,000\sVND missing.*credits 1,000 \+ 100 bonus diamonds.*exactly what is missing, same sender name/,
    });
    expect((getByLabelText(/Transaction ID to match/) as HTMLInputElement).value).toBe('');
    fireEvent.click(second);
    expect((getByLabelText(/Transaction ID to match/) as HTMLInputElement).value).toBe('p2');
    fireEvent.change(getByLabelText(/^Reason/), { target: { value: 'Same sender' } });
    fireEvent.click(getByRole('button', { name: 'Match' }));
    expect(await screen.findByText('Recorded.')).toBeDefined();
    expect(bodyOf('admin/cases/c1/resolve')).toMatchObject({ paymentId: 'p2' });
  });

  it('says what is missing, whose account it came from, and what each button does', async () => {
    const sender = { name: 'TRAN VAN PHUC', account: '0123', bank: 'VCB' };
    const transfer = {
      id: 'm1',
      gateway: 'payos',
      reference: 'FT1',
      orderNumber: '77',
      amount: 20_000,
      held: 20_000,
      currency: 'VND',
      source: 'webhook' as const,
      toldAt: at,
      createdAt: at,
      sender,
    };
    const notices = [
      {
        id: 'n1',
        source: 'webhook' as const,
        outcome: 'unknown-order',
        times: 2,
        receivedAt: at,
        lastAt: at,
        body: '{"orderCode":77}',
      },
    ];
    showCase(
      found({
        kind: 'underpaid',
        held: 20_000,
        missing: 39_000,
        transfers: [transfer],
        notices,
        actions: ['return', 'write-off'],
        related: [found({ id: 'c2', kind: 'overpaid' })],
      }),
    );
    visit(`${cases}/c1`);
    const page = await screen.findByRole('article');
    expect(within(page).getByRole('link', { name: 'minhkhoi' }).getAttribute('href')).toContain('/u1');
    expect(within(page).queryByText(/The sender’s account is not known/)).toBeNull();
    expect(page?.textContent).toMatch(/Missing39,000\sVND/);
    expect(page?.textContent).toContain('TRAN VAN PHUC · 0123 · VCB');
    expect(page?.textContent).toContain('{"orderCode":77}');
    expect(page?.textContent).toContain('The money stays with the shop and pays for nothing.');
    expect(within(page).queryByRole('link', { name: 'Match to a payment' })).toBeNull();
    expect(within(page).getByRole('link', { name: 'Overpaid' })).toBeDefined();
  });

  it('under a request says why nothing else can be done', async () => {
    showCase(found({ actions: [] }), [asked({ kind: 'return', caseId: 'c1' })]);
    visit(`${cases}/c1`);
    expect(await screen.findByText(/A request about this money is open/)).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Write off' })).toBeNull();
  });

  it('can be read, not worked on, by those who may only read', async () => {
    allow(...permissionsOf(['analyst']));
    visit(`${cases}/c1`);
    expect(await screen.findByRole('heading', { name: 'Paid twice' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Take the case' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Write off' })).toBeNull();
    expect(screen.queryByLabelText(/New note/)).toBeNull();
  });

  it('is taken and noted, but its money stays, by support', async () => {
    allow(...permissionsOf(['support']));
    visit(`${cases}/c1`);
    expect(await screen.findByRole('button', { name: 'Take the case' })).toBeDefined();
    expect(screen.queryByRole('link', { name: 'Write off' })).toBeNull();
  });
});

it('a case without money is closed with an explanation', async () => {
  showCase(found({ kind: 'reversed', held: 0, actions: ['close'] }));
  api.on('POST admin/cases/c1/close', { json: found({ state: 'closed', outcome: 'explained' }) });
  visit(`${cases}/c1/close`);
  const { getByLabelText, getByRole } = await dialog('Close the Case');
  fireEvent.change(getByLabelText(/^Reason/), { target: { value: 'The bank was wrong' } });
  fireEvent.click(getByRole('button', { name: 'Close' }));
  expect(await screen.findByText('Case closed.')).toBeDefined();
  expect(bodyOf('admin/cases/c1/close')).toEqual({ reason: 'The bank was wrong', version: 1 });
});

describe('requests', () => {
  const facts = {
    payment: {
      id: 'p1',
      userName: 'minhkhoi',
      packageName: 'Rương',
      status: 'COMPLETED' as const,
      amount: 900_000,
      refunded: 100_000,
      currency: 'VND' as const,
      diamonds: 715,
      createdAt: at,
    },
    effect: { diamonds: 217, bonus: 22, debt: 239 },
    limit: { limit: 500_000, person: 620_000, personCount: 3, subject: 700_000, isOver: true },
  };

  it('say to the second person what there is to decide, in the queue and in the dialog', async () => {
    const senders = [{ name: 'NGUYEN VAN A', account: '0123456789', bank: null }];
    showCase(found(), [asked({ ...facts, senders, closed: 'banned' })]);
    visit(`${cases}/c1`);
    const list = await screen.findByRole('list', { name: 'Requests about this case' });
    const seen = [
      /Transfer back to: NGUYEN VAN A · 0123456789/,
      /The player is banned/,
      /minhkhoi · Rương · 900,000\sVND/,
      /100,000\sVND refunded/,
      /Takes back 217 \+ 22 bonus diamonds. The player has spent some, and will owe 239 diamonds./,
      /With this request, thao asks for 620,000\sVND within 24 hours \(3 requests\)/,
      /For this payment alone it is 700,000\sVND. One person may decide up to 500,000\sVND/,
      /a person has to transfer the money/,
    ];
    for (const text of seen) expect(list?.textContent).toMatch(text);
    expect(
      within(list)
        .getByRole('link', { name: /minhkhoi/ })
        .getAttribute('href'),
    ).toContain('/p1');
    fireEvent.click(screen.getByRole('link', { name: 'Approve' }));
    const { getByText, getByRole } = await dialog('Approve the Request');
    const box = getByRole('button', { name: 'Approve' }).closest('[role="dialog"]');
    expect(box?.textContent).toContain('Bought by mistake: Asked by mail');
    expect(box?.textContent).toContain('Once approved, it waits for the transfer');
    for (const text of seen) expect(box?.textContent).toMatch(text);
    expect(getByText('Approve the Request')).toBeDefined();
  });

  it('are withdrawn by who asked', async () => {
    showCase(found(), [asked({ ...facts, acts: ['withdraw'] })]);
    api.on('POST admin/money-requests/r1/withdraw', { json: asked({ state: 'withdrawn' }) });
    visit(`${cases}/c1/requests/r1/withdraw`);
    const { getByRole, getByText, queryByText } = await dialog('Withdraw the Request');
    getByText(/minhkhoi/);
    // What it would have done, and who would have to approve it, contradicts that it ends.
    expect(queryByText(/Takes back 217|may decide/)).toBeNull();
    fireEvent.click(getByRole('button', { name: 'Withdraw' }));
    expect(await screen.findByText('Withdrawn.')).toBeDefined();
    expect(bodyOf('admin/money-requests/r1/withdraw')).toEqual({ version: 3 });
  });

  it('are approved by the second person, with the version that was read', async () => {
    showCase(found(), [asked()]);
    api.on('POST admin/money-requests/r1/decide', { json: asked({ state: 'approved' }) });
    visit(`${cases}/c1`);
    fireEvent.click(await screen.findByRole('link', { name: 'Approve' }));
    const { getByRole } = await dialog('Approve the Request');
    fireEvent.click(getByRole('button', { name: 'Approve' }));
    expect(await screen.findByText('Approved.')).toBeDefined();
    expect(bodyOf('admin/money-requests/r1/decide')).toEqual({ approve: true, version: 3 });
  });

  it.each([
    [{ acts: ['withdraw'] }, ['Withdraw']],
    [{ acts: ['approve', 'refuse'] }, ['Approve', 'Refuse']],
    [
      { acts: ['begin', 'confirm', 'fail'] },
      ['Start the transfer', 'Confirm the transfer', 'Transfer failed'],
    ],
    [{ acts: [] }, []],
  ] as const)('with %j offer %j', async ({ acts }, offered) => {
    showCase(found(), [asked({ acts: [...acts] })]);
    visit(`${cases}/c1`);
    const list = await screen.findByRole('list', { name: 'Requests about this case' });
    expect(
      within(list)
        .queryAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual(offered);
  });

  describe.each(requestActs)('of whose acts %s is not the reader’s', (act) => {
    const openActs: Record<string, readonly string[]> = {
      requested: ['approve', 'refuse', 'withdraw'],
      approved: ['refuse', 'begin', 'confirm', 'fail', 'withdraw'],
      sent: ['confirm', 'fail'],
    };

    it.each(moneyRequestStates)('say so before anything is typed, in the state %s', async (state) => {
      showCase(found(), [asked({ state, acts: [] })]);
      visit(`${cases}/c1/requests/r1/${act}`);
      const said = await within(await screen.findByRole('dialog')).findByRole('alert');
      const open = openActs[state];
      expect(said.textContent).toMatch(
        !open
          ? /^This request has ended/
          : open.includes(act)
            ? /a colleague/
            : /^This cannot be done now.*“/,
      );
      const box = within(screen.getByRole('dialog'));
      expect(box.queryByRole('textbox')).toBeNull();
      expect(box.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Close']);
    });
  });

  it.each(requestActs)('one about a wallet has words for the address of its "%s"', async (act) => {
    showCase(found(), [asked({ kind: 'grant', userId: 'u1', userName: 'minhkhoi', acts: [act] })]);
    visit(`${cases}/c1/requests/r1/${act}`);
    const title = await screen.findByRole('heading', { level: 2, name: /request|transfer/i });
    expect(title.closest('[role=dialog]')?.textContent).not.toContain('money.');
  });

  it.each([
    [{}, /^No requests yet. They are made/],
    [{ state: 'failed' }, 'No request matches the filter.'],
  ])('an empty list with the filter %j says "%s"', async (filter, said) => {
    api.onList('money-requests', [], { filter, range: [0, 24], sort: ['requestedAt', 'DESC'] });
    visit(`${moneyPaths.requests}?${new URLSearchParams({ filter: JSON.stringify(filter) })}`);
    await screen.findByText(said);
  });
});

it.each([
  ['requested', true],
  ['approved', true],
  ['done', false],
  ['refused', false],
  ['withdrawn', false],
  ['failed', false],
] as const)('requests in the state %s speak of a transfer that is ahead: %s', async (state, isAhead) => {
  showCase(found(), [asked({ state, acts: [] })]);
  visit(`${cases}/c1`);
  const list = await screen.findByRole('list', { name: 'Requests about this case' });
  expect(/a person has to transfer the money/i.test(list.textContent ?? '')).toBe(isAhead);
});
