import { sql } from 'kysely';
import { payerDaysKept } from '../../../contract/staffLimits';
import { dayIn } from '../vietnamDays';
import type { Backfill } from './run';

/** Players per part. */
const batch = 1000;

/**
 * The days on which players paid before migration 031. Its trigger sums up each row, here in slot 0, for which no
 * purchase waits. A row that a purchase created meanwhile could not see the earlier payments of its day.
 */
export const payerDays: Backfill = {
  name: 'payer_days',
  async batch(tx, at) {
    const { rows } = await sql<{ last: string | null }>`
      select max(id::text) as last from (
        select id from users where ${at === '' ? sql`true` : sql`id > ${at}::uuid`} order by id limit ${batch}
      ) as part`.execute(tx);
    const last = rows[0]?.last;
    if (!last) return null;
    await sql`select set_config('outline.slot', '0', true)`.execute(tx);
    await sql`
      insert into payer_days (day, user_id, paid_at, is_first)
      select ${dayIn(sql`at`)}, user_id, min(at), bool_or(place = 1) from (
        select user_id, at, row_number() over (partition by user_id order by at, id) as place from (
          select id, user_id, coalesce(settled_at, created_at) as at from payments
          where status = 'COMPLETED' and user_id <= ${last}::uuid
            and ${at === '' ? sql`true` : sql`user_id > ${at}::uuid`}
        ) as paid
      ) as places
      where ${dayIn(sql`at`)} > ${dayIn(sql`now()`)} - ${payerDaysKept}::int
      group by 1, 2
      on conflict (day, user_id) do update set is_first = true
      where excluded.is_first and not payer_days.is_first`.execute(tx);
    return last;
  },
};
