import { sql } from 'kysely';
import type { UserCounts } from '../../contract/users';
import { startOfDay, startOfWeek } from '../../contract/vietnamTime';
import { days } from '../clock';
import type { Db } from '../db/tables';

/** Counts the players for the dashboard's cards (product.md section 9); it names nobody, so all staff may read it. */
export async function countUsers(db: Db, now: Date): Promise<UserCounts> {
  const thisWeek = new Date(startOfWeek(+now));
  const lastWeek = new Date(startOfDay(+thisWeek - days(7)));
  const { rows } = await sql<UserCounts>`select
    count(*) as players,
    count(*) filter (where created_at >= ${thisWeek} and created_at <= ${now}) as new_this_week,
    count(*) filter (where created_at >= ${lastWeek} and created_at < ${thisWeek}) as new_last_week,
    count(*) filter (where last_login_at >= ${thisWeek} and last_login_at <= ${now}) as online,
    count(*) filter (where banned_at is not null) as banned
    from users where role = 'User'`.execute(db);
  return rows[0] ?? { players: 0, newThisWeek: 0, newLastWeek: 0, online: 0, banned: 0 };
}
