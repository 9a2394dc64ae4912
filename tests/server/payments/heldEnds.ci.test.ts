import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentNumber } from '../../../contract/paymentNumber';
import type { PaymentStatusResponse } from '../../../contract/payments';
import { mailAboutHeldMoney } from '../../../server/payments/checkout/heldMails';
import { receiptKey } from '../../../server/payments/effects/receiptMail';
import type { MoneyCase } from '../../../server/payments/ledger/cases';
import { minutes } from '../../../server/platform/clock';
import { makeFileCase } from '../../support/server/fileCases';
import { casesWith, type Finance, financeOf } from '../../support/server/finance';
import { moneyProblemsOf } from '../../support/server/invariants';
import { notifySandbox, openPayment, type SandboxReport, sandboxNotice } from '../../support/server/payments';
import { type SecondGateway, secondGateway } from '../../support/server/secondGateway';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let finance: Finance;
let second: SecondGateway;
beforeAll(async () => {
  server = await buildTestApp({
    takesParts: true,
    config: { secondPersonOver: { VND: 10_000_000, USD: 10_000 } },
    gateways({ sandbox }) {
      second = secondGateway(sandbox);
      return [sandbox, second.gateway];
    },
  });
  finance = await financeOf(server);
});
afterAll(() => server.close());

type Opened = Awaited<ReturnType<typeof openPayment>>;
let count = 0;
const reference = () => `held-${count++}`;
const pay = ({ id }: Opened, given: SandboxReport = {}) =>
  notifySandbox(server, id, { reference: reference(), ...given });
/** Pays at the gateway that takes a price in full only. */
async function payInFull(
  { player, packageId, id }: Opened,
  given: SandboxReport,
  concern?: 'suspected-fraud',
) {
  await server.post('user/payment/create', { email: player.email, packageId, gateway: 'vnpay' });
  const { orderNumber } = await server.db
    .selectFrom('paymentAttempts')
    .select('orderNumber')
    .where('paymentId', '=', id)
    .where('gateway', '=', 'vnpay')
    .executeTakeFirstOrThrow();
  second.mood.concern = concern;
  const notice = sandboxNotice(server, orderNumber, { reference: reference(), ...given });
  await server.post('user/payment/webhook/vnpay', notice);
  second.mood.concern = undefined;
}

/** Each kind of case that holds money of a known payment, and how such money comes. */
const kinds: Record<string, (opened: Opened) => Promise<unknown>> = {
  'amount-mismatch': (opened) => payInFull(opened, { amount: 20_000 }),
  'wrong-currency': (opened) => pay(opened, { amount: 5, currency: 'USD' }),
  'suspected-fraud': (opened) => payInFull(opened, {}, 'suspected-fraud'),
  'paid-twice': async (opened) => [await pay(opened), await pay(opened)],
  overpaid: (opened) => pay(opened, { amount: 70_000 }),
  underpaid: (opened) => pay(opened, { amount: 20_000 }),
  async 'account-not-open'(opened) {
    await server.db
      .updateTable('users')
      .set({ bannedAt: server.clock.now(), banKind: 'other' })
      .where('id', '=', opened.player.id)
      .execute();
    await pay(opened);
  },
  'only-theirs': async ({ id }) =>
    makeFileCase(server, await finance.tokenOf(0), { reference: reference(), order: id, amount: 59_000 }),
};
/** Each way in which staff end it, the mail that follows for whoever was notified, and what the status says. */
const ends = {
  return: { mail: 'moneyReturned', says: 'returned' },
  'write-off': { mail: 'moneyClosed', says: 'kept' },
  'match elsewhere': { mail: 'moneyClosed', says: 'moved' },
  match: { mail: 'purchaseDone', says: null },
} as const;

async function end(opened: Opened, { id: caseId, currency }: MoneyCase, name: keyof typeof ends) {
  const elsewhere = () => openPayment(server, currency === 'USD' ? { price: 4, currency } : { price: 9000 });
  const paymentId = name === 'match' ? opened.id : (await elsewhere()).id;
  const kind = name === 'match elsewhere' ? 'match' : name;
  const asked = await finance.resolve(caseId, {
    kind,
    ...(kind !== 'return' && { reference: reference() }),
    ...(kind === 'match' && { paymentId }),
  });
  if (kind === 'return') await finance.confirm(asked.body.id);
  return asked.status;
}

it('a mail about held money says the same whatever holds it: nobody learns from it that an account is banned', async () => {
  const texts: string[] = [];
  for (const hold of Object.values(kinds)) {
    const opened = await openPayment(server);
    await hold(opened);
    server.clock.advance(minutes(16));
    while (await mailAboutHeldMoney(server.deps));
    const { id, player } = opened;
    const sent = (await server.mails()).filter(
      ({ to, text }) => to === player.email && /holding it/.test(text),
    );
    for (const { text } of sent) {
      const [, ...lines] = text.replaceAll(paymentNumber(id), 'ID').replaceAll(id, 'ID').split('\n\n');
      texts.push(lines.join('\n').replaceAll(/“.*?”|\S*\d\S*(\sVND)?/g, ''));
    }
  }
  expect(texts.length).toBeGreaterThanOrEqual(Object.keys(kinds).length - 1);
  expect([...new Set(texts)]).toEqual([texts[0]]);
});

const cases = Object.keys(kinds).flatMap((kind) =>
  (Object.keys(ends) as Array<keyof typeof ends>).map((name) => ({ kind, name })),
);

it.each(cases)(
  'money of a $kind case, told about and ended by $name, is accounted for',
  async ({ kind, name }) => {
    const opened = await openPayment(server);
    const { id, player } = opened;
    await kinds[kind]?.(opened);
    // Until the deadline the rest of the price may still arrive.
    if (kind === 'underpaid') server.clock.advance(minutes(16));
    while (await mailAboutHeldMoney(server.deps));
    const mails = async () =>
      (
        await server.db
          .selectFrom('outbox')
          .select('template')
          .where('recipient', '=', player.email)
          .orderBy('id')
          .execute()
      ).map(({ template }) => template);
    const before = await mails();
    expect(before).toContain('moneyHeld');
    const held = (await casesWith(server, 'paymentId', id)).find((one) => one.kind === kind);
    if (!held) throw new Error(`no ${kind}`);
    const status = await end(opened, held, name);
    const after = (await mails()).slice(before.length);
    const answer = (await server.get(`user/payment/status/${id}`)).body as PaymentStatusResponse;
    // Money in another currency, too little of it, or for a payment that has its own pays for nothing here.
    if (status !== 201) {
      expect([name, [400, 409].includes(status), after]).toEqual(['match', true, []]);
      expect(answer.held).toBeDefined();
      return;
    }
    const { mail, says } = ends[name];
    expect(after).toEqual([mail]);
    expect(answer.held).toBeUndefined();
    const { received = 0, returned = 0, kept = 0, moved = 0 } = answer;
    if (kind !== 'wrong-currency') {
      if (says) expect(answer[says]).toBe(held.held);
      if (answer.status !== 'COMPLETED') expect(returned + kept + moved).toBe(received);
    }
    const receipt = await server.get(
      `user/payment/receipt/${id}?key=${receiptKey(server.keys.receipts[0], id)}`,
    );
    expect(receipt.status).toBe(answer.status === 'COMPLETED' ? 200 : 404);
    if (receipt.status === 200) expect(receipt.body).toMatchObject({ amount: 59_000, refunds: [] });
    expect(await moneyProblemsOf(server.db)).toEqual([]);
  },
);
