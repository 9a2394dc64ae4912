import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { openOwn } from '../../db/open';
import { prepare } from '../../db/prepare';
import type { Db } from '../../db/tables';
import type { Config } from '../../platform/config';
import { OperatorError } from '../../platform/operator';
import { asOwner } from './asOwner';
import type { CopySteps } from './copyState';
import { databaseFile } from './manifest';
import { runTool } from './postgresTools';
import { restoreBeside } from './restoreBeside';

type Addresses = Pick<Config, 'databaseUrl' | 'databaseOwnerUrl'>;

/** Throws an OperatorError unless the database can be restored into: unused, and empty unless `overwrite`. */
export async function assertFree(db: Db, overwrite: boolean): Promise<void> {
  const { rows } = await sql<{ others: number }>`select count(*) as others from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(
    db,
  );
  if ((rows[0]?.others ?? 0) > 0)
    throw new OperatorError('The database is in use by other programs: stop the servers first');
  if (!overwrite && (await isWorthKeeping(db))) {
    throw new OperatorError(
      'The database is not empty: choose another, or say --overwrite to have it replaced',
    );
  }
}

/** Whether it holds anything but the remains of an interrupted restore, which writes the site's state last. */
async function isWorthKeeping(db: Db): Promise<boolean> {
  const { rows } = await sql<{ tables: number; state: string | null }>`select
    (select count(*) from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')) as tables,
    to_regclass('public.operations')::text as state`.execute(db);
  const { tables = 0, state = null } = rows[0] ?? {};
  if (tables === 0 || state === null) return tables > 0;
  return (await db.selectFrom('operations').select('maintenance').executeTakeFirst()) !== undefined;
}

/**
 * Prepares a backup's database, beside one that holds something, and returns a function that puts it in place. That one
 * returns the name under which a replaced one is kept.
 */
export async function preparePostgres(
  folder: string,
  config: Addresses,
  env: NodeJS.ProcessEnv,
  copy: CopySteps,
): Promise<() => Promise<string | null>> {
  const fill = (place: Addresses) => restorePostgres(folder, place, env, copy);
  if (await asOwner(config, isWorthKeeping)) return restoreBeside(config, fill);
  return async () => {
    await fill(config);
    return null;
  };
}

/** Restores a backup's database into one that holds nothing worth keeping, and migrates it. */
export async function restorePostgres(
  folder: string,
  config: Addresses,
  env: NodeJS.ProcessEnv,
  copy: CopySteps,
): Promise<void> {
  const url = config.databaseOwnerUrl ?? config.databaseUrl ?? '';
  const options = ['--exit-on-error', '--single-transaction', '--no-owner', '--no-privileges'];
  await asOwner(config, empty);
  await runTool('pg_restore', { url, env }, [...options, join(folder, databaseFile)], (output) =>
    text(output),
  );
  const db = openOwn(config.databaseUrl ?? '');
  const finish = async () => {
    await prepare(config, db);
    await copy.erase(db);
  };
  await finish().finally(() => db.destroy());
  // Last, so that what was interrupted is known by its lack.
  await asOwner(config, async (owner) => {
    await copy.mark(owner);
    await sql`analyze`.execute(owner);
  });
}

/** Drops our tables and functions, but not those of extensions, which another role may own. */
async function empty(db: Db): Promise<void> {
  const { rows } = await sql<{ statement: string }>`
    select format('drop table if exists %s cascade', oid::regclass) as statement from pg_class
    where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
      and not exists (select from pg_depend where objid = pg_class.oid and deptype = 'e')
    union all
    select format('drop routine if exists %s cascade', oid::regprocedure) from pg_proc
    where pronamespace = 'public'::regnamespace
      and not exists (select from pg_depend where objid = pg_proc.oid and deptype = 'e')`.execute(db);
  for (const { statement } of rows) await sql.raw(statement).execute(db);
}
