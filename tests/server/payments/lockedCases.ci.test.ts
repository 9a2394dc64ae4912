import { describe, expect, it } from 'vitest';
import { mailAboutHeldMoney } from '../../../server/payments/checkout/heldMails';
import { newId } from '../../../server/platform/ids';
import { casesWith } from '../../support/server/finance';
import { moneyProblemsOf } from '../../support/server/invariants';
import { partsShop } from '../../support/server/partsShop';
import { notifySandbox, openPayment, paidPayment } from '../../support/server/payments';

const shop = partsShop();
const { pay, end, reference } = shop;

const statusOf = async (id: string) => (await shop.server.get(`user/payment/status/${id}`)).body;
const balance = async (id: string) =>
  (await shop.server.db.selectFrom('users').select('diamonds').where('id', '=', id).executeTakeFirst())
    ?.diamonds;
/** Kind, state and held money of every case of a payment, oldest first. */
const books = async (paymentId: string) =>
  (await casesWith(shop.server, 'paymentId', paymentId)).map(({ kind, state, held }) =>
    [kind, state, held].join(' '),
  );
/** The case of 20,000 out of 59,000, with a request to return it. */
async function underReturn() {
  const opened = await openPayment(shop.server);
  await pay(opened.id, 20_000);
  await end();
  const [held] = await casesWith(shop.server, 'paymentId', opened.id);
  const { body: request } = await shop.finance.resolve(held?.id ?? '', { kind: 'return' });
  return { ...opened, caseId: held?.id ?? '', request: request as { id: string } };
}

describe('a case with an open request', () => {
  it('gives nothing: what would have completed the payment waits beside it, and the return is done', async () => {
    const { id, player, caseId, request } = await underReturn();
    await pay(id, 39_000);
    expect(await statusOf(id)).toMatchObject({
      status: 'CANCELLED',
      amount: 59_000,
      currency: 'VND',
      received: 59_000,
      held: 59_000,
    });
    expect(await balance(player.id)).toBe(0);
    const [, beside] = await casesWith(shop.server, 'paymentId', id);
    expect(beside).toMatchObject({ kind: 'underpaid', state: 'open', held: 39_000, linkedId: caseId });
    expect((await shop.finance.confirm(request.id)).body.state).toBe('done');
    expect(await books(id)).toEqual(['underpaid closed 20000', 'underpaid open 39000']);
    expect(await statusOf(id)).toMatchObject({ received: 59_000, held: 39_000, returned: 20_000 });
  });

  it('takes nothing: money that comes before the confirmation stays in the queue', async () => {
    const { id, request } = await underReturn();
    await pay(id, 15_000);
    await pay(id, 3000);
    expect((await shop.finance.confirm(request.id)).body.state).toBe('done');
    expect(await books(id)).toEqual(['underpaid closed 20000', 'underpaid open 18000']);
  });

  it('that is above the limit is locked for the second person too', async () => {
    const { id, player } = await openPayment(shop.server, { price: 700_000 });
    await pay(id, 600_000);
    await end();
    const [held] = await casesWith(shop.server, 'paymentId', id);
    const { body: request } = await shop.finance.resolve(held?.id ?? '', {
      kind: 'write-off',
      reference: 'X-1',
    });
    expect(request.state).toBe('requested');
    await pay(id, 100_000);
    expect((await statusOf(id)).status).toBe('CANCELLED');
    expect((await shop.finance.decide(request.id, { approve: true })).body.state).toBe('done');
    expect(await books(id)).toEqual(['underpaid closed 600000', 'underpaid open 100000']);
    expect(await balance(player.id)).toBe(0);
  });

  it.each([
    ['withdrawn', (id: string) => shop.finance.withdraw(id)],
    ['failed', (id: string) => shop.finance.confirm(id, { outcome: 'failed', note: 'Account closed' })],
  ] as const)('that is %s pays together with what came meanwhile, at once', async (state, act) => {
    const { id, player, request } = await underReturn();
    await pay(id, 45_000);
    expect((await act(request.id)).body.state).toBe(state);
    expect((await statusOf(id)).status).toBe('COMPLETED');
    expect(await balance(player.id)).toBe(715);
    expect(await books(id)).toEqual([
      'underpaid closed 0',
      'underpaid closed 0',
      'overpaid open 6000',
      'credited-late open 0',
    ]);
    expect((await shop.finance.withdraw(request.id)).status).toBe(409);
  });

  it('that is refused by the second person is free again', async () => {
    const { id } = await openPayment(shop.server, { price: 700_000 });
    await pay(id, 600_000);
    await end();
    const [held] = await casesWith(shop.server, 'paymentId', id);
    const { body: request } = await shop.finance.resolve(held?.id ?? '', { kind: 'return' });
    await pay(id, 100_000);
    expect((await shop.finance.decide(request.id, { approve: false, note: 'Not theirs' })).status).toBe(200);
    expect((await statusOf(id)).status).toBe('COMPLETED');
  });

  it('leaves a whole new transfer its own way: it completes the payment, the part goes back', async () => {
    const { id, player, request } = await underReturn();
    await pay(id, 59_000);
    expect(await balance(player.id)).toBe(715);
    expect((await shop.finance.confirm(request.id)).body.state).toBe('done');
    expect(await books(id)).toEqual(['underpaid closed 20000', 'credited-late open 0']);
    expect(await statusOf(id)).toMatchObject({ status: 'COMPLETED', returned: 20_000 });
  });
});

