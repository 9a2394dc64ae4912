import { sql } from 'kysely';
import { dailyCycle, dailyMost } from '../../../contract/dailyCycle';
import { dayIn } from '../../db/vietnamDays';
import type { Check, Checks } from '../effects/check';

/** A mark gives gold of the day on which it was made. */
const marks: Check = (range) => sql`
  select 'entry ' || id || ' of a daily mark is of ' || day || ', ' || amount || ' ' || wallet as problem from wallet_entries
  where ${range('id')} and reason = 'daily'
    and (wallet <> 'golds' or amount not between 0 and ${dailyMost} or day <> ${dayIn(sql`created_at`)})`;

/** The place in the cycle has moved with each mark. */
const places: Check = (range) => sql`
  select 'daily place ' || daily_place || ' of ' || users.id || ' after ' || marked || ' marks' as problem
  from users, lateral (select count(*) as marked from wallet_entries where user_id = users.id and day is not null) marks
  where ${range('users.id')} and daily_place <> marked % ${dailyCycle}`;

export const dailyChecks: Checks = [
  ['walletEntries', marks],
  ['users', places],
];
