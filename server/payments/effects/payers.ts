import { sql } from 'kysely';
import { dayIn } from '../../db/vietnamDays';
import type { Check } from './check';

/**
 * The days on which a player paid are those of the payments, as far back as they are kept (operations/retention.ts), and one of
 * them is the first. Their table has no index by player: it is read once for a range of players, not for each of them.
 */
export const payerDays: Check = (range) => sql`
  with kept as (select coalesce(max(day) - 365, date '2020-01-01') as since from payer_days),
  days as materialized (select user_id, day, paid_at, is_first, day > since as is_kept from payer_days, kept where ${range('user_id')}),
  paid as materialized (select user_id, settled_at, ${dayIn(sql`settled_at`)} as day, ${dayIn(sql`settled_at`)} > since as is_kept
    from payments, kept where ${range('user_id')} and status = 'COMPLETED')
  select distinct 'the days on which ' || user_id || ' paid differ from the payments' as problem from (
    (select user_id from (select user_id, day from days where is_kept except select user_id, day from paid) unpaid)
    union all
    (select user_id from (select user_id, day from paid where is_kept except select user_id, day from days) missing)
    union all
    select user_id from days where not exists (select from paid
      where paid.user_id = days.user_id and settled_at = paid_at and paid.day = days.day)
    union all
    select user_id from (select user_id, count(*) filter (where is_first and is_kept) as marked from days group by user_id) marks
      full join (select user_id, (array_agg(is_kept order by settled_at))[1] as is_kept from paid group by user_id) firsts
      using (user_id)
    where coalesce(marked, 0) <> coalesce(is_kept, false)::int
  ) wrong where not exists (select from backfills)`;
