import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { shareOf } from '../../../server/payments/effects/clawBack';
import { days } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { moneyProblemsOf } from '../../support/server/invariants';
import { takeDiamonds } from '../../support/server/owed';
import { notifySandbox, openPayment, paidPayment } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let finance: { token: string; userName: string };
let colleague: { token: string; userName: string };
beforeAll(async () => {
  server = await buildTestApp();
  finance = await server.makeStaff('finance');
  colleague = await server.makeStaff('finance');
});
afterAll(() => server.close());
afterEach(async () => {
  expect(await moneyProblemsOf(server.db)).toEqual([]);
  // The limit for one person counts over a day.
  server.clock.advance(days(1) + 1000);
  finance.token = (await server.signIn(`${finance.userName}@example.com`)).accessToken;
  colleague.token = (await server.signIn(`${colleague.userName}@example.com`)).accessToken;
});

const refund = (id: string, given: object, token = finance.token) =>
  server.post(
    `admin/transactions/${id}/refunds`,
    { amount: 59_000, reasonKind: 'mistake', reason: 'Bought by mistake', idempotencyKey: newId(), ...given },
    { token },
  );
const confirm = (id: string, given: object = { outcome: 'done', reference: 'FT-1' }, token = finance.token) =>
  server.post(`admin/money-requests/${id}/confirm`, given, { token });
const decide = (id: string, given: object, token = colleague.token) =>
  server.post(`admin/money-requests/${id}/decide`, given, { token });
const player = (id: string) =>
  server.db.selectFrom('users').select(['diamonds', 'debt']).where('id', '=', id).executeTakeFirstOrThrow();
const payment = (id: string) =>
  server.db.selectFrom('payments').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
const spend = (userId: string, amount: number) => takeDiamonds(server, userId, amount);
const caseOf = async (paymentId: string | null, kind: string) => {
  const filter = encodeURIComponent(JSON.stringify(paymentId ? { paymentId, kind } : { kind }));
  const { body } = await server.get(`admin/cases?filter=${filter}`, { token: finance.token });
  return body[0];
};

