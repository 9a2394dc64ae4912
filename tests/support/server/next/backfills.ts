import { sql } from 'kysely';
import { backfills as present } from '../../../../server/db/backfills/list';
import type { Backfill } from '../../../../server/db/backfills/run';

/** Few players per part, so that there are several. */
const batch = 3;

/** Counts the purchases of the players that are there, under the lock that everyone who completes a payment takes. */
export const purchases: Backfill = {
  name: 'purchases',
  async batch(tx, at) {
    const { rows } = await sql<{ id: string }>`select id from users
      where ${at === '' ? sql`true` : sql`id > ${at}::uuid`} order by id limit ${batch} for update`.execute(
      tx,
    );
    const ids = rows.map(({ id }) => id);
    if (ids.length > 0)
      await sql`update users set purchases = (
        select count(*) from payments where user_id = users.id and status = 'COMPLETED')
        where id in (${sql.join(ids)})`.execute(tx);
    return ids.at(-1) ?? null;
  },
};

export const backfills: readonly Backfill[] = [...present, purchases];
