import { sql } from 'kysely';
import type { Db } from '../server/db/tables';

/**
 * Creates `count` players with realistic skew: a third of the user names start with "vip", two in five last names with
 * "nguyen", most e-mails with "player"; the rest are diverse. A fifth are unverified, some are banned or staff, and
 * these have names of their own ("zedgone", "neostaff").
 */
export async function makeCrowd(db: Db, count: number): Promise<void> {
  await sql`
    insert into users (id, first_name, last_name, first_name_key, last_name_key, user_name, email, password_hash, role, staff_roles,
      email_verified_at, banned_at, created_at)
    select gen_random_uuid(), first, last, first, last,
      case n % 15
        when 0 then 'zedgone' when 1 then 'neostaff'
        when 2 then 'pro' when 3 then 'thi' else case when n % 3 = 0 then 'vip' else chr(97 + n % 26) || chr(97 + n / 26 % 26) || chr(97 + n / 676 % 26) end
      end || '_' || n,
      case when n % 10 = 0 then 'zed' else 'player' end || n || '@example.com', null,
      case when n % 15 = 1 then 'Admin' else 'User' end,
      case when n % 15 = 1 then array['shop'] else array[]::text[] end,
      case when n % 5 = 4 or n % 15 = 0 and n % 2 = 0 then null else now() end,
      case when n % 15 = 0 and n % 2 = 1 then now() end,
      now() - n * interval '1 second'
    from (
      select n, case when n % 5 < 2 then 'nguyen' else 'le' || n % 997 end as last,
        case when n % 7 = 0 then 'minh' else 'an' || n % 4999 end as first
      from generate_series(1, ${count}::integer) as n
    ) as people`.execute(db);
  await sql`analyze users`.execute(db);
}

/** Queries that match thousands of them, few, none, and only players the search never returns. */
export const worstWords = [
  'vip',
  'vip_1',
  'player',
  'player1',
  'nguyen',
  'minh',
  'minh nguyen',
  'le1 an',
  'an4998',
  'an12 le3',
  'pro',
  'thi',
  'le1',
  'abc',
  'abc_1',
  'zed',
  'zedgone',
  'neo',
  'neostaff',
  'xqz',
  '%%%',
  '___',
  'người',
  'zzzzzz',
];
