import { afterAll, beforeAll, expect, it } from 'vitest';
import { paymentNumber } from '../../../contract/paymentNumber';
import { type Random, randomFrom } from '../../../server/cli/demo/random';
import { receiptKey } from '../../../server/payments/effects/receiptMail';
import { days, minutes } from '../../../server/platform/clock';
import { type Finance, financeOf } from '../../support/server/finance';
import { moneyProblemsOf } from '../../support/server/invariants';
import { leastTried } from '../../support/server/leastTried';
import { makePackage } from '../../support/server/packages';
import { notifySandbox } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let finance: Finance;
let owner: { email: string; token: string };
/** Access tokens live for 15 minutes, and the stories move the clock. */
const renewToken = async () => {
  owner.token = (await server.signIn(owner.email)).accessToken;
};
beforeAll(async () => {
  server = await buildTestApp();
  owner = await server.makeAdmin();
  finance = await financeOf(server);
});
afterAll(() => server.close());

const bought = 650 + 65;
/** What happened in any story, with the status of its response. */
const met = new Set<string>();
const statesOf = (ids: readonly string[]) =>
  server.db.selectFrom('payments').select(['id', 'userId', 'status']).where('id', 'in', ids).execute();
/** The accounts as they are now, by id. */
const accounts = async () => {
  const rows = await server.db
    .selectFrom('users')
    .select(['id', 'email', 'diamonds', 'emailVerifiedAt'])
    .execute();
  return new Map(rows.map((row) => [row.id, row]));
};

interface Story {
  random: Random;
  /** Two players, and the addresses that they had or get. */
  players: readonly string[];
  pool: readonly string[];
  /** Each payment with the account that had its address when it began. */
  begun: Map<string, string>;
  refunded: Set<string>;
}

const linksIn = async (pool: readonly string[]) =>
  (await server.mails())
    .filter(({ to, text }) => pool.includes(to) && text.includes('#'))
    .flatMap(({ text }) => /#(\S+)/.exec(text)?.[1] ?? []);

function actsOf({ random, players, pool, begun, refunded }: Story) {
  const onPayment = (act: (id: string) => Promise<unknown>) => async () =>
    begun.size > 0 && act(random.pick([...begun.keys()]));
  const noted = async (name: string, call: ReturnType<TestApp['post']>) => {
    met.add(`${name} ${(await call).status}`);
    return call;
  };
  const correct = () => {
    const body = { email: random.pick(pool), reason: 'a typo' };
    return noted('correct', server.post(`admin/players/${random.pick(players)}/email`, body, owner));
  };
  const undo = async () => {
    const links = await linksIn(pool);
    return links.length > 0 && noted('undo', server.post('user/auth/undo', { token: random.pick(links) }));
  };
  const pay = onPayment((id) => notifySandbox(server, id));
  return {
    correct,
    undo,
    verify: async () => {
      const unverified = [...(await accounts()).values()].find((one) => !one.emailVerifiedAt);
      if (!unverified) return false;
      const { email } = unverified;
      const code = await server.codeFor(email);
      return noted('verify', server.post('user/auth/verify-email', { email, code }));
    },
    begin: async () => {
      const email = random.pick(pool);
      const holder = [...(await accounts()).values()].find(
        (one) => one.email === email && one.emailVerifiedAt,
      );
      const packageId = await makePackage(server);
      const { status, body } = await server.post('user/payment/create', { email, packageId });
      expect(status).toBe(holder ? 201 : 404);
      return holder !== undefined && begun.set(body.transactionId, holder.id);
    },
    pay,
    payTwice: onPayment((id) => Promise.all([notifySandbox(server, id), notifySandbox(server, id)])),
    payBeside: () => Promise.all([pay(), random.pick([correct, undo])()]),
    receipt: onPayment((id) =>
      noted('receipt', server.post(`admin/transactions/${id}/receipt`, undefined, owner)),
    ),
    refund: onPayment(async (id) => {
      const { status, body } = await finance.refund(id);
      if (status >= 300) return false;
      refunded.add(id);
      return finance.confirm(body.id);
    }),
    expire: async () => {
      server.clock.advance(minutes(16));
      await renewToken();
    },
    /** No link works any more. */
    week: async () => {
      server.clock.advance(days(7));
      await renewToken();
    },
  };
}

/** The key in the mail opens its own receipt, once it is paid, and no other. */
async function checkReceipts(ids: readonly string[], random: Random): Promise<void> {
  const id = random.pick(ids);
  const [payment] = await statesOf([id]);
  for (const other of new Set([id, random.pick(ids)])) {
    const key = receiptKey(server.keys.receipts[0], other);
    const { status } = await server.get(`user/payment/receipt/${id}?key=${key}`);
    expect(status).toBe(other === id && payment?.status === 'COMPLETED' ? 200 : 404);
  }
}

// Two players whose addresses are corrected, to each other's earlier ones too, while payments for them are open.
it.each([1, 2])('story %i: corrected addresses, their links, payments and receipts', async (seed) => {
  const random = randomFrom(seed);
  const made = [await server.makeUser(), await server.makeUser()];
  const players = made.map(({ id }) => id);
  const pool = [...made.map(({ email }) => email), `third${seed}@mail.example`, `fourth${seed}@mail.example`];
  const story: Story = { random, players, pool, begun: new Map(), refunded: new Set() };
  const acts = actsOf(story);
  const { correct, begin, pay } = acts;
  const teller = leastTried<null>(random, {
    ...acts,
    correctAgain: correct,
    beginAgain: begin,
    payAgain: pay,
  });
  let seen = (await server.mails()).length;
  for (let step = 0; step < 30; step++) {
    server.clock.advance(minutes(0.5));
    if (step % 10 === 0) await renewToken();
    const before = await accounts();
    met.add(String(await teller.next(null)));
    const after = await accounts();
    const ids = [...story.begun.keys()];
    if (ids.length === 0) continue;
    const payments = await statesOf(ids);
    // Every mail about a payment goes to the address that its account has at that moment.
    const mails = (await server.mails()).slice(seen);
    seen += mails.length;
    for (const { id, userId } of payments) {
      expect(userId).toBe(story.begun.get(id));
      for (const mail of mails.filter(({ text }) => text.includes(paymentNumber(id))))
        expect([before, after].map((moment) => moment.get(userId)?.email)).toContain(mail.to);
    }
    for (const player of players) {
      const own = payments.filter(({ userId, status }) => userId === player && status === 'COMPLETED');
      const kept = own.filter(({ id }) => !story.refunded.has(id)).length;
      expect(after.get(player)?.diamonds).toBe(bought * kept);
    }
    await checkReceipts(ids, random);
  }
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});

it('met every event, done and refused', () => {
  const wanted = [
    'refund payBeside payTwice expire week'.split(' '),
    ['correct 204', 'correct 409', 'undo 200', 'undo 400', 'verify 200', 'receipt 204'],
  ].flat();
  expect(wanted.filter((one) => !met.has(one))).toEqual([]);
});