describe('refunds', () => {
  it('give back the whole after the transfer is confirmed: diamonds, sums, mail, and COMPLETED stays', async () => {
    const { id, player: buyer } = await paidPayment(server);
    const asked = await refund(id, {});
    expect(asked).toMatchObject({
      status: 201,
      body: { kind: 'refund', state: 'approved', amount: 59_000, needsSecond: false, byGateway: false },
    });
    expect(await player(buyer.id)).toEqual({ diamonds: 715, debt: 0 });
    expect((await confirm(asked.body.id, { outcome: 'done' })).body.errors).toEqual({
      reference: ['Enter the reference of the transfer.'],
    });
    expect((await confirm(asked.body.id)).body).toMatchObject({
      state: 'done',
      reference: 'FT-1',
      diamondsTaken: 650,
      bonusTaken: 65,
    });
    expect(await player(buyer.id)).toEqual({ diamonds: 0, debt: 0 });
    expect(await payment(id)).toMatchObject({ status: 'COMPLETED', refunded: 59_000 });
    expect((await server.get(`user/payment/status/${id}`)).body).toEqual({
      status: 'COMPLETED',
      diamonds: 715,
      takenBack: 715,
      amount: 59_000,
      currency: 'VND',
      returned: 59_000,
    });
    const mails = (await server.mails()).filter(({ to }) => to === buyer.email);
    expect(mails.map(({ subject }) => subject)).toEqual(['715 diamonds added', '59,000\u00a0VND refunded']);
    expect((await confirm(asked.body.id)).status).toBe(409);
  });

  it('take back the floor of the share, so that parts add up to the whole', async () => {
    expect([1, 1, 1].map((part, n) => shareOf(100, n, part, 3))).toEqual([33, 33, 34]);
    const { id, player: buyer } = await paidPayment(server);
    const taken: number[] = [];
    for (const amount of [20_000, 20_000, 19_000]) {
      const { body } = await refund(id, { amount });
      taken.push((await confirm(body.id)).body.diamondsTaken);
    }
    expect(taken).toEqual([220, 220, 210]);
    expect(await player(buyer.id)).toEqual({ diamonds: 0, debt: 0 });
    expect((await refund(id, { amount: 1 })).body.errors.amount).toHaveLength(1);
  });

  it('leave a debt for what was spent, which the next purchase repays and its receipt names', async () => {
    const { id, player: buyer, packageId } = await paidPayment(server);
    await spend(buyer.id, 500);
    const { body } = await refund(id, {});
    await confirm(body.id);
    expect(await player(buyer.id)).toEqual({ diamonds: 0, debt: 500 });
    const next = await server.post('user/payment/create', { email: buyer.email, packageId });
    await notifySandbox(server, next.body.transactionId);
    expect(await player(buyer.id)).toEqual({ diamonds: 215, debt: 0 });
    const mails = (await server.mails()).filter(({ to }) => to === buyer.email);
    expect(mails.at(-1)?.text).toContain('500 of them repaid what was owed');
    expect((await server.get(`user/payment/status/${next.body.transactionId}`)).body).toEqual({
      status: 'COMPLETED',
      diamonds: 715,
      repaid: 500,
    });
  });

  it('leave a debt that base and bonus of the next purchase repay together', async () => {
    const { id, player: buyer, packageId } = await paidPayment(server);
    await spend(buyer.id, 700);
    await confirm((await refund(id, {})).body.id);
    expect(await player(buyer.id)).toEqual({ diamonds: 0, debt: 700 });
    const next = await server.post('user/payment/create', { email: buyer.email, packageId });
    await notifySandbox(server, next.body.transactionId);
    expect(await player(buyer.id)).toEqual({ diamonds: 15, debt: 0 });
  });

  it('stay within the payment, whatever is asked for at once by two people', async () => {
    const { id } = await paidPayment(server);
    const asked = await Promise.all(
      Array.from({ length: 6 }, (_, n) =>
        refund(id, { amount: 20_000 }, n % 2 ? finance.token : colleague.token),
      ),
    );
    expect(asked.filter(({ status }) => status === 201)).toHaveLength(2);
    expect(asked.filter(({ status }) => status === 400)).toHaveLength(4);
    const [first, second] = asked.filter(({ status }) => status === 201);
    expect((await confirm(first?.body.id, { outcome: 'failed', note: 'Account closed' })).body.state).toBe(
      'failed',
    );
    expect((await refund(id, { amount: 39_000 })).status).toBe(201);
    expect((await confirm(second?.body.id)).body.state).toBe('done');
    expect((await payment(id)).refunded).toBe(20_000);
  });

  it('with the same key are one, and a key for something else is refused', async () => {
    const { id } = await paidPayment(server);
    const idempotencyKey = newId();
    const all = await Promise.all([1, 2, 3].map(() => refund(id, { amount: 1000, idempotencyKey })));
    expect(new Set(all.map(({ body }) => body.id)).size).toBe(1);
    expect((await refund(id, { amount: 2000, idempotencyKey })).status).toBe(409);
  });

  it('are refused for an open payment, a fraction of a đồng, no reason, and people without the permission', async () => {
    const { id } = await openPayment(server);
    expect((await refund(id, {})).status).toBe(409);
    const paid = await paidPayment(server);
    expect((await refund(paid.id, { amount: 0.5 })).status).toBe(400);
    expect((await refund(paid.id, { amount: 0 })).status).toBe(400);
    expect((await refund(paid.id, { reason: ' ' })).status).toBe(400);
    expect((await refund('unknown', {})).status).toBe(404);
    const { token } = await server.makeStaff('shop');
    expect((await refund(paid.id, {}, token)).status).toBe(403);
  });
});

