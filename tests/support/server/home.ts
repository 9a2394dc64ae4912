import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inject } from 'vitest';
import { migrate } from '../../../server/db/migrate';
import { openDatabase } from '../../../server/db/open';
import type { Db } from '../../../server/db/tables';
import { createDatabase, postgresUrl } from './database';

/**
 * A data directory, and a PostgreSQL database if the tests use it, for servers in separate processes. Empty, or with
 * `migrated` containing the empty tables, whose creation takes most of a first start. `on` names another PostgreSQL.
 */
export async function serverHome({ migrated = false, on = postgresUrl } = {}) {
  const dataDir = join(await mkdtemp(join(tmpdir(), 'outline-data-')), 'data');
  const hasTemplate = migrated && on === postgresUrl;
  const database = on ? await createDatabase(on, hasTemplate ? inject('template') : undefined) : null;
  if (migrated && !database) unpackTemplate(join(dataDir, 'db'));
  const env: Record<string, string> = {
    DATA_DIR: dataDir,
    ...(database && { DATABASE_URL: database.address, JWT_SECRET: 'a secret for tests that is long enough' }),
  };
  /** Opens the servers' database; an embedded one only while no server is running. */
  const inDatabase = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    const opened = await openDatabase({ dataDir, databaseUrl: env.DATABASE_URL ?? null }, () => undefined);
    return work(opened.db).finally(() => opened.close());
  };
  if (migrated && !hasTemplate) await inDatabase(migrate);
  const remove = async () => {
    await database?.drop();
    await rm(join(dataDir, '..'), { recursive: true });
  };
  return { dataDir, env, inDatabase, remove };
}
function unpackTemplate(directory: string): void {
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  // tar reports on stderr that it strips the leading slash.
  execFileSync('tar', ['-xf', inject('template'), '-C', directory], { stdio: 'ignore' });
}
export type ServerHome = Awaited<ReturnType<typeof serverHome>>;
