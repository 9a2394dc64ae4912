import { sql } from 'kysely';
import { dayIn } from '../vietnamDays';
import type { Backfill } from './run';

/**
 * The daily counts of migration 018 for rows from before its triggers. Each part is one statement, whose snapshot has
 * both the rows to count and the triggers' own counts; the difference goes to slot 0, which no trigger writes. So nothing
 * is locked, nothing is counted twice or left out, and repeating it changes nothing.
 */
export const packageDays: Backfill = {
  name: 'package_days',
  async batch(tx, at) {
    const { rows } = await sql<{ id: string }>`
      select id::text from diamond_packages where id::text > ${at} order by id::text limit 1`.execute(tx);
    const [next] = rows;
    if (!next) return null;
    await sql`
      insert into package_days (package_id, day, slot, completed)
      select ${next.id}::uuid, day, 0, sum(completed) from (
        select ${dayIn(sql`coalesce(settled_at, created_at)`)} as day, count(*) as completed
        from payments where status = 'COMPLETED' and package_id = ${next.id}::uuid group by 1
        union all
        select day, -completed from package_days where package_id = ${next.id}::uuid
      ) as counts group by day having sum(completed) <> 0
      on conflict (package_id, day, slot) do update set completed = package_days.completed + excluded.completed`.execute(
      tx,
    );
    return next.id;
  },
};

const moments = { banned: 'banned_at', created: 'created_at', seen: 'last_login_at' } as const;

/** One part for each kind of moment that is counted. */
export const userDays: Backfill = {
  name: 'user_days',
  async batch(tx, at) {
    const [next] = Object.entries(moments).filter(([kind]) => kind > at);
    if (!next) return null;
    const [kind, column] = next;
    await sql`
      insert into user_days (kind, day, slot, players)
      select ${kind}::text, day, 0, sum(players) from (
        select ${dayIn(sql.ref(column))} as day, count(*) as players
        from users where role = 'User' and ${sql.ref(column)} is not null group by 1
        union all
        select day, -players from user_days where kind = ${kind}
      ) as counts group by day having sum(players) <> 0
      on conflict (kind, day, slot) do update set players = user_days.players + excluded.players`.execute(tx);
    return kind;
  },
};
