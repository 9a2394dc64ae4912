import type { Db } from '../../db/tables';
import type { Manifest } from './manifest';

/** What is done to a restored database before anybody uses it. */
export interface CopySteps {
  mark(db: Db): Promise<void>;
  /** Once its schema is the current one. */
  erase(db: Db): Promise<void>;
}

/**
 * Marks a restored database as a copy: closed, and without any background work until it is confirmed. While the original
 * is still running, the copy would otherwise send its mails and settle its payments a second time.
 */
export async function markAsCopy(db: Db, { oldestSchema }: Manifest, installation: string): Promise<void> {
  await db.deleteFrom('installation').execute();
  await db.insertInto('installation').values({ id: installation }).execute();
  await db.deleteFrom('operations').execute();
  await db.insertInto('operations').values({ maintenance: true, frozen: true, oldestSchema }).execute();
}
