import { sql } from 'kysely';
import type { Db, Tables } from '../../db/tables';
import { reasonOf } from '../../operations/explain';

type Kind = Tables['backupRuns']['kind'];

/**
 * Runs a backup or a rehearsal and records the outcome. A failure to record it does not hide how the run itself ended:
 * while the database is away, the age of the last success reveals it.
 */
export async function recorded<T>(
  db: Db,
  kind: Kind,
  work: () => Promise<{ result: T; bytes: number }>,
): Promise<T> {
  const begun = performance.now();
  try {
    const { result, bytes } = await work();
    await succeeded(db, kind, { seconds: (performance.now() - begun) / 1000, bytes });
    return result;
  } catch (error) {
    await failed(db, kind, reasonOf(error)).catch(() => undefined);
    throw error;
  }
}

const succeeded = (db: Db, kind: Kind, { seconds, bytes }: { seconds: number; bytes: number }) =>
  db
    .updateTable('backupRuns')
    .set({ succeededAt: sql<Date>`now()`, seconds, bytes, failures: 0, failedAt: null, reason: null })
    .where('kind', '=', kind)
    .execute();

const failed = (db: Db, kind: Kind, reason: string) =>
  db
    .updateTable('backupRuns')
    .set((eb) => ({
      failures: eb('failures', '+', 1),
      failedAt: sql<Date>`now()`,
      reason: reason.slice(0, 500),
    }))
    .where('kind', '=', kind)
    .execute();