describe('carrying out a request', () => {
  it('is refused when the case does not hold what was asked for, however that came about', async () => {
    const { caseId, request } = await underReturn();
    const changed = (values: object) =>
      shop.server.db.updateTable('moneyCases').set(values).where('id', '=', caseId).execute();
    await changed({ state: 'closed', outcome: 'credited' });
    expect((await shop.finance.confirm(request.id)).status).toBe(409);
    await changed({ state: 'open', outcome: null });
    const amount = (units: number) =>
      shop.server.db
        .updateTable('moneyRequests')
        .set({ amount: units })
        .where('id', '=', request.id)
        .execute();
    await amount(10_000);
    expect(await shop.finance.confirm(request.id)).toMatchObject({
      status: 409,
      body: { message: expect.stringContaining('no longer holds') },
    });
    expect(await moneyProblemsOf(shop.server.db)).toHaveLength(1);
    await amount(20_000);
    expect((await shop.finance.confirm(request.id)).status).toBe(200);
  });

  it('once with a key, however it was carried out, and 409 for the same key with anything else', async () => {
    const { id } = await paidPayment(shop.server);
    await notifySandbox(shop.server, id, { reference: reference() });
    const [twice] = await casesWith(shop.server, 'paymentId', id);
    const key = { idempotencyKey: newId() };
    const wanted = { kind: 'write-off', reference: 'W-1', ...key };
    const first = await shop.finance.resolve(twice?.id ?? '', wanted);
    const again = await shop.finance.resolve(twice?.id ?? '', wanted);
    expect([first.status, again.status, again.body.id]).toEqual([201, 201, first.body.id]);
    for (const other of [{ reference: 'W-2' }, { reason: 'Another' }, { kind: 'return' }]) {
      expect((await shop.finance.resolve(twice?.id ?? '', { ...wanted, ...other })).status).toBe(409);
    }
    const open = await openPayment(shop.server);
    const settle = { reference: reference(), idempotencyKey: newId() };
    const settled = await shop.finance.settle(open.id, settle);
    expect((await shop.finance.settle(open.id, settle)).body.id).toBe(settled.body.id);
    expect((await shop.finance.settle(open.id, { ...settle, reference: 'DESK-X' })).status).toBe(409);
    const refund = { amount: 1000, idempotencyKey: newId() };
    const asked = await shop.finance.refund(open.id, refund);
    expect((await shop.finance.refund(open.id, refund)).body.id).toBe(asked.body.id);
    for (const other of [{ amount: 1001 }, { reason: 'Another' }, { reasonKind: 'goodwill' }]) {
      expect((await shop.finance.refund(open.id, { ...refund, ...other })).status).toBe(409);
    }
  });
});

