import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Migration, Migrator, sql } from 'kysely';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { packageDays, userDays } from '../../server/db/backfills/days';
import { figurePackages, figurePayments, figurePlayers } from '../../server/db/backfills/figures';
import { payerDays } from '../../server/db/backfills/payerDays';
import { type Backfill, runBackfills } from '../../server/db/backfills/run';
import { migrate } from '../../server/db/migrate';
import { migrations } from '../../server/db/migrations/index';
import { openOwn } from '../../server/db/open';
import { recordedMigrations, runMigrations } from '../../server/db/runMigrations';
import type { Db } from '../../server/db/tables';
import { figureProblems } from '../../server/payments/checkout/figureProblems';
import { newId, newReference } from '../../server/platform/ids';
import { postgresUrl } from '../support/server/database';
import { figureBackfills } from '../support/server/figuresYear';
import { type ServerHome, serverHome } from '../support/server/home';
import { poolerUrl, sameDatabase } from '../support/server/services';

/** An embedded database takes seconds to create; these tests do not depend on the kind of database. */
const onServer = it.runIf(postgresUrl);

let home: ServerHome;
beforeEach(async () => {
  home = await serverHome();
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
    await expect(runMigrations(db, { ...migrations, '0175_between': later['901_first'] })).rejects.toThrow(
      '0175_between has not run',
    );
  });
});

onServer('leaves what the version before can go on with, whatever the clock says', async () => {
  await home.inDatabase(async (db) => {
    await migrate(db);
    await sql`update kysely_migration set timestamp = '2099-01-01T00:00:00.000Z'
      where name = (select max(name) from kysely_migration)`.execute(db);
    await runMigrations(db, { ...migrations, ...later });
    const provider = { getMigrations: async () => ({ ...migrations, ...later }) };
    const { error, results } = await new Migrator({ db, provider }).migrateToLatest();
    expect([error, results]).toEqual([undefined, []]);
  });
});

// Writers would wait for it; indexes in db/indexList.ts are built alongside them. Migrations up to 016 have long run
// everywhere.
it('builds no index of a table that was there before', () => {
  const folder = 'server/db/migrations';
  const later = readdirSync(folder).filter((file) => /^\d/.test(file) && file > '017');
  const faults = later.flatMap((file) => {
    const text = readFileSync(`${folder}/${file}`, 'utf8');
    const made = [...text.matchAll(/create table (?:if not exists )?(\w+)/g)].map(([, table]) => table);
    const indexed = [...text.matchAll(/create (?:unique )?index \w+ on (\w+)/g)].map(([, table]) => table);
    return indexed.filter((table) => !made.includes(table)).map((table) => `${file}: ${table}`);
  });
  expect(later.length).toBeGreaterThan(8);
  expect(faults).toEqual([]);
});

const userId = newId();
const packageId = newId();

/** A shop as a version before migration 018 left it. */
async function storeEarlier(db: Db): Promise<void> {
  const provider = { getMigrations: async () => migrations };
  const { error } = await new Migrator({ db, provider }).migrateTo('017_settlement');
  if (error) throw error;
  await sql`insert into diamond_packages (id, name, diamond_amount, price, currency, description, is_active,
      bonus_diamonds, image, created_at, updated_at)
    values (${packageId}, 'Gói', 650, 59000, 'VND', '', true, 0, 'none.webp', now(), now())`.execute(db);
  await sql`insert into users (id, first_name, last_name, first_name_key, last_name_key, user_name, email, role,
      created_at, last_login_at)
    values (${userId}, 'Minh', 'Lê', 'minh', 'le', 'minh', 'minh@example.com', 'User', now() - interval '3 days',
      now())`.execute(db);
  for (const days of [0, 0, 1, 400]) await pay(db, days);
}

const pay = (db: Db, daysAgo = 0) =>
  sql`insert into payments (id, user_id, email, package_id, package_name, diamonds, bonus_diamonds, amount, currency,
      gateway, status, created_at, expires_at, settled_at)
    select ${newReference()}, ${userId}, 'minh@example.com', ${packageId}, 'Gói', 650, 0, 59000, 'VND', 'sandbox',
      'COMPLETED', at, at, at from (select now() - ${daysAgo} * interval '1 day' as at) as moments`.execute(
    db,
  );

