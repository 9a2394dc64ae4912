import type { Config } from '../config';
import { SettingError } from '../settings';
import { migrate } from './migrate';
import { kyselyOver } from './open';
import { grantToApplication, roleOf } from './ownership';
import { openPool, poolDialect } from './postgres';
import type { Db } from './tables';

/** Runs the pending migrations, as the tables' owner if a separate one is configured, and returns their names. */
export async function prepare({ databaseOwnerUrl }: Pick<Config, 'databaseOwnerUrl'>, db: Db) {
  if (!databaseOwnerUrl) return migrate(db);
  const owner = kyselyOver(poolDialect(openPool(databaseOwnerUrl, () => undefined, 2)));
  try {
    const role = await roleOf(db);
    if (role === (await roleOf(owner))) {
      throw new SettingError('DATABASE_OWNER_URL', 'must name another role than DATABASE_URL');
    }
    const ran = await migrate(owner);
    await grantToApplication(owner, role);
    return ran;
  } finally {
    await owner.destroy();
  }
}
