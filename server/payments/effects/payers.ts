import { sql } from 'kysely';
import { dayIn } from '../../db/vietnamDays';
import type { Check } from './check';

/**
 * The days on which a player paid are those of the payments, as far back as they are kept (operations/retention.ts), and one of
 * them is the first.
 */
export const payerDays: Check = (range) => sql`
  select 'the days on which ' || users.id || ' paid differ from the payments' as problem
  from users, (select coalesce(max(day) - 365, date '2020-01-01') as since from payer_days) as kept
  where ${range('users.id')} and not exists (select from backfills) and (
    exists ((select day from payer_days where user_id = users.id and day > since)
      except (select ${dayIn(sql`settled_at`)} from payments where user_id = users.id and status = 'COMPLETED'))
    or exists ((select ${dayIn(sql`settled_at`)} as day from payments
      where user_id = users.id and status = 'COMPLETED' and ${dayIn(sql`settled_at`)} > since)
      except (select day from payer_days where user_id = users.id))
    or exists (select from payer_days where user_id = users.id and not exists (select from payments
      where payments.user_id = users.id and status = 'COMPLETED' and settled_at = paid_at and ${dayIn(sql`settled_at`)} = day))
    or (select count(*) from payer_days where user_id = users.id and is_first and day > since) <> (select count(*) from (
      select min(settled_at) as at from payments where user_id = users.id and status = 'COMPLETED') as firsts
      where ${dayIn(sql`at`)} > since))`;
