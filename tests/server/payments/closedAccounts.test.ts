import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { eraseNext } from '../../../server/accounts/erasure/erase';
import { mailAboutHeldMoney } from '../../../server/payments/checkout/heldMails';
import { handleReport } from '../../../server/payments/checkout/notices';
import { pollDue } from '../../../server/payments/checkout/polling';
import { completeWaiting } from '../../../server/payments/checkout/waitingMoney';
import { addMs, days } from '../../../server/platform/clock';
import { isCovered } from '../../support/depth';
import { casesWith } from '../../support/server/finance';
import { moneyProblemsOf } from '../../support/server/invariants';
import { partsShop } from '../../support/server/partsShop';
import { notifySandbox, openPayment } from '../../support/server/payments';

const shop = partsShop();
const reason = 'for the test';
const price = 59_000;
const brought = 715;
const log = { info: () => undefined, warn: () => undefined, error: () => undefined };

type Opened = Awaited<ReturnType<typeof openPayment>>;
type Step = (opened: Opened) => Promise<unknown>;

const asOwner = async (path: string, body: object = {}) => {
  const { token } = await shop.server.makeAdmin();
  const answer = await shop.server.post(`admin/${path}`, body, { token });
  expect([path, answer.status < 300]).toEqual([path, true]);
};
const close: Step = ({ player }) => asOwner(`players/${player.id}/erasure`, { reason });
const erase = async () => {
  shop.server.clock.advance(days(31));
  while (await eraseNext(shop.server.deps));
};
const work = async () => {
  while (await completeWaiting(shop.server.deps));
};

const states = {
  closed: close,
  'banned for ever': ({ player }) => asOwner(`user/ban/${player.id}`),
  'banned for a day': ({ player }) =>
    asOwner(`user/ban/${player.id}`, {
      kind: 'cheating',
      until: addMs(shop.server.clock.now(), days(1)).toISOString(),
    }),
  erased: async (opened) => {
    await close(opened);
    await erase();
  },
} satisfies Record<string, Step>;

/** The gateway has the money, and has not reported it. */
const paidSilently = ({ id }: Opened) =>
  shop.server.db.updateTable('sandboxOrders').set({ outcome: 'PAID' }).where('orderCode', '=', id).execute();

/** How the price arrives; `before` happens while the account is open. */
const ways: Record<string, { before?: Step; arrives: Step }> = {
  'a notice': { arrives: ({ id }) => notifySandbox(shop.server, id) },
  'a poll': {
    before: paidSilently,
    arrives: async ({ id }) => {
      const { db, clock, deps } = shop.server;
      const due = { nextAskAt: clock.now() };
      await db.updateTable('paymentAttempts').set(due).where('paymentId', '=', id).execute();
      const gateway = deps.knownGateways.find(({ name }) => name === 'sandbox') ?? expect.fail();
      while (await pollDue({ ...deps, log }, gateway as never, new AbortController().signal));
    },
  },
  'a question of staff': { before: paidSilently, arrives: ({ id }) => shop.finance.ask(id) },
  'two parts': {
    before: ({ id }) => shop.pay(id, 20_000),
    arrives: ({ id }) => shop.pay(id, 39_000),
  },
  'a match': {
    arrives: async ({ id }) => {
      const reference = shop.reference();
      const transfer = { reference, amount: price, currency: 'VND', at: shop.server.clock.now() };
      const gateway = { name: 'payos', takesParts: true, reversesByFailure: true } as const;
      await handleReport(
        { ...shop.server.deps, log },
        { gateway, source: 'webhook', evidence: { signed: reference, body: '{}' } },
        { orderNumber: `not-ours-${reference}`, outcome: 'COMPLETED', transfers: [transfer] },
      );
      const [held] = await casesWith(shop.server, 'reference', reference);
      const given = { kind: 'match', paymentId: id, reference };
      expect((await shop.finance.resolve(held?.id ?? '', given)).body).toMatchObject({ state: 'done' });
    },
  },
  'a hand': {
    arrives: async ({ id }) =>
      expect((await shop.finance.settle(id, { reference: shop.reference() })).body.state).toBe('done'),
  },
};

const caseOf = async ({ id }: Opened) => {
  const waiting = (await casesWith(shop.server, 'paymentId', id)).filter(
    ({ kind, state }) => kind === 'account-not-open' && state === 'open',
  );
  expect(waiting).toHaveLength(1);
  return waiting[0] ?? expect.fail();
};
const give = async (opened: Opened) =>
  (await shop.finance.resolve((await caseOf(opened)).id, { kind: 'return' })).body as { id: string };
