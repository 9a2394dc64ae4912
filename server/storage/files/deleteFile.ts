import { audit } from '../../audit/audit';
import { inTransaction } from '../../db/guard';
import type { Db, Tx } from '../../db/tables';
import type { Actor } from '../../http/types';
import type { Clock } from '../../platform/clock';
import { inUse, notFound } from '../../platform/errors';
import { fileMessages } from '../../platform/messages/files';
import type { FileStore } from './store';
import { usesOf } from './uses';

/**
 * Deletes a file for staff. Throws 404 without one, and 409 with what still names it. The row is locked until the file is gone,
 * as in the sweep: a record that is saved with it meanwhile waits, and is then refused by its key.
 */
export const deleteFile = (
  { db, files, clock }: { db: Db; files: FileStore; clock: Clock },
  actor: Actor,
  sum: string,
): Promise<void> =>
  inTransaction(db, async (tx) => {
    const row = tx.selectFrom('storedFiles').select('bytes').where('sum', '=', sum).forUpdate();
    const found = await row.executeTakeFirst();
    if (!found) throw notFound();
    const uses = await usesOf(tx, sum, clock.now());
    if (uses.length > 0) throw inUse(uses, fileMessages.inUse);
    await tx.deleteFrom('storedFiles').where('sum', '=', sum).execute();
    const before = { name: await nameOf(tx, sum), bytes: found.bytes };
    await audit(tx, clock, actor, {
      action: 'delete',
      resource: 'release-files',
      id: sum,
      before,
      after: null,
    });
    // Last, as nothing brings it back.
    await files.remove(sum);
  });

/** The name that a file was last uploaded under; empty for one of an older database. */
async function nameOf(tx: Tx, sum: string): Promise<string> {
  const upload = await tx
    .selectFrom('audits')
    .select('after')
    .where('resource', '=', 'release-files')
    .where('recordId', '=', sum)
    .where('action', '=', 'upload')
    .orderBy('at', 'desc')
    .limit(1)
    .executeTakeFirst();
  return String((upload?.after as { name?: string } | undefined)?.name ?? '');
}
