import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Passwords } from '../../server/accounts/passwords';
import { insertUser } from '../../server/accounts/users';
import { migrate } from '../../server/db/migrate';
import { openDatabase } from '../../server/db/open';
import type { Db } from '../../server/db/tables';
import { newId } from '../../server/ids';
import { creditInvariant, walletInvariant } from '../../server/payments/ledger';
import { createDatabase, postgresUrl } from '../support/server/database';
import { postTo, spawnServer } from '../support/server/process';

let dataDir: string;
let env: Record<string, string>;
let drop = async () => {};
beforeAll(async () => {
  dataDir = join(await mkdtemp(join(tmpdir(), 'outline-data-')), 'data');
  env = { DATA_DIR: dataDir };
  if (postgresUrl) {
    const database = await createDatabase(postgresUrl);
    env = { ...env, DATABASE_URL: database.address, JWT_SECRET: 'a secret for tests that is long enough' };
    drop = database.drop;
  }
});
afterAll(async () => {
  await drop();
  await rm(join(dataDir, '..'), { recursive: true });
});

/** The database of the servers, while none of them runs. */
async function inDatabase<T>(work: (db: Db) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir, databaseUrl: env.DATABASE_URL ?? null }, () => undefined);
  return work(database.db).finally(() => database.close());
}

/** Three in an ordinary run; the long one sets FAULT_ROUNDS=50. */
const rounds = Number(process.env.FAULT_ROUNDS ?? 3);

/** Each round has a buyer of its own: the payment in hand at the kill stays open for a while after it. */
const buyerOf = (round: number) => `buyer${round}@outline.example`;
const packageId = newId();
const prepare = () =>
  inDatabase(async (db) => {
    await migrate(db);
    const now = new Date();
    const passwordHash = await new Passwords().hash('a long enough phrase');
    for (let round = 0; round < rounds; round++) {
      const name = { firstName: 'Mua', lastName: 'Nguyễn', userName: `buyer${round}`, email: buyerOf(round) };
      await insertUser(db, { ...name, passwordHash, emailVerifiedAt: now }, now);
    }
    const pkg = { name: 'Gói', diamondAmount: 10, price: 1000, currency: 'VND' as const, description: '' };
    const rest = { isActive: true, bonusDiamonds: 0, image: 'x.webp', createdAt: now, updatedAt: now };
    await db
      .insertInto('diamondPackages')
      .values({ id: packageId, ...pkg, ...rest })
      .execute();
  });

it('starts on nothing, prints what a person needs, and stops cleanly on SIGTERM and SIGINT', async () => {
  const first = spawnServer(env);
  const address = await first.ready();
  expect((await fetch(`${address}/api/health`)).status).toBe(200);
  expect(first.output.stdout).toMatch(
    /admin {5}admin@outline\.example {3}password \S{16} \(shown only now\)/,
  );
  expect(first.output.stdout).toContain('mails     files in');
  expect((await stat(dataDir)).mode & 0o077).toBe(0);
  expect(await first.kill('SIGTERM')).toMatchObject({ code: 0, stderr: '' });
  const second = spawnServer(env);
  await second.ready();
  expect(second.output.stdout).toMatch(/admin {5}admin@outline\.example\n/);
  expect(await second.kill('SIGINT')).toMatchObject({ code: 0, stderr: '' });
});

it('stops with one line that names a wrong setting', async () => {
  const { code, stdout, stderr } = await spawnServer({ ...env, PORT: 'eighty' }).ended;
  expect([code, stdout, stderr]).toEqual([1, '', 'PORT must be a whole number from 0 to 65535\n']);
});

it('makes an admin from the command line', async () => {
  const cli = (...args: string[]) =>
    spawnSync(process.execPath, ['--import', 'tsx', 'server/cli/createAdmin.ts', ...args], {
      env: { PATH: process.env.PATH, ...env },
      encoding: 'utf8',
    });
  expect(cli('--email', 'x')).toMatchObject({ status: 1, stderr: '--email must be an e-mail address\n' });
  const made = cli('--email', 'boss@outline.example', '--password', 'a long enough phrase');
  expect(made).toMatchObject({ status: 0, stdout: 'boss@outline.example is an admin\n', stderr: '' });
  const boss = await inDatabase((db) =>
    db.selectFrom('users').select('role').where('email', '=', 'boss@outline.example').executeTakeFirst(),
  );
  expect(boss?.role).toBe('Admin');
});

