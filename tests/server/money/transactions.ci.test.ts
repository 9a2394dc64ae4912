import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { paymentNumber } from '../../../contract/paymentNumber';
import type { Transaction, TransactionDetail } from '../../../contract/transactions';
import { minutes, seconds } from '../../../server/platform/clock';
import { newId, newReference } from '../../../server/platform/ids';
import { eventually } from '../../support/eventually';
import { makePackage } from '../../support/server/packages';
import { notifySandbox } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let staff: { id: string; token: string; userName: string };
beforeAll(async () => {
  server = await buildTestApp();
  staff = await server.makeStaff('finance');
});
afterAll(() => server.close());
beforeEach(() => server.clock.advance(seconds(5)));

interface Asked {
  filter?: object;
  range?: [number, number];
  sort?: [string, string];
}
const search = (asked: Asked) =>
  new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, JSON.stringify(value)]));
const list = (asked: Asked = {}, token = staff.token) =>
  server.get(`admin/transactions?${search(asked)}`, { token });
const ids = async (filter: object, token = staff.token): Promise<string[]> =>
  (await list({ filter }, token)).body.map(({ id }: Transaction) => id);
const summary = async (filter: object = {}) =>
  (await server.get(`admin/transactions/summary?${search({ filter })}`, { token: staff.token })).body;
const detail = async (id: string, token = staff.token): Promise<TransactionDetail> =>
  (await server.get(`admin/transactions/${id}`, { token })).body;
const post = (path: string, body?: object, token = staff.token) =>
  server.post(`admin/transactions/${path}`, body, { token });
const entries = (recordId: string, action: string) =>
  server.db
    .selectFrom('audits')
    .select(['before', 'after', 'userId'])
    .where('resource', '=', 'payments')
    .where('recordId', '=', recordId)
    .where('action', '=', action)
    .orderBy('id')
    .execute();

/** Opens a payment of 650 + 65 diamonds for 59,000 đồng through the public call. */
async function open(given: { userName?: string; email?: string } = {}, pack: object = {}) {
  const { email, id: userId, userName } = await server.makeUser(given);
  const packageId = await makePackage(server, pack);
  const { body } = await server.post('user/payment/create', { email, packageId });
  return { id: body.transactionId as string, userId, userName, email, packageId };
}
const tell = (id: string, status: string, given: object = {}) =>
  notifySandbox(server, id, { status, ...given });

