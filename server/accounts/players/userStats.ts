import { sql } from 'kysely';
import { type PlayerCounts, statsOf } from '../../../contract/userStats';
import type { UserStats } from '../../../contract/users';
import { dayOf, startOfWeek } from '../../../contract/vietnamTime';
import { banIsOver } from '../../db/bans';
import type { Db } from '../../db/tables';
import { addMs, days } from '../../platform/clock';

interface Counts extends PlayerCounts {
  transactions: number;
}
const none: Counts = { players: 0, newThisWeek: 0, newLastWeek: 0, online: 0, banned: 0, transactions: 0 };

/**
 * The figures of the dashboard's cards (product.md section 9), from the sums that a trigger maintains, less the bans that
 * are over but still written: weeks begin with a day in Vietnam. They identify nobody, so all staff may read them.
 */
export async function userStats(db: Db, now: Date): Promise<UserStats> {
  const sunday = new Date(startOfWeek(+now));
  const [thisWeek, lastWeek] = [dayOf(sunday), dayOf(addMs(sunday, -days(7)))];
  const sum = (condition: ReturnType<typeof sql>) =>
    sql`coalesce(sum(count) filter (where ${condition}), 0)::bigint`;
  const { rows } = await sql<Counts>`select
    ${sum(sql`name = 'sign-ups'`)} as players,
    ${sum(sql`name = 'sign-ups' and day >= ${thisWeek}::date`)} as new_this_week,
    ${sum(sql`name = 'sign-ups' and day >= ${lastWeek}::date and day < ${thisWeek}::date`)} as new_last_week,
    ${sum(sql`name = 'last-login' and day >= ${thisWeek}::date`)} as online,
    ${sum(sql`name = 'banned'`)} - (select count(*) from users where ${banIsOver(now)} and role = 'User') as banned,
    ${sum(sql`name = 'paid'`)} as transactions
    from figure_hours where name in ('sign-ups', 'last-login', 'banned', 'paid')`.execute(db);
  const { transactions, ...players } = rows[0] ?? none;
  return { ...statsOf(players), transactions };
}