describe('a transfer counts once', () => {
  it('by hand and by the gateway, in either order and any case of letters', async () => {
    const unknown = await openPayment(shop.server);
    await notifySandbox(shop.server, 'e'.repeat(32), { reference: 'FT2311' });
    const [lost] = await casesWith(shop.server, 'reference', 'FT2311');
    const refused = await shop.finance.settle(unknown.id, { reference: 'ft2311' });
    expect(refused).toMatchObject({
      status: 409,
      body: { existing: { resource: 'cases', id: lost?.id }, errors: { reference: [expect.any(String)] } },
    });
    const matched = await shop.finance.resolve(lost?.id ?? '', {
      kind: 'match',
      paymentId: unknown.id,
      reference: 'FT2311',
    });
    expect(matched.body.state).toBe('done');
    const other = await openPayment(shop.server);
    expect((await shop.finance.settle(other.id, { reference: 'FT2311' })).body).toMatchObject({
      existing: { resource: 'payments', id: unknown.id },
    });
    await shop.finance.settle(other.id, { reference: 'FT2312' });
    await notifySandbox(shop.server, other.id, { reference: 'FT2312' });
    expect(await books(other.id)).toEqual([]);
    expect(await balance(other.player.id)).toBe(715);
    const third = await openPayment(shop.server);
    await notifySandbox(shop.server, third.id, { reference: 'FT2312' });
    expect(await books(third.id)).toEqual(['reference-reused open 0']);
    expect((await statusOf(third.id)).status).toBe('PENDING');
  });

  it('by hand brings what is missing; more is held', async () => {
    const { id, player } = await openPayment(shop.server);
    await pay(id, 20_000);
    expect((await shop.finance.settle(id, { reference: reference(), amount: 38_999 })).status).toBe(400);
    const settled = await shop.finance.settle(id, { reference: reference(), amount: 40_000 });
    expect(settled.body).toMatchObject({ state: 'done', amount: 40_000 });
    expect(await balance(player.id)).toBe(715);
    expect(await books(id)).toEqual(['underpaid closed 0', 'overpaid open 1000']);
    const next = await openPayment(shop.server);
    await pay(next.id, 9000);
    expect((await shop.finance.settle(next.id, { reference: reference() })).body.amount).toBe(50_000);
  });

  it('matched to a payment counts with the parts that came for it', async () => {
    const { id, player } = await openPayment(shop.server);
    await pay(id, 20_000);
    await notifySandbox(shop.server, 'd'.repeat(32), { amount: 39_000, reference: 'FT2313' });
    const [lost] = await casesWith(shop.server, 'reference', 'FT2313');
    const wanted = { kind: 'match', paymentId: id, reference: 'FT2313' };
    expect((await shop.finance.resolve(lost?.id ?? '', wanted)).body.state).toBe('done');
    expect(await balance(player.id)).toBe(715);
    expect(await books(id)).toEqual(['underpaid closed 0']);
  });
});

describe('the mails', () => {
  const subjects = async (to: string) =>
    (await shop.server.mails()).filter((mail) => mail.to === to).map(({ subject }) => subject);
  const tell = async () => {
    while (await mailAboutHeldMoney(shop.server.deps));
  };

  it('tell each part, what is held after the end, once, and what went back', async () => {
    const { id, player } = await openPayment(shop.server);
    await pay(id, 20_000);
    await pay(id, 9000);
    await tell();
    const parts = [
      '20,000\u00a0VND received, 39,000\u00a0VND missing',
      '29,000\u00a0VND received, 30,000\u00a0VND missing',
    ];
    expect(await subjects(player.email)).toEqual(parts);
    await end();
    await tell();
    await tell();
    expect(await subjects(player.email)).toEqual([...parts, 'We are holding 29,000\u00a0VND for you']);
    const [held] = await casesWith(shop.server, 'paymentId', id);
    const { body } = await shop.finance.resolve(held?.id ?? '', { kind: 'return' });
    await shop.finance.confirm(body.id);
    expect((await subjects(player.email)).at(-1)).toBe('29,000\u00a0VND refunded');
  });

  it('tell what is over of a paid one, and nothing about a case without money', async () => {
    const { id, player } = await openPayment(shop.server);
    await pay(id, 70_000);
    await tell();
    expect(await subjects(player.email)).toEqual([
      '715 diamonds added',
      'We are holding 11,000\u00a0VND for you',
    ]);
    expect(await statusOf(id)).toMatchObject({ status: 'COMPLETED', received: 70_000, held: 11_000 });
  });
});
