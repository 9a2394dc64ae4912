import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Db } from '../../../server/db/tables';
import { makeBuyers } from '../../support/server/buyers';
import { postgresUrl } from '../../support/server/database';
import { type ServerHome, serverHome } from '../../support/server/home';
import { moneyProblemsOf } from '../../support/server/invariants';
import { spawnServer } from '../../support/server/process';
import {
  completes,
  makeStorm,
  payosEnv,
  type SandboxReport,
  type StormPayment,
  storePayments,
} from '../../support/server/storm';

/** In an ordinary run 500, and 250 to an embedded database; `npm run test:storm` sends 10,000. */
const notices = Number(process.env.STORM_NOTICES ?? (postgresUrl ? 500 : 250));
/** Four per payment on average, and half as many more for those that come twice. */
const payments = Math.ceil(notices / 4.75);
/** Two processes share a PostgreSQL database; an embedded one has only one. */
const processes = postgresUrl ? 2 : 1;
const kills = postgresUrl ? 3 : 1;

let home: ServerHome;
const servers: Array<{ running: ReturnType<typeof spawnServer>; address: string }> = [];
const startOne = async (n: number) => {
  const running = spawnServer({ ...home.env, ...payosEnv, DATA_DIR: dataDirOf(n) });
  servers[n] = { running, address: await running.ready() };
};
const dataDirOf = (n: number) => (postgresUrl ? `${home.dataDir}-${n}` : home.dataDir);

beforeAll(async () => {
  home = await serverHome({ migrated: true });
});
afterAll(async () => {
  for (const { running } of servers) await running.kill('SIGKILL');
  await home.remove();
});

/** Sends one notice to the servers until one accepts it, as a gateway repeats what nobody accepted. */
async function send({ body, isGenuine }: SandboxReport, n: number): Promise<void> {
  for (let attempt = 0; ; attempt++) {
    const address = servers[(n + attempt) % processes]?.address ?? '';
    const answer = await fetch(`${address}/api/user/payment/webhook/payos`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body,
    }).catch(() => null);
    await answer?.body?.cancel();
    if (answer?.status === (isGenuine ? 200 : 401)) return;
    if (answer && answer.status < 500) throw new Error(`A notice was answered ${answer.status}`);
    await sleep(20);
  }
}

/** Ten senders work through one list, while servers are killed and restarted. */
async function sendAll(storm: readonly SandboxReport[]): Promise<void> {
  let next = 0;
  const sender = async () => {
    while (next < storm.length) {
      const n = next++;
      await send(storm[n] as SandboxReport, n);
    }
  };
  const senders = Promise.all(Array.from({ length: 10 }, sender));
  for (let kill = 1; kill <= kills; kill++) {
    const share = (storm.length * kill) / (kills + 1);
    while (next < share) await sleep(5);
    const n = kill % processes;
    await servers[n]?.running.kill('SIGKILL');
    await startOne(n);
  }
  await senders;
}

async function check(db: Db, made: readonly StormPayment[]): Promise<void> {
  expect(await moneyProblemsOf(db)).toEqual([]);
  const rows = await db.selectFrom('payments').select(['id', 'status']).execute();
  const statuses = new Map(rows.map(({ id, status }) => [id, status]));
  const wrong = made.filter(({ id, way }) => (statuses.get(id) === 'COMPLETED') !== completes[way]);
  expect(wrong.map(({ way }) => way)).toEqual([]);
  const done = made.filter(({ way }) => completes[way]).length;
  const { rows: sums } = await sql<{ diamonds: number; receipts: number }>`
    select (select sum(diamonds)::bigint from users) as diamonds, (select count(*) from outbox where template = 'purchaseDone') as receipts`.execute(
    db,
  );
  // Credited once each, with one receipt each.
  expect(sums[0]).toEqual({ diamonds: done * 10, receipts: done });
  const kinds = await db
    .selectFrom('moneyCases')
    .select(['kind', (eb) => eb.fn.countAll<number>().as('count')])
    .groupBy('kind')
    .execute();
  const count = (...wanted: string[]) => made.filter(({ way }) => wanted.includes(way)).length;
  expect(Object.fromEntries(kinds.map(({ kind, count: found }) => [kind, Number(found)]))).toEqual({
    'credited-late': count('late'),
    'paid-twice': count('twice'),
    overpaid: count('more'),
    'unknown-order': count('unknown'),
    'wrong-currency': count('dollars'),
    // Parts of a payment wait in a case that closes by itself when the rest arrives.
    underpaid: count('less', 'halves'),
  });
}

it(
  `a storm of notices, shuffled, repeated, late and wrong, to ${processes} killed and restarted: every đồng has its place`,
  async () => {
    const made = await home.inDatabase(async (db) => {
      const packageId = await makeBuyers(db, 20);
      const players = await db.selectFrom('users').select('id').execute();
      return storePayments(
        db,
        players.map(({ id }) => id),
        packageId,
        payments,
      );
    });
    const storm = await makeStorm(made);
    expect(storm.length).toBeGreaterThanOrEqual(notices);
    for (let n = 0; n < processes; n++) await startOne(n);
    await sendAll(storm);
    for (const { running } of servers) await running.kill('SIGTERM');
    await home.inDatabase((db) => check(db, made));
  },
  120_000 + notices * 200,
);
