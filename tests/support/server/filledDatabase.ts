import { migrate } from '../../../server/db/migrate';
import { openOwn } from '../../../server/db/open';
import { createDatabase, postgresUrl } from './database';
import { fill } from './fill';

/**
 * A database with this many players and twice as many payments. `FILLED` is the address of one that is filled once for
 * several test files, as a million players take minutes: it gets the migrations, indexes and rows that it lacks, and each
 * file gets a copy.
 */
export async function filledDatabase(
  users: number,
  kept = process.env.FILLED,
): Promise<{ address: string; drop(): Promise<void> }> {
  const made = kept ? null : await createDatabase(postgresUrl ?? '');
  const address = made?.address ?? kept ?? '';
  const owner = openOwn(address);
  await migrate(owner);
  const filled = await owner.selectFrom('payments').select('id').limit(1).executeTakeFirst();
  if (!filled) await fill(owner, { users, payments: 2 * users, unlogged: true });
  await owner.destroy();
  return made ?? createDatabase(postgresUrl ?? '', new URL(address).pathname.slice(1), 'file_copy');
}
