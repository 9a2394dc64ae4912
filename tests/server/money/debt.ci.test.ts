import { afterAll, beforeAll, expect, it } from 'vitest';
import { addMs, seconds } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { moneyProblemsOf } from '../../support/server/invariants';
import { owe } from '../../support/server/owed';
import { makePackage } from '../../support/server/packages';
import { notifySandbox } from '../../support/server/payments';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let seasons = 0;
let owner: { token: string };
beforeAll(async () => {
  server = await buildTestApp({
    config: {
      grants: { secondPersonOver: { diamonds: 300, golds: 300 }, dailyCap: { diamonds: 1e6, golds: 1e6 } },
    },
  });
  owner = await server.makeAdmin();
});
afterAll(() => server.close());

/** By somebody who has given nothing today. */
const grant = async (id: string, wallet: string, amount: number) =>
  server.post(
    `admin/players/${id}/wallet`,
    { wallet, amount, reasonKind: 'event', reason: 'Cup of May', idempotencyKey: newId() },
    { token: (await server.makeStaff('finance')).token },
  );
async function buy(email: string, price: number) {
  const packageId = await makePackage(server, { price });
  const { body } = await server.post('user/payment/create', { email, packageId });
  await notifySandbox(server, body.transactionId, { amount: price });
}
async function inSeason(given: object, email: string) {
  const now = server.clock.now();
  const season = {
    number: ++seasons,
    name: 'Mùa thử',
    startAt: now.toISOString(),
    endAt: addMs(now, seconds(2)).toISOString(),
    goal: 900_000,
    giftKind: 0,
    giftAmount: 5,
    milestones: [],
    reason: 'Scheduled',
    ...given,
  };
  const made = await server.post('admin/seasons', season, { token: owner.token });
  expect(made).toMatchObject({ status: 201 });
  await buy(email, 59_000);
  server.clock.advance(seconds(3));
}

type Player = { id: string; email: string };
/** Each way of giving diamonds and how many it brings. */
const ways: Record<string, { brings: number; give: (player: Player) => Promise<unknown> }> = {
  'a purchase with its bonus': {
    brings: 715,
    give: ({ email }) => buy(email, 59_000),
  },
  'a gift of staff': {
    brings: 300,
    give: ({ id }) => grant(id, 'diamonds', 300),
  },
  'a gift that another person approves': {
    brings: 301,
    async give({ id }) {
      const { body } = await grant(id, 'diamonds', 301);
      await server.post(`admin/money-requests/${body.id}/decide`, { approve: true }, { token: owner.token });
    },
  },
  // Each together with the purchase that reaches it.
  'a milestone of a season': {
    brings: 1015,
    give: ({ email }) =>
      inSeason({ milestones: [{ id: 'one', spend: 59_000, wallet: 0, amount: 300 }] }, email),
  },
  'the goal of a season': {
    brings: 915,
    give: ({ email }) => inSeason({ goal: 59_000, giftAmount: 200 }, email),
  },
  'a gift of gold': { brings: 0, give: ({ id }) => grant(id, 'golds', 300) },
};

const cases = Object.keys(ways).flatMap((way) => {
  const { brings = 0 } = ways[way] ?? {};
  return [0, brings - 1, brings, brings + 1].filter((debt) => debt >= 0).map((debt) => ({ way, debt }));
});

it.each(cases)('$way pays $debt of debt first', async ({ way, debt }) => {
  const made = ways[way];
  if (!made) throw new Error(way);
  const player = await server.makeUser();
  if (debt > 0) await owe(server, player, debt);
  await made.give(player);
  const held = await server.db
    .selectFrom('users')
    .select(['diamonds', 'debt'])
    .where('id', '=', player.id)
    .executeTakeFirst();
  const repaid = Math.min(debt, made.brings);
  expect(held).toEqual({ diamonds: made.brings - repaid, debt: debt - repaid });
  const mail = (await server.mails()).filter(({ to }) => to === player.email).map(({ text }) => text);
  const sums = mail.flatMap((text) =>
    [...text.matchAll(/([\d.,]+) (?:of them repaid|kim cương đã trả)/g)].map(([, sum = '']) =>
      Number(sum.replace(/[.,]/g, '')),
    ),
  );
  expect(sums.reduce((sum, one) => sum + one, 0)).toBe(repaid);
  expect(await moneyProblemsOf(server.db)).toEqual([]);
});
