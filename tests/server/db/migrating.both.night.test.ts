import { setTimeout as sleep } from 'node:timers/promises';
import { type Migration, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { type Backfill, runBackfills } from '../../../server/db/backfills/run';
import { migrate, UnknownSchema } from '../../../server/db/migrate';
import { migrations } from '../../../server/db/migrations/index';
import { openOwn } from '../../../server/db/open';
import { recordedMigrations, runMigrations } from '../../../server/db/runMigrations';
import type { Db } from '../../../server/db/tables';
import { newId } from '../../../server/platform/ids';
import { postgresUrl } from '../../support/server/database';
import { type ServerHome, serverHome } from '../../support/server/home';
import { purchases } from '../../support/server/next/backfills';
import * as next from '../../support/server/next/migration';
import { runCommand } from '../../support/server/process';
import { poolerUrl, sameDatabase } from '../../support/server/services';

/** These tests do not depend on the kind of database. */
const onServer = it.runIf(postgresUrl);

let home: ServerHome;
beforeEach(async () => {
  home = await serverHome({ migrated: true });
});
afterEach(() => home.remove());

const run = (statement: string) => async (db: Parameters<Migration['up']>[0]) => {
  await sql.raw(statement).execute(db);
};

const later = {
  '901_first': { up: run('create table first_one (id integer)') },
  '902_second': { up: run('create table second_one (id integer)') },
};
const failing = { ...later, '902_second': { up: run('create table second_one (id nonsense)') } };
const tablesOf = async (db: Db) => {
  const { rows } = await sql<{ first: boolean; second: boolean }>`
    select to_regclass('first_one') is not null as first, to_regclass('second_one') is not null as second`.execute(
    db,
  );
  return rows[0];
};

it('keeps the migrations before one that fails, and goes on from there', async () => {
  await home.inDatabase(async (db) => {
    await migrate(db);
    Object.assign(migrations, failing);
    try {
      await expect(migrate(db)).rejects.toThrow('nonsense');
    } finally {
      for (const name of Object.keys(failing)) delete migrations[name];
    }
    expect((await recordedMigrations(db)).at(-1)).toBe('901_first');
    expect(await tablesOf(db)).toEqual({ first: true, second: false });
    expect(await runMigrations(db, { ...migrations, ...later })).toEqual(['902_second']);
    expect(await tablesOf(db)).toEqual({ first: true, second: true });
  });
});

onServer('refuses to run a migration after ones that come later', async () => {
  await home.inDatabase(async (db) => {
    await migrate(db);
    await expect(runMigrations(db, { ...migrations, '0005_between': later['901_first'] })).rejects.toThrow(
      '0005_between has not run',
    );
  });
});

it('refuses a database of before 1.0.0 in one line, and leaves it as it is', async () => {
  const tablesThere = async (db: Db) =>
    (await sql`select tablename from pg_tables where schemaname = 'public' order by 1`.execute(db)).rows;
  const before = await home.inDatabase(async (db) => {
    await run('alter table migrations rename to kysely_migration')(db);
    await sql`update kysely_migration set name = '001_accounts'`.execute(db);
    await expect(migrate(db)).rejects.toThrow(UnknownSchema);
    return tablesThere(db);
  });
  const { status, stdout, stderr } = runCommand(home.env, 'migrate');
  expect([status, stdout, stderr]).toEqual([
    1,
    '',
    expect.stringMatching(
      /^The database has tables of a version before 1\.0\.0, .*: set DATABASE_URL to .*\n$/,
    ),
  ]);
  expect(await home.inDatabase(tablesThere)).toEqual(before);
});

const withNext = { ...migrations, '900_next': next };

/** Five players, of whom the first bought twice before the next version came. */
async function storeBuyers(db: Db): Promise<string[]> {
  await migrate(db);
  const ids = Array.from({ length: 5 }, newId);
  for (const [n, id] of ids.entries())
    await sql`insert into users (id, first_name, last_name, first_name_key, last_name_key, user_name, email, role,
        created_at)
      values (${id}, 'Minh', 'Lê', 'minh', 'le', ${`minh${n}`}, ${`minh${n}@example.com`}, 'User', now())`.execute(
      db,
    );
  for (let n = 0; n < 2; n++) await pay(db, ids[0] ?? '');
  await runMigrations(db, withNext);
  return ids;
}

/** Completes a payment, as crediting does: under the player's lock. */
const pay = (db: Db, userId: string) =>
  db.transaction().execute(async (tx) => {
    await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    const id = newId();
    await sql`insert into payments (id, user_id, email, package_name, diamonds, bonus_diamonds, amount, currency,
        gateway, status, created_at, expires_at)
      values (${id}, ${userId}, 'minh@example.com', 'Gói', 650, 0, 59000, 'VND', 'sandbox', 'PENDING', now(), now())`.execute(
      tx,
    );
    await tx
      .updateTable('payments')
      .set({ status: 'COMPLETED', settledAt: new Date() })
      .where('id', '=', id)
      .execute();
  });
const wrong = async (db: Db) => {
  const { rows } = await sql`select id from users where purchases <> (
    select count(*) from payments where user_id = users.id and status = 'COMPLETED')`.execute(db);
  return rows.length;
};

it('goes on where a backfill was stopped, and leaves none of its parts out', async () => {
  await home.inDatabase(async (db) => {
    const ids = await storeBuyers(db);
    expect(await wrong(db)).toBe(1);
    const [, , third = ''] = ids.toSorted();
    const stopped: Backfill = {
      ...purchases,
      batch: async (tx, at) => {
        if (at === third) throw new Error('killed');
        return purchases.batch(tx, at);
      },
    };
    await expect(runBackfills(db, [stopped])).rejects.toThrow('killed');
    const left = db.selectFrom('backfills').selectAll();
    expect(await left.execute()).toEqual([{ name: 'purchases', at: third }]);
    // A version that does not know it leaves it.
    await runBackfills(db);
    expect(await left.execute()).toHaveLength(1);
    await runBackfills(db, [purchases]);
    expect([await wrong(db), await left.execute()]).toEqual([0, []]);
  });
});

const separate = (address: string) => openOwn(address, 10);

onServer('lets writers go on while it counts, and counts what they write', async () => {
  const address = home.env.DATABASE_URL ?? '';
  const [db, writer] = [separate(address), separate(address)];
  const ids = await storeBuyers(db);
  let writes = 0;
  let isOver = false;
  const writing = (async () => {
    for (; !isOver; writes++) await pay(writer, ids[writes % ids.length] ?? '');
  })();
  const between: Backfill = {
    ...purchases,
    batch: async (tx, at) => {
      const since = writes;
      while (writes < since + 5) await sleep(5);
      return purchases.batch(tx, at);
    },
  };
  await runBackfills(db, [between]);
  isOver = true;
  await writing;
  expect(writes).toBeGreaterThan(9);
  expect(await wrong(db)).toBe(0);
  await Promise.all([db.destroy(), writer.destroy()]);
});

onServer('does not let writers queue behind a migration that waits for a long transaction', async () => {
  const address = home.env.DATABASE_URL ?? '';
  const [db, reader, writer] = [separate(address), separate(address), separate(address)];
  await migrate(db);
  let end = () => {};
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  const reading = reader.transaction().execute(async (tx) => {
    await sql`select count(*) from levels`.execute(tx);
    await ended;
  });
  await sleep(100);
  const altering = { ...migrations, '901_column': { up: run('alter table levels add column extra text') } };
  const migrating = runMigrations(db, altering);
  await sleep(100);
  const began = performance.now();
  await writer.insertInto('levels').values({ levelNumber: 1, experienceRequired: 1 }).execute();
  const waited = performance.now() - began;
  end();
  await reading;
  expect(await migrating).toEqual(['901_column']);
  expect(waited).toBeLessThan(1000);
  await Promise.all([db.destroy(), reader.destroy(), writer.destroy()]);
});

it.runIf(poolerUrl)('runs each migration once when four servers start at once through a pooler', async () => {
  const empty = await serverHome();
  const address = sameDatabase(empty.env.DATABASE_URL ?? '', poolerUrl ?? '');
  const servers = [1, 2, 3, 4].map(() => separate(address));
  const ran = await Promise.all(servers.map((db) => runMigrations(db, migrations)));
  expect(ran.flat().sort()).toEqual(Object.keys(migrations));
  // No session of the pooler still holds a lock.
  const [db] = servers;
  if (db) {
    const { rows } = await sql`select from pg_locks where locktype = 'advisory'
      and database = (select oid from pg_database where datname = current_database())`.execute(db);
    expect(rows).toEqual([]);
  }
  for (const server of servers) await server.destroy();
  await empty.remove();
});
