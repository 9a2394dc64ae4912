import { setTimeout as sleep } from 'node:timers/promises';
import { type Migration, sql } from 'kysely';
import { thrown } from '../platform/thrown';
import { inTransaction } from './guard';
import type { Db, Tx } from './tables';

/** An arbitrary advisory lock id: several servers, also of two versions, may start at once. */
const lockId = 7_204_111;

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
    select from pg_tables where schemaname = 'public' and tablename = 'migrations'`.execute(db);
  if (tables.length === 0) return [];
  const { rows } = await sql<{ name: string }>`select name from migrations order by name`.execute(db);
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
  await sql`select pg_advisory_xact_lock(${sql.lit(lockId)})`.execute(tx);
  await sql`select set_config('lock_timeout', ${String(wait)}, true)`.execute(tx);
  const [name] = inOrder(names, await recordedMigrations(tx));
  if (name === undefined) return undefined;
  await sql`create table if not exists migrations (
    name text primary key, ran_at timestamptz not null default now())`.execute(tx);
  await known[name]?.up(tx);
  await sql`insert into migrations (name) values (${name})`.execute(tx);
  return name;
}
