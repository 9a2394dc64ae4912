import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { namesIn } from '../../../contract/named';
import { paymentNumber } from '../../../contract/paymentNumber';
import { completeWaiting } from '../../../server/payments/checkout/waitingMoney';
import { receiptKey } from '../../../server/payments/effects/receiptMail';
import { addMs, days } from '../../../server/platform/clock';
import { isCovered } from '../../support/depth';
import { moneyProblemsOf } from '../../support/server/invariants';
import { makePackage } from '../../support/server/packages';
import { notifySandbox } from '../../support/server/payments';
import { race } from '../../support/server/race';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let shop: { token: string };
let finance: { token: string };
let packageId: string;
beforeAll(async () => {
  server = await buildTestApp({ config: { playerDaily: { amount: { VND: 1e12, USD: 1e12 }, count: 1e6 } } });
  shop = await server.makeStaff('shop');
  finance = await server.makeStaff('finance');
  packageId = await makePackage(server, { bonusDiamonds: 0, firstBonus: 9 });
});
afterAll(() => server.close());

const bonus = 50;
let made = 0;
async function makeOffer(most: { mostUses: number; mostPerPlayer: number }) {
  const terms = {
    code: `USES${++made}`,
    bonusKind: 1,
    amount: bonus,
    creator: 'Lạc Hồng TV',
    isActive: true,
  };
  const { body } = await server.post('admin/offers', { ...terms, ...most, reason: 'x' }, shop);
  return body as { id: string; code: string };
}
const begin = (email: string, given: object = {}) =>
  server.post('user/payment/create', { email, packageId, ...given });

const expire = (id: string) =>
  server.db.updateTable('payments').set({ expiresAt: server.clock.now() }).where('id', '=', id).execute();
const setPlayer = (id: string, to: { bannedAt: Date | null } | { eraseAt: Date | null }) =>
  server.db
    .updateTable('users')
    .set(to)
    .where('id', '=', (eb) => eb.selectFrom('payments').select('userId').where('id', '=', id))
    .execute();
const goOn = async () => {
  while (await completeWaiting(server.deps));
};
/** The price comes while its player is banned; the ban has ended when the worker looks. */
const hold = async (id: string) => {
  await setPlayer(id, { bannedAt: server.clock.now() });
  await notifySandbox(server, id);
  await setPlayer(id, { bannedAt: null });
};

/** What becomes of a payment before it is paid. */
const ends = {
  open: async () => undefined,
  late: expire,
  cancelled: (id: string) => notifySandbox(server, id, { status: 'CANCELLED' }),
  held: hold,
  heldAndLate: (id: string) => hold(id).then(() => expire(id)),
};
type End = keyof typeof ends;
const endings: End[][] = [
  ['late', 'late', 'late', 'open'],
  ['cancelled', 'late', 'cancelled', 'late'],
  ['open', 'cancelled', 'late', 'open'],
  ['held', 'late', 'heldAndLate', 'held'],
  ['heldAndLate', 'open', 'cancelled', 'heldAndLate'],
];

/** What a player and staff see of a completed payment, each as the code's bonus and everything that it brought. */
async function shownOf(id: string) {
  const { keys } = server;
  const status = (await server.get(`user/payment/status/${id}`)).body;
  const receipt = (await server.get(`user/payment/receipt/${id}?key=${receiptKey(keys.receipts[0], id)}`))
    .body;
  const panel = (await server.get(`admin/transactions/${id}`, finance)).body;
  const mails = (await server.mails()).filter(({ text }) => text.includes(paymentNumber(id)));
  expect(status.status).toBe('COMPLETED');
  expect(mails).toHaveLength(1);
  return {
    shown: [
      [status.offer?.bonus ?? 0, status.diamonds],
      [receipt.offer?.bonus ?? 0, receipt.diamonds + receipt.bonusDiamonds],
      [panel.offer?.bonus ?? 0, panel.diamonds + panel.bonusDiamonds],
    ],
    mail: mails[0]?.text ?? '',
  };
}
async function creditedOf(paymentId: string): Promise<number> {
  const entries = server.db.selectFrom('walletEntries').select('amount').where('paymentId', '=', paymentId);
  return (await entries.execute()).reduce((sum, { amount }) => sum + amount, 0);
}

