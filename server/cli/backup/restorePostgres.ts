import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { sql } from 'kysely';
import { openOwn } from '../../db/open';
import { prepare } from '../../db/prepare';
import type { Db } from '../../db/tables';
import type { Config } from '../../platform/config';
import { OperatorError } from '../../platform/operator';
import type { CopySteps } from './copyState';
import { databaseFile } from './manifest';
import { runTool } from './postgresTools';

type Addresses = Pick<Config, 'databaseUrl' | 'databaseOwnerUrl'>;

/** Runs `work` on the database as the role that owns its tables, without timeouts. */
export async function asOwner<T>(config: Addresses, work: (db: Db) => Promise<T>): Promise<T> {
  const url = config.databaseOwnerUrl ?? config.databaseUrl ?? '';
  const db = openOwn(url);
  return work(db).finally(() => db.destroy());
}

/** Throws an OperatorError unless the database can be restored into: unused, and empty unless `overwrite`. */
export async function assertFree(db: Db, overwrite: boolean): Promise<void> {
  const { rows } = await sql<{ others: number; tables: number }>`select
    (select count(*) from pg_stat_activity where datname = current_database() and backend_type = 'client backend'
      and pid <> pg_backend_pid()) as others,
    (select count(*) from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')) as tables`.execute(
    db,
  );
  const { others = 0, tables = 0 } = rows[0] ?? {};
  if (others > 0) throw new OperatorError('The database is in use by other programs: stop the servers first');
  if (tables > 0 && !overwrite) {
    throw new OperatorError(
      'The database is not empty: choose another, or say --overwrite to lose what it holds',
    );
  }
}

/** Restores a backup's database and migrates it. */
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
  await asOwner(config, async (owner) => {
    await copy.mark(owner);
    await sql`analyze`.execute(owner);
  });
  const db = openOwn(config.databaseUrl ?? '');
  const finish = async () => {
    await prepare(config, db);
    await copy.erase(db);
  };
  await finish().finally(() => db.destroy());
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
