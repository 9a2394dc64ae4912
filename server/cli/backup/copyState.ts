import type { Db } from '../../db/tables';
import { OperatorError } from '../../platform/operator';
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
export async function markAsCopy(db: Db, { oldestSchema }: Manifest, installationId: string): Promise<void> {
  await db.deleteFrom('operations').execute();
  const closed = { maintenance: true, frozen: true };
  await db
    .insertInto('operations')
    .values({ ...closed, oldestSchema, installationId })
    .execute();
}

export const countedTables = ['users', 'payments'] as const;

/** Counts in a manifest are exact up to a million; a backup made while servers write may have a few rows fewer. */
export async function assertRowsPresent(db: Db, { counts }: Manifest): Promise<void> {
  for (const table of countedTables) {
    const counted = counts[table === 'users' ? 'players' : table] ?? 0;
    const row = await db.selectFrom(table).select('id').limit(1).executeTakeFirst();
    if (counted > 0 && !row)
      throw new OperatorError(`The backup should hold ${counted} rows of ${table}, and holds none`);
  }
}
