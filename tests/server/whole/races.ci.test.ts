import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { eraseNext } from '../../../server/accounts/erasure/erase';
import { cancelExpired } from '../../../server/payments/checkout/expiry';
import { addMs, days, hours } from '../../../server/platform/clock';
import { newId } from '../../../server/platform/ids';
import { placesOf } from '../../support/server/everywhere';
import { casesWith } from '../../support/server/finance';
import { moneyProblemsOf } from '../../support/server/invariants';
import { openedSession } from '../../support/server/openedSession';
import { makePackage } from '../../support/server/packages';
import { notifySandbox } from '../../support/server/payments';
import { afterRounds, race } from '../../support/server/race';
import { buildTestApp, type TestApp } from '../../support/server/testApp';

let server: TestApp;
let owner: { token: string };
let other: { token: string };
beforeAll(async () => {
  server = await buildTestApp({ config: { playerDaily: { amount: { VND: 1e12, USD: 1e12 }, count: 1e6 } } });
  owner = await server.makeAdmin();
  other = await server.makeAdmin();
});
afterAll(() => server.close());

const giver = async () => {
  const person = await server.makeUser({ staffRoles: ['finance'] });
  return openedSession(server, { ...person, role: 'Admin' });
};
const grant = (id: string, token: string, given: object = {}) =>
  server.post(
    `admin/players/${id}/wallet`,
    {
      wallet: 'golds',
      amount: 100,
      reasonKind: 'event',
      reason: 'Cup of May',
      idempotencyKey: newId(),
      ...given,
    },
    { token },
  );
/** Begins a payment; repeats a call for which a busy server had no connection in time. */
const begin = async (email: string, packageId: string, given: object = {}) => {
  for (;;) {
    const answer = await server.post('user/payment/create', { email, packageId, ...given });
    if (answer.status !== 503) return answer;
  }
};
const walletsOf = (id: string) =>
  server.db.selectFrom('users').select(['diamonds', 'golds']).where('id', '=', id).executeTakeFirstOrThrow();
const requestsOf = (userId: string) =>
  server.db.selectFrom('moneyRequests').select(['amount', 'state']).where('userId', '=', userId).execute();
const statusesOf = (answers: Array<{ status: number }>) =>
  answers.map(({ status }) => status).sort((a, b) => a - b);

describe('a payment that ends while others open it', () => {
  race('gives way to a new one, whoever comes at that moment', 10, async (n) => {
    const { email } = await server.makeUser();
    const packageId = await makePackage(server);
    const { body } = await begin(email, packageId);
    const [paid, ...answers] = await Promise.all([
      sleep(n % 6).then(() => notifySandbox(server, body.transactionId)),
      ...Array.from({ length: 4 }, (_, at) => sleep(at * 2).then(() => begin(email, packageId))),
    ]);
    expect([paid.status, ...answers.map(({ status }) => (status === 201 ? 200 : status))]).toEqual(
      Array(5).fill(200),
    );
  });
});

describe('grants', () => {
  // Four requests, each of which adds up two times 24 hours.
  race('two people do not pass the cap together', 30, async () => {
    const player = await server.makeUser();
    const people = [await giver(), await giver()];
    const answers = await Promise.all(
      people.flatMap((token) => [1, 2].map(() => grant(player.id, token, { amount: 70_000 }))),
    );
    expect(statusesOf(answers)).toEqual([201, 201, 400, 400]);
    expect((await requestsOf(player.id)).map(({ amount }) => amount)).toEqual([70_000, 70_000]);
  });

  race('what one approves and another withdraws happens once', 50, async () => {
    const player = await server.makeUser();
    const token = await giver();
    const { id } = (await grant(player.id, token, { amount: 60_000 })).body;
    const path = `admin/money-requests/${id}`;
    const [approved, withdrawn] = await Promise.all([
      server.post(`${path}/decide`, { approve: true }, owner),
      server.post(`${path}/withdraw`, {}, { token }),
    ]);
    expect(statusesOf([approved, withdrawn])).toEqual([200, 409]);
    const isDone = approved.status === 200;
    expect(await walletsOf(player.id)).toMatchObject({ golds: isDone ? 60_000 : 0 });
    expect(await requestsOf(player.id)).toMatchObject([{ state: isDone ? 'done' : 'withdrawn' }]);
  });

  // One waited for more than a day, so that both were within the cap when they were requested.
  race('two approvals for two players do not pass the cap of who requested both', 30, async () => {
    const token = await giver();
    const asked = [];
    for (const hoursAgo of [25, 0]) {
      const { id } = await server.makeUser();
      const { body } = await grant(id, token, { amount: 150_000 });
      const requestedAt = addMs(server.clock.now(), -hours(hoursAgo));
      await server.db.updateTable('moneyRequests').set({ requestedAt }).where('id', '=', body.id).execute();
      asked.push(body.id);
    }
    const answers = await Promise.all(
      asked.map((id, n) =>
        server.post(`admin/money-requests/${id}/decide`, { approve: true }, n === 0 ? owner : other),
      ),
    );
    expect(statusesOf(answers)).toEqual([200, 409]);
  });

  race('the same key sent thrice gives once', 50, async () => {
    const player = await server.makeUser();
    const [key, token] = [newId(), await giver()];
    const answers = await Promise.all([1, 2, 3].map(() => grant(player.id, token, { idempotencyKey: key })));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect(await walletsOf(player.id)).toMatchObject({ golds: 100 });
  });
});