describe('the list', () => {
  it('tells of each payment what it was for, what it cost and what became of it', async () => {
    const bought = await open();
    server.clock.advance(seconds(42));
    await tell(bought.id, 'PAID');
    const [row] = (await list({ filter: { userId: bought.userId } })).body;
    expect(row).toEqual({
      id: bought.id,
      createdAt: expect.any(String),
      expiresAt: expect.any(String),
      settledAt: server.clock.now().toISOString(),
      userId: bought.userId,
      userName: bought.userName,
      email: bought.email,
      packageId: bought.packageId,
      packageName: 'Gói thử',
      diamonds: 650,
      bonusDiamonds: 65,
      amount: 59_000,
      currency: 'VND',
      gateway: 'sandbox',
      status: 'COMPLETED',
      secondsToSettle: 42,
      references: [`ref-${bought.id}`],
      refunded: 0,
      openCases: 0,
    });
  });

  it('counts the open cases about a payment, and gives dollars as dollars', async () => {
    const bought = await open({}, { price: 250, currency: 'USD' });
    await tell(bought.id, 'PAID', { amount: 250, currency: 'USD' });
    await tell(bought.id, 'PAID', { amount: 250, currency: 'USD', reference: 'another-one' });
    const [row] = (await list({ filter: { userId: bought.userId } })).body;
    expect(row).toMatchObject({ amount: 2.5, currency: 'USD', openCases: 1 });
    expect(row.references).toEqual([`ref-${bought.id}`, 'another-one']);
  });

  it('is paged, newest first, with its length in Content-Range, and sorted by amount within a currency', async () => {
    const one = await open();
    server.clock.advance(seconds(1));
    const two = await open({}, { price: 10_000 });
    const answer = await list({ range: [0, 1] });
    expect(answer.headers['content-range']).toMatch(/^transactions 0-1\/\d+$/);
    expect(answer.body.map(({ id }: Transaction) => id)).toEqual([two.id, one.id]);
    expect((await list({ range: [1, 1] })).body[0].id).toBe(one.id);
    const byAmount = (await list({ sort: ['amount', 'ASC'], range: [0, 99] })).body as Transaction[];
    const order = byAmount.map(({ currency, amount }) => [currency, amount]);
    expect(order).toEqual(
      [...order].sort(([a, x], [b, y]) => String(a).localeCompare(String(b)) || Number(x) - Number(y)),
    );
    expect(new Set(order.map(([currency]) => currency)).size).toBe(2);
  });

  it('filters by state, currency, gateway, package, period and amount', async () => {
    const bought = await open({}, { price: 199, currency: 'USD' });
    const { userId, packageId, id } = bought;
    const found = async (filter: object) => (await ids({ userId, ...filter })).length;
    expect(await ids({ packageId })).toEqual([id]);
    expect(await found({ status: 'PENDING' })).toBe(1);
    expect(await found({ status: ['COMPLETED', 'FAILED'] })).toBe(0);
    expect(await found({ status: [] })).toBe(0);
    expect([await found({ currency: 'USD' }), await found({ currency: 'VND' })]).toEqual([1, 0]);
    expect([await found({ gateway: 'sandbox' }), await found({ gateway: 'payos' })]).toEqual([1, 0]);
    const at = server.clock.now().toISOString();
    expect([await found({ createdAt_gte: at }), await found({ createdAt_lte: '2020-01-01' })]).toEqual([
      1, 0,
    ]);
    expect([await found({ amount_gte: 1.99 }), await found({ amount_gte: 2 })]).toEqual([1, 0]);
    expect([await found({ amount_lte: 1.99 }), await found({ amount_lte: 1.985 })]).toEqual([1, 0]);
    expect([await found({ amount: 1.99 }), await found({ amount: 1.995 })]).toEqual([1, 0]);
    expect([await found({ packageId: 'none' }), await found({ id }), await found({ id: [] })]).toEqual([
      0, 1, 0,
    ]);
  });

  it('finds one text as id, order number, user name, e-mail or gateway’s reference', async () => {
    const bought = await open({ userName: 'khoi_pro%', email: 'khoi.pro@found.example' });
    await tell(bought.id, 'PAID', { reference: 'FT26326XYZ' });
    const orderNumber = newReference();
    await server.db
      .updateTable('paymentAttempts')
      .set({ orderNumber })
      .where('paymentId', '=', bought.id)
      .execute();
    const found = [
      bought.id,
      bought.id.slice(0, 8).toUpperCase(),
      paymentNumber(bought.id),
      paymentNumber(bought.id).replace('-', ' ').toLowerCase(),
      orderNumber,
      'KHOI_PRO%',
      'khoi_p',
      'khoi.pro@',
      'FT26326XYZ',
    ];
    for (const q of found) expect([q, await ids({ q })]).toEqual([q, [bought.id]]);
    for (const q of [bought.id.slice(0, 7), 'kh', 'khoi%', 'pro@found', 'FT26326', `${bought.id}0`, "'"])
      expect([q, await ids({ q })]).toEqual([q, []]);
  });

  it('refuses what it does not know', async () => {
    const wrong: Asked[] = [
      { filter: { email: 'x' } },
      { filter: { status: 'PAID' } },
      { filter: { id_gt: '0' } },
      { sort: ['gateway', 'ASC'] },
      { range: [10_000, 10_009] },
    ];
    for (const asked of wrong) expect([asked, (await list(asked)).status]).toEqual([asked, 400]);
  });

  it('shows addresses, and finds by them, only for those who may see contacts', async () => {
    const bought = await open({ email: 'thu.ha@secret.example' });
    await tell(bought.id, 'PAID', { reference: 'thu' });
    const { token } = await server.makeStaff('analyst');
    const [row] = (await list({ filter: { userId: bought.userId } }, token)).body;
    expect(row.email).toBe('t•••@•••');
    expect(JSON.stringify(await detail(bought.id, token))).not.toContain('secret.example');
    expect(await ids({ q: 'thu.ha@secret.example' }, token)).toEqual([]);
    expect(await ids({ q: 'thu.ha@secret.example' })).toEqual([bought.id]);
  });
});