describe('the second person', () => {
  it('approves what is above the limit, never what they asked for themselves', async () => {
    const { id, player: buyer } = await paidPayment(server, { price: 600_000 });
    const { body: asked } = await refund(id, { amount: 500_001 });
    expect(asked).toMatchObject({ state: 'requested', needsSecond: true, acts: ['withdraw'] });
    expect((await confirm(asked.id)).status).toBe(409);
    expect(await decide(asked.id, { approve: true }, finance.token)).toMatchObject({
      status: 409,
      body: { message: 'You cannot approve your own request.' },
    });
    const open = await server.get('admin/money-requests', { token: colleague.token });
    expect(open.body[0]).toMatchObject({
      id: asked.id,
      acts: ['approve', 'refuse'],
      requestedBy: finance.userName,
    });
    const outdated = await decide(asked.id, { approve: true, version: 9 });
    expect([outdated.status, outdated.body.conflict.current]).toEqual([409, open.body[0]]);
    const both = await Promise.all([
      decide(asked.id, { approve: true }),
      decide(asked.id, { approve: true }),
    ]);
    expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
    expect((await confirm(asked.id)).body).toMatchObject({ state: 'done', decidedBy: colleague.userName });
    expect(await player(buyer.id)).toEqual({ diamonds: 715 - 541 - 54, debt: 0 });
  });

  it('is needed for many small ones too: over a day of one person, and over one payment', async () => {
    const [one, two] = [
      await paidPayment(server, { price: 400_000 }),
      await paidPayment(server, { price: 400_000 }),
    ];
    expect((await refund(one.id, { amount: 400_000 })).body.needsSecond).toBe(false);
    expect((await refund(two.id, { amount: 100_001 })).body.needsSecond).toBe(true);
    const three = await paidPayment(server, { price: 600_000 });
    expect((await refund(three.id, { amount: 300_000 }, colleague.token)).body.needsSecond).toBe(false);
    server.clock.advance(days(1) + 1000);
    const { accessToken } = await server.signIn(`${colleague.userName}@example.com`);
    expect((await refund(three.id, { amount: 300_000 }, accessToken)).body.needsSecond).toBe(true);
  });

  it('may refuse with a reason, which frees the amount', async () => {
    const { id } = await paidPayment(server, { price: 600_000 });
    const { body: asked } = await refund(id, { amount: 600_000 });
    expect((await decide(asked.id, { approve: false })).body.errors.note).toHaveLength(1);
    expect((await decide(asked.id, { approve: false, note: 'Not ours' })).body.state).toBe('refused');
    expect((await refund(id, { amount: 600_000 })).status).toBe(201);
  });
});

