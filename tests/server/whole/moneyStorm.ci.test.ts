import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Passwords } from '../../../server/accounts/passwords';
import { insertUser } from '../../../server/accounts/users';
import { randomFrom } from '../../../server/cli/demo/random';
import type { Db } from '../../../server/db/tables';
import { minutes } from '../../../server/platform/clock';
import { buyerPassword, makeBuyers } from '../../support/server/buyers';
import { postgresUrl } from '../../support/server/database';
import { type ServerHome, serverHome } from '../../support/server/home';
import { moneyProblemsOf } from '../../support/server/invariants';
import { happened, imbalances, overused, promiseBonuses } from '../../support/server/moneyPromises';
import {
  moneyStory,
  type Signer,
  type Stage,
  type StoryPayment,
  type StoryPerson,
} from '../../support/server/moneyStories';
import { postTo, spawnServer } from '../../support/server/process';
import { shiftedClock } from '../../support/server/shiftedClock';
import { payosEnv, storePayments } from '../../support/server/storm';

/** Stories in an ordinary run; `npm run test:storm` runs 1,000. */
const rounds = Number(process.env.MONEY_ROUNDS ?? 50);
const steps = 16;
/** Two processes share a PostgreSQL database; an embedded one has only one. */
const processes = postgresUrl ? 2 : 1;
const kills = Math.max(2, Math.round(rounds / 40));
/** How many of the coded payments, every third, may use the code; and how often one player may. */
const uses = { most: Math.ceil(rounds / 10), perPlayer: Math.ceil(rounds / 50) };

let home: ServerHome;
const servers: Array<{ running: ReturnType<typeof spawnServer>; address: string }> = [];
const startOne = async (n: number) => {
  const running = spawnServer({
    ...home.env,
    ...payosEnv,
    DATA_DIR: postgresUrl ? `${home.dataDir}-${n}` : home.dataDir,
    // Most requests wait for the second person.
    REFUND_SECOND_PERSON_OVER: '1500 VND, 1 USD',
    GRANT_SECOND_PERSON_OVER: '20 diamonds, 20 golds',
    // The clocks of the two are twenty minutes apart; what counts is the database's.
    ...(postgresUrl ? shiftedClock(n === 0 ? minutes(10) : -minutes(10)) : {}),
  });
  servers[n] = { running, address: await running.ready() };
};
beforeAll(async () => {
  home = await serverHome({ migrated: true });
});
afterAll(async () => {
  for (const { running } of servers) await running.kill('SIGKILL');
  await home.remove();
});

const staffMail = (person: StoryPerson) => `staff${person}@outline.example`;
const roles = { 0: 'finance', 1: 'finance', 2: 'owner' } as const;
async function makeStaff(db: Db): Promise<void> {
  const passwordHash = await new Passwords().hash(buyerPassword);
  for (const person of [0, 1, 2] as const) {
    const userName = `staff${person}`;
    const name = { firstName: 'Thu', lastName: 'Ngân', userName, email: staffMail(person) };
    const now = new Date();
    await insertUser(db, { ...name, passwordHash, emailVerifiedAt: now, staffRoles: [roles[person]] }, now);
  }
}

/** Servers that are killed and restarted, and people who each sign in once, at any server. */
function makeStage(db: Db | null): Stage {
  const tokens = new Map<Signer, Promise<string>>();
  let turn = 0;
  const address = () => servers[turn++ % processes]?.address ?? '';
  /** The address of a player, which staff correct meanwhile. */
  const emailOf = async (userId: string): Promise<string> => {
    const response = await fetch(`${address()}/api/admin/players/${userId}`, {
      headers: { authorization: `Bearer ${await tokenOf(2)}` },
    });
    return ((await response.json()) as { email: string }).email;
  };
  const signIn = async (signer: Signer): Promise<string> => {
    for (;;) {
      const email = await (typeof signer === 'string'
        ? emailOf(signer).catch(() => null)
        : staffMail(signer));
      const answer = email
        ? await postTo(address(), 'user/auth/login', { email, password: buyerPassword })
        : null;
      if (answer?.body.accessToken) return answer.body.accessToken;
      if (answer && typeof signer === 'string' && answer.status < 500) throw new Error('Nobody is let in');
      await sleep(50);
    }
  };
  const tokenOf = (signer: Signer): Promise<string> => {
    const known = tokens.get(signer) ?? signIn(signer);
    tokens.set(signer, known);
    // One that was not let in may be at the next try.
    known.catch(() => tokens.delete(signer));
    return known;
  };
  return {
    address,
    token: tokenOf,
    signOut: (signer) => void tokens.delete(signer),
    erasureDue: async (userId) =>
      db && sql`update users set erase_at = now() where id = ${userId} and erase_at is not null`.execute(db),
  };
}