describe('the summary', () => {
  it('counts each state and adds up each currency on its own', async () => {
    const { packageId, id } = await open({}, { price: 300, currency: 'USD' });
    const again = async () => {
      const { email } = await server.makeUser();
      return (await server.post('user/payment/create', { email, packageId })).body.transactionId as string;
    };
    const failed = await again();
    await again();
    await tell(id, 'PAID', { amount: 300, currency: 'USD' });
    await tell(failed, 'FAILED', { amount: 300, currency: 'USD' });
    const n = (count: number) => ({ count, isMore: false });
    const counts = { all: n(3), paid: n(1), pending: n(1), failed: n(1), cancelled: n(0) };
    const usd = { currency: 'USD', payments: 1, amount: 3, refunded: 0, isMore: false };
    expect(await summary({ packageId })).toMatchObject({ ...counts, totals: [usd] });
    expect(await summary({ packageId, status: 'COMPLETED' })).toMatchObject({ ...counts, totals: [usd] });
    expect(await summary({ packageId, status: 'FAILED' })).toMatchObject({ ...counts, totals: [] });
  });

  it('without a filter, says the same from the daily sums as by counting', async () => {
    const whole = await summary();
    const counted = await summary({ createdAt_gte: '2020-01-01' });
    expect(whole).toEqual(counted);
    expect(whole.totals.map(({ currency }: { currency: string }) => currency)).toEqual(['VND', 'USD']);
    expect(whole.look.count).toBeGreaterThan(0);
  });

  it('says that there are more than ten thousand', async () => {
    const { packageId, userId } = await open();
    await sql`insert into payments (id, user_id, email, package_id, package_name, diamonds, bonus_diamonds, amount,
        currency, gateway, status, created_at, expires_at, settled_at)
      select md5(n::text), ${userId}, 'crowd@found.example', ${packageId}, '=crowd', 1, 0, 1000, 'VND', 'sandbox',
        'FAILED', now() - n * interval '1 microsecond', now(), now() from generate_series(1, 10400) n`.execute(
      server.db,
    );
    const { failed, all } = await summary({ packageId });
    expect([failed, all]).toEqual([
      { count: 10_000, isMore: true },
      { count: 10_001, isMore: true },
    ]);
    const answer = await list({ filter: { packageId }, range: [9_990, 9_999] });
    expect(answer.headers['content-range']).toBe('transactions 9990-9999/10001');
    // A text that finds too many has to be narrowed.
    const found = await list({ filter: { q: 'crowd@found' } });
    expect(found.headers['content-range']).toMatch(/^transactions 0-\d+\/1000\+$/);
    expect((await summary({ q: 'crowd@found' })).failed).toEqual({ count: 1000, isMore: true });
    const few = await list({ filter: { q: 'crowd@found', packageId, status: 'COMPLETED' } });
    expect([few.body, few.status]).toEqual([[], 200]);
  });
});

