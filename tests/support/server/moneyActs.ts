import type { Random } from '../../../server/cli/demo/random';
import { refundNext } from '../../../server/money/requests/sendRefunds';
import { cancelExpired } from '../../../server/payments/checkout/expiry';
import { mailAboutHeldMoney } from '../../../server/payments/checkout/heldMails';
import { days, minutes } from '../../../server/platform/clock';
import { newReference } from '../../../server/platform/ids';
import { workPayments } from './asking';
import { makeFileCase } from './fileCases';
import type { Finance } from './finance';
import { openPayment, type SandboxReport, sandboxNotice } from './payments';
import type { SecondGateway } from './secondGateway';
import type { TestApp } from './testApp';

/** The people and servers in the stories of a walk. */
export interface Cast {
  server: TestApp;
  finance: Finance;
  second: SecondGateway;
  random: Random;
}
/** The payment that a story is about, for 59,000 đồng. */
export type Subject = Awaited<ReturnType<typeof openPayment>>;
/** Something that happens; returns false when it does not apply to anything. */
export type Act = (subject: Subject) => Promise<unknown>;

const log = { warn: () => undefined, error: () => undefined };

/** What gateways, the buyer and the passing of time do. */
export function gatewayActs({ server, finance, second, random }: Cast): Record<string, Act> {
  const { db, clock, deps } = server;
  const told: Array<{ gateway: string; body: object; concern: typeof second.mood.concern }> = [];
  const filed: Array<{ reference: string; amount: number; order: string | null }> = [];
  let count = 0;
  const send = async (notice: (typeof told)[number]) => {
    second.mood.concern = notice.concern;
    await server.post(`user/payment/webhook/${notice.gateway}`, notice.body);
    second.mood.concern = undefined;
  };
  const tellOrder = async (
    gateway: string,
    order: string,
    given: SandboxReport,
    concern?: 'suspected-fraud' | 'reversed',
  ) => {
    const body = sandboxNotice(server, order, { reference: `t${count++}`, ...given });
    told.push({ gateway, body, concern });
    await send({ gateway, body, concern });
  };
  const attempts = (paymentId: string) =>
    db
      .selectFrom('paymentAttempts')
      .selectAll()
      .where('paymentId', '=', paymentId)
      .orderBy('createdAt')
      .orderBy('id')
      .execute();
  const tell = async ({ id }: Subject, given: SandboxReport) => {
    const { gateway, orderNumber } = random.pick(await attempts(id));
    await tellOrder(gateway, orderNumber, given);
  };
  /** Ends an attempt, an open one if there is one. */
  const endOne = async ({ id }: Subject, status: 'CANCELLED' | 'FAILED') => {
    const all = await attempts(id);
    const open = all.filter(({ state }) => state === 'OPEN');
    const { gateway, orderNumber } = random.pick(open.length > 0 ? open : all);
    await tellOrder(gateway, orderNumber, { status });
  };
  const tellSecond = async (
    { id }: Subject,
    given: SandboxReport,
    concern?: 'suspected-fraud' | 'reversed',
  ) => {
    const [found] = (await attempts(id)).filter(({ gateway }) => gateway === second.gateway.name);
    if (!found) return false;
    return tellOrder(found.gateway, found.orderNumber, given, concern);
  };
  const create = ({ player, packageId }: Subject, gateway: string) =>
    server.post('user/payment/create', { email: player.email, packageId, gateway });
  /** A file that lists a transfer before its notice arrives, or in its place. */
  const file = async (order: string | null, amount: number) => {
    const reference = `f${count++}`;
    const isMoney = await makeFileCase(server, await finance.tokenOf(0), { reference, order, amount });
    if (isMoney) filed.push({ reference, amount, order });
  };
  return {
    part: (subject) => tell(subject, { amount: 20_000 }),
    /** To the first order, which takes parts if any order does. */
    smallPart: ({ id }) => tellOrder('sandbox', id, { amount: 9000 }),
    price: (subject) => tell(subject, { amount: 59_000 }),
    more: (subject) => tell(subject, { amount: 70_000 }),
    dollars: (subject) => tell(subject, { amount: 59_000, currency: 'USD' }),
    cancelled: (subject) => endOne(subject, 'CANCELLED'),
    failed: (subject) => endOne(subject, 'FAILED'),
    paidElsewhere: (subject) => tellSecond(subject, {}),
    suspected: (subject) => tellSecond(subject, {}, 'suspected-fraud'),
    reversed: (subject) => tellSecond(subject, { status: 'FAILED' }, 'reversed'),
    again: async () => told.length > 0 && send(random.pick(told.slice(-6))),
    /** Money for an unknown order. */
    stranger: () => tellOrder('sandbox', newReference(), { amount: random.pick([39_000, 59_000, 70_000]) }),
    /** A transfer that was reported for another order. */
    reused: async (subject) => {
      await tellOrder('sandbox', newReference(), { amount: 5000 });
      await tell(subject, { amount: 5000, reference: `t${count - 1}` });
    },
    file: async ({ id }) => file(random.pick([id, null]), random.pick([20_000, 59_000])),
    tellFiled: async ({ id }) => {
      const found = filed.find(({ order }) => order === id);
      if (!found) return false;
      filed.splice(filed.indexOf(found), 1);
      return tellOrder('sandbox', id, { reference: found.reference, amount: found.amount });
    },
    /** Paid at the gateway, whose notice is lost. */
    unheard: async ({ id }) => {
      const { orderNumber } = random.pick(await attempts(id));
      await db
        .updateTable('sandboxOrders')
        .set({ outcome: 'PAID' })
        .where('orderCode', '=', orderNumber)
        .execute();
      await finance.ask(id);
    },
    silence: async () => {
      clock.advance(days(2));
      second.mood.isSilent = true;
      await workPayments(deps);
      second.mood.isSilent = false;
    },
    refundAtGateway: async () => {
      second.mood.refund = random.pick(['done', 'failed', 'sent']);
      clock.advance(minutes(1));
      return refundNext({ ...deps, log });
    },
    otherGateway: (subject) => create(subject, second.gateway.name),
    sameGateway: (subject) => create(subject, 'sandbox'),
    rest: ({ id }) => server.post(`user/payment/rest/${id}`),
    expire: async () => {
      clock.advance(minutes(16));
      await cancelExpired(db, clock.now());
    },
    work: async () => {
      clock.advance(minutes(3));
      await workPayments(deps);
    },
    mails: async () => {
      while (await mailAboutHeldMoney(deps));
    },
  };
}

