import { sql } from 'kysely';
import { isFileSum } from '../../../contract/files';
import { undoDays } from '../../../contract/limits';
import type { Db } from '../../db/tables';
import { type Failing, unguarded } from '../../operations/failing';
import { addMs, type Clock, days } from '../../platform/clock';
import { installationId } from '../images/ownership';
import type { ImageStore } from '../images/store';
import type { FileStore } from './store';
import { isRestorable, isUsed } from './uses';

interface SweepDependencies {
  db: Db;
  files: FileStore;
  images: Pick<ImageStore, 'owner'>;
  clock: Clock;
}

/** How long a file without use is kept, as pictures are. */
const retention = days(undoDays);
/** Partial files that are older were left by a crash: no upload takes so long. */
const longestUpload = days(1);

/**
 * Deletes files that no record and no publication has needed for 90 days, nor a change that can still be undone, and what
 * a crash left of uploads. Leaves the store alone while the pictures beside it belong to another installation. Returns the
 * number of deleted files.
 */
export async function sweepFiles(deps: SweepDependencies, rows: Failing = unguarded): Promise<number> {
  const { db, files, images, clock } = deps;
  if ((await images.owner()) !== (await installationId(db))) return 0;
  const now = clock.now();
  for await (const { name, changedAt } of files.list()) {
    if (isFileSum(name)) await adopt(deps, name);
    else if (changedAt <= addMs(now, -longestUpload)) await rows.run(name, () => files.remove(name));
  }
  await sql`update stored_files set unused_since = case when ${isUsed(now)} then null else coalesce(unused_since, ${now}) end
    where (unused_since is null) is distinct from ${isUsed(now)}`.execute(db);
  const due = db.selectFrom('storedFiles').select('sum').where('unusedSince', '<=', addMs(now, -retention));
  let removed = 0;
  for (const { sum } of await due.where(rows.others('sum')).execute())
    if (await rows.run(sum, () => remove(deps, sum))) removed++;
  return removed;
}

/** Notes a file whose row is missing: its upload crashed, or an older database was restored. */
async function adopt({ db, files, clock }: SweepDependencies, sum: string): Promise<void> {
  const known = db.selectFrom('storedFiles').select('sum').where('sum', '=', sum);
  if (await known.executeTakeFirst()) return;
  const bytes = await files.size(sum);
  if (bytes === null) return;
  await db
    .insertInto('storedFiles')
    .values({ sum, bytes, unusedSince: clock.now() })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
}

/**
 * The row is locked until the file is gone, so that an upload of the same file waits and then stores it again. Locked before
 * it is deleted, because a deletion that waits for a record that names the file does not look again whether one does.
 */
const remove = ({ db, files, clock }: SweepDependencies, sum: string): Promise<boolean> =>
  db.transaction().execute(async (tx) => {
    await tx.selectFrom('storedFiles').select('sum').where('sum', '=', sum).forUpdate().execute();
    const gone = await tx
      .deleteFrom('storedFiles')
      .where('sum', '=', sum)
      .where('unusedSince', '<=', addMs(clock.now(), -retention))
      .where(sql<boolean>`not ${isUsed(clock.now())} and not ${isRestorable(clock.now())}`)
      .returning('sum')
      .executeTakeFirst();
    if (gone) await files.remove(sum);
    return gone !== undefined;
  });