/**
 * Ten runners work through one list, while servers are killed and restarted. After each tenth of it the books must balance
 * while everything continues, as each transaction leaves them so.
 */
async function tellAll(payments: readonly StoryPayment[], db: Db | null): Promise<Map<string, string[]>> {
  const stage = makeStage(db);
  const stories = new Map<string, string[]>();
  const tenth = Math.ceil(payments.length / 10);
  const wrong: string[] = [];
  let next = 0;
  const teller = async () => {
    while (next < payments.length) {
      const n = next++;
      const payment = payments[n] as StoryPayment;
      const seed = Number(process.env.MONEY_SEED ?? 7) * 100_000 + n;
      stories.set(payment.id, await moneyStory(stage, randomFrom(seed), payment).run(steps));
      if (db && stories.size % tenth === 0) wrong.push(...(await imbalances(db)), ...(await overused(db)));
    }
  };
  const tellers = Promise.all(Array.from({ length: 10 }, teller));
  for (let kill = 1; kill <= kills; kill++) {
    const share = (payments.length * kill) / (kills + 1);
    while (next < share) await sleep(5);
    const n = kill % processes;
    await servers[n]?.running.kill('SIGKILL');
    await startOne(n);
  }
  await tellers;
  expect(wrong).toEqual([]);
  return stories;
}

async function check(db: Db, stories: Map<string, string[]>): Promise<void> {
  const problems = await moneyProblemsOf(db);
  const about = [...stories].filter(([id]) => problems.some((problem) => problem.includes(id)));
  expect([problems, about]).toEqual([[], []]);
  expect(await imbalances(db)).toEqual([]);
  expect(await overused(db)).toEqual([]);
  // The stories were not empty.
  const { completed = 0, ended = 0, erased = 0, ...others } = (await happened(db)) ?? {};
  expect(completed).toBeGreaterThan(rounds / 4);
  expect(ended).toBeGreaterThan(rounds / 10);
  // Few rounds may pass without one of the rarer events. An embedded database is the servers' own while they run.
  if (rounds < 200) return;
  expect(erased > 0).toBe(Boolean(postgresUrl));
  for (const [name, times] of Object.entries(others)) expect([name, times > 0]).toEqual([name, true]);
}

it(
  `${rounds} stories of parts, requests, decisions, notices, files, hands, gifts, items, marks, closed accounts and corrections, over ${processes} killed and restarted: every đồng has one place`,
  async () => {
    const made = await home.inDatabase(async (db) => {
      const packageId = await makeBuyers(db, 20);
      await makeStaff(db);
      const players = await db.selectFrom('users').select('id').where('role', '=', 'User').execute();
      const ids = players.map(({ id }) => id);
      const payments = await storePayments(db, ids, packageId, rounds);
      await promiseBonuses(
        db,
        payments.map(({ id }) => id),
        uses,
      );
      return payments.map(({ id, orderCode, userId }) => ({
        id,
        orderCode,
        userId,
        isErasable: ids.indexOf(userId) % 5 === 3,
      }));
    });
    for (let n = 0; n < processes; n++) await startOne(n);
    const stories = postgresUrl
      ? await home.inDatabase((db) => tellAll(made, db))
      : await tellAll(made, null);
    for (const { running } of servers) await running.kill('SIGTERM');
    await home.inDatabase((db) => check(db, stories));
  },
  120_000 + rounds * 4000,
);
