import { setTimeout as sleep } from 'node:timers/promises';
import { type Migration, sql } from 'kysely';
import { thrown } from '../platform/thrown';
import { inTransaction } from './guard';
import type { Db, Tx } from './tables';

/** The advisory lock of Kysely's migrator, which earlier versions used: two versions may start at once. */
const lockId = sql.lit(3_853_314_791_062_309_107n);

/**
 * How long a migration waits for a table that others use, in milliseconds: writers queue behind it for as long. Later
 * attempts exceed PostgreSQL's `deadlock_timeout`, after which a waiting statement stops an autovacuum.
 */
const patience = (attempt: number) => (attempt <= 5 ? 400 : 1500);
const tries = 60;

/**
 * Runs the pending migrations in order of name, each in its own transaction, and returns their names. The lock is held
 * per transaction because behind a pooler a session's lock may end up with a stranger: several servers may start at once
 * and take turns, and a killed one leaves only whole migrations.
 */
export async function runMigrations(db: Db, known: Record<string, Migration>): Promise<string[]> {
  const names = Object.keys(known).sort();
  if (inOrder(names, await recordedMigrations(db)).length === 0) return [];
  const ran: string[] = [];
  for (;;) {
    const name = await runNext(db, names, known);
    if (name === undefined) return ran;
    ran.push(name);
  }
}

/** Names of the migrations that have run, in order. */
export async function recordedMigrations(db: Db | Tx): Promise<string[]> {
  // Reads the catalogue, because `to_regclass` may remember that there was no table before another server created it.
  const { rows: tables } = await sql`
    select from pg_tables where schemaname = 'public' and tablename = 'kysely_migration'`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

/** The names that have not run. Throws when one is missing before others that have run: nobody has tested that order. */
function inOrder(names: readonly string[], recorded: readonly string[]): string[] {
  const pending = names.filter((name) => !recorded.includes(name));
  const last = recorded.filter((name) => names.includes(name)).at(-1) ?? '';
  const [first] = pending;
  if (first !== undefined && first < last) throw new Error(`Migration ${first} has not run, but ${last} has`);
  return pending;
}

/** Retries repeatedly rather than let writers wait behind a migration that waits for a long transaction. */
async function runNext(db: Db, names: readonly string[], known: Record<string, Migration>) {
  for (let attempt = 1; ; attempt++) {
    try {
      return await inTransaction(db, (tx) => runOne(tx, names, known, patience(attempt)));
    } catch (error) {
      if (attempt === tries || thrown(error).code !== lockNotAvailable) throw error;
      await sleep(500 + Math.random() * 1000);
    }
  }
}
const lockNotAvailable = '55P03';

/** Runs the first pending migration, if any, and returns its name. */
async function runOne(
  tx: Tx,
  names: readonly string[],
  known: Record<string, Migration>,
  wait: number,
): Promise<string | undefined> {
  // A large table takes longer than the limits that a pooler's role has.
  await sql`select set_config('statement_timeout', '0', true), set_config('lock_timeout', '0', true)`.execute(
    tx,
  );
  await sql`select pg_advisory_xact_lock(${lockId})`.execute(tx);
  await sql`select set_config('lock_timeout', ${String(wait)}, true)`.execute(tx);
  const [name] = inOrder(names, await recordedMigrations(tx));
  if (name === undefined) return undefined;
  await makeTables(tx);
  await known[name]?.up(tx);
  await record(tx, name);
  return name;
}

/** Creates the tables as Kysely's migrator does: an earlier version finds what it expects. */
async function makeTables(tx: Tx): Promise<void> {
  const run = (statement: string) => sql.raw(statement).execute(tx);
  await run(`create table if not exists kysely_migration (
    name varchar(255) primary key, timestamp varchar(255) not null)`);
  await run(`create table if not exists kysely_migration_lock (
    id varchar(255) primary key, is_locked integer not null default 0)`);
  await run(`insert into kysely_migration_lock (id) values ('migration_lock') on conflict do nothing`);
}

/** Kysely's migrator expects the times to be in the order of the names, whatever the servers' clocks say. */
const record = (tx: Tx, name: string) =>
  sql`
  insert into kysely_migration (name, timestamp)
  select ${name}, to_char(greatest(clock_timestamp(), max(timestamp::timestamptz) + interval '1 ms')
    at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')
  from kysely_migration`.execute(tx);
