import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { addressOf } from '../contract/addresses';
import { login } from '../contract/calls/accounts';
import { getPackages, getPaymentStatus, postNotice } from '../contract/calls/payments';
import { getProfile, searchPlayers } from '../contract/calls/players';
import { openDatabase } from '../server/db/open';
import { prepare } from '../server/db/prepare';
import { buyerOf, buyerPassword, makeBuyers } from '../tests/support/server/buyers';
import { createDatabase } from '../tests/support/server/database';
import { fill } from '../tests/support/server/fill';
import { payosSample, signedWebhook, vietnamTime } from '../tests/support/server/payosStandInLinks';
import { payosEnv, storePayments } from '../tests/support/server/storm';
import { cpuOf } from './load';

// `npm run bench:costs`: processor time of the server and of PostgreSQL per request, over 100,000 players at
// TEST_DATABASE_URL. Processor time hardly depends on what else is running, so docs/scaling.md can rely on it.

const server = process.env.TEST_DATABASE_URL;
if (!server) throw new Error('TEST_DATABASE_URL is needed');
/**
 * CPU time of all of a database's backends; one that exits in the meantime is not counted, so the pool must already be
 * open.
 */
function cpuOfDatabase(name: string): number {
  let sum = 0;
  for (const pid of readdirSync('/proc').filter((one) => /^\d+$/.test(one))) {
    try {
      if (readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes(`outline ${name} `))
        sum += cpuOf(Number(pid));
    } catch {
      // The process has exited.
    }
  }
  return sum;
}

const { address, drop } = await createDatabase(server);
const folder = await mkdtemp(join(tmpdir(), 'outline-costs-'));
const opened = await openDatabase({ dataDir: folder, databaseUrl: address }, () => undefined);
await prepare({ databaseUrl: address, databaseOwnerUrl: null }, opened.db);
await fill(opened.db, { users: 100_000, payments: 200_000 });
const packageId = await makeBuyers(opened.db, 300);
const buyers = await opened.db
  .selectFrom('users')
  .select('id')
  .where('email', 'like', 'buyer%@outline.example')
  .execute();
const made = await storePayments(
  opened.db,
  buyers.map(({ id }) => id),
  packageId,
  8000,
);
const notices = await Promise.all(
  made
    .filter(({ way }) => way === 'exact')
    .map(({ orderCode }) =>
      signedWebhook({
        ...payosSample,
        orderCode,
        amount: 1000,
        reference: `FT${orderCode}`,
        transactionDateTime: vietnamTime(new Date()),
      }),
    ),
);
await opened.close();
const child = spawn(process.execPath, ['dist/server/main.js'], {
  env: {
    PATH: process.env.PATH,
    DATABASE_URL: address,
    JWT_SECRET: 'a-secret-for-measuring-that-is-long',
    DATA_DIR: folder,
    PORT: '0',
    RATE_LIMITS: 'off',
    LOG_LEVEL: 'warn',
    PLAYER_DAILY_COUNT: '10000',
    ROLE: 'web',
    ...payosEnv,
  },
  stdio: ['ignore', 'pipe', 'inherit'],
});
let output = '';
child.stdout.on('data', (part: Buffer) => (output += part));
while (!/ready at (\S+)/.test(output)) await once(child.stdout, 'data');
const site = /ready at (\S+)/.exec(output)?.[1] ?? '';
const database = new URL(address).pathname.slice(1);

const read = async (path: string, init?: RequestInit) => {
  const answer = await fetch(site + path, init);
  const body = await answer.text();
  if (answer.status >= 400) throw new Error(`${path}: ${answer.status} ${body}`);
  return body;
};
const send = (path: string, body: string) =>
  read(path, { method: 'POST', headers: { 'content-type': 'application/json' }, body });

/** Runs `work` `count` times, eight at a time, and prints the cost of one run. */
async function cost(name: string, count: number, work: (n: number) => Promise<unknown>): Promise<void> {
  let next = 0;
  const run = async (until: number) => {
    while (next < until) await work(next++);
  };
  const eight = (until: number) => Promise.all(Array.from({ length: 8 }, () => run(until)));
  const warm = Math.ceil(count / 5);
  await eight(warm);
  const before = [cpuOf(child.pid ?? 0), cpuOfDatabase(database)] as const;
  await eight(count);
  const each = [cpuOf(child.pid ?? 0) - before[0], cpuOfDatabase(database) - before[1]].map(
    (sum) => sum / (count - warm),
  );
  const [ours = 0, theirs = 0] = each;
  process.stdout.write(
    `${name.padEnd(34)} ${ours.toFixed(2).padStart(7)} ms  ${theirs.toFixed(2).padStart(7)} ms\n`,
  );
}

process.stdout.write(`${''.padEnd(34)} ${'server'.padStart(10)}  ${'database'.padStart(10)}\n`);
const signIn = (n: number) =>
  send(addressOf(login), JSON.stringify({ email: buyerOf(n % 300), password: buyerPassword }));
const session = JSON.parse(await signIn(0)) as { accessToken: string; refreshToken: string };
await cost('page (prerendered, brotli)', 3000, () =>
  read('/shops', { headers: { 'accept-encoding': 'br' } }),
);
await cost('package list', 2000, () => read(addressOf(getPackages)));
await cost('search of players', 1500, (n) =>
  read(`${addressOf(searchPlayers)}?query=${['nguy', 'tran', 'buyer', 'minh'][n % 4]}`),
);
await cost('profile', 2000, () =>
  read(addressOf(getProfile), { headers: { authorization: `Bearer ${session.accessToken}` } }),
);
await cost('state of a payment', 2000, (n) =>
  read(addressOf(getPaymentStatus, { transactionId: made[n]?.id ?? '' })),
);
await cost('sign-in', 240, signIn);
await cost('notice that credits a payment', notices.length, (n) =>
  send(addressOf(postNotice, { gateway: 'payos' }), notices[n] ?? ''),
);
child.kill('SIGTERM');
await once(child, 'close');
await drop();
await rm(folder, { recursive: true });
