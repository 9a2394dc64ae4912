import type { Config } from '../platform/config';
import { SettingError } from '../platform/settings';
import { migrate } from './migrate';
import { kyselyOver } from './open';
import { grantToApplication, roleOf } from './ownership';
import { openPool, poolDialect } from './postgres';
import type { Db } from './tables';

type Addresses = Pick<Config, 'databaseUrl' | 'databaseOwnerUrl'>;

/**
 * Runs the pending migrations, as the tables' owner if a separate one is configured, builds the indexes, and returns the
 * names of both. On PostgreSQL uses separate connections without timeouts: a large table takes longer than a request may.
 */
export async function prepare({ databaseUrl, databaseOwnerUrl }: Addresses, db: Db): Promise<string[]> {
  const url = databaseOwnerUrl ?? databaseUrl;
  if (!url) return migrate(db);
  const owner = kyselyOver(poolDialect(openPool(url, () => undefined, { max: 2, timeouts: false })));
  try {
    const role = await roleOf(db);
    const isOther = role !== (await roleOf(owner));
    if (databaseOwnerUrl && !isOther) {
      throw new SettingError('DATABASE_OWNER_URL', 'must name another role than DATABASE_URL');
    }
    const ran = await migrate(owner, true);
    if (isOther) await grantToApplication(owner, role);
    return ran;
  } finally {
    await owner.destroy();
  }
}