describe('a season', () => {
  let packages: string[];
  const season = {
    number: 1,
    name: 'Mùa đua',
    // Both payments together reach the goal, and each alone the milestone.
    goal: 100_000,
    giftKind: 1,
    giftAmount: 500,
    milestones: [{ spend: 50_000, wallet: 0, amount: 30 }],
    reason: 'Planned for the summer',
  };
  beforeAll(async () => {
    packages = [await makePackage(server), await makePackage(server)];
    const startAt = server.clock.now().toISOString();
    const endAt = addMs(server.clock.now(), days(30)).toISOString();
    expect((await server.post('admin/seasons', { ...season, startAt, endAt }, owner)).status).toBe(201);
  });

  // Two payments are begun and credited in each round.
  race('its gifts come once when two payments and a grant reach them at once', 25, async () => {
    const player = await server.makeUser();
    const token = await giver();
    const made = [];
    for (const id of packages) made.push((await begin(player.email, id)).body.transactionId as string);
    const answers = await Promise.all([
      grant(player.id, token),
      ...made.map((id) => notifySandbox(server, id)),
    ]);
    expect(statusesOf(answers)).toEqual([200, 200, 201]);
    // Two packages of 715, and the gifts.
    expect(await walletsOf(player.id)).toEqual({ diamonds: 2 * 715 + 30, golds: 100 + 500 });
    const gifts = await server.db
      .selectFrom('seasonGifts')
      .select(['spend', 'wallet', 'amount'])
      .where('userId', '=', player.id)
      .orderBy('spend')
      .execute();
    expect(gifts).toEqual([
      { spend: 50_000, wallet: 'diamonds', amount: 30 },
      { spend: 100_000, wallet: 'golds', amount: 500 },
    ]);
  });

  race('of two whose windows overlap one is made, and the other is refused at its start', 20, async (n) => {
    const at = (hour: number) => addMs(server.clock.now(), days(40) + hours(100 * n + hour)).toISOString();
    const answers = await Promise.all(
      [0, 1].map((which) => {
        const window = { startAt: at(20 * which), endAt: at(20 * which + 30) };
        return server.post('admin/seasons', { ...season, ...window, number: 2 * n + 2 + which }, owner);
      }),
    );
    expect(statusesOf(answers)).toEqual([201, 409]);
    const refused = answers.find(({ status }) => status === 409);
    expect(Object.keys(refused?.body.errors)).toEqual(['startAt']);
  });
});

