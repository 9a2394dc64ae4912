import { type Migration, Migrator, sql } from 'kysely';
import { buildIndexes } from './indexes';
import { migrations } from './migrations/index';
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

const latest = Object.keys(migrations).sort().at(-1) ?? '';

/**
 * Runs the pending migrations, then builds the missing indexes; returns the names of both. Kysely holds a lock on both
 * databases meanwhile, so that several servers may start at once. Migrations only add, so a schema of a newer version
 * is accepted, unless that version has declared otherwise (`operations.oldest_schema`).
 */
export async function migrate(db: Db, concurrently = false): Promise<string[]> {
  const newer = await newerMigrations(db);
  if (newer.length > 0) await refuseTooNew(db);
  // Kysely takes a recorded name that it does not know for corruption.
  const known: Record<string, Migration> = { ...migrations };
  for (const name of newer) known[name] = { up: async () => undefined };
  const migrator = new Migrator({ db, provider: { getMigrations: async () => known } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  const ran = (results ?? []).filter(({ status }) => status === 'Success');
  return [...ran.map(({ migrationName }) => migrationName), ...(await buildIndexes(db, concurrently))];
}

/** Whether every migration of this version has run. */
export async function isMigrated(db: Db): Promise<boolean> {
  const names = await recordedMigrations(db);
  return Object.keys(migrations).every((name) => names.includes(name));
}

const newerMigrations = async (db: Db) => (await recordedMigrations(db)).filter((name) => name > latest);

/** Names of the migrations that have run, in order. */
export async function recordedMigrations(db: Db): Promise<string[]> {
  const { rows: tables } = await sql`select to_regclass('public.kysely_migration') as found`.execute(db);
  if (!(tables[0] as { found: string | null } | undefined)?.found) return [];
  const { rows } = await sql<{ name: string }>`select name from kysely_migration order by name`.execute(db);
  return rows.map(({ name }) => name);
}

async function refuseTooNew(db: Db): Promise<void> {
  const row = await db.selectFrom('operations').select('oldestSchema').executeTakeFirst();
  if (row && row.oldestSchema > latest) throw new SchemaTooNew(row.oldestSchema);
}
