import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * Seasons, what players spent in each, and the gifts that were given for it (studio.md section 9). No foreign key leads to a
 * season: a purchase must not wait for a colleague who edits it. `season_counts` lists the seasons whose sums are to be
 * counted again, as their window, goal or gifts changed; the triggers add to it, however a season is changed.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create table seasons (
  id uuid primary key, version integer not null default 1,
  number integer not null constraint seasons_number unique,
  name text not null,
  name_en text not null,
  start_at timestamptz not null,
  end_at timestamptz not null check (end_at > start_at),
  goal integer not null check (goal > 0),
  gift_kind smallint not null,
  gift_amount integer not null,
  accessory_id text,
  milestones jsonb not null,
  image text not null default '',
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint seasons_apart exclude using gist (tstzrange(start_at, end_at) with &&)
)

create table season_totals (
  season_id uuid not null,
  user_id uuid not null references users (id) on delete cascade,
  amount bigint not null check (amount >= 0),
  primary key (season_id, user_id)
)

create index season_totals_by_user on season_totals (user_id)

create index season_totals_by_amount on season_totals (season_id, amount desc, user_id)

create table season_gifts (
  season_id uuid not null,
  mark text not null,
  user_id uuid not null references users (id),
  spend bigint not null,
  wallet text check (wallet in ('diamonds', 'golds')),
  amount bigint,
  accessory_id uuid,
  entry_id uuid,
  given_at timestamptz not null,
  primary key (season_id, mark, user_id),
  check ((wallet is not null and amount is not null and entry_id is not null) <> (accessory_id is not null))
)

create index season_gifts_by_user on season_gifts (user_id)

create unique index season_gifts_by_entry on season_gifts (entry_id)

create table player_items (
  user_id uuid not null references users (id),
  accessory_id uuid not null,
  name text not null,
  source text not null,
  given_at timestamptz not null,
  primary key (user_id, accessory_id)
)

create table season_counts (
  season_id uuid primary key,
  changed_at timestamptz not null default now(),
  begun_at timestamptz,
  after uuid
)

create function count_season() returns trigger language plpgsql as $$
begin
  insert into season_counts (season_id) values (coalesce(new.id, old.id))
  on conflict (season_id) do update set changed_at = now(), begun_at = null, after = null;
  return null;
end $$

create trigger seasons_count after insert or delete on seasons for each row execute function count_season()

create trigger seasons_recount after update on seasons for each row
when (old.start_at is distinct from new.start_at or old.end_at is distinct from new.end_at
  or old.goal is distinct from new.goal or old.gift_kind is distinct from new.gift_kind
  or old.milestones is distinct from new.milestones)
execute function count_season()

create trigger packages_version after insert or update or delete on seasons
for each statement execute function raise_packages_version()
`,
  );
