import { addEntry, nobody } from '../../audit/audit';
import { banIsOver, noBan } from '../../db/bans';
import { inTransaction } from '../../db/guard';
import type { Db } from '../../db/tables';
import type { Clock } from '../../platform/clock';

/**
 * Records the end of an expired ban in the account and the history; returns true if there was one. The account has
 * been treated as not banned since the ban expired (db/bans.ts).
 */
export const endNextBan = ({ db, clock }: { db: Db; clock: Clock }): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select(['id', 'bannedUntil', 'version'])
      .where(banIsOver(clock.now()))
      .orderBy('bannedUntil')
      .limit(1)
      .forUpdate()
      .skipLocked()
      .executeTakeFirst();
    if (!user) return false;
    const { id, version, bannedUntil } = user;
    await tx
      .updateTable('users')
      .set({ ...noBan, version: version + 1 })
      .where('id', '=', id)
      .execute();
    await addEntry(tx, clock, nobody, {
      action: 'unban',
      resource: 'users',
      id,
      before: { isLocked: true, version, until: bannedUntil?.toISOString() },
      after: { isLocked: false, version: version + 1 },
    });
    return true;
  });
