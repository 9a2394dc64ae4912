/**
 * Sums that the transaction which changes them keeps, so that no request counts players or payments. Days and hours are
 * Vietnam's. Each is spread over slots, so that payments settled at once do not wait for one row; slot 0 takes the past
 * (db/rollUpHours.ts).
 */
export const sums = `
-- All sums of facts: key is a package, a code, a gateway or a gap in days, empty for all; amounts are in the
-- smallest unit of currency, empty where there is none. There is no check of name, as later versions add more.
--
-- begun, opened, begun-paid and failed are of the hour in which the payment was begun, so that they are parts of one
-- whole; all other sums of the hour of the fact, or of its day where it has no hour: last-seen, last-login and banned, of which
-- each player counts on one day at most. Every transaction takes these rows after the ones that it counts, and
-- those of one payment in the order of payments/effects/figures.ts.
create table figure_hours (
  name     text not null,
  key      text not null,
  currency text not null,
  day      date not null,
  hour     smallint not null,
  slot     smallint not null,
  count    bigint not null default 0,
  amount   bigint not null default 0,
  primary key (name, day, hour, key, currency, slot)
);
create index figure_hours_by_key on figure_hours (key, name) where name like 'offer-%' or name = 'paid';

-- A player paid on a day. It has no foreign key: who paid is never deleted, and a key would be checked at each purchase.
create table payer_days (
  day      date not null,
  user_id  uuid not null,
  paid_at  timestamptz not null,
  is_first boolean not null,
  primary key (day, user_id)
);
-- Who first paid on a day, and whether somebody did (accounts/players/userPeriods.ts).
create index payer_days_first on payer_days (day, user_id) where is_first;
create index payer_days_first_of_user on payer_days (user_id, day) where is_first;

create function add_figure(figure text, about text, money text, moment timestamptz, more bigint, worth bigint)
returns void language plpgsql as $$
declare
  clock timestamp := moment at time zone 'Asia/Ho_Chi_Minh';
begin
  insert into figure_hours (name, key, currency, day, hour, slot, count, amount)
  values (figure, about, money, clock::date, extract(hour from clock), 1 + floor(random() * 15), more, worth)
  on conflict (name, day, hour, key, currency, slot)
  do update set count = figure_hours.count + excluded.count, amount = figure_hours.amount + excluded.amount;
end $$;

-- The only sums that a trigger keeps: these columns are written in five rooms, by what people do with accounts.
create function count_player() returns trigger language plpgsql as $$
begin
  insert into figure_hours (name, key, currency, day, hour, slot, count)
  select name, '', '', clock::date, extract(hour from clock), 1 + floor(random() * 15), sum(change)
  from (values
    ('sign-ups', old.role, old.created_at at time zone 'Asia/Ho_Chi_Minh', -1),
    ('sign-ups', new.role, new.created_at at time zone 'Asia/Ho_Chi_Minh', 1),
    ('last-seen', old.role,
      greatest(old.last_seen_on, (old.last_login_at at time zone 'Asia/Ho_Chi_Minh')::date)::timestamp, -1),
    ('last-seen', new.role,
      greatest(new.last_seen_on, (new.last_login_at at time zone 'Asia/Ho_Chi_Minh')::date)::timestamp, 1),
    ('last-login', old.role, (old.last_login_at at time zone 'Asia/Ho_Chi_Minh')::date::timestamp, -1),
    ('last-login', new.role, (new.last_login_at at time zone 'Asia/Ho_Chi_Minh')::date::timestamp, 1),
    ('banned', old.role, (old.banned_at at time zone 'Asia/Ho_Chi_Minh')::date::timestamp, -1),
    ('banned', new.role, (new.banned_at at time zone 'Asia/Ho_Chi_Minh')::date::timestamp, 1)
  ) as moments (name, role, clock, change)
  where role = 'User' and clock is not null
  group by name, clock::date, extract(hour from clock) having sum(change) <> 0 order by 1, 4, 5
  on conflict (name, day, hour, key, currency, slot) do update set count = figure_hours.count + excluded.count;
  return null;
end $$;

create trigger users_figures after insert or delete or update of role, created_at, last_login_at, last_seen_on, banned_at on users
for each row execute function count_player();
`;
