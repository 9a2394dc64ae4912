import { sql } from 'kysely';
import type { Db } from './tables';

/** More than the embedded database ever has ready for use. */
const mostSegments = 100;

/**
 * Makes the files of the embedded database hold only rows that exist. PostgreSQL leaves the bytes of deleted and changed rows
 * in tables, indexes, column statistics and its log. Does nothing unless a player was erased since the last time, as it
 * rewrites everything: about as long as reading and writing the whole database. `db` is its only connection, without a
 * transaction.
 */
export async function purgeErased(db: Db): Promise<void> {
  const due = db.selectFrom('erasedPlayers').select('userId').where('isPurged', '=', false);
  const waiting = await due.where('doneAt', 'is not', null).limit(1).executeTakeFirst();
  if (!waiting) return;
  const run = (statement: string) => sql.raw(statement).execute(db);
  // Analyzing leaves those of a table that has become empty.
  await run('delete from pg_statistic');
  await run('vacuum (full, analyze)');
  // It may have been rewritten before the statistics of every table were new.
  await run('vacuum full pg_statistic');
  await clearLog(db);
  await db.updateTable('erasedPlayers').set({ isPurged: true }).where('doneAt', 'is not', null).execute();
}

/**
 * Deletes the segments of the log that no recovery needs. A segment that is used again keeps its bytes until they are
 * written over, so that those that are ready for use have to be used up.
 */
async function clearLog(db: Db): Promise<void> {
  await sql`set wal_recycle = off`.execute(db);
  for (let segment = 0; segment < mostSegments; segment++) {
    await sql`select pg_switch_wal()`.execute(db);
    await sql`checkpoint`.execute(db);
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pg_ls_waldir()`.execute(
      db,
    );
    if (rows[0]?.count === 1) break;
  }
  await sql`reset wal_recycle`.execute(db);
}
