import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../../server/db/guard';
import { openCase } from '../../../server/payments/ledger/cases';
import { holdMovement } from '../../../server/payments/ledger/movements';
import { days } from '../../../server/platform/clock';
import { casesWith, type Finance, financeOf } from '../../support/server/finance';
import { moneyProblemsOf } from '../../support/server/invariants';
import { notifySandbox, openPayment, paidPayment } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

/** A settlement file lists a transfer, and the gateway reports it later. */
const variants = [{ takesParts: false }, { takesParts: true }];

describe.each(variants)('a file first, the notice then (parts: $takesParts)', ({ takesParts }) => {
  let server: TestApp;
  let finance: Finance;
  let count = 0;
  beforeAll(async () => {
    server = await buildTestApp({ takesParts });
    finance = await financeOf(server);
  });
  afterAll(() => server.close());
  afterEach(async () => {
    expect(await moneyProblemsOf(server.db)).toEqual([]);
    server.clock.advance(days(1) + 1000);
  });

  /** The reconciliation of a row that only the gateway's file has. */
  const inFile = (reference: string, given: { orderNumber?: string; amount?: number } = {}) =>
    inTransaction(server.db, async (tx) => {
      const { orderNumber = null, amount = 59_000 } = given;
      const now = server.clock.now();
      const attempt = await tx
        .selectFrom('paymentAttempts')
        .select(['id', 'paymentId'])
        .where('orderNumber', '=', orderNumber)
        .executeTakeFirst();
      const about = { gateway: 'sandbox', reference, amount, currency: 'VND' };
      const key = `movement sandbox ${reference}`;
      const paymentId = attempt?.paymentId ?? null;
      const { id } = await openCase(tx, { ...about, key, kind: 'only-theirs', paymentId }, now);
      const origin = {
        orderNumber,
        paymentId,
        attemptId: attempt?.id ?? null,
        source: 'settlement' as const,
      };
      await holdMovement(tx, { ...about, ...origin, gateway: 'sandbox', at: null }, id, now);
      return id;
    });
  const statusOf = async (id: string) => (await server.get(`user/payment/status/${id}`)).body;
  const books = async (reference: string) =>
    (await casesWith(server, 'reference', reference)).map(
      ({ kind, state, held }) => `${kind} ${state} ${held}`,
    );
  const named = (id: string) => ({ orderNumber: id });

  it.each([
    ['with the order', named],
    ['without it', () => ({})],
  ] as const)('credits the payment once %s', async (_, given) => {
    const { id } = await openPayment(server);
    const reference = `file-${count++}`;
    await inFile(reference, given(id));
    expect((await statusOf(id)).status).toBe('PENDING');
    for (let n = 0; n < 3; n++) await notifySandbox(server, id, { reference });
    expect((await statusOf(id)).status).toBe('COMPLETED');
    expect(await books(reference)).toEqual(['underpaid closed 0']);
  });

  it('gives a payment that is paid already the case that a second notice would have', async () => {
    const { id } = await paidPayment(server);
    const reference = `file-${count++}`;
    await inFile(reference);
    await notifySandbox(server, id, { reference });
    await notifySandbox(server, id, { reference });
    expect(await books(reference)).toEqual(['paid-twice open 59000']);
  });

  it('stays locked under a request, and takes effect when that is withdrawn', async () => {
    const { id, player } = await openPayment(server);
    const reference = `file-${count++}`;
    const caseId = await inFile(reference);
    const { body: request } = await finance.resolve(caseId, { kind: 'return' });
    await notifySandbox(server, id, { reference });
    expect(await statusOf(id)).toMatchObject({ status: 'PENDING', received: 59_000, held: 59_000 });
    expect(await books(reference)).toEqual(['only-theirs open 59000']);
    await finance.withdraw(request.id);
    expect((await statusOf(id)).status).toBe('COMPLETED');
    const bought = server.db.selectFrom('users').select('diamonds').where('id', '=', player.id);
    expect((await bought.executeTakeFirst())?.diamonds).toBe(715);
  });

  it('goes back when the request is carried out, and the payment is never credited by it', async () => {
    const { id } = await openPayment(server);
    const reference = `file-${count++}`;
    const { body: request } = await finance.resolve(await inFile(reference), { kind: 'return' });
    await notifySandbox(server, id, { reference });
    expect((await finance.confirm(request.id)).body.state).toBe('done');
    await notifySandbox(server, id, { reference });
    expect(await statusOf(id)).toMatchObject({ status: 'PENDING', received: 59_000, returned: 59_000 });
    expect(await books(reference)).toEqual(['only-theirs closed 59000']);
  });

  it('is another transfer when the amount or the order is another', async () => {
    const [one, two] = [await openPayment(server), await openPayment(server)];
    const reference = `file-${count++}`;
    await inFile(reference, named(one.id));
    await notifySandbox(server, two.id, { reference });
    await notifySandbox(server, one.id, { reference, amount: 58_000 });
    const kinds = (await casesWith(server, 'reference', reference)).map(({ kind }) => kind);
    expect(kinds).toEqual(['only-theirs', 'reference-reused', 'reference-reused']);
    expect((await statusOf(one.id)).status).toBe('PENDING');
    expect((await statusOf(two.id)).status).toBe('PENDING');
  });

  it('of an unknown order stays where the file put it', async () => {
    const reference = `file-${count++}`;
    await inFile(reference);
    await notifySandbox(server, 'c'.repeat(32), { reference });
    expect(await books(reference)).toEqual(['only-theirs open 59000']);
  });
});
