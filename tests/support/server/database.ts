import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { PGlite } from '@electric-sql/pglite';
import pg from 'pg';
import { inject } from 'vitest';
import { guardTransactions } from '../../../server/db/guard';
import { kyselyOver } from '../../../server/db/open';
import { pgliteDialect } from '../../../server/db/pglite';
import { openPool, poolDialect } from '../../../server/db/postgres';
import type { Db } from '../../../server/db/tables';

export interface TestDatabase {
  db: Db;
  close(): Promise<void>;
}

guardTransactions();

export const postgresUrl = process.env.TEST_DATABASE_URL;

/** A fresh migrated database: PostgreSQL when TEST_DATABASE_URL is set, else an embedded one in memory. */
export const testDatabase = (): Promise<TestDatabase> => (postgresUrl ? onServer(postgresUrl) : embedded());

async function embedded(): Promise<TestDatabase> {
  const dump = new Blob([new Uint8Array(await readFile(inject('template')))]);
  const db = kyselyOver(pgliteDialect(await PGlite.create({ loadDataDir: dump })));
  return { db, close: () => db.destroy() };
}

async function onServer(url: string): Promise<TestDatabase> {
  const { address, drop } = await createDatabase(url, inject('template'));
  const db = kyselyOver(poolDialect(openPool(address, () => undefined)));
  const close = async () => {
    await db.destroy();
    await drop();
  };
  return { db, close };
}

/**
 * Creates a separate database on the test server, optionally a copy of `template`; returns it with a function to drop
 * it. `file_copy` is the faster strategy for gigabytes, and the slower one for a small template, as it ends in a checkpoint.
 */
export async function createDatabase(
  url: string,
  template?: string,
  strategy: 'wal_log' | 'file_copy' = 'wal_log',
) {
  const name = `outline_test_${randomBytes(6).toString('hex')}`;
  await runAt(url, `create database ${name}${template ? ` template ${template} strategy ${strategy}` : ''}`);
  const address = new URL(url);
  address.pathname = `/${name}`;
  return { address: String(address), drop: () => drop(url, name) };
}

async function runAt(url: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    for (const statement of statements) await client.query(statement);
  } finally {
    await client.end();
  }
}

/**
 * Ends the connections of a killed server, then drops. Not `with (force)`: an autovacuum worker makes that fail, while
 * a plain drop ends it and waits.
 */
const drop = (url: string, name: string) =>
  runAt(
    url,
    `select pg_terminate_backend(pid) from pg_stat_activity
      where datname = '${name}' and backend_type = 'client backend' and usename = current_user`,
    `drop database ${name}`,
  );
