import { chmodSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { CamelCasePlugin, type Dialect, Kysely } from 'kysely';
import type pg from 'pg';
import type { Config } from '../platform/config';
import { type ConnectionHandler, lockDirectory } from './lock';
import { startMaintenance } from './maintenance';
import { pgliteDialect } from './pglite';
import { openPglite } from './pgliteFiles';
import { acceptsTimeouts, answersAnew, openPool, patient, poolDialect } from './postgres';
import { purgeErased } from './purge';
import { ReplicaHealth, replicaDialect } from './replica';
import type { Db, Tables } from './tables';

export interface OpenDatabase {
  db: Db;
  /** Where lists, search, the dashboard and exports read: the replica while it is usable, else `db`. */
  reads: Db;
  kind: 'embedded' | 'PostgreSQL';
  /** The connections in use and those waited for; null for the embedded database, which has one. */
  pool: pg.Pool | null;
  replica: Replica | null;
  /** Whether a new connection works; null for the embedded database. */
  answersAnew: (() => Promise<boolean>) | null;
  /** Returns the embedded database as one consistent archive, without erased players' bytes; null on PostgreSQL. */
  dump: (() => Promise<Blob>) | null;
  /** Handles connections to the data directory's lock, which deliver commands; does nothing on PostgreSQL. */
  acceptCommands(handle: ConnectionHandler): void;
  close(): Promise<void>;
}

export interface Replica {
  /** The replica itself, without a fallback. */
  db: Db;
  health: ReplicaHealth;
}

/** Creates a Kysely instance with our column naming. */
export const kyselyOver = (dialect: Dialect): Db =>
  new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });

/** Connections of one's own without the limits of requests, for migrations and commands. */
export const openOwn = (url: string, max = 2): Db =>
  kyselyOver(poolDialect(openPool(url, () => undefined, { max, ...patient })));

type Addresses = Pick<Config, 'databaseUrl' | 'dataDir'> &
  Partial<Pick<Config, 'databaseReadUrl' | 'databasePoolSize'>> & {
    /** Waits for long statements, as commands do. */
    isPatient?: boolean;
  };

/**
 * Opens PostgreSQL when `databaseUrl` is set, else the embedded database in `dataDir`. Calls `onFallback` for each read
 * that goes to the primary because it failed on the replica.
 */
export async function openDatabase(
  config: Addresses,
  onError: (error: unknown) => void,
  onFallback: () => void = () => undefined,
): Promise<OpenDatabase> {
  // 0700: PGlite creates world-readable files, which contain password hashes.
  mkdirSync(config.dataDir, { recursive: true, mode: 0o700 });
  chmodSync(config.dataDir, 0o700);
  return config.databaseUrl
    ? openServer(config.databaseUrl, config, onError, onFallback)
    : openEmbedded(config.dataDir, onError);
}

async function openServer(
  url: string,
  { databaseReadUrl, databasePoolSize: max, isPatient = false }: Addresses,
  onError: (error: unknown) => void,
  onFallback: () => void,
): Promise<OpenDatabase> {
  const options = isPatient
    ? { max, ...patient }
    : { max, timeouts: await acceptsTimeouts('DATABASE_URL', url) };
  const pool = openPool(url, onError, options);
  const db = kyselyOver(poolDialect(pool));
  const own = { answersAnew: () => answersAnew(url), dump: null, acceptCommands: () => undefined };
  const opened = { db, kind: 'PostgreSQL', pool, ...own } as const;
  if (!databaseReadUrl) return { ...opened, reads: db, replica: null, close: () => db.destroy() };
  const near = openPool(databaseReadUrl, onError, options);
  const { reads, ...replica } = openReplica(near, pool, onFallback);
  const close = async () => {
    await Promise.all([near.end(), db.destroy()]);
  };
  return { ...opened, reads, replica, close };
}

function openReplica(near: pg.Pool, primary: pg.Pool, onFallback: () => void): Replica & { reads: Db } {
  const health = new ReplicaHealth();
  const reads = kyselyOver(replicaDialect(near, primary, health, onFallback));
  return { reads, db: kyselyOver(poolDialect(near)), health };
}

async function openEmbedded(dataDir: string, onError: (error: unknown) => void): Promise<OpenDatabase> {
  const lock = await lockDirectory(dataDir);
  const pglite = await openPglite(join(dataDir, 'db'));
  const db = kyselyOver(pgliteDialect(pglite));
  // While we hold the only connection, no transaction is open.
  const dump = () =>
    db.connection().execute(async (connection) => {
      await purgeErased(connection);
      return pglite.dumpDataDir('none');
    });
  const stopMaintenance = startMaintenance(db, onError);
  const close = async () => {
    stopMaintenance();
    await db.destroy();
    await lock.release();
  };
  return {
    db,
    reads: db,
    kind: 'embedded',
    pool: null,
    replica: null,
    answersAnew: null,
    dump,
    acceptCommands: (handle) => lock.accept(handle),
    close,
  };
}
