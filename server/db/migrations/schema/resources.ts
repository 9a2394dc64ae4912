/** What staff keep about the game, and the packages on sale; the columns of their fields are those of the contract. */
export const resources = `
create table accessories (
  id                   uuid primary key,
  version              integer not null default 1,
  name                 text not null,
  description          text not null,
  type                 smallint not null,
  rarity               smallint not null,
  gold_price           integer not null,
  diamond_price        integer not null,
  listed_gold_price    integer not null,
  listed_diamond_price integer not null,
  discount_date        timestamptz,
  expiration_date      timestamptz,
  image                text not null,
  created_at           timestamptz not null,
  updated_at           timestamptz not null
);

create table weapons (
  id             uuid primary key,
  version        integer not null default 1,
  name           text not null,
  description    text not null,
  type           smallint not null,
  rarity         smallint not null,
  damage         double precision not null,
  speed          double precision not null,
  range          double precision not null,
  bullet_ammount double precision not null,
  bullet_speed   double precision not null,
  reload_time    double precision not null,
  image          text not null,
  created_at     timestamptz not null,
  updated_at     timestamptz not null
);

create table robots (
  id                          uuid primary key,
  version                     integer not null default 1,
  name                        text not null,
  robot_type                  smallint not null,
  health                      double precision not null,
  range                       double precision not null,
  health_regen_amount         double precision not null,
  health_regen_delay          double precision not null,
  patrol_move_speed           double precision not null,
  patrol_wait_time            double precision not null,
  patrol_range                double precision not null,
  melee_attack_damage         double precision not null,
  melee_attack_cooldown       double precision not null,
  melee_attack_rotation_speed double precision not null,
  range_attack_damage         double precision not null,
  range_attack_cooldown       double precision not null,
  range_attack_rotation_speed double precision not null,
  chase_move_speed            double precision not null,
  explosion_damage            double precision not null,
  explosion_radius            double precision not null,
  detonation_time             double precision not null,
  drop_rate                   double precision not null,
  obstacle_count              double precision not null,
  minibot_count               double precision not null,
  armor_buff_amount           double precision not null,
  armor_buff_delay            double precision not null,
  image                       text not null,
  created_at                  timestamptz not null,
  updated_at                  timestamptz not null
);

create table boxes (
  id          uuid primary key,
  version     integer not null default 1,
  name        text not null,
  box_health  double precision not null,
  box_type    smallint not null,
  drop_weight double precision not null,
  image       text not null,
  created_at  timestamptz not null,
  updated_at  timestamptz not null
);

create table skills (
  id             uuid primary key,
  version        integer not null default 1,
  name           text not null,
  name_en        text not null,
  kind           smallint not null,
  cooldown       double precision not null,
  description    text not null,
  description_en text not null,
  image          text not null,
  created_at     timestamptz not null,
  updated_at     timestamptz not null
);

create table levels (
  level_number        integer primary key check (level_number >= 1),
  version             integer not null default 1,
  experience_required bigint not null check (experience_required >= 0)
);

create table diamond_packages (
  id             uuid primary key,
  version        integer not null default 1,
  name           text not null,
  name_en        text not null default '',
  category       text not null default 'Diamond',
  diamond_amount integer not null check (diamond_amount >= 1),
  price          bigint not null check (price >= 0),
  currency       text not null check (currency in ('VND', 'USD')),
  description    text not null,
  description_en text not null default '',
  is_active      boolean not null,
  bonus_diamonds integer not null check (bonus_diamonds >= 0),
  bonus_start_at timestamptz,
  bonus_end_at   timestamptz,
  first_bonus    integer not null default 0,
  sell_from      timestamptz,
  sell_until     timestamptz,
  image          text not null,
  created_at     timestamptz not null,
  updated_at     timestamptz not null
);

create table seasons (
  id           uuid primary key,
  version      integer not null default 1,
  number       integer not null constraint seasons_number unique,
  name         text not null,
  name_en      text not null,
  start_at     timestamptz not null,
  end_at       timestamptz not null check (end_at > start_at),
  goal         integer not null check (goal > 0),
  gift_kind    smallint not null,
  gift_amount  integer not null,
  accessory_id text,
  milestones   jsonb not null,
  image        text not null default '',
  created_at   timestamptz not null,
  updated_at   timestamptz not null,
  constraint seasons_apart exclude using gist (tstzrange(start_at, end_at) with &&)
);

-- Codes that bring bonus diamonds.
create table offers (
  id              uuid primary key,
  version         integer not null default 1,
  code            text not null,
  bonus_kind      smallint not null,
  amount          integer not null check (amount > 0),
  packages        jsonb not null,
  start_at        timestamptz,
  end_at          timestamptz,
  most_uses       integer not null,
  most_per_player integer not null,
  creator         text not null,
  is_active       boolean not null,
  created_at      timestamptz not null,
  updated_at      timestamptz not null
);
create unique index offers_code on offers (upper(code));
`;
