import fs, { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { syncBuiltinESMExports } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { inTransaction } from '../../../server/db/guard';
import { indexes } from '../../../server/db/indexList';
import { DataDirInUse, lockDirectory } from '../../../server/db/lock';
import { migrate } from '../../../server/db/migrate';
import { migrations } from '../../../server/db/migrations';
import { kyselyOver, openDatabase } from '../../../server/db/open';
import { openPool, poolDialect } from '../../../server/db/postgres';
import { createDatabase, postgresUrl, type TestDatabase, testDatabase } from '../../support/server/database';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await testDatabase();
  folder = await mkdtemp(join(tmpdir(), 'outline-lock-'));
});
afterAll(async () => {
  await database.close();
  await rm(folder, { recursive: true });
});

describe('transactions', () => {
  it('throw at once when a query inside one bypasses it', async () => {
    const { db } = database;
    const around = inTransaction(db, async () => db.selectFrom('levels').selectAll().execute());
    await expect(around).rejects.toThrow('outside the open transaction');
    expect(await db.selectFrom('levels').selectAll().execute()).toEqual([]);
  });

  it('are retried when the database asks for it, and not for other errors', async () => {
    let tries = 0;
    const failing = (code: string) =>
      inTransaction(database.db, async () => {
        tries++;
        throw Object.assign(new Error(code), { code });
      });
    await expect(failing('40001')).rejects.toThrow('40001');
    expect(tries).toBe(5);
    await expect(failing('23505')).rejects.toThrow('23505');
    expect(tries).toBe(6);
  });

  it('keep a sum correct under parallel updates of one row', async () => {
    const { db } = database;
    await db.insertInto('levels').values({ levelNumber: 1, experienceRequired: 0 }).execute();
    const add = () =>
      inTransaction(db, async (tx) => {
        const row = await tx.selectFrom('levels').selectAll().forUpdate().executeTakeFirstOrThrow();
        await tx
          .updateTable('levels')
          .set({ experienceRequired: row.experienceRequired + 1 })
          .execute();
      });
    await Promise.all(Array.from({ length: 30 }, add));
    expect(await db.selectFrom('levels').select('experienceRequired').executeTakeFirst()).toEqual({
      experienceRequired: 30,
    });
  });

  it('yield to timers and sockets during a long series of queries', async () => {
    let ticks = 0;
    const timer = setInterval(() => ticks++, 5);
    const until = performance.now() + 400;
    // Enough of them even where the machine was away for all of that time.
    for (let n = 0; n < 100 || performance.now() < until; n++) await sql`select 1`.execute(database.db);
    clearInterval(timer);
    // Without yielding there are none; how many there are depends on the machine.
    expect(ticks).toBeGreaterThan(0);
  });
});

it('returns the same types on both databases', async () => {
  const { rows } = await sql<
    Record<string, unknown>
  >`select 9007199254740991::bigint as big, count(*) as count,
    0.25::double precision as real, timestamptz '2026-01-02T03:04:05Z' as at, true as flag, '{"a":[1]}'::jsonb as json
    from levels`.execute(database.db);
  expect(rows).toEqual([
    {
      big: 9007199254740991,
      count: 1,
      real: 0.25,
      at: new Date('2026-01-02T03:04:05Z'),
      flag: true,
      json: { a: [1] },
    },
  ]);
});

describe('the lock on a data directory', () => {
  it('refuses a second holder and is free after the first', async () => {
    const lock = await lockDirectory(folder);
    await expect(lockDirectory(folder)).rejects.toThrow(DataDirInUse);
    await lock.release();
    await (await lockDirectory(folder)).release();
  });

  it('takes over from a killed process', async () => {
    await writeFile(join(folder, '.lock.sock'), '');
    await (await lockDirectory(folder)).release();
  });

  it('is taken over by one of several concurrent starts', async () => {
    for (let n = 0; n < 5; n++) {
      await writeFile(join(folder, '.lock.sock'), '');
      const tries = await Promise.allSettled(Array.from({ length: 6 }, () => lockDirectory(folder)));
      const held = tries.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
      expect(held).toHaveLength(1);
      await expect(lockDirectory(folder)).rejects.toThrow(DataDirInUse);
      await held[0]?.release();
    }
    expect(fs.readdirSync(folder).filter((name) => name.startsWith('.lock'))).toEqual([]);
  });

  it('works where the path is too long for a socket', async () => {
    const deep = join(folder, 'x'.repeat(120));
    await mkdir(deep);
    const lock = await lockDirectory(deep);
    await expect(lockDirectory(deep)).rejects.toThrow(DataDirInUse);
    await lock.release();
  });
});

it.skipIf(postgresUrl)(
  'creates the embedded database aside, removes incomplete ones and syncs acknowledged writes',
  async () => {
    const dataDir = join(folder, 'data');
    await mkdir(join(dataDir, 'db.tmp-1'), { recursive: true });
    const embedded = await openDatabase({ dataDir, databaseUrl: null }, () => undefined);
    expect(fs.readdirSync(dataDir).sort()).toEqual(['.lock.sock', 'db']);
    await migrate(embedded.db);
    const sync = vi.spyOn(fs, 'fdatasyncSync');
    syncBuiltinESMExports();
    for (let n = 1; n <= 10; n++) {
      await embedded.db.insertInto('levels').values({ levelNumber: n, experienceRequired: n }).execute();
    }
    expect(sync.mock.calls.length).toBeGreaterThanOrEqual(10);
    sync.mockRestore();
    syncBuiltinESMExports();
    await embedded.close();
    expect(existsSync(join(dataDir, '.lock.sock'))).toBe(false);
  },
);

it.skipIf(!postgresUrl)('migrates an empty database once when three servers start concurrently', async () => {
  const { address, drop } = await createDatabase(postgresUrl ?? '');
  const servers = [1, 2, 3].map(() => kyselyOver(poolDialect(openPool(address, () => undefined))));
  const applied = await Promise.all(servers.map((db) => migrate(db)));
  expect(applied.flat()).toHaveLength(Object.keys(migrations).length + indexes.length);
  for (const db of servers) await db.destroy();
  await drop();
});
