import { sql } from 'kysely';
import { inTransaction } from '../guard';
import type { Db, Tx } from '../tables';
import { backfills } from './list';

/**
 * Work on a whole table that a migration leaves for later, so that writers can continue. The migration inserts its name
 * into `backfills`; the server may be upgraded or downgraded before it is done.
 */
export interface Backfill {
  name: string;
  /**
   * Does the part that follows `at` ('' at first) and returns the new position, or null when nothing is left. The
   * position is committed together with the work, so that no part is done twice or left out when a server is killed.
   */
  batch(tx: Tx, at: string): Promise<string | null>;
}

/** Does what is left of the known backfills. Several servers may do so at once: each part is done by one of them. */
export async function runBackfills(db: Db, known: readonly Backfill[] = backfills): Promise<void> {
  const pending = await db.selectFrom('backfills').select('name').orderBy('name').execute();
  for (const backfill of known) {
    if (!pending.some(({ name }) => name === backfill.name)) continue;
    while (await runBatch(db, backfill)) {
      // Repeats until nothing is left.
    }
  }
}

/** Does the next part; returns false when none is left. */
const runBatch = (db: Db, { name, batch }: Backfill): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    await sql`select set_config('statement_timeout', '0', true)`.execute(tx);
    // Other servers wait for this row, and then see what has been done.
    const row = await tx
      .selectFrom('backfills')
      .select('at')
      .where('name', '=', name)
      .forUpdate()
      .executeTakeFirst();
    if (!row) return false;
    const at = await batch(tx, row.at);
    if (at === null) await tx.deleteFrom('backfills').where('name', '=', name).execute();
    else await tx.updateTable('backfills').set({ at }).where('name', '=', name).execute();
    return at !== null;
  });
