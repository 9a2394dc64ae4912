/**
 * What a payment brings in addition to its diamonds: uses of codes, spending in seasons with its gifts, one first-purchase bonus.
 * Triggers of one table run in the order of their names: `payments_bring_…` locks payments before `payments_count_use`
 * locks a code, as beginning a payment does, and sums are taken last.
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

create function count_use() returns trigger language plpgsql as $$
begin
  update offer_counts set used = used + 1, beyond = beyond + (most_uses > 0 and used >= most_uses)::int
  from offers where offers.id = offer_id and offer_id = new.offer_id;
  return null;
end $$;

create trigger payments_count_use after update of status on payments
for each row when (new.status = 'COMPLETED' and old.status <> 'COMPLETED' and new.offer_id is not null)
execute function count_use();

-- Two payments of a package may both have been begun as a player's first, if the earlier one is paid after it expired: a
-- completed one takes that bonus from the others. Whoever begins or completes a payment holds the player's lock.
create function bring_one_first_bonus() returns trigger language plpgsql as $$
begin
  update payments set bonus_diamonds = bonus_diamonds - first_bonus, first_bonus = 0
  where user_id = new.user_id and package_id = new.package_id and id <> new.id
    and first_bonus > 0 and status <> 'COMPLETED';
  return null;
end $$;

create trigger payments_bring_one_first_bonus after update of status on payments
for each row when (new.status = 'COMPLETED' and old.status <> 'COMPLETED')
execute function bring_one_first_bonus();

-- No foreign key leads to a season: a purchase must not wait for a colleague who edits it.
create table season_totals (
  season_id uuid not null,
  user_id   uuid not null references users (id) on delete cascade,
  amount    bigint not null check (amount >= 0),
  primary key (season_id, user_id)
);
create index season_totals_by_user on season_totals (user_id);
create index season_totals_by_amount on season_totals (season_id, amount desc, user_id);

create function count_spending() returns trigger language plpgsql as $$
begin
  insert into season_totals (season_id, user_id, amount)
  select seasons.id, new.user_id, sum(payments.amount - refunded) from seasons
  join payments on user_id = new.user_id and status = 'COMPLETED' and currency = 'VND'
    and payments.settled_at >= start_at and payments.settled_at < end_at
  where start_at <= new.settled_at and end_at > new.settled_at group by seasons.id
  on conflict (season_id, user_id) do update set amount = excluded.amount;
  return null;
end $$;

create trigger payments_count_spending after update of status, refunded on payments
for each row when (new.status = 'COMPLETED' and new.currency = 'VND'
  and (old.status <> 'COMPLETED' or old.refunded <> new.refunded))
execute function count_spending();

create table season_gifts (
  season_id    uuid not null,
  mark         text not null,
  user_id      uuid not null references users (id),
  spend        bigint not null,
  wallet       text check (wallet in ('diamonds', 'golds')),
  amount       bigint,
  accessory_id uuid,
  entry_id     uuid,
  given_at     timestamptz not null,
  primary key (season_id, mark, user_id),
  check ((wallet is not null and amount is not null and entry_id is not null) <> (accessory_id is not null))
);
create index season_gifts_by_user on season_gifts (user_id);
create unique index season_gifts_by_entry on season_gifts (entry_id);

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

create function count_season() returns trigger language plpgsql as $$
begin
  insert into season_counts (season_id) values (coalesce(new.id, old.id))
  on conflict (season_id) do update set changed_at = now(), begun_at = null, after = null;
  return null;
end $$;

create trigger seasons_count after insert or delete on seasons for each row execute function count_season();
create trigger seasons_recount after update on seasons for each row
when (old.start_at is distinct from new.start_at or old.end_at is distinct from new.end_at
  or old.goal is distinct from new.goal or old.gift_kind is distinct from new.gift_kind
  or old.gift_amount is distinct from new.gift_amount or old.accessory_id is distinct from new.accessory_id
  or old.milestones is distinct from new.milestones)
execute function count_season();
`;
