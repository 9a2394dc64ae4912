import { addEntry, nobody } from '../../audit/audit';
import { banIsOver, noBan } from '../../db/bans';
import { inTransaction } from '../../db/guard';
import type { Db } from '../../db/tables';
import { type Failing, unguarded } from '../../operations/failing';
import type { Clock } from '../../platform/clock';

interface BanDependencies {
  db: Db;
  clock: Clock;
}

/**
 * Records the end of an expired ban in the account and the history; returns true if there was one. The account has
 * been treated as not banned since the ban expired (db/bans.ts).
 */
export async function endNextBan(deps: BanDependencies, rows: Failing = unguarded): Promise<boolean> {
  const { db, clock } = deps;
  const due = await db
    .selectFrom('users')
    .select('id')
    .where(banIsOver(clock.now()))
    .where(rows.others('id'))
    .orderBy('bannedUntil')
    .limit(1)
    // Passes over those that another process is at.
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  return due !== undefined && ((await rows.run(due.id, () => endBan(deps, due.id))) ?? true);
}

/** Returns false when it has ended meanwhile. */
const endBan = ({ db, clock }: BanDependencies, id: string): Promise<boolean> =>
  inTransaction(db, async (tx) => {
    const user = await tx
      .selectFrom('users')
      .select(['bannedUntil', 'version'])
      .where('id', '=', id)
      .where(banIsOver(clock.now()))
      .forUpdate()
      .executeTakeFirst();
    if (!user) return false;
    const { version, bannedUntil } = user;
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
