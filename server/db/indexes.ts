import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { type Index, indexes } from './indexList';
import { acquireLease, releaseLeases, whileRenewed } from './leases';
import type { Db } from './tables';

/** Names of indexes that no version in use needs any more. */
const dropped: readonly string[] = [];

/**
 * Builds the missing indexes of the list and returns their names. With `concurrently`, which PostgreSQL allows only outside of a
 * transaction, writers can continue meanwhile. A failed build leaves an invalid index behind, which `if not exists` would
 * accept: it is rebuilt.
 */
export async function buildIndexes(
  db: Db,
  concurrently: boolean,
  list: readonly Index[] = indexes,
): Promise<string[]> {
  if (await isComplete(db, list)) return [];
  const holder = randomUUID();
  const hold = () => acquireLease(db, 'indexes', holder, leaseTime);
  // Two builds at once deadlock.
  while (!(await hold())) await sleep(500);
  try {
    return await whileRenewed(hold, leaseTime, () => buildMissing(db, concurrently, list));
  } finally {
    await releaseLeases(db, holder);
  }
}

/** How long a killed builder keeps the others waiting, in milliseconds. */
const leaseTime = 30_000;

async function isComplete(db: Db, list: readonly Index[]): Promise<boolean> {
  const valid = await validIndexes(db);
  const wanted = await buildable(db, list);
  return wanted.every(({ name }) => valid.get(name)) && !dropped.some((name) => valid.has(name));
}

/** The indexes whose extension the database has. */
async function buildable(db: Db, list: readonly Index[]): Promise<Index[]> {
  const { rows } = await sql<{ extname: string }>`select extname from pg_extension`.execute(db);
  return list.filter(({ needs }) => needs === undefined || rows.some(({ extname }) => extname === needs));
}

async function buildMissing(db: Db, concurrently: boolean, list: readonly Index[]): Promise<string[]> {
  const how = concurrently ? 'concurrently ' : '';
  const run = (statement: string) => sql.raw(statement).execute(db);
  const valid = await validIndexes(db);
  const missing = (await buildable(db, list)).filter(({ name }) => valid.get(name) !== true);
  for (const { name, on, isUnique } of missing) {
    if (valid.has(name)) await run(`drop index ${how}if exists ${name}`);
    await run(`create ${isUnique ? 'unique ' : ''}index ${how}${name} on ${on}`);
  }
  for (const name of dropped) if (valid.has(name)) await run(`drop index ${how}if exists ${name}`);
  return missing.map(({ name }) => name);
}

/** The indexes of the schema by name, and whether each can be used. */
async function validIndexes(db: Db): Promise<Map<string, boolean>> {
  const { rows } = await sql<{ name: string; valid: boolean }>`
    select c.relname as name, i.indisvalid as valid from pg_index i join pg_class c on c.oid = i.indexrelid
    where c.relnamespace = 'public'::regnamespace`.execute(db);
  return new Map(rows.map(({ name, valid }) => [name, valid]));
}
