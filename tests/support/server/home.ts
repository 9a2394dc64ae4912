import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openDatabase } from '../../../server/db/open';
import type { Db } from '../../../server/db/tables';
import { createDatabase, postgresUrl } from './database';

/** A data directory, and an empty PostgreSQL database when the tests use it, for servers in separate processes. */
export async function serverHome() {
  const dataDir = join(await mkdtemp(join(tmpdir(), 'outline-data-')), 'data');
  const database = postgresUrl ? await createDatabase(postgresUrl) : null;
  const env: Record<string, string> = {
    DATA_DIR: dataDir,
    ...(database && { DATABASE_URL: database.address, JWT_SECRET: 'a secret for tests that is long enough' }),
  };
  /** Opens the servers' database; an embedded one only while no server runs. */
  const inDatabase = async <T>(work: (db: Db) => Promise<T>): Promise<T> => {
    const opened = await openDatabase({ dataDir, databaseUrl: env.DATABASE_URL ?? null }, () => undefined);
    return work(opened.db).finally(() => opened.close());
  };
  const remove = async () => {
    await database?.drop();
    await rm(join(dataDir, '..'), { recursive: true });
  };
  return { dataDir, env, inDatabase, remove };
}
export type ServerHome = Awaited<ReturnType<typeof serverHome>>;