/** Begins each payment with the code where it still has a use, and ends it as named. */
async function beginAll(players: Array<{ id: string; email: string }>, code: string, how: End[]) {
  const begun: Array<{ id: string; userId: string; end: End; isCoded: boolean }> = [];
  for (const [n, end] of how.entries()) {
    const player = players[n % players.length] as (typeof players)[number];
    const coded = await begin(player.email, { code });
    // Nobody pays again what waits.
    if (coded.status === 409 && begun.some((one) => one.userId === player.id && one.end === 'held')) continue;
    const isCoded = coded.status !== 400;
    const { transactionId: id } = isCoded ? coded.body : (await begin(player.email)).body;
    // An open payment is returned, not begun again.
    if (begun.some((one) => one.id === id)) continue;
    begun.push({ id, userId: player.id, end, isCoded });
    await ends[end](id);
  }
  return begun;
}

const orders = {
  forward: async (ids: string[], pay: (id: string) => Promise<unknown>) => {
    for (const id of ids) await pay(id);
  },
  backward: async (ids: string[], pay: (id: string) => Promise<unknown>) => {
    for (const id of [...ids].reverse()) await pay(id);
  },
  'at once': (ids: string[], pay: (id: string) => Promise<unknown>) => Promise.all(ids.map(pay)),
};
const limits = [
  { mostUses: 1, mostPerPlayer: 0 },
  { mostUses: 0, mostPerPlayer: 1 },
  { mostUses: 2, mostPerPlayer: 1 },
  { mostUses: 3, mostPerPlayer: 2 },
];
const plans = limits.flatMap((most, row) =>
  endings.flatMap((how, column) =>
    [1, 3].flatMap((people) => {
      const covered = Object.entries(orders).filter((_, n) => isCovered(row, column, people, n));
      return covered.map(([order, payAll]) => ({
        most,
        how,
        people,
        payAll,
        // Each notice comes once or twice.
        notices: 1 + ((row + column) % 2),
        name: `${most.mostUses} uses, ${most.mostPerPlayer} each: ${how.join(', ')} of ${people}, paid ${order}`,
      }));
    }),
  ),
);

it.each(plans)('$name', async ({ most, how, people, payAll, notices }) => {
  const { id: offerId, code } = await makeOffer(most);
  const players = [];
  for (let n = 0; n < people; n++) players.push(await server.makeUser());
  const begun = await beginAll(players, code, how);
  await payAll(
    begun.map(({ id }) => id),
    async (id) => {
      await Promise.all(Array.from({ length: notices }, () => notifySandbox(server, id)));
      await goOn();
    },
  );
  const paid = [];
  for (const one of begun) {
    const { shown, mail } = await shownOf(one.id);
    const [brought, whole] = shown[0] as [number, number];
    expect(shown).toEqual(Array(3).fill([brought, await creditedOf(one.id)]));
    expect([mail.includes(code), mail.includes(whole.toLocaleString('vi'))]).toEqual([brought > 0, true]);
    paid.push({ ...one, has: brought === bonus });
  }
  const having = paid.filter(({ has }) => has);
  const ownOf = (userId: string) => having.filter((one) => one.userId === userId).length;
  const isSpent = (userId: string) =>
    (most.mostUses > 0 && having.length === most.mostUses) ||
    (most.mostPerPlayer > 0 && ownOf(userId) === most.mostPerPlayer);
  if (most.mostUses > 0) expect(having.length).toBeLessThanOrEqual(most.mostUses);
  for (const { userId, end, isCoded, has } of paid) {
    if (most.mostPerPlayer > 0) expect(ownOf(userId)).toBeLessThanOrEqual(most.mostPerPlayer);
    // Only a payment that had ended loses its bonus, and only to others that have all uses.
    if (isCoded && !has) expect([['open', 'held'].includes(end), isSpent(userId)]).toEqual([false, true]);
    if (!isCoded) expect(has).toBe(false);
  }
  const report = (await server.get(`admin/offers/${offerId}/report`, finance)).body;
  expect(report).toMatchObject({ begun: having.length, paid: having.length, beyond: 0 });
  const counts = server.db.selectFrom('offerCounts').select('used').where('offerId', '=', offerId);
  expect(await counts.executeTakeFirst()).toEqual({ used: having.length });
});

