import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { cancelExpired } from '../../../server/payments/checkout/expiry';
import { handleReport } from '../../../server/payments/checkout/notices';
import { days, minutes } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { casesWith, type Finance, financeOf } from '../../support/server/finance';
import { moneyProblemsOf } from '../../support/server/invariants';
import { takeDiamonds } from '../../support/server/owed';
import { notifySandbox, openPayment, paidPayment } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let finance: Finance;
let count = 0;
beforeAll(async () => {
  server = await buildTestApp({ takesParts: true });
  finance = await financeOf(server);
});
afterAll(() => server.close());
afterEach(async () => {
  expect(await moneyProblemsOf(server.db)).toEqual([]);
  // The limit for one person counts over a day.
  server.clock.advance(days(1) + 1000);
});
const read = async (path: string, by = 0) =>
  (await server.get(`admin/${path}`, { token: await finance.tokenOf(by) })).body;
const readCase = async (kind: string, column: 'paymentId' | 'reference', value: string) => {
  const found = (await casesWith(server, column, value)).find((one) => one.kind === kind);
  return read(`cases/${found?.id}`);
};

describe('a request that waits for a second person', () => {
  it('says of which payment, what it takes and leaves, and which limit it passed', async () => {
    const small = await paidPayment(server, { price: 300_000 });
    const { id, player } = await paidPayment(server, { price: 600_000 });
    await takeDiamonds(server, player.id, 600);
    await finance.refund(small.id, { amount: 300_000 });
    await finance.confirm((await finance.refund(id, { amount: 100_000 })).body.id);
    const { body: asked } = await finance.refund(id, { amount: 200_000 });
    expect(asked.state).toBe('requested');
    const shown = {
      payment: {
        id,
        userName: player.userName,
        status: 'COMPLETED',
        amount: 600_000,
        refunded: 100_000,
        currency: 'VND',
        diamonds: 715,
      },
      // The first refund took the remaining 115, and 3 more than there were.
      effect: { diamonds: 217, bonus: 22, debt: 239 },
      limit: { limit: 500_000, person: 600_000, personCount: 3, subject: 300_000, isOver: true },
    };
    expect((await read('money-requests', 1))[0]).toMatchObject({
      id: asked.id,
      acts: ['approve', 'refuse'],
      ...shown,
    });
    expect((await read(`transactions/${id}/requests`, 1))[0]).toMatchObject({ id: asked.id, ...shown });
    // Whoever decides reads what the same person requested since, too, and that the player is banned by now.
    expect((await finance.refund(id, { amount: 1, idempotencyKey: newId() })).status).toBeLessThan(300);
    server.clock.advance(minutes(1));
    const bannedAt = server.clock.now();
    await server.db.updateTable('users').set({ bannedAt }).where('id', '=', player.id).execute();
    const waiting = await read('money-requests', 1);
    expect(waiting.find((one: { id: string }) => one.id === asked.id)).toMatchObject({
      limit: { ...shown.limit, person: 600_001, personCount: 4, subject: 300_001 },
      closed: 'banned',
    });
    await finance.decide(asked.id, { approve: true });
    const done = (await finance.confirm(asked.id)).body;
    expect([done.diamondsTaken, done.bonusTaken]).toEqual([217, 22]);
    const { debt } = await server.db
      .selectFrom('users')
      .select('debt')
      .where('id', '=', player.id)
      .executeTakeFirstOrThrow();
    expect(debt).toBe(3 + shown.effect.debt);
  });

  it('names the accounts to pay back to while it is open, to whoever may see contacts', async () => {
    const { id } = await paidPayment(server);
    const sender = { name: 'NGUYEN VAN A', account: '0123456789', bank: 'VCB' };
    const row = { sender: JSON.stringify(sender) };
    await server.db.updateTable('movements').set(row).where('paymentId', '=', id).execute();
    const { body: refund } = await finance.refund(id, { amount: 10_000 });
    const list = `money-requests?filter=${encodeURIComponent(JSON.stringify({ paymentId: id }))}`;
    expect(await read(list)).toMatchObject([{ id: refund.id, senders: [sender] }]);
    const { token } = await server.makeStaff('analyst');
    expect((await server.get(`admin/${list}`, { token })).body).toMatchObject([{ senders: null }]);
    await finance.confirm(refund.id);
    expect(await read(list)).toMatchObject([{ state: 'done', senders: null }]);
  });

  it('about a case names the payment that its money came for', async () => {
    const { id, player } = await openPayment(server, { price: 700_000 });
    await notifySandbox(server, id, { amount: 600_000, reference: `d${count++}` });
    server.clock.advance(minutes(16));
    await cancelExpired(server.db, server.clock.now());
    const [held] = await casesWith(server, 'paymentId', id);
    await finance.resolve(held?.id ?? '', { kind: 'return' });
    expect((await read('money-requests', 1))[0]).toMatchObject({
      kind: 'return',
      payment: { id, userName: player.userName, amount: 700_000 },
      effect: null,
      limit: { person: 600_000, subject: 600_000 },
    });
  });

  it('can be seen before it is asked for, by whom it concerns', async () => {
    const { id } = await paidPayment(server);
    const preview = (amount: number) => read(`transactions/${id}/refund-preview?amount=${amount}`);
    expect(await preview(20_000)).toEqual({
      effect: { diamonds: 220, bonus: 22, debt: 0 },
      byGateway: false,
      limit: { limit: 500_000, person: 20_000, personCount: 1, subject: 20_000, isOver: false },
    });
    expect((await preview(59_001)).errors.amount).toHaveLength(1);
    const open = await openPayment(server);
    expect((await read(`transactions/${open.id}/refund-preview?amount=1`)).message).toContain('completed');
  });
});

