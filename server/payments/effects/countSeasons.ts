import { type RawBuilder, sql } from 'kysely';
import { inTransaction } from '../../db/guard';
import type { Db } from '../../db/tables';
import { type Failing, unguarded } from '../../operations/failing';
import { seconds } from '../../platform/clock';
import { countSeasonOf, type SeasonDependencies } from './seasons';

/** Players counted per run. */
const batch = 200;
/**
 * Longer than any transaction lasts. A transaction that began before a season changed may have used the old window,
 * so the last pass begins only after it has ended.
 */
const settled = seconds(60);

interface Count {
  seasonId: string;
  after: string | null;
}

/**
 * Recounts seasons whose window, goal or gifts changed, a batch of players at a time; continues where a killed process
 * stopped. Returns whether there is more to do at once. `wait` is how long after the change the last pass begins, in ms.
 */
export async function countSeasons(
  deps: SeasonDependencies & { db: Db },
  wait: number = settled,
  rows: Failing = unguarded,
): Promise<boolean> {
  const { db } = deps;
  const next = await nextCount(db, wait);
  if (!next) return false;
  const { seasonId, after } = next;
  const players = await buyersAfter(db, after);
  for (const userId of players) {
    const isCounted = await rows.run(userId, () => countPlayer(deps, seasonId, userId));
    // As if the season had just changed, so that another pass counts the player.
    if (!isCounted)
      await db
        .updateTable('seasonCounts')
        .set({ changedAt: sql<Date>`now()` })
        .where('seasonId', '=', seasonId)
        .execute();
  }
  const last = players.at(-1);
  if (last === undefined) return endPass(db, seasonId, wait);
  await db.updateTable('seasonCounts').set({ after: last }).where('seasonId', '=', seasonId).execute();
  return true;
}

const countPlayer = (
  deps: SeasonDependencies & { db: Db },
  seasonId: string,
  userId: string,
): Promise<true> =>
  inTransaction(deps.db, async (tx): Promise<true> => {
    // The same lock as crediting, so that one of the two sees the other's writes.
    await tx.selectFrom('users').select('id').where('id', '=', userId).forUpdate().execute();
    const season = await tx.selectFrom('seasons').selectAll().where('id', '=', seasonId).executeTakeFirst();
    if (season) await countSeasonOf(tx, deps, season, userId);
    else
      await tx
        .deleteFrom('seasonTotals')
        .where('seasonId', '=', seasonId)
        .where('userId', '=', userId)
        .execute();
    return true;
  });

const since = (column: 'changed_at', wait: number): RawBuilder<unknown> =>
  sql`${sql.ref(column)} + ${wait} * interval '1 millisecond'`;

/** A count that has not started, is in progress, or is due for its last pass; starts it if necessary. */
async function nextCount(db: Db, wait: number): Promise<Count | undefined> {
  const { rows } = await sql<Count>`
    update season_counts set begun_at = case when after is null then now() else begun_at end
    where season_id = (select season_id from season_counts
      where begun_at is null or after is not null or now() >= ${since('changed_at', wait)} order by season_id limit 1)
    returning season_id, after`.execute(db);
  return rows[0];
}

/** The next players with any purchase, regardless of earlier counts: the season's window may have been anywhere. */
async function buyersAfter(db: Db, after: string | null): Promise<string[]> {
  const rows = await db
    .selectFrom('payments')
    .select('userId')
    .where('status', '=', 'COMPLETED')
    .where('currency', '=', 'VND')
    .$if(after !== null, (query) => query.where('userId', '>', after ?? ''))
    .groupBy('userId')
    .orderBy('userId')
    .limit(batch)
    .execute();
  return rows.map(({ userId }) => userId);
}

/**
 * The count is finished if its pass began after the change had settled; otherwise another pass follows. Returns
 * whether it is finished, so that the next season can be counted.
 */
async function endPass(db: Db, seasonId: string, wait: number): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('seasonCounts')
    .where('seasonId', '=', seasonId)
    .where(sql<boolean>`begun_at >= ${since('changed_at', wait)}`)
    .executeTakeFirst();
  if (numDeletedRows > 0n) return true;
  await db.updateTable('seasonCounts').set({ after: null }).where('seasonId', '=', seasonId).execute();
  return false;
}