const banEnds: Step = async () => shop.server.clock.advance(days(1));
const reopened: Step = ({ player }) => asOwner(`players/${player.id}/erasure/undo`, { reason });
const unbanned: Step = ({ player }) => asOwner(`user/unban/${player.id}`);
const returned: Step = async (opened) => shop.finance.confirm((await give(opened)).id);
/** How each state ends that can end. */
const opens: Partial<Record<keyof typeof states, Step[]>> = {
  closed: [reopened],
  'banned for ever': [unbanned],
  'banned for a day': [banEnds, unbanned],
};

type End = 'credited' | 'returned' | 'written off' | 'held';
/** What comes next in a state, and where the money is then. */
const nextOf = (state: keyof typeof states): Array<[string, Step, End]> => [
  ['nothing', async () => undefined, 'held'],
  ['a return', returned, 'returned'],
  [
    'a write-off',
    async (opened) =>
      shop.finance.resolve((await caseOf(opened)).id, { kind: 'write-off', reference: shop.reference() }),
    'written off',
  ],
  ...(state === 'erased'
    ? []
    : ([
        [
          'its erasure',
          async (opened) => {
            if (state !== 'closed') await close(opened);
            await erase();
          },
          'held',
        ],
      ] satisfies Array<[string, Step, End]>)),
  ...(opens[state] ?? []).flatMap(
    (open, n): Array<[string, Step, End]> => [
      [`its end ${n}`, open, 'credited'],
      [
        `its end ${n} during a return that is made`,
        async (opened) => {
          const { id } = await give(opened);
          await open(opened);
          await work();
          await shop.finance.confirm(id);
        },
        'returned',
      ],
      [
        `its end ${n} during a return that is withdrawn`,
        async (opened) => {
          const { id } = await give(opened);
          await open(opened);
          await work();
          expect((await caseOf(opened)).held).toBe(price);
          await shop.finance.withdraw(id);
        },
        'credited',
      ],
    ],
  ),
];

/** What the buyer reads, what the player has, and how often the payment was credited. */
async function found({ id, player }: Opened) {
  const { db } = shop.server;
  const { body } = await shop.server.get(`user/payment/status/${id}`);
  const user = await db.selectFrom('users').select('diamonds').where('id', '=', player.id).executeTakeFirst();
  const entries = await db
    .selectFrom('walletEntries')
    .select('id')
    .where('paymentId', '=', id)
    .where('reason', '=', 'purchase')
    .execute();
  const { held = 0, returned: back = 0 } = body;
  const isDone = body.status === 'COMPLETED';
  return { isDone, held, back, diamonds: user?.diamonds, credits: entries.length };
}
const nothing = { isDone: false, held: 0, back: 0, diamonds: 0, credits: 0 };
const expected: Record<End, Awaited<ReturnType<typeof found>>> = {
  held: { ...nothing, held: price },
  credited: { ...nothing, isDone: true, diamonds: brought, credits: 1 },
  returned: { ...nothing, back: price },
  'written off': nothing,
};

for (const [row, state] of (Object.keys(states) as Array<keyof typeof states>).entries())
  for (const [column, [way, { before, arrives }]] of Object.entries(ways).entries())
    it(`money that comes by ${way} for an account that is ${state} is credited once or given back`, async () => {
      const all = nextOf(state).filter((_, place) => isCovered(row, column, place));
      for (const [what, next, end] of all) {
        const opened = await openPayment(shop.server);
        await before?.(opened);
        await states[state](opened);
        await arrives(opened);
        await work();
        expect({ what, ...(await found(opened)) }).toEqual({ what, ...expected.held });
        expect(await caseOf(opened)).toMatchObject({ held: price, amount: price });
        await next(opened);
        await work();
        await work();
        expect({ what, ...(await found(opened)) }).toEqual({ what, ...expected[end] });
      }
    });

it('two workers at once complete each payment once', async () => {
  const all: Opened[] = [];
  for (let n = 0; n < 6; n++) {
    const opened = await openPayment(shop.server);
    await states['banned for a day'](opened);
    await notifySandbox(shop.server, opened.id);
    all.push(opened);
  }
  await banEnds(all[0] ?? expect.fail());
  await Promise.all([work(), work()]);
  for (const opened of all) expect(await found(opened)).toEqual(expected.credited);
});

it('more money joins what waits, and what is over is held beside the credit', async () => {
  const opened = await openPayment(shop.server);
  await states['banned for ever'](opened);
  await shop.pay(opened.id, price);
  await shop.pay(opened.id, 1000);
  await shop.pay(opened.id, price);
  expect((await caseOf(opened)).held).toBe(2 * price + 1000);
  await unbanned(opened);
  await work();
  expect(await found(opened)).toEqual({ ...expected.credited, held: price + 1000 });
});

