import { openOwn } from '../../db/open';
import type { Db } from '../../db/tables';
import type { Config } from '../../platform/config';

/** Runs `work` on the database as the role that owns its tables, on connections of its own. */
export async function asOwner<T>(
  config: Pick<Config, 'databaseUrl' | 'databaseOwnerUrl'>,
  work: (db: Db) => Promise<T>,
): Promise<T> {
  const db = openOwn(config.databaseOwnerUrl ?? config.databaseUrl ?? '');
  return work(db).finally(() => db.destroy());
}
