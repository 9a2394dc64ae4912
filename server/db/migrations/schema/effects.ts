/**
 * What a payment brings in addition to its diamonds (payments/effects): uses of codes, spending in seasons with its gifts.
 */
export const effects = `
-- A row for each code that was ever promised, apart from the code itself: a purchase must not wait for a colleague who
-- edits that. Beginning a payment locks it where uses are limited. The key keeps a code that payments carry.
create table offer_counts (
  offer_id uuid primary key constraint offer_counts_offer references offers (id),
  used     bigint not null default 0,
  beyond   bigint not null default 0,
  check (beyond between 0 and used)
);

-- No foreign key leads to a season: a purchase must not wait for a colleague who edits it.
create table season_totals (
  season_id uuid not null,
  user_id   uuid not null references users (id) on delete cascade,
  amount    bigint not null check (amount >= 0),
  primary key (season_id, user_id)
);
create index season_totals_by_user on season_totals (user_id);
create index season_totals_by_amount on season_totals (season_id, amount desc, user_id);

create table season_gifts (
  season_id    uuid not null,
  mark         text not null,
  user_id      uuid not null references users (id),
  spend        bigint not null,
  wallet       text check (wallet in ('diamonds', 'golds')),
  amount       bigint,
  accessory_id uuid,
  given_at     timestamptz not null,
  primary key (season_id, mark, user_id),
  check ((wallet is not null and amount is not null) <> (accessory_id is not null))
);
create index season_gifts_by_user on season_gifts (user_id);
alter table wallet_entries add constraint wallet_entries_gift foreign key (season_id, mark, user_id)
  references season_gifts (season_id, mark, user_id) deferrable initially deferred;

create table player_items (
  user_id      uuid not null references users (id),
  accessory_id uuid not null,
  name         text not null,
  source       text not null,
  given_at     timestamptz not null,
  primary key (user_id, accessory_id)
);

-- The seasons whose sums are to be counted again, as their window, goal or gifts changed, however that was done.
create table season_counts (
  season_id  uuid primary key,
  changed_at timestamptz not null default now(),
  begun_at   timestamptz,
  after      uuid
);
`;
