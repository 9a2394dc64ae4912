import { setTimeout as sleep } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { isDatabaseUnavailable } from '../../../server/db/unavailable';
import { signedWebhook } from '../../../server/payments/gateways/sandbox';
import { deriveKeys } from '../../../server/platform/keys';
import { buyerOf, buyerPassword, createAt, makeBuyers } from '../../support/server/buyers';
import { postgresUrl } from '../../support/server/database';
import { type ServerHome, serverHome } from '../../support/server/home';
import { moneyProblemsOf } from '../../support/server/invariants';
import { postTo, spawnServer } from '../../support/server/process';

/** How often every backend of the database is terminated; each time while both servers are busy. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 4);
const buyers = 4;

/** What the servers acknowledged. */
const subscribed: string[] = [];
const created: string[] = [];
const credited: string[] = [];
const sessions: string[] = [];
/** How often each status was returned, by call; `none` is a missing response. */
const answers = new Map<string, number>();
let working = true;

const good = [200, 201, 303, 409, 429, 503];
const count = (call: string, status: number | null) => {
  const key = `${call} ${status ?? 'none'}`;
  answers.set(key, (answers.get(key) ?? 0) + 1);
};

async function post(address: string, path: string, body: object) {
  const answer = await postTo(address, path, body);
  count(path, answer?.status ?? null);
  // A refusal has a Retry-After; the test retries sooner.
  if (!answer || answer.status >= 400) await sleep(20);
  return answer;
}

async function subscribe(address: string, name: string) {
  for (let n = 0; working; n++) {
    const email = `reader-${name}-${n}@example.com`;
    if ((await post(address, 'newsletter/subscribe', { email }))?.status === 200) subscribed.push(email);
  }
}

async function signIn(address: string, email: string) {
  while (working) {
    const answer = await post(address, 'user/auth/login', { email, password: buyerPassword });
    if (answer?.status === 200) sessions.push(answer.body.refreshToken ?? '');
    // Hashing a password takes longer than all other calls; the connections are what is to be busy.
    await sleep(100);
  }
}

async function read(address: string) {
  while (working) {
    for (const path of ['user/payment/packages', 'user/search?query=buyer', 'health']) {
      const answer = await fetch(`${address}/api/${path}`).catch(() => null);
      await answer?.arrayBuffer().catch(() => undefined);
      count(path.split('?')[0] ?? '', answer?.status ?? null);
      await sleep(5);
    }
  }
}

/** Opens a payment at one server and sends its webhook to the other until one of them is acknowledged. */
async function buy(home: ServerHome, [one, other]: string[], email: string, packageId: string) {
  const keys = deriveKeys(home.env.JWT_SECRET ?? '');
  const pool = new pg.Pool({ connectionString: home.env.DATABASE_URL, max: 1 });
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  const orderOf = async (id: string) => {
    const text = `select reference, order_code as "orderCode", orders.amount::int, orders.currency
      from sandbox_orders orders join payment_attempts on order_number = order_code where payment_id = $1`;
    for (;;) {
      const found = await pool.query(text, [id]).catch(() => null);
      if (found) return found.rows[0];
    }
  };
  while (working) {
    const made = await createAt(one ?? '', email, packageId);
    count('create', made?.status ?? null);
    if (made?.status !== 201 && made?.status !== 200) continue;
    const id = made.body.transactionId ?? '';
    created.push(id);
    const body = signedWebhook(keys, { ...(await orderOf(id)), outcome: 'PAID' }, new Date());
    for (let status = 0; status !== 200; ) {
      status = (await post(other ?? '', 'user/payment/webhook/sandbox', body))?.status ?? 0;
    }
    credited.push(id);
  }
  await pool.end();
}

/**
 * Terminates every client's backend in the database, repeatedly until some of them were inside a transaction between
 * two queries. An autovacuum worker is listed there too, but belongs to the superuser and may not be terminated.
 */
async function endBackends(database: string): Promise<void> {
  const admin = new pg.Client({ connectionString: postgresUrl });
  await admin.connect();
  const end = `select state, pg_terminate_backend(pid) from pg_stat_activity
    where datname = $1 and backend_type = 'client backend' and usename = current_user`;
  for (let inside = 0; inside < 3; ) {
    const { rows } = await admin.query(end, [database]);
    inside += rows.filter(({ state }) => state === 'idle in transaction').length;
    await sleep(20);
  }
  await admin.end();
}