/** What becomes of a code while a payment that carries it is held; `isSpent`: its last use is somebody else's. */
const fates: Record<
  string,
  { happens: (offer: { id: string; code: string }) => Promise<unknown>; isSpent?: true }
> = {
  nothing: { happens: async () => undefined },
  'its end': { happens: ({ id }) => setOffer(id, { endAt: server.clock.now() }) },
  'being switched off': { happens: ({ id }) => setOffer(id, { isActive: false }) },
  'another amount': { happens: ({ id }) => setOffer(id, { amount: 1 }) },
  'its last use by somebody else': {
    happens: async ({ id, code }) => {
      // Meanwhile one more was allowed.
      await setOffer(id, { mostUses: 2 });
      const { body } = await begin((await server.makeUser()).email, { code });
      await notifySandbox(server, body.transactionId);
      await setOffer(id, { mostUses: 1 });
    },
    isSpent: true,
  },
  'a try to delete it': {
    happens: async ({ id }) => {
      const { status } = await server.call('DELETE', `admin/offers/${id}`, { reason: 'x' }, shop);
      expect(status).toBe(409);
    },
  },
};
const setOffer = (id: string, to: object) =>
  server.db.updateTable('offers').set(to).where('id', '=', id).execute();
const accounts = {
  banned: [() => ({ bannedAt: server.clock.now() }), { bannedAt: null }],
  closed: [() => ({ eraseAt: addMs(server.clock.now(), days(30)) }), { eraseAt: null }],
} as const;
const heldCases = Object.keys(fates).flatMap((fate) =>
  namesIn(accounts).flatMap((account) => [true, false].map((isOpen) => ({ fate, account, isOpen }))),
);

it.each(heldCases)(
  'money of an account that is $account, held during $fate, goes on (while the payment is open: $isOpen)',
  async ({ fate, account, isOpen }) => {
    const { happens, isSpent } = fates[fate] ?? expect.fail();
    const [ended, opened] = accounts[account];
    const offer = await makeOffer({ mostUses: 1, mostPerPlayer: 0 });
    const { body } = await begin((await server.makeUser()).email, { code: offer.code });
    const id = body.transactionId as string;
    await setPlayer(id, ended());
    await notifySandbox(server, id);
    await happens(offer);
    if (!isOpen) await expire(id);
    await goOn();
    const held = (await server.get(`user/payment/status/${id}`)).body;
    expect([held.status, held.held, await creditedOf(id)]).toEqual([
      isOpen ? 'PENDING' : 'CANCELLED',
      59_000,
      0,
    ]);
    await setPlayer(id, opened);
    await goOn();
    const { shown } = await shownOf(id);
    const has = isOpen || !isSpent;
    expect(shown).toEqual(Array(3).fill([has ? bonus : 0, await creditedOf(id)]));
  },
);

it('leaves books that balance', async () => {
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});

describe('at the moment of a purchase', () => {
  race('a code that is deleted is refused like any other, or kept by the payment', 15, async () => {
    const { id, code } = await makeOffer({ mostUses: 0, mostPerPlayer: 0 });
    const players = [await server.makeUser(), await server.makeUser()];
    const [removed, ...answers] = await Promise.all([
      server.call('DELETE', `admin/offers/${id}`, { reason: 'x' }, shop),
      ...players.map(({ email }) => begin(email, { code })),
    ]);
    for (const { status, body } of answers) {
      if (status !== 201) expect([status, Object.keys(body.errors)]).toEqual([400, ['code']]);
    }
    const isKept = answers.some(({ status }) => status === 201);
    expect(removed.status).toBe(isKept ? 409 : 200);
  });

  race('a package that is deleted is gone, or sold before', 15, async () => {
    const sold = await makePackage(server);
    const players = [await server.makeUser(), await server.makeUser()];
    const { code } = await makeOffer({ mostUses: 2, mostPerPlayer: 1 });
    const [removed, ...answers] = await Promise.all([
      server.call('DELETE', `admin/diamond-packages/${sold}`, undefined, shop),
      ...players.map(({ email }) => begin(email, { packageId: sold, code })),
    ]);
    expect(removed.status).toBeLessThan(300);
    for (const { status } of answers) expect([201, 404]).toContain(status);
  });
});
