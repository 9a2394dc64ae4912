import { afterAll, beforeAll, expect, it } from 'vitest';
import { randomFrom } from '../../../server/cli/demo/random';
import { days } from '../../../server/platform/clock';
import { financeOf } from '../../support/server/finance';
import { moneyProblemsOf } from '../../support/server/invariants';
import { leastTried } from '../../support/server/leastTried';
import { gatewayActs, type Subject } from '../../support/server/moneyActs';
import { makePackage } from '../../support/server/packages';
import { type SecondGateway, secondGateway } from '../../support/server/secondGateway';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let second: SecondGateway;
beforeAll(async () => {
  server = await buildTestApp({
    gateways({ sandbox }) {
      second = secondGateway(sandbox);
      return [sandbox, second.gateway];
    },
  });
});
afterAll(() => server.close());

const bonus = 50;
async function makeOffer(code: string, mostPerPlayer: number, mostUses: number): Promise<string> {
  const { token } = await server.makeStaff('shop');
  const terms = { code, bonusKind: 1, amount: bonus, mostUses, mostPerPlayer, creator: 'Lạc Hồng TV' };
  const { body } = await server.post('admin/offers', { ...terms, isActive: true, reason: 'x' }, { token });
  return body.id;
}

/** Payments with the code as their rows say, and what was credited for them as the ledger says. */
async function booksOf(offerId: string) {
  const rows = await server.db
    .selectFrom('payments')
    .select(['id', 'userId', 'status', 'bonusDiamonds', 'expiresAt'])
    .select((eb) =>
      eb
        .selectFrom('walletEntries')
        .select((entry) => entry.fn.countAll<number>().as('count'))
        .whereRef('paymentId', '=', 'payments.id')
        .where('reason', '=', 'bonus')
        .where('amount', '=', bonus)
        .as('credited'),
    )
    .where('offerId', '=', offerId)
    .execute();
  const now = server.clock.now();
  return rows.map(({ credited, ...row }) => ({
    ...row,
    credited: Number(credited),
    isOpen: row.status === 'PENDING' && row.expiresAt > now,
  }));
}
type Books = Awaited<ReturnType<typeof booksOf>>;
const paidOf = (books: Books) => books.filter(({ status }) => status === 'COMPLETED');

/** What beginning with the code must return: an open payment carries its promise already. */
function expected(books: Books, userId: string, most: { uses: number; perPlayer: number }): number {
  const taken = books.filter(({ isOpen, status }) => isOpen || status === 'COMPLETED');
  const own = taken.filter((row) => row.userId === userId);
  if (own.some(({ isOpen }) => isOpen)) return 200;
  const isFree = taken.length < most.uses && (most.perPlayer === 0 || own.length < most.perPlayer);
  return isFree ? 201 : 400;
}

const met = new Set<string | null>();
const names = 'price more paidElsewhere failed cancelled again unheard expire work'.split(' ');

// Payments that begin, fail, end, begin at another gateway, and are paid in time, late, twice or at both, in any order.
it.each([1, 2, 3])('story %i: the last uses of a code over two gateways', async (seed) => {
  const random = randomFrom(seed);
  const most = { uses: 2, perPlayer: seed % 2 };
  const code = `LAST${seed}`;
  const offerId = await makeOffer(code, most.perPlayer, most.uses);
  const packageId = await makePackage(server, { bonusDiamonds: 0 });
  const players = [await server.makeUser(), await server.makeUser(), await server.makeUser()];
  const subjects: Subject[] = [];
  const begin = async () => {
    const player = random.pick(players);
    const status = expected(await booksOf(offerId), player.id, most);
    const gateway = random.pick(['sandbox', 'vnpay']);
    const response = await server.post('user/payment/create', {
      email: player.email,
      packageId,
      gateway,
      code,
    });
    expect(response.status).toBe(status);
    if (status === 400) return;
    expect(response.body.offer).toEqual({ code, bonus });
    if (status === 201) subjects.push({ player, packageId, id: response.body.transactionId });
  };
  const finance = await financeOf(server);
  const all = gatewayActs({ server, finance, second, random });
  const acts = Object.fromEntries(names.map((name) => [name, all[name] as (typeof all)[string]]));
  const teller = leastTried<Subject>(random, { ...acts, begin, beginAgain: begin, andAgain: begin });
  await begin();
  // Until when payments were open before the step, and which have lost their code.
  let open = new Map<string, Date>();
  const lost = new Set<string>();
  for (let step = 0; step < 24; step++) {
    met.add(await teller.next(random.pick(subjects)));
    const books = await booksOf(offerId);
    const carried = new Set(books.map(({ id }) => id));
    for (const { id } of subjects) {
      if (carried.has(id) || lost.has(id)) continue;
      expect((open.get(id) ?? server.clock.now()) > server.clock.now()).toBe(false);
      lost.add(id);
    }
    open = new Map(books.filter(({ isOpen }) => isOpen).map(({ id, expiresAt }) => [id, expiresAt]));
    const used = paidOf(books).length;
    const counts = server.db.selectFrom('offerCounts').select(['used', 'beyond']);
    expect(await counts.where('offerId', '=', offerId).executeTakeFirst()).toEqual({ used, beyond: 0 });
    // A promise is kept, once, and never beyond the number.
    for (const { status, credited, bonusDiamonds } of books)
      expect([bonusDiamonds, credited]).toEqual([bonus, status === 'COMPLETED' ? 1 : 0]);
    expect(used + open.size).toBeLessThanOrEqual(most.uses);
  }
  const paid = paidOf(await booksOf(offerId)).length;
  const { token } = await server.makeStaff('finance');
  const report = (await server.get(`admin/offers/${offerId}/report`, { token })).body;
  expect(report).toMatchObject({ begun: subjects.length - lost.size, paid, beyond: 0 });
  expect(await moneyProblemsOf(server.db)).toEqual([]);
  // The limit for one person counts over a day.
  server.clock.advance(days(1));
});

it('met every event', () => expect(names.filter((name) => !met.has(name))).toEqual([]));