let home: ServerHome;
let packageId: string;
beforeAll(async () => {
  if (!postgresUrl) return;
  home = await serverHome({ migrated: true });
  packageId = await home.inDatabase((db) => makeBuyers(db, buyers));
});
afterAll(async () => {
  working = false;
  await home?.remove();
});

it('distinguishes an unavailable database from an error of our own', () => {
  const gone = [
    'Client has encountered a connection error and is not queryable',
    'Client was closed and is not queryable',
    'Connection terminated unexpectedly',
    'timeout exceeded when trying to connect',
    'Cannot use a pool after calling end on the pool',
  ];
  for (const message of gone)
    expect([message, isDatabaseUnavailable(new Error(message))]).toEqual([message, true]);
  for (const code of ['57P01', '57P03', '53300', '08006', '25P03', 'ECONNREFUSED']) {
    expect([code, isDatabaseUnavailable({ code, message: '' })]).toEqual([code, true]);
  }
  for (const code of ['23505', '42601', '22P02', 'ENOENT']) {
    expect([code, isDatabaseUnavailable({ code, message: 'x' })]).toEqual([code, false]);
  }
});

it.skipIf(!postgresUrl)(
  'two servers under load survive the loss of every backend, without losing an acknowledged write',
  async () => {
    const database = new URL(home.env.DATABASE_URL ?? '').pathname.slice(1);
    const servers = [1, 2].map((n) =>
      spawnServer({ ...home.env, DATA_DIR: `${home.dataDir}-${n}`, PLAYER_DAILY_COUNT: '10000' }),
    );
    const addresses = await Promise.all(servers.map((server) => server.ready()));
    const work = Promise.all([
      ...addresses.flatMap((address, n) => [
        subscribe(address, `a${n}`),
        subscribe(address, `b${n}`),
        signIn(address, buyerOf(n)),
        read(address),
      ]),
      ...Array.from({ length: buyers }, (_, n) =>
        buy(home, n % 2 ? addresses : [...addresses].reverse(), buyerOf(n), packageId),
      ),
    ]);
    for (let round = 0; round < rounds; round++) {
      const before = [subscribed.length, credited.length, sessions.length] as const;
      await expect
        .poll(
          () =>
            subscribed.length > before[0] + 10 &&
            credited.length > before[1] + 3 &&
            sessions.length > before[2],
          {
            timeout: 60_000,
          },
        )
        .toBe(true);
      await endBackends(database);
    }
    working = false;
    await work;
    expect([...answers.keys()].filter((key) => !good.includes(Number(key.split(' ')[1])))).toEqual([]);

    // Background work recovers too: the receipts of all these payments leave the outbox, including those that were
    // being sent when the database went away and would wait a minute.
    await home.inDatabase((db) =>
      db.updateTable('outbox').set({ nextAt: new Date() }).where('sentAt', 'is', null).execute(),
    );
    const left = () =>
      home.inDatabase((db) =>
        db
          .selectFrom('outbox')
          .select((eb) => eb.fn.countAll<number>().as('mails'))
          .where('sentAt', 'is', null)
          .executeTakeFirstOrThrow(),
      );
    await expect.poll(left, { timeout: 60_000, interval: 500 }).toEqual({ mails: 0 });
    for (const refreshToken of sessions) {
      expect((await postTo(addresses[0] ?? '', 'user/auth/refresh-token', { refreshToken }))?.status).toBe(
        200,
      );
    }
    for (const server of servers)
      expect(await server.kill('SIGTERM')).toMatchObject({ code: 0, signal: null });
    await home.inDatabase(async (db) => {
      const readers = await db.selectFrom('subscribers').select('email').execute();
      const kept = new Set(readers.map(({ email }) => email));
      expect(subscribed.filter((email) => !kept.has(email))).toEqual([]);
      const payments = await db.selectFrom('payments').select(['id', 'status']).execute();
      const statuses = new Map(payments.map(({ id, status }) => [id, status]));
      expect(created.filter((id) => !statuses.has(id))).toEqual([]);
      expect(credited.filter((id) => statuses.get(id) !== 'COMPLETED')).toEqual([]);
      expect(await moneyProblemsOf(db)).toEqual([]);
    });
  },
  60_000 + rounds * 30_000,
);
