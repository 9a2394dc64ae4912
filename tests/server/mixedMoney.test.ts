import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest';
import { days, minutes } from '../../server/clock';
import { cancelExpired } from '../../server/payments/expiry';
import { tellHeldMoney } from '../../server/payments/heldMails';
import { casesWith, type Finance, financeOf } from '../support/server/finance';
import { moneyProblemsOf } from '../support/server/invariants';
import { openPayment, tellSandbox } from '../support/server/payments';
import { buildTestApp, type TestApp } from '../support/server/testApp';

let server: TestApp;
let finance: Finance;
let part = 0;
beforeEach(async () => {
  server ??= await buildTestApp({ takesParts: true });
  // What one person may do alone counts over a day.
  server.clock.advance(days(1) + 1000);
  finance = await financeOf(server);
});
afterAll(() => server.close());
afterEach(async () => expect(await moneyProblemsOf(server.db)).toEqual([]));

const pay = (id: string, amount: number, given: object = {}) =>
  tellSandbox(server, id, { amount, reference: `mixed-${part++}`, ...given });
const end = async () => {
  server.clock.advance(minutes(16));
  await cancelExpired(server.db, server.clock.now());
};
const mailsTo = async (email: string, text: RegExp) =>
  (await server.mails()).filter((mail) => mail.to === email && text.test(mail.text)).map(({ text }) => text);
const outcomes = async (paymentId: string) =>
  (
    await server.db
      .selectFrom('paymentEvents')
      .select('outcome')
      .where('paymentId', '=', paymentId)
      .orderBy('id')
      .execute()
  ).map(({ outcome }) => outcome);

describe('money that cannot pay, beside a part', () => {
  it('is called what it is, and tells nobody of the part again', async () => {
    const { id, player } = await openPayment(server);
    await pay(id, 20_000);
    await pay(id, 500, { currency: 'USD' });
    expect(await outcomes(id)).toEqual(['partly-paid', 'wrong-currency']);
    const parts = (await server.mails()).filter(({ to }) => to === player.email);
    expect(parts).toHaveLength(1);
  });
});

describe('money that joins what is held', () => {
  it('is told to the player too', async () => {
    const { id, player } = await openPayment(server);
    await pay(id, 20_000);
    await end();
    await tellHeldMoney(server.deps);
    await pay(id, 10_000);
    await tellHeldMoney(server.deps);
    await tellHeldMoney(server.deps);
    const mails = await mailsTo(player.email, /20[.,]000|30[.,]000/);
    expect(mails.filter((text) => /30[.,]000/.test(text))).toHaveLength(1);
  });
});

describe('what is missing of a price in dollars', () => {
  it('is a sum of cents', async () => {
    const { id } = await openPayment(server, { price: 1999, currency: 'USD' });
    await pay(id, 501, { currency: 'USD' });
    const [held] = await casesWith(server, 'paymentId', id);
    const token = await finance.tokenOf(0);
    const { body } = await server.get(`admin/cases/${held?.id}`, { token });
    expect(body).toMatchObject({ price: 19.99, held: 5.01, missing: 14.98 });
  });

  it('leaves out a part that a request is about, as for the buyer', async () => {
    const { id } = await openPayment(server);
    await pay(id, 20_000);
    const [locked] = await casesWith(server, 'paymentId', id);
    await finance.resolve(locked?.id ?? '', { kind: 'return' });
    await pay(id, 9000);
    const status = (await server.get(`user/payment/status/${id}`)).body;
    const [, beside] = await casesWith(server, 'paymentId', id);
    const token = await finance.tokenOf(0);
    const { body } = await server.get(`admin/cases/${beside?.id}`, { token });
    expect(body.missing).toBe(status.missing);
  });
});

describe('money of one payment that pays for another', () => {
  it('is told about there: what is over is held for the other alone', async () => {
    const first = await openPayment(server, { price: 90_000 });
    const other = await openPayment(server);
    await pay(first.id, 64_000);
    const [held] = await casesWith(server, 'paymentId', first.id);
    const matched = { kind: 'match', paymentId: other.id, reference: 'SEEN-1' };
    expect((await finance.resolve(held?.id ?? '', matched)).body.state).toBe('done');
    await end();
    const statusOf = async (id: string) => (await server.get(`user/payment/status/${id}`)).body;
    expect(await statusOf(other.id)).toMatchObject({ status: 'COMPLETED', received: 64_000, held: 5000 });
    const told = { status: 'CANCELLED', amount: 90_000, currency: 'VND', received: 64_000 };
    expect(await statusOf(first.id)).toEqual(told);
    const [, over] = [held, ...(await casesWith(server, 'paymentId', other.id))];
    const { body: request } = await finance.resolve(over?.id ?? '', { kind: 'return' });
    await finance.confirm(request.id, { outcome: 'done', reference: 'FT-OVER' });
    expect(await statusOf(other.id)).toMatchObject({ status: 'COMPLETED', returned: 5000 });
    expect(await statusOf(first.id)).toEqual(told);
  });
});