/** What finance staff do; the second decides on the first's requests, and either may do the rest. */
export function staffActs({ server, finance, random }: Cast): Record<string, Act> {
  const { db } = server;
  let count = 0;
  const person = () => random.pick([0, 1]);
  /** Open cases that no request is about: of the payment, or of an unknown order. */
  const openCases = async (paymentId: string | null, hasMoney: boolean) => {
    const cases = await db
      .selectFrom('moneyCases')
      .select([
        'id',
        (eb) =>
          eb
            .exists(eb.selectFrom('movements').select('id').whereRef('caseId', '=', 'moneyCases.id'))
            .as('holds'),
      ])
      .where('paymentId', paymentId === null ? 'is' : '=', paymentId)
      .where('state', '=', 'open')
      .where(({ not, exists, selectFrom }) =>
        not(
          exists(
            selectFrom('moneyRequests')
              .select('id')
              .whereRef('caseId', '=', 'moneyCases.id')
              .where('state', 'in', ['requested', 'approved', 'sent']),
          ),
        ),
      )
      .orderBy('openedAt')
      .orderBy('id')
      .execute();
    return cases.filter(({ holds }) => Boolean(holds) === hasMoney);
  };
  const onCase = async (
    given: { of: string | null; hasMoney: boolean },
    act: (caseId: string) => Promise<unknown>,
  ) => {
    const cases = await openCases(given.of, given.hasMoney);
    return cases.length > 0 && act(random.pick(cases).id);
  };
  const resolve = (of: string | null, given: () => object | Promise<object>) =>
    onCase({ of, hasMoney: true }, async (caseId) => finance.resolve(caseId, await given(), person()));
  const onRequest = async (
    { id }: Subject,
    states: ReadonlyArray<'requested' | 'approved' | 'sent'>,
    act: (request: string, by: number) => Promise<unknown>,
  ) => {
    const request = await db
      .selectFrom('moneyRequests')
      .leftJoin('moneyCases', 'moneyCases.id', 'moneyRequests.caseId')
      .select(['moneyRequests.id', 'requestedBy'])
      .where((eb) => eb.or([eb('moneyRequests.paymentId', '=', id), eb('moneyCases.paymentId', '=', id)]))
      .where('moneyRequests.state', 'in', states)
      .executeTakeFirst();
    if (!request) return false;
    return act(
      request.id,
      finance.people.findIndex((one) => one.id !== request.requestedBy),
    );
  };
  const matched = (paymentId: string) => ({ kind: 'match', paymentId, reference: `m${count++}` });
  const waiting = ['requested', 'approved'] as const;
  return {
    return: ({ id }) => resolve(id, () => ({ kind: 'return' })),
    writeOff: ({ id }) => resolve(id, () => ({ kind: 'write-off', reference: `w${count++}` })),
    match: ({ id }) => resolve(id, () => matched(id)),
    matchStranger: ({ id }) => resolve(null, () => matched(id)),
    /** This payment's money pays for another buyer's payment. */
    matchElsewhere: ({ id }) =>
      resolve(id, async () => matched((await openPayment(server, { price: 9000 })).id)),
    explain: ({ id }) => onCase({ of: id, hasMoney: false }, (caseId) => finance.explain(caseId)),
    take: ({ id }) => onCase({ of: id, hasMoney: true }, (caseId) => finance.take(caseId, person())),
    settle: ({ id }) => finance.settle(id, { reference: `s${count++}` }, person()),
    settleMore: ({ id }) => finance.settle(id, { reference: `s${count++}`, amount: 65_000 }, person()),
    /** A person types a transfer that a gateway has already reported. */
    settleKnown: ({ id }) => finance.settle(id, { reference: 'T0' }, person()),
    refund: ({ id }) => finance.refund(id, { amount: random.pick([10_000, 59_000]) }, person()),
    approve: (subject) =>
      onRequest(subject, ['requested'], (id, by) => finance.decide(id, { approve: true }, by)),
    refuse: (subject) =>
      onRequest(subject, ['requested'], (id, by) => finance.decide(id, { approve: false, note: 'No' }, by)),
    confirm: (subject) =>
      onRequest(subject, ['approved', 'sent'], (id) =>
        finance.confirm(id, { outcome: 'done', reference: `b${count++}` }),
      ),
    fail: (subject) =>
      onRequest(subject, ['approved', 'sent'], (id) =>
        finance.confirm(id, { outcome: 'failed', note: 'Account closed' }),
      ),
    begin: (subject) => onRequest(subject, ['approved'], (id) => finance.begin(id)),
    withdraw: (subject) => onRequest(subject, waiting, (id, other) => finance.withdraw(id, {}, 1 - other)),
  };
}
