import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { addressOf } from '../contract/addresses';
import { postNotice } from '../contract/calls/payments';
import { openDatabase } from '../server/db/open';
import { prepare } from '../server/db/prepare';
import { makeBuyers } from '../tests/support/server/buyers';
import { createDatabase } from '../tests/support/server/database';
import { promiseBonuses } from '../tests/support/server/moneyPromises';
import { payosSample, signedWebhook, vietnamTime } from '../tests/support/server/payosStandInLinks';
import { payosEnv, storePayments } from '../tests/support/server/storm';

// `npm run bench:credits`: what crediting a payment costs PostgreSQL at TEST_DATABASE_URL (bytes of its log, rows written), and how
// long a notice takes with 1, 10 and 50 at once. Every payment has a first bonus and a season with gifts, every third a code.

const server = process.env.TEST_DATABASE_URL;
if (!server) throw new Error('TEST_DATABASE_URL is needed');
const rounds = [1, 10, 50] as const;
const each = 800;

const { address, drop } = await createDatabase(server);
const folder = await mkdtemp(join(tmpdir(), 'outline-credits-'));
const { db, close } = await openDatabase({ dataDir: folder, databaseUrl: address }, () => undefined);
await prepare({ databaseUrl: address, databaseOwnerUrl: null }, db);
const packageId = await makeBuyers(db, 400);
const players = (await db.selectFrom('users').select('id').execute()).map(({ id }) => id);
const made = await storePayments(db, players, packageId, (rounds.length + 1) * each * 8);
await promiseBonuses(
  db,
  made.map(({ id }) => id),
  { most: 0, perPlayer: 0 },
);
await sql`analyze`.execute(db);
const exact = made.filter(({ way }) => way === 'exact');
const bodies = await Promise.all(
  exact.map(({ orderCode }) => {
    const about = { orderCode, amount: 1000, reference: `FT${orderCode}` };
    return signedWebhook({ ...payosSample, ...about, transactionDateTime: vietnamTime(new Date()) });
  }),
);

const child = spawn(process.execPath, ['dist/server/main.js'], {
  env: {
    PATH: process.env.PATH,
    DATABASE_URL: address,
    JWT_SECRET: 'a-secret-for-measuring-that-is-long',
    DATA_DIR: folder,
    PORT: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    ROLE: 'web',
    ...payosEnv,
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let output = '';
child.stdout.on('data', (part: Buffer) => (output += part));
while (!/ready at (\S+)/.test(output)) await once(child.stdout, 'data');
const notices = (/ready at (\S+)/.exec(output)?.[1] ?? '') + addressOf(postNotice, { gateway: 'payos' });

async function send(n: number): Promise<void> {
  const headers = { 'content-type': 'application/json' };
  const answer = await fetch(notices, { method: 'POST', headers, body: bodies[n] ?? '' });
  const text = await answer.text();
  if (answer.status >= 400) throw new Error(`${answer.status} ${text}`);
}

/** What PostgreSQL has written so far. */
async function written() {
  // An idle backend reports what it has written within ten seconds.
  await new Promise((resolve) => setTimeout(resolve, 11_000));
  const { rows } = await sql<{ log: number; inserted: number; updated: number }>`
    select (pg_current_wal_insert_lsn() - '0/0')::float8 as log, sum(n_tup_ins)::int as inserted,
      sum(n_tup_upd)::int as updated from pg_stat_user_tables`.execute(db);
  return rows[0] ?? { log: 0, inserted: 0, updated: 0 };
}

let next = 0;
async function sendAll(atOnce: number, count: number): Promise<number> {
  const until = next + count;
  const began = performance.now();
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (next < until) await send(next++);
    }),
  );
  return (performance.now() - began) / count;
}
await sendAll(10, each / 2);
const before = await written();
let credited = 0;
for (const atOnce of rounds) {
  const took = await sendAll(atOnce, each);
  credited += each;
  process.stdout.write(`${atOnce} at once: ${took.toFixed(2)} ms per payment\n`);
}
const after = await written();
const per = (name: keyof typeof before) => ((after[name] - before[name]) / credited).toFixed(1);
process.stdout.write(
  `${per('log')} bytes of log, ${per('inserted')} rows inserted, ${per('updated')} updated\n`,
);
child.kill('SIGTERM');
await once(child, 'close');
await close();
await drop();
await rm(folder, { recursive: true });