describe('a case', () => {
  /** Money for an unknown order, as PayOS reports it. */
  const lost = async (amount: number, name: string) => {
    const reference = `FT${count++}`;
    const sender = { name, account: '0123456789', bank: 'VCB' };
    const transfer = { reference, amount, currency: 'VND', at: server.clock.now(), sender };
    const gateway = { name: 'payos', takesParts: true, reversesByFailure: true } as const;
    const evidence = { signed: reference, body: JSON.stringify({ data: { reference, sender } }) };
    const log = { error: () => undefined };
    await handleReport(
      { ...server.deps, log },
      { gateway, source: 'webhook', evidence },
      { orderNumber: `77${count}`, outcome: 'COMPLETED', transfers: [transfer] },
    );
    return reference;
  };

  it('of unknown money says whose it is, and proposes payments by amount, time and payer', async () => {
    const price = 61_500;
    const stranger = await openPayment(server, { price });
    await server.db
      .updateTable('users')
      .set({ firstName: 'Văn Phúc', lastName: 'Trần' })
      .where('id', '=', stranger.player.id)
      .execute();
    const other = await openPayment(server, { price });
    const dear = await openPayment(server, { price: 99_000 });
    server.clock.advance(minutes(2));
    const reference = await lost(price, 'TRAN VAN PHUC');
    const detail = await readCase('unknown-order', 'reference', reference);
    expect(detail.transfers).toMatchObject([
      { reference, held: price, sender: { name: 'TRAN VAN PHUC', account: '0123456789', bank: 'VCB' } },
    ]);
    expect(detail.notices).toMatchObject([
      { outcome: 'unknown-order', body: expect.stringContaining(reference) },
    ]);
    const proposed = detail.candidates.map(({ paymentId }: { paymentId: string }) => paymentId);
    expect(proposed).toEqual([stranger.id, other.id]);
    expect(proposed).not.toContain(dear.id);
    expect(detail.candidates[0]).toMatchObject({
      signs: ['amount', 'time', 'payer'],
      diamonds: 650,
      bonusDiamonds: 65,
    });
    expect(detail.actions).toEqual(['match', 'return', 'write-off']);
    const matched = await finance.resolve(detail.id, {
      kind: 'match',
      paymentId: detail.candidates[0].paymentId,
      reference,
    });
    expect(matched.body.state).toBe('done');
  });

  it('of the missing rest is proposed for the payment whose part waits', async () => {
    const { id } = await openPayment(server, { price: 83_000 });
    await notifySandbox(server, id, { amount: 20_000, reference: `p${count++}` });
    const detail = await readCase('unknown-order', 'reference', await lost(63_000, 'AI DO'));
    expect(detail.candidates).toMatchObject([{ paymentId: id, missing: 63_000, signs: ['rest', 'time'] }]);
    expect(await readCase('underpaid', 'paymentId', id)).toMatchObject({
      price: 83_000,
      held: 20_000,
      missing: 63_000,
      userId: expect.any(String),
      packageName: expect.any(String),
      paymentStatus: 'PENDING',
      candidates: [],
      actions: ['return', 'write-off'],
    });
  });

  it('offers what can succeed: no match without a payment, nothing under a request, an explanation without money', async () => {
    const reference = await lost(1_234_567, '');
    const first = await readCase('unknown-order', 'reference', reference);
    expect([first.candidates, first.actions]).toEqual([[], ['return', 'write-off']]);
    const { body: request } = await finance.resolve(first.id, { kind: 'return' });
    expect((await read(`cases/${first.id}`)).actions).toEqual([]);
    await finance.withdraw(request.id);
    expect((await read(`cases/${first.id}`)).actions).toEqual(['return', 'write-off']);
    const { id } = await paidPayment(server);
    await notifySandbox(server, id, { status: 'FAILED' });
    expect((await readCase('reversed', 'paymentId', id)).actions).toEqual(['close']);
  });

  it('keeps sender and notices from readers who may not see contacts', async () => {
    const reference = await lost(61_000, 'NGUYEN VAN BI MAT');
    const { id } = await readCase('unknown-order', 'reference', reference);
    const { token } = await server.makeStaff('analyst');
    const { status, body } = await server.get(`admin/cases/${id}`, { token });
    // Another test covers whether the role may read cases at all.
    expect(status === 403 || body.transfers[0].sender === null).toBe(true);
    expect(JSON.stringify(body)).not.toContain('BI MAT');
  });
});
