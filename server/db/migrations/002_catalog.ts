import type { Kysely } from 'kysely';
import { runAll } from './run';

export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create table accessories (
  id uuid primary key,
  name text not null,
  description text not null,
  type smallint not null,
  rarity smallint not null,
  gold_price integer not null,
  diamond_price integer not null,
  listed_gold_price integer not null,
  listed_diamond_price integer not null,
  discount_date timestamptz,
  expiration_date timestamptz,
  image text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
)

create table diamond_packages (
  id uuid primary key,
  name text not null,
  category text not null default 'Diamond',
  diamond_amount integer not null check (diamond_amount >= 1),
  price bigint not null check (price >= 0),
  currency text not null check (currency in ('VND', 'USD')),
  description text not null,
  is_active boolean not null,
  bonus_diamonds integer not null check (bonus_diamonds >= 0),
  bonus_start_at timestamptz,
  bonus_end_at timestamptz,
  image text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
)

create table weapons (
  id uuid primary key,
  name text not null,
  description text not null,
  type smallint not null,
  rarity smallint not null,
  damage double precision not null,
  speed double precision not null,
  range double precision not null,
  bullet_ammount double precision not null,
  bullet_speed double precision not null,
  reload_time double precision not null,
  image text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
)

create table robots (
  id uuid primary key,
  name text not null,
  robot_type smallint not null,
  health double precision not null,
  range double precision not null,
  health_regen_amount double precision not null,
  health_regen_delay double precision not null,
  patrol_move_speed double precision not null,
  patrol_wait_time double precision not null,
  patrol_range double precision not null,
  melee_attack_damage double precision not null,
  melee_attack_cooldown double precision not null,
  melee_attack_rotation_speed double precision not null,
  range_attack_damage double precision not null,
  range_attack_cooldown double precision not null,
  range_attack_rotation_speed double precision not null,
  chase_move_speed double precision not null,
  explosion_damage double precision not null,
  explosion_radius double precision not null,
  detonation_time double precision not null,
  drop_rate double precision not null,
  obstacle_count double precision not null,
  minibot_count double precision not null,
  armor_buff_amount double precision not null,
  armor_buff_delay double precision not null,
  image text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
)

create table boxes (
  id uuid primary key,
  name text not null,
  box_health double precision not null,
  box_type smallint not null,
  drop_weight double precision not null,
  image text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
)

create table levels (
  level_number integer primary key check (level_number >= 1),
  experience_required bigint not null check (experience_required >= 0)
)

create table audits (
  id uuid primary key,
  at timestamptz not null,
  user_id uuid references users (id),
  user_name text not null,
  action text not null,
  noun text not null,
  record_id text not null,
  before jsonb,
  after jsonb
)

create index audits_newest on audits (at desc)

create index audits_record on audits (noun, record_id)

create function refuse_change() returns trigger language plpgsql as
'begin raise exception ''% is append-only'', tg_table_name; end'

create trigger audits_append_only before update or delete on audits
for each row execute function refuse_change()
`,
  );
