import { sql } from 'kysely';
import { payerDaysKept } from '../../../contract/staffLimits';
import { inTransaction } from '../../../server/db/guard';
import { keptHours } from '../../../server/db/rollUpHours';
import type { Db } from '../../../server/db/tables';
import { clockIn, dayIn, lastDayText } from '../../../server/db/vietnamDays';

const settled = sql`coalesce(settled_at, created_at)`;

/** What the server counts, one row for each fact. */
const facts = sql`
  select 'paid' as name, coalesce(package_id::text, '') as key, currency, ${clockIn(settled)} as clock, amount
  from payments where status = 'COMPLETED'
  union all
  select facts.name, facts.key, '', ${clockIn(sql`created_at`)}, 0
  from payments, lateral (values
    ('begun', '', true), ('begun-paid', '', status = 'COMPLETED'), ('failed', gateway, status = 'FAILED'),
    ('opened', '', exists (select from payment_attempts where payment_id = payments.id and linked_at is not null))
  ) as facts (name, key, holds) where facts.holds
  union all
  select facts.name, offer_id::text, facts.currency, ${clockIn(sql`facts.at`)}, facts.amount
  from payments, lateral (values
    ('offer-begun', '', true, created_at, 0), ('offer-paid', currency, status = 'COMPLETED', ${settled}, amount),
    ('offer-refunded', currency, refunded > 0, ${settled}, refunded)
  ) as facts (name, currency, holds, at, amount) where offer_id is not null and facts.holds
  union all
  select 'offer-players', offer_id::text, '', ${clockIn(sql`min(${settled})`)}, 0
  from payments where offer_id is not null and status = 'COMPLETED' group by offer_id, user_id
  union all
  select 'refunded', '', currency, ${clockIn(sql`coalesce(ended_at, requested_at)`)}, amount
  from money_requests where kind = 'refund' and state = 'done'
  union all
  select facts.name, accessory_id::text, wallet, ${clockIn(sql`facts.at`)}, price from item_purchases,
    lateral (values ('item', bought_at), ('item-returned', returned_at)) as facts (name, at) where facts.at is not null
  union all
  select 'item-returned', accessory_id::text, currency, ${clockIn(sql`ended_at`)}, amount
  from money_requests where kind = 'item' and state = 'done' and takes_item and amount > 0
  union all
  select 'daily', '', '', ${clockIn(sql`created_at`)}, amount from wallet_entries where reason = 'daily'
  union all
  select name, '', '', clock, 0 from users, lateral (values
    ('sign-ups', ${clockIn(sql`created_at`)}), ('last-seen', ${sql.raw(lastDayText)}::timestamp),
    ('last-login', ${dayIn(sql`last_login_at`)}::timestamp), ('banned', ${dayIn(sql`banned_at`)}::timestamp)
  ) as moments (name, clock) where role = 'User' and clock is not null`;

/**
 * Counts the figures of rows that the server did not write, into slot 0, and the days on which players paid; visits leave no
 * rows to count.
 */
export const countFigures = (db: Db): Promise<void> =>
  inTransaction(db, async (tx) => {
    // Millions of rows take longer than the limit of a connection.
    await sql`select set_config('statement_timeout', '0', true)`.execute(tx);
    await sql`delete from figure_hours where name not in ('actives', 'gaps')`.execute(tx);
    await sql`delete from payer_days`.execute(tx);
    await sql`
      insert into figure_hours (name, key, currency, day, hour, slot, count, amount)
      select name, key, currency, clock::date,
        case when clock::date < ${dayIn(sql`now()`)} - ${keptHours}::int then 0 else extract(hour from clock) end,
        0, count(*), sum(amount)
      from (${facts}) as facts group by 1, 2, 3, 4, 5`.execute(tx);
    await sql`
      insert into payer_days (day, user_id, paid_at, is_first)
      select ${dayIn(sql`at`)}, user_id, min(at), bool_or(place = 1) from (
        select user_id, at, row_number() over (partition by user_id order by at, id) as place
        from (select id, user_id, ${settled} as at from payments where status = 'COMPLETED') as paid
      ) as places
      where ${dayIn(sql`at`)} > ${dayIn(sql`now()`)} - ${payerDaysKept}::int group by 1, 2`.execute(tx);
    await sql`
      insert into figure_hours (name, key, currency, day, hour, slot, count)
      select name, '', '', day, case when day < ${dayIn(sql`now()`)} - ${keptHours}::int then 0
        else extract(hour from ${clockIn(sql`paid_at`)}) end, 0, count(*)
      from payer_days, lateral (values ('payers', true), ('first-payers', is_first)) as facts (name, holds)
      where facts.holds group by 1, 4, 5`.execute(tx);
  });
