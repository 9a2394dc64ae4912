import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { receiptKey } from '../../server/payments/ledger/receiptMail';
import { isCovered } from '../support/depth';
import { moneyProblemsOf } from '../support/server/invariants';
import { makePackage } from '../support/server/packages';
import { notifySandbox } from '../support/server/payments';
import { race } from '../support/server/race';
import { buildTestApp, type TestApp } from '../support/server/testApp';

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

/** What becomes of a payment before it is paid. */
const ends = {
  open: async () => undefined,
  late: (id: string) =>
    server.db.updateTable('payments').set({ expiresAt: server.clock.now() }).where('id', '=', id).execute(),
  cancelled: (id: string) => notifySandbox(server, id, { status: 'CANCELLED' }),
};
type End = keyof typeof ends;
const endings: End[][] = [
  ['late', 'late', 'late', 'open'],
  ['cancelled', 'late', 'cancelled', 'late'],
  ['open', 'cancelled', 'late', 'open'],
];

/** What a player and staff see of a completed payment, each as the code's bonus and everything that it brought. */
async function shownOf(id: string) {
  const { keys } = server;
  const status = (await server.get(`user/payment/status/${id}`)).body;
  const receipt = (await server.get(`user/payment/receipt/${id}?key=${receiptKey(keys.receipts[0], id)}`))
    .body;
  const panel = (await server.get(`admin/transactions/${id}`, finance)).body;
  const mails = (await server.mails()).filter(({ text }) => text.includes(id));
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
    (id) => Promise.all(Array.from({ length: notices }, () => notifySandbox(server, id))),
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
    if (isCoded && !has) expect([end === 'open', isSpent(userId)]).toEqual([false, true]);
    if (!isCoded) expect(has).toBe(false);
  }
  const report = (await server.get(`admin/offers/${offerId}/report`, finance)).body;
  expect(report).toMatchObject({ begun: having.length, paid: having.length, beyond: 0 });
  const counts = server.db.selectFrom('offerCounts').select('used').where('offerId', '=', offerId);
  expect(await counts.executeTakeFirst()).toEqual({ used: having.length });
});

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
