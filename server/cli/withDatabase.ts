import { Passwords } from '../accounts/passwords';
import { DatabaseClock } from '../db/databaseClock';
import { isMigrated } from '../db/migrate';
import { type OpenDatabase, openDatabase } from '../db/open';
import { prepare } from '../db/prepare';
import { readState } from '../operations/state';
import type { Config } from '../platform/config';
import { deriveKeys, secretsOf } from '../platform/keys';
import { OperatorError } from '../platform/operator';
import { openFiles } from '../storage/files/open';
import { openImages } from '../storage/images/open';
import type { DatabaseSource } from './backup/dump';
import type { CommandContext, LocalContext } from './command';

/** Opens what commands work with, and closes it after `work`. */
export async function withDatabase<T>(
  config: Config,
  { env, print }: LocalContext,
  work: (context: CommandContext) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ ...config, isPatient: true }, () => undefined);
  try {
    return await work(await contextOf(config, database, { env, print }));
  } finally {
    await database.close();
  }
}

async function contextOf(config: Config, database: OpenDatabase, { env, print }: LocalContext) {
  const clock = new DatabaseClock();
  await clock.measure(database.db);
  return {
    config,
    db: database.db,
    source: sourceOf(config, database, env),
    keys: deriveKeys(...secretsOf(config)),
    images: await openImages(config),
    files: await openFiles(config),
    clock,
    passwords: new Passwords(),
    print,
  };
}

function sourceOf(
  { databaseUrl, databaseOwnerUrl }: Config,
  { dump }: OpenDatabase,
  env: NodeJS.ProcessEnv,
): DatabaseSource {
  if (dump) return { kind: 'embedded', dump };
  return { kind: 'PostgreSQL', url: databaseOwnerUrl ?? databaseUrl ?? '', env };
}

/**
 * The embedded database belongs to this process and is migrated as at a server's start. A PostgreSQL database may be in
 * use: only `outline migrate` migrates it.
 */
export async function ensureMigrated({ config, db, source }: CommandContext): Promise<void> {
  if (source.kind === 'embedded') return void (await prepare(config, db));
  if (!(await isMigrated(db))) {
    throw new OperatorError('The database is not up to date: run outline migrate first');
  }
  // Says so if a restore of it was interrupted.
  await readState(db);
}
