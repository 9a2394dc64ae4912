import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * Counts per day in Vietnam, maintained by the transaction that changes them, so that no request counts players or
 * payments. Triggers do so because a server of the previous version, which knows nothing of the counts during an upgrade,
 * must maintain them too. Spread over slots, like `payment_days`; slot 0 takes the past (db/rollUpDays.ts).
 * `package_days` has no foreign key: a purchase must not wait for a colleague who edits its package.
 *
 * `users_anywhere` finds a text anywhere in a name with the index for it (db/indexList.ts), whatever the planner
 * estimates for the text: the planner settings are the function's own. So does `left_trace`: because few people wrote the
 * whole history, the planner would rather read all of it than look for somebody who wrote nothing.
 *
 * Existing rows are counted after this transaction (db/backfills), as its triggers lock their tables until it ends.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create table package_days (
  package_id uuid not null,
  day date not null,
  slot smallint not null,
  completed bigint not null default 0,
  primary key (package_id, day, slot)
)

create function count_purchase() returns trigger language plpgsql as $$
begin
  insert into package_days (package_id, day, slot, completed)
  values (new.package_id, (coalesce(new.settled_at, new.created_at) at time zone 'Asia/Ho_Chi_Minh')::date,
    1 + floor(random() * 15), 1)
  on conflict (package_id, day, slot) do update set completed = package_days.completed + 1;
  return null;
end $$

create trigger payments_count_paid after insert on payments
for each row when (new.status = 'COMPLETED' and new.package_id is not null) execute function count_purchase()

create trigger payments_count_completed after update of status on payments
for each row when (new.status = 'COMPLETED' and old.status <> 'COMPLETED' and new.package_id is not null)
execute function count_purchase()

create table user_days (
  kind text not null check (kind in ('created', 'seen', 'banned')),
  day date not null,
  slot smallint not null,
  players bigint not null default 0,
  primary key (kind, day, slot)
)

create function count_players() returns trigger language plpgsql as $$
begin
  insert into user_days (kind, day, slot, players)
  select kind, (at at time zone 'Asia/Ho_Chi_Minh')::date, 1 + floor(random() * 15), sum(change)
  from (values
    ('created', old.role, old.created_at, -1), ('created', new.role, new.created_at, 1),
    ('seen', old.role, old.last_login_at, -1), ('seen', new.role, new.last_login_at, 1),
    ('banned', old.role, old.banned_at, -1), ('banned', new.role, new.banned_at, 1)
  ) as moments (kind, role, at, change)
  where role = 'User' and at is not null
  group by 1, 2 having sum(change) <> 0 order by 1, 2
  on conflict (kind, day, slot) do update set players = user_days.players + excluded.players;
  return null;
end $$

create trigger users_count after insert or delete or update of role, created_at, last_login_at, banned_at on users
for each row execute function count_players()

create table if not exists backfills (
  name text primary key,
  at text not null default ''
)

insert into backfills (name)
select name from (values ('package_days', exists (select from payments)), ('user_days', exists (select from users)))
  as counts (name, is_needed) where is_needed

do $$
begin
  create extension if not exists pg_trgm;
exception when others then
  raise notice 'pg_trgm is not available: %', sqlerrm;
end $$

create function users_anywhere(plain text, folded text, by_email text, most integer) returns setof uuid
language sql stable set enable_seqscan = off as $$
  select id from users where lower(user_name) like plain or lower(email) like by_email
    or first_name_key like folded or last_name_key like folded
  limit most
$$

create function left_trace(player uuid) returns boolean
language sql stable set enable_seqscan = off as $$
  select exists (select from payments where user_id = player)
    or exists (select from wallet_entries where user_id = player)
    or exists (select from audits where user_id = player)
$$
`,
  );