/** The daily sums minus the actual counts: empty when they agree. */
async function differencesOf(db: Db): Promise<unknown[]> {
  const { rows } = await sql`select day, sum(n) from (
      select day, completed as n from package_days
      union all select (settled_at at time zone 'Asia/Ho_Chi_Minh')::date, -1 from payments where status = 'COMPLETED'
    ) as packages group by day having sum(n) <> 0
    union all select day, sum(n) from (
      select kind, day, players as n from user_days
      union all select 'created', (created_at at time zone 'Asia/Ho_Chi_Minh')::date, -1 from users where role = 'User'
      union all select 'seen', (last_login_at at time zone 'Asia/Ho_Chi_Minh')::date, -1 from users
        where role = 'User' and last_login_at is not null
    ) as players group by kind, day having sum(n) <> 0`.execute(db);
  return [...rows, ...(await figureProblems(db))];
}

it('counts what was there before migration 018 beside writers, once', async () => {
  await home.inDatabase(async (db) => {
    await storeEarlier(db);
    await runMigrations(db, migrations);
    expect(await differencesOf(db)).not.toEqual([]);
    // Both after the triggers and before the count.
    await pay(db);
    await db
      .updateTable('users')
      .set({ lastLoginAt: new Date(0) })
      .execute();
    await runBackfills(db);
    await pay(db, 1);
    expect(await differencesOf(db)).toEqual([]);
    // A count that was already done, as after restoring part of it.
    await db
      .insertInto('backfills')
      .values(['package_days', 'user_days', ...figureBackfills].map((name) => ({ name })))
      .execute();
    await runBackfills(db);
    expect(await differencesOf(db)).toEqual([]);
    expect(await db.selectFrom('backfills').selectAll().execute()).toEqual([]);
  });
});

onServer('goes on where a backfill was stopped, and leaves none of its parts out', async () => {
  await home.inDatabase(async (db) => {
    await storeEarlier(db);
    await runMigrations(db, migrations);
    const stopped: Backfill = {
      ...userDays,
      batch: async (tx, at) => {
        const next = await userDays.batch(tx, at);
        if (at === 'banned') throw new Error('killed');
        return next;
      },
    };
    await expect(runBackfills(db, [stopped, packageDays])).rejects.toThrow('killed');
    const ofDays = db.selectFrom('backfills').selectAll().where('name', 'in', ['package_days', 'user_days']);
    expect(await ofDays.orderBy('name').execute()).toEqual([
      { name: 'package_days', at: '' },
      { name: 'user_days', at: 'banned' },
    ]);
    await runBackfills(db);
    expect(await differencesOf(db)).toEqual([]);
  });
});

const separate = (address: string) => openOwn(address, 10);

onServer('lets writers go on while it counts, and counts what they write', async () => {
  const address = home.env.DATABASE_URL ?? '';
  const [db, writer] = [separate(address), separate(address)];
  await storeEarlier(db);
  await runMigrations(db, migrations);
  let writes = 0;
  let isOver = false;
  const writing = (async () => {
    for (; !isOver; writes++) {
      await pay(writer);
      await writer.updateTable('users').set({ lastLoginAt: new Date() }).execute();
    }
  })();
  const beside = (backfill: Backfill): Backfill => ({
    ...backfill,
    batch: async (tx, at) => {
      const next = await backfill.batch(tx, at);
      // Not committed yet: if it had locked their tables, the writers would wait for it, and it for them.
      const since = writes;
      while (writes < since + 2) await sleep(5);
      return next;
    },
  });
  const all = [packageDays, userDays, figurePackages, figurePayments, figurePlayers, payerDays];
  await runBackfills(db, all.map(beside));
  isOver = true;
  await writing;
  expect(await differencesOf(db)).toEqual([]);
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
  const address = sameDatabase(home.env.DATABASE_URL ?? '', poolerUrl ?? '');
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
});