describe('cases', () => {
  const resolve = (id: string, given: object) =>
    server.post(
      `admin/cases/${id}/resolve`,
      { reference: 'FT-2', reason: 'Checked with the bank', idempotencyKey: newId(), ...given },
      { token: finance.token },
    );

  it('match the money of an unknown order with a payment; what is over is a case of its own', async () => {
    const { id, player: buyer } = await openPayment(server);
    await notifySandbox(server, 'f'.repeat(32), { amount: 70_000, reference: 'lost' });
    const lost = await caseOf(null, 'unknown-order');
    expect(lost).toMatchObject({ held: 70_000, reference: 'lost', currency: 'VND' });
    expect((await resolve(lost.id, { kind: 'match' })).body.errors.paymentId).toHaveLength(1);
    const dear = await openPayment(server, { price: 80_000 });
    expect((await resolve(lost.id, { kind: 'match', paymentId: dear.id })).status).toBe(400);
    const matched = await resolve(lost.id, { kind: 'match', paymentId: id });
    expect(matched).toMatchObject({ status: 201, body: { state: 'done' } });
    expect(await player(buyer.id)).toEqual({ diamonds: 715, debt: 0 });
    expect(await caseOf(id, 'overpaid')).toMatchObject({ held: 11_000, state: 'open' });
    expect((await resolve(lost.id, { kind: 'write-off' })).status).toBe(409);
  });

  it('give a second payment back to its sender, by hand', async () => {
    const { id } = await paidPayment(server);
    await notifySandbox(server, id, { reference: 'again' });
    const twice = await caseOf(id, 'paid-twice');
    expect(twice).toMatchObject({ held: 59_000, userName: expect.stringMatching(/^player/) });
    const asked = await resolve(twice.id, { kind: 'return' });
    expect(asked.body.state).toBe('approved');
    expect((await resolve(twice.id, { kind: 'write-off' })).body.message).toContain('is open');
    expect((await confirm(asked.body.id)).body.state).toBe('done');
    const { body } = await server.get(`admin/cases/${twice.id}`, { token: finance.token });
    expect(body).toMatchObject({ state: 'closed', outcome: 'refunded', held: 0 });
  });

  it('settle a payment by a transfer that no gateway told about, each transfer once', async () => {
    const [one, two] = [await openPayment(server), await openPayment(server)];
    const settle = (id: string, reference: string) =>
      server.post(
        `admin/transactions/${id}/settle`,
        { reference, reason: 'Paid at the desk', idempotencyKey: newId() },
        { token: finance.token },
      );
    expect((await settle(one.id, 'DESK-1')).body).toMatchObject({ state: 'done', kind: 'settle' });
    expect(await player(one.player.id)).toEqual({ diamonds: 715, debt: 0 });
    expect((await settle(two.id, 'DESK-1')).status).toBe(409);
    expect((await settle(one.id, 'DESK-2')).status).toBe(409);
    expect((await payment(two.id)).status).toBe('PENDING');
  });

  it('without money are closed with an explanation, taken and given back, with notes', async () => {
    const { id } = await paidPayment(server);
    await notifySandbox(server, id, { status: 'FAILED' });
    const reversed = await caseOf(id, 'reversed');
    const call = (path: string, body: object, token = finance.token) =>
      server.post(`admin/cases/${reversed.id}/${path}`, body, { token });
    const mine = await call('owner', { mine: true, version: reversed.version });
    expect(mine.body).toMatchObject({ ownerName: finance.userName, version: 2 });
    const outdated = await call('owner', { mine: true, version: reversed.version }, colleague.token);
    expect([outdated.status, outdated.body.conflict.by]).toEqual([409, finance.userName]);
    expect(outdated.body.conflict.current).toEqual(mine.body);
    await call('notes', { text: 'Asked the bank' });
    const notes = await server.get(`admin/cases/${reversed.id}/notes`, { token: finance.token });
    expect(notes.body).toMatchObject([{ author: finance.userName, text: 'Asked the bank' }]);
    expect((await resolve(reversed.id, { kind: 'write-off' })).status).toBe(409);
    const closed = await call('close', { reason: 'The bank was wrong' });
    expect(closed.body).toMatchObject({ state: 'closed', outcome: 'explained' });
    expect((await call('close', { reason: 'again' })).status).toBe(409);
    const held = await openPayment(server);
    await notifySandbox(server, held.id, { amount: 1000, reference: 'small' });
    const mismatch = await caseOf(held.id, 'amount-mismatch');
    const refused = await server.post(
      `admin/cases/${mismatch.id}/close`,
      { reason: 'no' },
      { token: finance.token },
    );
    expect(refused.status).toBe(409);
  });
});

it('audits every step with who, what and how much', async () => {
  const { id } = await paidPayment(server, { price: 600_000 });
  const { body: asked } = await refund(id, { amount: 600_000 });
  await decide(asked.id, { approve: true });
  await confirm(asked.id);
  const entries = await server.db
    .selectFrom('audits')
    .select(['action', 'userName', 'after'])
    .where('resource', '=', 'payments')
    .where('recordId', '=', id)
    .orderBy('at')
    .orderBy('id')
    .execute();
  expect(entries).toMatchObject([
    { action: 'refund', userName: finance.userName, after: { amount: 600_000, reason: 'Bought by mistake' } },
    { action: 'approve', userName: colleague.userName },
    { action: 'confirm', userName: finance.userName, after: { reference: 'FT-1', state: 'done' } },
  ]);
});