describe('the export', () => {
  it('holds every row once, those past the last page too', async () => {
    const { body, status, headers } = await post('export', { filter: { q: 'crowd@found' } });
    expect([status, headers['content-type']]).toEqual([200, 'text/csv; charset=utf-8']);
    expect(headers['content-range']).toBe('transactions 0-10399/10400');
    const lines = body.trimEnd().split('\r\n');
    expect(lines).toHaveLength(10_401);
    expect(lines[0]).toMatch(/^\uFEFFid,createdAt,settledAt,/);
    const exported = new Set(lines.slice(1).map((line: string) => line.split(',')[0]));
    expect(exported.size).toBe(10_400);
  });

  it('is read by machines, and turns what a spreadsheet would calculate into text', async () => {
    const { id } = await open({ userName: '=1+1' }, { name: '+cmd "x"' });
    await server.db
      .updateTable('payments')
      .set({ createdAt: new Date('2026-11-22T18:05:09.123Z') })
      .where('id', '=', id)
      .execute();
    const { body } = await post('export', { filter: { id } });
    const [, line] = body.split('\r\n');
    expect(line).toContain(`${id},2026-11-22T18:05:09.123Z,,'=1+1,`);
    expect(line).toContain(`,"'+cmd ""x""",650,65,59000,VND,sandbox,PENDING,,0,0,`);
  });

  it('is recorded with its length and its filter, addresses masked', async () => {
    await post('export', { filter: { q: 'crowd@found.example' } });
    const { after } = (await entries('', 'export')).at(-1) ?? {};
    expect(after).toEqual({ rows: 10_400, filter: { q: 'c•••@•••' } });
  });

  it('is refused to those who may only read, and the refusal recorded', async () => {
    const { token, id } = await server.makeStaff('shop');
    expect((await post('export', {}, token)).status).toBe(403);
    await eventually(async () =>
      expect((await entries('', 'refused')).map(({ userId }) => userId)).toContain(id),
    );
  });
});

describe('an address that was corrected', () => {
  const earlier = 'old.address@shop.example';
  const email = 'new.address@shop.example';
  it('is shown on what was paid before, beside the one of then, and found', async () => {
    const { id, userId } = await open({ email: earlier });
    await tell(id, 'PAID');
    expect(await detail(id)).toMatchObject({ email: earlier, earlierEmail: null });
    await server.db.updateTable('users').set({ email }).where('id', '=', userId).execute();
    expect(await detail(id)).toMatchObject({ email, earlierEmail: earlier });
    for (const q of [email, earlier]) expect(await ids({ q })).toEqual([id]);
    expect((await list({ filter: { q: email } })).body).toMatchObject([{ email }]);
    const { token } = await server.makeStaff('analyst');
    expect(await detail(id, token)).toMatchObject({ email: 'n•••@•••', earlierEmail: 'o•••@•••' });
    expect(await ids({ q: email }, token)).toEqual([]);
  });
});

