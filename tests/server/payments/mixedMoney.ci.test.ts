import { describe, expect, it } from 'vitest';
import { mailAboutHeldMoney } from '../../../server/payments/checkout/heldMails';
import { casesWith } from '../../support/server/finance';
import { partsShop } from '../../support/server/partsShop';
import { openPayment } from '../../support/server/payments';

const shop = partsShop();
const { pay, end } = shop;

const mailsTo = async (email: string, text: RegExp) =>
  (await shop.server.mails())
    .filter((mail) => mail.to === email && text.test(mail.text))
    .map(({ text }) => text);
const outcomes = async (paymentId: string) =>
  (
    await shop.server.db
      .selectFrom('paymentEvents')
      .select('outcome')
      .where('paymentId', '=', paymentId)
      .orderBy('id')
      .execute()
  ).map(({ outcome }) => outcome);

describe('money that cannot pay, beside a part', () => {
  it('is called what it is, and tells nobody of the part again', async () => {
    const { id, player } = await openPayment(shop.server);
    await pay(id, 20_000);
    await pay(id, 500, { currency: 'USD' });
    expect(await outcomes(id)).toEqual(['partly-paid', 'wrong-currency']);
    const parts = (await shop.server.mails()).filter(({ to }) => to === player.email);
    expect(parts).toHaveLength(1);
  });
});

describe('money that joins what is held', () => {
  it('is told to the player too', async () => {
    const { id, player } = await openPayment(shop.server);
    await pay(id, 20_000);
    await end();
    await mailAboutHeldMoney(shop.server.deps);
    await pay(id, 10_000);
    await mailAboutHeldMoney(shop.server.deps);
    await mailAboutHeldMoney(shop.server.deps);
    const mails = await mailsTo(player.email, /20[.,]000|30[.,]000/);
    expect(mails.filter((text) => /30[.,]000/.test(text))).toHaveLength(1);
  });
});

describe('what is missing of a price in dollars', () => {
  it('is a sum of cents', async () => {
    const { id } = await openPayment(shop.server, { price: 1999, currency: 'USD' });
    await pay(id, 501, { currency: 'USD' });
    const [held] = await casesWith(shop.server, 'paymentId', id);
    const token = await shop.finance.tokenOf(0);
    const { body } = await shop.server.get(`admin/cases/${held?.id}`, { token });
    expect(body).toMatchObject({ price: 19.99, held: 5.01, missing: 14.98 });
  });

  it('leaves out a part that a request is about, as for the buyer', async () => {
    const { id } = await openPayment(shop.server);
    await pay(id, 20_000);
    const [locked] = await casesWith(shop.server, 'paymentId', id);
    await shop.finance.resolve(locked?.id ?? '', { kind: 'return' });
    await pay(id, 9000);
    const status = (await shop.server.get(`user/payment/status/${id}`)).body;
    const [, beside] = await casesWith(shop.server, 'paymentId', id);
    const token = await shop.finance.tokenOf(0);
    const { body } = await shop.server.get(`admin/cases/${beside?.id}`, { token });
    expect(body.missing).toBe(status.missing);
  });
});

describe('money of one payment that pays for another', () => {
  it('is told about there: what is over is held for the other alone', async () => {
    const first = await openPayment(shop.server, { price: 90_000 });
    const other = await openPayment(shop.server);
    await pay(first.id, 64_000);
    const [held] = await casesWith(shop.server, 'paymentId', first.id);
    const matched = { kind: 'match', paymentId: other.id, reference: 'SEEN-1' };
    expect((await shop.finance.resolve(held?.id ?? '', matched)).body.state).toBe('done');
    await end();
    const statusOf = async (id: string) => (await shop.server.get(`user/payment/status/${id}`)).body;
    expect(await statusOf(other.id)).toMatchObject({ status: 'COMPLETED', received: 64_000, held: 5000 });
    const told = { status: 'CANCELLED', amount: 90_000, currency: 'VND', received: 64_000 };
    expect(await statusOf(first.id)).toMatchObject(told);
    const [, over] = [held, ...(await casesWith(shop.server, 'paymentId', other.id))];
    const { body: request } = await shop.finance.resolve(over?.id ?? '', { kind: 'return' });
    await shop.finance.confirm(request.id, { outcome: 'done', reference: 'FT-OVER' });
    expect(await statusOf(other.id)).toMatchObject({ status: 'COMPLETED', returned: 5000 });
    expect(await statusOf(first.id)).toMatchObject(told);
  });
});