describe('a code', () => {
  let fifty: Array<{ email: string }>;
  beforeAll(async () => {
    fifty = [];
    for (let n = 0; n < 50; n++) fifty.push(await server.makeUser());
  });

  // Fifty payments are begun in each round, which therefore takes a fifth of a second or more.
  race('its last use goes to one of fifty', 5, async (n) => {
    const packageId = await makePackage(server, { bonusDiamonds: 0 });
    const code = `LAST${n}`;
    const terms = {
      code,
      bonusKind: 1,
      amount: 50,
      mostUses: 1,
      mostPerPlayer: 0,
      creator: 'Lạc Hồng TV',
      reason: 'x',
    };
    const { body: offer } = await server.post('admin/offers', { ...terms, isActive: true }, owner);
    const answers = await Promise.all(fifty.map(({ email }) => begin(email, packageId, { code })));
    expect(statusesOf(answers)).toEqual([201, ...Array(49).fill(400)]);
    const id = answers.find(({ status }) => status === 201)?.body.transactionId;
    const told = await Promise.all([1, 2].map(() => notifySandbox(server, id)));
    expect(statusesOf(told)).toEqual([200, 200]);
    const paid = server.db
      .selectFrom('payments')
      .select(['status', 'bonusDiamonds'])
      .where('offerCode', '=', code);
    expect(await paid.execute()).toEqual([{ status: 'COMPLETED', bonusDiamonds: 50 }]);
    const counts = server.db
      .selectFrom('offerCounts')
      .select(['used', 'beyond'])
      .where('offerId', '=', offer.id);
    expect(await counts.execute()).toEqual([{ used: 1, beyond: 0 }]);
  });
});

describe('a first-purchase bonus', () => {
  const firstBonus = 50;
  let packageId: string;
  beforeAll(async () => {
    packageId = await makePackage(server, { firstBonus });
  });
  const paymentsOf = (userId: string) =>
    server.db.selectFrom('payments').select(['id', 'status', 'firstBonus']).where('userId', '=', userId);
  const makeOverdue = (id: string) =>
    server.db.updateTable('payments').set({ expiresAt: server.clock.now() }).where('id', '=', id).execute();

  // Four payments are begun and credited in each round.
  race('comes once, whichever of three that were begun as the first are paid first', 20, async (n) => {
    const player = await server.makeUser();
    const start = async () => (await begin(player.email, packageId)).body.transactionId as string;
    const made: string[] = [];
    for (let time = 0; time < 3; time++) {
      const id = await start();
      made.push(id);
      // In every other round the last is overdue too, so that a fourth may begin as the first.
      if (time < 2 || n % 2 === 0) await makeOverdue(id);
    }
    const [last, ...answers] = await Promise.all([
      start(),
      ...made.map((id) => notifySandbox(server, id)),
      cancelExpired(server.db, server.clock.now()),
    ]);
    expect(answers.slice(0, 3)).toMatchObject(Array(3).fill({ status: 200 }));
    await notifySandbox(server, last);
    const payments = await paymentsOf(player.id).execute();
    expect(new Set(payments.map(({ status }) => status))).toEqual(new Set(['COMPLETED']));
    expect(payments.filter((payment) => payment.firstBonus > 0)).toMatchObject([{ firstBonus }]);
    const { rows } = await sql<{ bought: number }>`select sum(amount)::int as bought from wallet_entries
      where user_id = ${player.id} and wallet = 'diamonds' and reason in ('purchase', 'bonus')`.execute(
      server.db,
    );
    expect(rows).toEqual([{ bought: payments.length * 715 + firstBonus }]);
  });
});