describe('the page of a payment', () => {
  it('tells its facts and its story in the order of time', async () => {
    const { id, userId } = await open();
    server.clock.advance(seconds(30));
    await tell(id, 'PAID');
    await tell(id, 'PAID');
    server.clock.advance(minutes(1));
    await tell(id, 'PAID', { reference: 'second-time' });
    await server.mails();
    const page = await detail(id);
    expect(page).toMatchObject({ id, userId, language: 'en', repaidDebt: 0, notes: [] });
    expect(page.attempts).toMatchObject([{ gateway: 'sandbox', orderNumber: id, state: 'PAID' }]);
    const [movement, second] = page.movements;
    expect(movement).toMatchObject({
      reference: `ref-${id}`,
      amount: 59_000,
      allocated: 59_000,
      caseId: null,
    });
    expect(second).toMatchObject({ reference: 'second-time', allocated: 0, caseId: page.cases[0]?.id });
    expect(page.cases).toMatchObject([{ kind: 'paid-twice', state: 'open', held: 59_000, paymentId: id }]);
    expect(page.entries).toMatchObject([
      { wallet: 'diamonds', amount: 650, balanceAfter: 650, reason: 'purchase' },
      { wallet: 'diamonds', amount: 65, balanceAfter: 715, reason: 'bonus' },
    ]);
    expect(page.timeline.map(({ kind }) => kind)).toEqual([
      'created',
      'page',
      'notice',
      'ended',
      'mail',
      'notice',
      'case',
    ]);
    expect(page.timeline[2]).toMatchObject({ outcome: 'credited', times: 2, source: 'webhook' });
    expect(page.timeline[4]).toMatchObject({ template: 'purchaseDone', state: 'sent' });
    expect(page.timeline[5]).toMatchObject({
      outcome: 'paid-twice',
      body: expect.stringContaining('second-time'),
    });
  });

  it('says of a mail whose link ended before it was sent that it expired', async () => {
    const { id } = await open();
    await tell(id, 'PAID');
    const now = server.clock.now();
    await server.db.updateTable('outbox').set({ endsAt: now }).where('paymentId', '=', id).execute();
    await server.mails();
    const shown = (await detail(id)).timeline.filter(({ kind }) => kind === 'mail');
    expect(shown).toMatchObject([{ template: 'purchaseDone', state: 'expired', doneAt: now.toISOString() }]);
  });

  it('keeps what a notice says from those who may not see contacts', async () => {
    const { id } = await open();
    await tell(id, 'PAID');
    const body = JSON.stringify({ payer: 'ha@secret.example', phone: '0912345678', desc: 'P1' });
    await server.db.updateTable('paymentEvents').set({ body }).where('paymentId', '=', id).execute();
    const bodyFor = async (token: string) =>
      (await detail(id, token)).timeline.flatMap((event) => (event.kind === 'notice' ? [event.body] : []));
    expect(await bodyFor(staff.token)).toEqual([body]);
    const { token } = await server.makeStaff('shop');
    expect(await bodyFor(token)).toEqual([null]);
  });

  it('is not there for an unknown id', async () => {
    for (const id of ['nothing', newReference()])
      expect((await server.get(`admin/transactions/${id}`, { token: staff.token })).status).toBe(404);
  });

  it('tells of refunds, by whom, and of what they took from the wallets', async () => {
    const { id, userId } = await open();
    await tell(id, 'PAID');
    const now = server.clock.now();
    const requestId = newId();
    await server.db
      .insertInto('moneyRequests')
      .values({
        id: requestId,
        kind: 'refund',
        paymentId: id,
        caseId: null,
        amount: 10_000,
        currency: 'VND',
        reasonKind: 'goodwill',
        reason: 'Asked nicely',
        reference: null,
        askedHash: '',
        state: 'done',
        needsSecond: false,
        byGateway: false,
        idempotencyKey: 'one-refund',
        requestedBy: staff.id,
        requestedAt: now,
        doneBy: staff.id,
        endedAt: now,
      })
      .execute();
    const entry = { id: newId(), userId, wallet: 'diamonds' as const };
    const taken = { amount: -110, balanceAfter: 605, reason: 'refund' as const, paymentId: id, requestId };
    await server.db
      .insertInto('walletEntries')
      .values({ ...entry, ...taken, createdAt: now })
      .execute();
    const page = await detail(id);
    expect(page.timeline.filter(({ kind }) => kind === 'request')).toMatchObject([
      { request: 'refund', state: 'requested', by: staff.userName, amount: 10_000 },
      { request: 'refund', state: 'done', by: staff.userName, amount: 10_000 },
    ]);
    expect(page.entries.at(-1)).toMatchObject({ amount: -110, reason: 'refund' });
  });
});