it.skipIf(postgresUrl)('lets no second process onto one data directory', async () => {
  const holder = spawnServer(env);
  await holder.ready();
  const { code, stdout, stderr } = await spawnServer(env).ended;
  expect([code, stdout]).toEqual([1, '']);
  expect(stderr).toBe(
    `DATA_DIR ${dataDir} is in use by another server; stop it first or choose another directory\n`,
  );
  await holder.kill('SIGKILL');
  const next = spawnServer(env);
  await next.ready();
  await next.kill('SIGTERM');
});

it.skipIf(!postgresUrl)('comes up in two processes at once on an empty database', async () => {
  const database = await createDatabase(postgresUrl ?? '');
  const both = [1, 2, 3].map((n) =>
    spawnServer({ ...env, DATA_DIR: `${dataDir}-${n}`, DATABASE_URL: database.address }),
  );
  await Promise.all(both.map((one) => one.ready()));
  const passwords = both.filter((one) => one.output.stdout.includes('shown only now'));
  expect(passwords).toHaveLength(1);
  for (const one of both) expect(await one.kill('SIGTERM')).toMatchObject({ code: 0, stderr: '' });
  await database.drop();
});

describe('killed in the middle of work', () => {
  const acknowledged: string[] = [];
  const paid: string[] = [];

  /** Writes until the server is gone: addresses one by one, and payments all the way through the sandbox. */
  async function subscribe(address: string, round: number) {
    for (let n = 0; ; n++) {
      const address_ = `reader-${round}-${n}@example.com`;
      if (!(await postTo(address, 'newsletter/subscribe', { email: address_ }))) return;
      acknowledged.push(address_);
    }
  }
  async function buy(address: string, email: string) {
    for (;;) {
      const made = await postTo(address, 'user/payment/create', { email, packageId });
      if (!made?.body.paymentUrl) return;
      const path = new URL(made.body.paymentUrl).pathname;
      const pressed = await fetch(address + path, {
        method: 'POST',
        body: new URLSearchParams({ outcome: 'completed' }),
        redirect: 'manual',
      }).catch(() => null);
      if (pressed?.status !== 303) return;
      paid.push(made.body.transactionId ?? '');
      for (let n = 0; n < 100; n++) {
        const status = await fetch(`${address}/api/user/payment/status/${made.body.transactionId}`)
          .then((answer) => answer.json() as Promise<{ status: string }>)
          .then((body) => body.status)
          .catch(() => null);
        if (status === null) return;
        if (status === 'COMPLETED') break;
        await new Promise((resolve) => setTimeout(resolve, 20));
      }
    }
  }

  it(
    'has every acknowledged write after kill -9 and a new start, and every payment credited once',
    async () => {
      await prepare();
      for (let round = 0; round < rounds; round++) {
        const server = spawnServer(env);
        const address = await server.ready();
        const before = [acknowledged.length, paid.length] as const;
        const work = Promise.all([
          subscribe(address, round),
          subscribe(address, round + 1000),
          buy(address, buyerOf(round)),
        ]);
        while (acknowledged.length < before[0] + 20 || paid.length < before[1] + 3) {
          await new Promise((resolve) => setTimeout(resolve, 10));
        }
        await new Promise((resolve) => setTimeout(resolve, (round * 37) % 150));
        expect((await server.kill('SIGKILL')).signal).toBe('SIGKILL');
        await work;
      }
      const last = spawnServer(env);
      const address = await last.ready();
      // What was pressed but not yet told is delivered after the restart.
      for (const id of paid) {
        for (let n = 0; n < 400; n++) {
          const answer = await fetch(`${address}/api/user/payment/status/${id}`);
          if (((await answer.json()) as { status: string }).status === 'COMPLETED') break;
          await new Promise((resolve) => setTimeout(resolve, 100));
        }
      }
      await last.kill('SIGTERM');
      await inDatabase(async (db) => {
        const kept = new Set(
          (await db.selectFrom('subscribers').select('email').execute()).map((row) => row.email),
        );
        expect(acknowledged.filter((one) => !kept.has(one))).toEqual([]);
        const done = await db.selectFrom('payments').select('id').where('status', '=', 'COMPLETED').execute();
        expect(paid.filter((id) => !done.some((payment) => payment.id === id))).toEqual([]);
        const buyers = await db
          .selectFrom('users')
          .select('diamonds')
          .where('email', 'like', 'buyer%')
          .execute();
        expect(buyers.reduce((sum, { diamonds }) => sum + diamonds, 0)).toBe(done.length * 10);
        expect(await walletInvariant(db)).toEqual([]);
        expect(await creditInvariant(db)).toEqual([]);
      });
    },
    90_000 + rounds * 20_000,
  );
});
