import { sql } from 'kysely';
import type { StatusState } from '../../../../contract/status';
import { acquireLease } from '../../../db/leases';
import type { Db } from '../../../db/tables';
import { seconds } from '../../../platform/clock';

/** A lease that every process which serves pages renews, all as the same holder: it runs out when none of them does. */
const lease = { name: 'site answers', holder: 'site', ms: seconds(150) };

/** Says that this process serves the site. */
export const answer = async (db: Db): Promise<void> => {
  await acquireLease(db, lease.name, lease.holder, lease.ms);
};

/** Whether any process serves the site. */
export async function checkSite(db: Db): Promise<StatusState> {
  const found = await db
    .selectFrom('leases')
    .select('until')
    .where('name', '=', lease.name)
    .where('until', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return found ? 'operational' : 'down';
}
