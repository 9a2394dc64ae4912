import { sql } from 'kysely';
import { runBackfills } from './backfills/run';
import { buildIndexes } from './indexes';
import { migrations } from './migrations/index';
import { recordedMigrations, runMigrations } from './runMigrations';
import type { Db } from './tables';

/** Thrown when a newer version has changed the schema in a way that this version cannot work with. */
export class SchemaTooNew extends Error {
  override name = 'SchemaTooNew';

  constructor(oldest: string) {
    super(
      `The database was migrated by a newer version; this one must know migration ${oldest} to run on it`,
    );
  }
}

/** Thrown for a database with tables that no release made. */
export class UnknownSchema extends Error {
  override name = 'UnknownSchema';

  constructor() {
    super(
      'The database has tables of a version before 1.0.0, or of something else: set DATABASE_URL to an empty database, or for the embedded one DATA_DIR to an empty directory',
    );
  }
}

const latest = () => Object.keys(migrations).sort().at(-1) ?? '';

/**
 * Runs the pending migrations, then their backfills, then builds the missing indexes; returns the names of migrations and
 * indexes. Several servers may start at once. Migrations only add, so the schema of a newer version is accepted, unless
 * that version has declared otherwise (`operations.oldest_schema`).
 */
export async function migrate(db: Db, concurrently = false): Promise<string[]> {
  await assertOurs(db);
  const recorded = await recordedMigrations(db);
  if (recorded.some((name) => name > latest())) await assertKnownSchema(db);
  const ran = await runMigrations(db, migrations);
  await runBackfills(db);
  return [...ran, ...(await buildIndexes(db, concurrently))];
}

/** Whether every migration of this version has run. */
export async function isMigrated(db: Db): Promise<boolean> {
  const names = await recordedMigrations(db);
  return Object.keys(migrations).every((name) => names.includes(name));
}

/** In one statement, as another server may be making the first tables. */
async function assertOurs(db: Db): Promise<void> {
  const { rows } = await sql<{ tables: string[] }>`
    select coalesce(array_agg(tablename::text), '{}') as tables from pg_tables where schemaname = 'public'`.execute(
    db,
  );
  const tables = rows[0]?.tables ?? [];
  if (tables.includes('users') && !tables.includes('migrations')) throw new UnknownSchema();
}

async function assertKnownSchema(db: Db): Promise<void> {
  const row = await db.selectFrom('operations').select('oldestSchema').executeTakeFirst();
  if (row && row.oldestSchema > latest()) throw new SchemaTooNew(row.oldestSchema);
}
