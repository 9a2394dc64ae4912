import { inTransaction } from '../../db/guard';
import type { Db } from '../../db/tables';
import { type Failing, unguarded } from '../../operations/failing';
import { giveDue, type SeasonDependencies } from './seasons';

/** Players per run. */
const batch = 200;

/**
 * Gives the gifts of seasons that a server of the previous version left due: it credits and refunds payments without
 * knowing of seasons. Returns whether there may be more.
 */
export async function giveDueGifts(
  deps: SeasonDependencies & { db: Db },
  rows: Failing = unguarded,
): Promise<boolean> {
  const { db } = deps;
  const due = await db
    .selectFrom('seasonTotals')
    .innerJoin('seasons', 'seasons.id', 'seasonId')
    .selectAll('seasons')
    .select('userId')
    .where('giftsDue', '=', true)
    .where(rows.others('user_id'))
    .limit(batch)
    .execute();
  for (const { userId, ...season } of due)
    await rows.run(userId, () =>
      inTransaction(db, async (tx) => {
        // The same lock as crediting, so that one of the two sees the gifts of the other.
        await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
        await giveDue(tx, deps, season, userId);
      }),
    );
  return due.length > 0;
}
