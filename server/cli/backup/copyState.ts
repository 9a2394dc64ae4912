import type { Db } from '../../db/tables';
import type { Manifest } from './manifest';

/**
 * Makes a restored database a copy: closed, and without any work in the background until it is confirmed. With the
 * original still running, it would otherwise send its mails and settle its payments twice.
 */
export async function markAsCopy(db: Db, { oldestSchema }: Manifest, installation: string): Promise<void> {
  await db.deleteFrom('installation').execute();
  await db.insertInto('installation').values({ id: installation }).execute();
  await db.deleteFrom('operations').execute();
  await db.insertInto('operations').values({ maintenance: true, frozen: true, oldestSchema }).execute();
}