it('money beside a return that locks the case waits too, and completes the payment alone', async () => {
  const opened = await openPayment(shop.server);
  await states['banned for ever'](opened);
  await shop.pay(opened.id, price);
  const first = await caseOf(opened);
  const { id } = await give(opened);
  await shop.pay(opened.id, price);
  const beside = (await casesWith(shop.server, 'paymentId', opened.id)).at(-1);
  expect(beside).toMatchObject({ kind: 'account-not-open', linkedId: first.id, held: price });
  await unbanned(opened);
  await work();
  expect(await found(opened)).toEqual({ ...expected.credited, held: price });
  await shop.finance.withdraw(id);
  const kinds = (await casesWith(shop.server, 'paymentId', opened.id)).filter(({ held }) => held > 0);
  expect(kinds).toMatchObject([{ kind: 'paid-twice', state: 'open', held: price }]);
});

it.each<[string, Step[]]>([
  [
    'the price, for a banned player,',
    [
      ({ id }) => shop.pay(id, price),
      ({ id }) => notifySandbox(shop.server, id, { status: 'FAILED' }),
      unbanned,
    ],
  ],
  [
    'a part of it, before the rest comes,',
    [
      unbanned,
      ({ id }) => shop.pay(id, 20_000),
      ({ id }) => notifySandbox(shop.server, id, { status: 'CANCELLED' }),
      ({ id }) => shop.pay(id, 39_000),
    ],
  ],
])('%s that the gateway took back is credited only once a person has looked at it', async (_what, steps) => {
  const opened = await openPayment(shop.server);
  await states['banned for ever'](opened);
  for (const step of steps) await step(opened);
  await work();
  expect(await found(opened)).toEqual(expected.held);
  const reversed = (await casesWith(shop.server, 'paymentId', opened.id)).find(
    ({ kind }) => kind === 'reversed',
  );
  expect(reversed).toMatchObject({ state: 'open' });
  await shop.finance.explain(reversed?.id ?? '');
  await work();
  expect(await found(opened)).toEqual(expected.credited);
});

it('nobody pays or settles again what waits, and it is matched to no payment that it may not pay', async () => {
  const opened = await openPayment(shop.server);
  await states['banned for a day'](opened);
  await shop.pay(opened.id, price);
  const { id } = await caseOf(opened);
  const match = (paymentId: string) =>
    shop.finance.resolve(id, { kind: 'match', paymentId, reference: shop.reference() });
  expect((await shop.finance.settle(opened.id, { reference: shop.reference() })).status).toBe(409);
  expect((await match(opened.id)).status).toBe(400);
  const { player, packageId } = opened;
  await unbanned(opened);
  expect((await shop.server.post(`user/payment/rest/${opened.id}`, {})).status).toBe(409);
  expect((await shop.server.post('user/payment/create', { email: player.email, packageId })).status).toBe(
    409,
  );
  await close(opened);
  await erase();
  const other = await openPayment(shop.server);
  expect((await match(other.id)).status).toBe(400);
});

it('the mail says that the money waits, not for which account, and none goes to an erased player', async () => {
  const told = async (opened: Opened) => {
    while (await mailAboutHeldMoney(shop.server.deps));
    return (await shop.server.mails()).filter(({ to }) => to === opened.player.email).at(-1)?.text ?? '';
  };
  const banned = await openPayment(shop.server);
  await states['banned for ever'](banned);
  await shop.pay(banned.id, price);
  const mail = await told(banned);
  expect(mail).toMatch(/hoặc tiền được trả lại|or the money is refunded/);
  expect(mail).not.toMatch(/tài khoản|account|khóa|banned/i);
  const erased = await openPayment(shop.server);
  await states.erased(erased);
  await shop.pay(erased.id, price);
  expect(await told(erased)).not.toMatch(/59/);
});

it.each([
  ['the price', (id: string, n: number) => sql`update payments set amount = amount + ${n} where id = ${id}`],
  [
    'the currency',
    (id: string, n: number) => sql`update payments set currency = ${n > 0 ? 'USD' : 'VND'} where id = ${id}`,
  ],
])(
  'the check of the books finds that %s of a payment whose money waits was changed',
  async (_what, change) => {
    const opened = await openPayment(shop.server);
    await states['banned for ever'](opened);
    await shop.pay(opened.id, price);
    const { db } = shop.server;
    await change(opened.id, 1).execute(db);
    const { id } = await caseOf(opened);
    expect(await moneyProblemsOf(db)).toEqual([`case ${id} holds ${price} for PENDING payment ${opened.id}`]);
    await change(opened.id, -1).execute(db);
  },
);
