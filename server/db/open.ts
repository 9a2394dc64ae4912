import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CamelCasePlugin, type Dialect, Kysely } from 'kysely';
import type { Config } from '../config';
import { lockDirectory } from './lock';
import { startMaintenance } from './maintenance';
import { pgliteDialect } from './pglite';
import { openPglite } from './pgliteFiles';
import { openPool, poolDialect } from './postgres';
import type { Db, Tables } from './tables';

export interface OpenDatabase {
  db: Db;
  kind: 'embedded' | 'PostgreSQL';
  close(): Promise<void>;
}

/** Creates a Kysely instance with our column naming. */
export const kyselyOver = (dialect: Dialect): Db =>
  new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });

/** Opens PostgreSQL when `databaseUrl` is set, else the embedded database in `dataDir`. */
export async function openDatabase(
  config: Pick<Config, 'databaseUrl' | 'dataDir'>,
  onError: (error: unknown) => void,
): Promise<OpenDatabase> {
  // 0700: PGlite creates world-readable files, which contain password hashes.
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  chmodSync(config.dataDir, 0o700);
  return config.databaseUrl ? openServer(config.databaseUrl, onError) : openEmbedded(config.dataDir, onError);
}

async function openServer(url: string, onError: (error: unknown) => void): Promise<OpenDatabase> {
  const db = kyselyOver(poolDialect(openPool(url, onError)));
  return { db, kind: 'PostgreSQL', close: () => db.destroy() };
}

async function openEmbedded(dataDir: string, onError: (error: unknown) => void): Promise<OpenDatabase> {
  const lock = await lockDirectory(dataDir);
  const db = kyselyOver(pgliteDialect(await openPglite(join(dataDir, 'db'))));
  const stopMaintenance = startMaintenance(db, onError);
  const close = async () => {
    stopMaintenance();
    await db.destroy();
    await lock.release();
  };
  return { db, kind: 'embedded', close };
}
