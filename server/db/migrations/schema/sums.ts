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
-- those of one payment in the order of count_payment.
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
create index figure_hours_open on figure_hours (day) where slot > 0 or hour > 0;
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

create function count_payment() returns trigger language plpgsql as $$
declare
  before text := coalesce(old.status, '');
  settled timestamptz := coalesce(new.settled_at, new.created_at);
begin
  if tg_op = 'INSERT' then
    perform add_figure('begun', '', '', new.created_at, 1, 0);
  end if;
  if before = 'FAILED' and new.status <> 'FAILED' then
    perform add_figure('failed', old.gateway, '', new.created_at, -1, 0);
  end if;
  if new.status = 'FAILED' and before <> 'FAILED' then
    perform add_figure('failed', new.gateway, '', new.created_at, 1, 0);
  end if;
  if new.status = 'COMPLETED' and before <> 'COMPLETED' then
    perform add_figure('begun-paid', '', '', new.created_at, 1, 0);
    perform add_figure('paid', coalesce(new.package_id::text, ''), new.currency, settled, 1, new.amount);
    insert into payer_days (day, user_id, paid_at, is_first)
    values ((settled at time zone 'Asia/Ho_Chi_Minh')::date, new.user_id, settled, not exists (
      select from payments where user_id = new.user_id and status = 'COMPLETED' and id <> new.id))
    on conflict (day, user_id) do nothing;
  end if;
  return null;
end $$;

create trigger payments_figures_begun after insert on payments
for each row execute function count_payment();
create trigger payments_figures_ended after update of status on payments
for each row when (old.status <> new.status and (new.status in ('COMPLETED', 'FAILED') or old.status = 'FAILED'))
execute function count_payment();

create function count_payer() returns trigger language plpgsql as $$
begin
  if new.is_first then
    perform add_figure('first-payers', '', '', new.paid_at, 1, 0);
  end if;
  perform add_figure('payers', '', '', new.paid_at, 1, 0);
  return null;
end $$;

create trigger payer_days_figures after insert on payer_days
for each row execute function count_payer();

create function count_page() returns trigger language plpgsql as $$
begin
  -- Two gateways may open their pages of one payment at the same moment. Not by the payment's row: whoever settles
  -- locks that before the attempt.
  perform pg_advisory_xact_lock(hashtextextended('page ' || new.payment_id, 0));
  if not exists (select from payment_attempts
    where payment_id = new.payment_id and linked_at is not null and id <> new.id) then
    perform add_figure('opened', '', '', created_at, 1, 0) from payments where id = new.payment_id;
  end if;
  return null;
end $$;

create trigger payment_attempts_figures_made after insert on payment_attempts
for each row when (new.linked_at is not null) execute function count_page();
create trigger payment_attempts_figures_opened after update of linked_at on payment_attempts
for each row when (old.linked_at is null and new.linked_at is not null) execute function count_page();

create function count_refund() returns trigger language plpgsql as $$
begin
  perform add_figure('refunded', '', new.currency, coalesce(new.ended_at, new.requested_at), 1, new.amount);
  return null;
end $$;

create trigger money_requests_figures_made after insert on money_requests
for each row when (new.kind = 'refund' and new.state = 'done') execute function count_refund();
create trigger money_requests_figures_done after update of state on money_requests
for each row when (new.kind = 'refund' and new.state = 'done' and old.state <> 'done') execute function count_refund();

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

-- The report of a code: begun in the hour of the payment's beginning, everything else in that of its completion.
create function count_offer() returns trigger language plpgsql as $$
declare
  settled timestamptz := coalesce(new.settled_at, new.created_at);
  before text := coalesce(old.status, '');
begin
  if old.offer_id is distinct from new.offer_id then
    if old.offer_id is not null then
      perform add_figure('offer-begun', old.offer_id::text, '', old.created_at, -1, 0);
    end if;
    perform add_figure('offer-begun', new.offer_id::text, '', new.created_at, 1, 0);
  end if;
  if new.status = 'COMPLETED' and before <> 'COMPLETED' then
    perform add_figure('offer-paid', new.offer_id::text, new.currency, settled, 1, new.amount);
    if not exists (select from payments where user_id = new.user_id and offer_id = new.offer_id
      and status = 'COMPLETED' and id <> new.id) then
      perform add_figure('offer-players', new.offer_id::text, '', settled, 1, 0);
    end if;
  end if;
  if new.refunded <> coalesce(old.refunded, 0) then
    perform add_figure('offer-refunded', new.offer_id::text, new.currency, settled,
      (new.refunded > 0)::int - (coalesce(old.refunded, 0) > 0)::int, new.refunded - coalesce(old.refunded, 0));
  end if;
  return null;
end $$;

create trigger payments_figures_offer_begun after insert on payments
for each row when (new.offer_id is not null) execute function count_offer();
create trigger payments_figures_offer_changed after update of offer_id, status, refunded on payments
for each row when (new.offer_id is not null and (old.offer_id is distinct from new.offer_id
  or old.refunded <> new.refunded or (new.status = 'COMPLETED' and old.status <> 'COMPLETED')))
execute function count_offer();
`;
