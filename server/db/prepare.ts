import type { Config } from '../platform/config';
import { SettingError } from '../platform/settings';
import { migrate } from './migrate';
import { openOwn } from './open';
import { grantToApplication, roleOf } from './ownership';
import type { Db } from './tables';

type Addresses = Pick<Config, 'databaseUrl' | 'databaseOwnerUrl'>;

/**
 * Runs the pending migrations, as the tables' owner if a separate one is configured, builds the indexes, and returns the
 * names of both. On PostgreSQL uses connections of its own: a large table takes longer than a request may.
 */
export async function prepare({ databaseUrl, databaseOwnerUrl }: Addresses, db: Db): Promise<string[]> {
  const url = databaseOwnerUrl ?? databaseUrl;
  if (!url) return migrate(db);
  const owner = openOwn(url);
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