describe('erasing a player', () => {
  // A text that occurs nowhere else.
  const name = 'zwqxv';
  let packageId: string;
  beforeAll(async () => {
    packageId = await makePackage(server);
  });
  const erase = async () => {
    while (await eraseNext(server.deps));
  };

  // Erasing takes dozens of statements.
  race('beside notices of their payment, whose money is held once and names nobody', 20, async (n) => {
    const email = `${name}${n}@race.example`;
    const { id } = await server.makeUser({ firstName: name, lastName: name, userName: `${name}${n}`, email });
    const payment = (await begin(email, packageId)).body.transactionId as string;
    const due = { eraseAt: addMs(server.clock.now(), -1) };
    await server.db.updateTable('users').set(due).where('id', '=', id).execute();
    // The notices arrive at a different step of the erasure each time.
    const told = async (at: number) => {
      await sleep(at);
      return notifySandbox(server, payment);
    };
    const [first, second] = await Promise.all([told(n % 12), told(n % 7), erase(), erase()]);
    expect(statusesOf([first, second])).toEqual([200, 200]);
    await erase();
    const row = server.db.selectFrom('payments').select(['status', 'email']).where('id', '=', payment);
    const [{ status, email: left } = {}] = await row.execute();
    expect([status === 'COMPLETED', left]).toEqual([false, `${id}@erased.invalid`]);
    // Nobody owns what it would buy: the money waits, once, to be returned.
    expect(await casesWith(server, 'paymentId', payment)).toMatchObject([
      { kind: 'account-not-open', held: 59_000 },
    ]);
    expect((await walletsOf(id)).diamonds).toBe(0);
  });

  /** Runs an act at another step of the erasure each time. */
  const later = async <T>(pause: number, act: () => Promise<T>): Promise<T> => {
    await sleep(pause);
    return act();
  };
  const named = (n: number, kind: string) => {
    const userName = `${name}${kind}${n}`;
    return { firstName: name, lastName: name, userName, email: `${userName}@race.example` };
  };
  const emailOf = async (id: string) =>
    (await server.db.selectFrom('users').select('email').where('id', '=', id).executeTakeFirstOrThrow())
      .email;
  const due = (id: string) =>
    server.db
      .updateTable('users')
      .set({ eraseAt: addMs(server.clock.now(), -1) })
      .where('id', '=', id)
      .execute();

  // Each corrects twice and erases. In every other round the account is one of a backup that was made before its erasure.
  race('beside a correction of their e-mail and its undoing, of which nothing stays', 20, async (n) => {
    const { id, email } = await server.makeUser(named(n, 'x'));
    await begin(email, packageId);
    const correct = (to: string) =>
      server.post(`admin/players/${id}/email`, { email: to, reason: 'A typo' }, owner);
    expect((await correct(`new-${email}`)).status).toBe(204);
    const mail = (await server.mails()).findLast(({ to }) => to === email);
    const token = /#(\S+)/.exec(mail?.text ?? '')?.[1];
    const isDue = n % 2 === 0;
    const begun = { userId: id, begunAt: server.clock.now() };
    await (isDue ? due(id) : server.db.insertInto('erasedPlayers').values(begun).execute());
    const [undone, corrected] = await Promise.all([
      later(n % 11, () => server.post('user/auth/undo', { token })),
      later(n % 7, () => correct(`again-${email}`)),
      erase(),
      erase(),
    ]);
    // Of a backup's account, both are possible until its row is cleared.
    expect(isDue ? [400] : [200, 400]).toContain(undone.status);
    expect(isDue ? [409] : [204, 409]).toContain(corrected.status);
    await erase();
    expect(await emailOf(id)).toBe(`${id}@erased.invalid`);
    expect((await server.post('user/auth/undo', { token })).status).toBe(400);
  });

  race(
    'or closing the account, beside the approval of a grant: it is given before, or not at all',
    30,
    async (n) => {
      const player = await server.makeUser(named(n, 'g'));
      const token = await giver();
      const asked = await grant(player.id, token, { amount: 60_000 });
      const path = `admin/money-requests/${asked.body.id}`;
      const approve = () => server.post(`${path}/decide`, { approve: true }, owner);
      const isErased = n % 2 === 0;
      const end = async () => {
        if (!isErased) return server.post(`admin/players/${player.id}/erasure`, { reason: 'Wrote' }, other);
        await due(player.id);
        await erase();
        return { status: 204 };
      };
      const [approved, ended] = await Promise.all([later(n % 5, approve), later(n % 3, end)]);
      expect(ended.status).toBe(204);
      expect([200, 409]).toContain(approved.status);
      const isDone = approved.status === 200;
      const given = { amount: 60_000, state: isDone ? 'done' : 'requested' };
      expect([await walletsOf(player.id), await requestsOf(player.id)]).toMatchObject([
        { golds: isDone ? 60_000 : 0 },
        [given],
      ]);
      if (!isDone) {
        expect((await approve()).status).toBe(409);
        expect((await server.post(`${path}/withdraw`, {}, { token })).status).toBe(200);
      }
      await due(player.id);
      await erase();
      expect((await walletsOf(player.id)).golds).toBe(isDone ? 60_000 : 0);
    },
  );

  it(
    'leaves nothing of any of them, and mails nobody afterwards',
    async () => {
      expect((await server.mails()).filter(({ to }) => to.endsWith('erased.invalid'))).toEqual([]);
      expect(await placesOf(server.db, [name])).toEqual([]);
    },
    afterRounds,
  );
});

it(
  'after all of them the books add up',
  async () => {
    expect(await moneyProblemsOf(server.db)).toEqual([]);
  },
  afterRounds,
);
