import { Migrator } from 'kysely';
import { migrations } from './migrations/index';
import type { Db } from './tables';

/**
 * Runs the pending migrations and returns their names. Kysely holds a lock on both databases meanwhile, so that several
 * servers may start at once.
 */
export async function migrate(db: Db): Promise<string[]> {
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  const { error, results } = await migrator.migrateToLatest();
  if (error) throw error;
  return (results ?? [])
    .filter((result) => result.status === 'Success')
    .map((result) => result.migrationName);
}