describe('asking the gateway', () => {
  const order = (orderCode: string, outcome: string) =>
    server.db.updateTable('sandboxOrders').set({ outcome }).where('orderCode', '=', orderCode).execute();

  it('credits what it says was paid, and records who asked', async () => {
    const { id } = await open();
    const pending = await post(`${id}/ask`);
    expect(pending.body.replies).toEqual([
      { gateway: 'sandbox', orderNumber: id, said: 'PENDING', outcome: 'unchanged' },
    ]);
    await order(id, 'PAID');
    const { body } = await post(`${id}/ask`);
    expect(body.replies).toMatchObject([{ said: 'COMPLETED', outcome: 'credited' }]);
    const page = await detail(id);
    expect(page.status).toBe('COMPLETED');
    const asked = page.timeline.filter(({ kind }) => kind === 'staff');
    expect(asked).toMatchObject(Array(2).fill({ action: 'ask', by: staff.userName }));
    expect((await entries(id, 'ask')).at(-1)).toMatchObject({
      before: { state: 'PENDING' },
      after: { state: 'COMPLETED', said: [`sandbox ${id}: COMPLETED`] },
    });
  });

  it('says of a completed payment that it was taken back', async () => {
    const { id } = await open();
    await tell(id, 'PAID');
    await order(id, 'FAILED');
    const { body } = await post(`${id}/ask`);
    expect(body.replies).toMatchObject([{ said: 'FAILED', outcome: 'reversed' }]);
    expect((await detail(id)).cases).toMatchObject([{ kind: 'reversed' }]);
  });

  it('says when the gateway does not know the order, does not respond, or has no keys', async () => {
    const { id } = await open();
    const [gateway] = server.deps.knownGateways;
    const said = async () => (await post(`${id}/ask`)).body.replies[0].said;
    const asked = vi.spyOn(gateway as NonNullable<typeof gateway>, 'ask');
    asked.mockResolvedValueOnce(null);
    expect(await said()).toBe('unknown');
    asked.mockRejectedValueOnce(new Error('down'));
    expect(await said()).toBe('silent');
    await server.db
      .updateTable('paymentAttempts')
      .set({ gateway: 'gone' })
      .where('paymentId', '=', id)
      .execute();
    expect(await said()).toBe('silent');
  });

  it('is refused to those who may only read, and the refusal recorded', async () => {
    const { id } = await open();
    const { token } = await server.makeStaff('analyst');
    for (const action of ['ask', 'receipt', 'notes'])
      expect([action, (await post(`${id}/${action}`, { text: 'x' }, token)).status]).toEqual([action, 403]);
    await eventually(async () => expect(await entries(id, 'refused')).toHaveLength(3));
  });
});

describe('the receipt', () => {
  const receipts = async (to: string) => (await server.mails()).filter((mail) => mail.to === to).length;

  it('is sent again to the address that it was bought for, once a minute', async () => {
    const { id, email } = await open();
    await tell(id, 'PAID');
    const soon = await post(`${id}/receipt`);
    expect([soon.status, soon.headers['retry-after']]).toEqual([429, '60']);
    server.clock.advance(minutes(1));
    const both = await Promise.all([post(`${id}/receipt`), post(`${id}/receipt`)]);
    expect(both.map(({ status }) => `${status}`).sort((a, b) => a.localeCompare(b))).toEqual(['204', '429']);
    expect(server.woken).toContain('mail');
    expect(await receipts(email)).toBe(2);
    expect(await entries(id, 'resend-receipt')).toHaveLength(1);
    const { timeline } = await detail(id);
    expect(timeline.slice(-2).map(({ kind }) => kind)).toEqual(['staff', 'mail']);
  });

  it('is not sent for a payment that is not completed', async () => {
    const { id, email } = await open();
    expect((await post(`${id}/receipt`)).status).toBe(409);
    expect((await post('unknown/receipt')).status).toBe(404);
    expect(await receipts(email)).toBe(0);
  });
});

describe('a note', () => {
  it('stands with its author, and in the history without addresses', async () => {
    const { id } = await open();
    const { status, body } = await post(`${id}/notes`, { text: ' Wrote from lan@secret.example ' });
    expect([status, body]).toMatchObject([
      201,
      { author: staff.userName, text: 'Wrote from lan@secret.example' },
    ]);
    const page = await detail(id);
    expect(page.notes).toEqual([body]);
    expect(page.timeline.at(-1)).toMatchObject({ kind: 'note', by: staff.userName, text: body.text });
    expect(await entries(id, 'note')).toMatchObject([
      { before: null, after: { note: 'Wrote from l•••@•••' } },
    ]);
  });

  it('needs a text and a payment', async () => {
    const { id } = await open();
    for (const text of ['', '  ', 'x'.repeat(1001)])
      expect((await post(`${id}/notes`, { text })).status).toBe(400);
    expect((await post('unknown/notes', { text: 'x' })).status).toBe(404);
  });
});

it('shows the history of payments to those who may read them', async () => {
  const seen = async (role: 'shop' | 'game') => {
    const { token } = await server.makeStaff(role);
    const query = search({ filter: { resource: 'payments' } });
    return (await server.get(`admin/history?${query}`, { token })).body.length > 0;
  };
  expect([await seen('shop'), await seen('game')]).toEqual([true, false]);
});
