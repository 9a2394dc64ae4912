import { sql } from 'kysely';
import type { SettlementSummary } from '../../../contract/settlements';
import type { Db } from '../../db/tables';

/** The number of comparisons listed. */
const most = 10;

/** The newest comparisons, without their rows; the order of ids is chronological. */
export async function recentComparisons(db: Db): Promise<SettlementSummary[]> {
  const rows = await db
    .selectFrom('settlementComparisons')
    .leftJoin('users', 'users.id', 'comparedBy')
    .select(['settlementComparisons.id', 'gateway', 'fromDay as from', 'toDay as to', 'comparedAt', 'rows'])
    .select('userName as comparedBy')
    .select(sql<number>`only_ours + only_theirs + differing + bad`.as('differences'))
    .orderBy('settlementComparisons.id', 'desc')
    .limit(most)
    .execute();
  return rows.map(({ comparedAt, ...row }) => ({ ...row, comparedAt: comparedAt.toISOString() }));
}
