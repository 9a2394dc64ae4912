import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * The sums of the dashboard (studio.md section 4), per hour in Vietnam and by what a sum is about: `key` is a package, a
 * gateway or a gap in days, empty for all; amounts are in the smallest unit of `currency`, empty where there is none.
 *
 * `payment_days`, `package_days` and `user_days` stay for what they have. None of them has the hour, by which today is
 * compared with yesterday, and none has package and amount together: those facts are added up here as well. How many
 * payments were ever completed, and in which months, is read from `payment_days`. There is no check of `name`, as later
 * versions add more.
 *
 * Like those of migration 018 they are kept by triggers, so that a server of the version before keeps them too, and
 * spread over slots, of which 0 takes the past (db/rollUpDays.ts) and what backfills count: only they set
 * `outline.slot`. Every transaction takes these rows after the ones that it counts, and those of one payment in the order
 * of `count_payment`.
 *
 * `begun`, `opened`, `begun-paid` and `failed` are of the hour in which the payment was begun, so that they are parts of
 * one whole; all other sums of the hour of the fact.
 *
 * A row of `payer_days` says that a player paid on a day. It has no foreign key: who paid is never deleted, and a key
 * would be checked at each purchase.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create table figure_hours (
  name text not null,
  key text not null,
  currency text not null,
  day date not null,
  hour smallint not null,
  slot smallint not null,
  count bigint not null default 0,
  amount bigint not null default 0,
  primary key (name, day, hour, key, currency, slot)
)

create index figure_hours_open on figure_hours (day) where slot > 0 or hour > 0

create table payer_days (
  day date not null,
  user_id uuid not null,
  paid_at timestamptz not null,
  is_first boolean not null,
  primary key (day, user_id)
)

alter table users add column last_seen_on date

create function add_figure(figure text, about text, money text, moment timestamptz, more bigint, worth bigint)
returns void language plpgsql as $$
declare
  clock timestamp := moment at time zone 'Asia/Ho_Chi_Minh';
begin
  insert into figure_hours (name, key, currency, day, hour, slot, count, amount)
  values (figure, about, money, clock::date, extract(hour from clock),
    coalesce(nullif(current_setting('outline.slot', true), '')::smallint, 1 + floor(random() * 15)), more, worth)
  on conflict (name, day, hour, key, currency, slot)
  do update set count = figure_hours.count + excluded.count, amount = figure_hours.amount + excluded.amount;
end $$

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
end $$

create trigger payments_figures_begun after insert on payments
for each row execute function count_payment()

create trigger payments_figures_ended after update of status on payments
for each row when (old.status <> new.status and (new.status in ('COMPLETED', 'FAILED') or old.status = 'FAILED'))
execute function count_payment()

create function count_payer() returns trigger language plpgsql as $$
begin
  if new.is_first and not coalesce(old.is_first, false) then
    perform add_figure('first-payers', '', '', new.paid_at, 1, 0);
  end if;
  if tg_op = 'INSERT' then
    perform add_figure('payers', '', '', new.paid_at, 1, 0);
  end if;
  return null;
end $$

create trigger payer_days_figures after insert or update of is_first on payer_days
for each row execute function count_payer()

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
end $$

create trigger payment_attempts_figures_made after insert on payment_attempts
for each row when (new.linked_at is not null) execute function count_page()

create trigger payment_attempts_figures_opened after update of linked_at on payment_attempts
for each row when (old.linked_at is null and new.linked_at is not null) execute function count_page()

create function count_refund() returns trigger language plpgsql as $$
begin
  perform add_figure('refunded', '', new.currency, coalesce(new.ended_at, new.requested_at), 1, new.amount);
  return null;
end $$

create trigger money_requests_figures_made after insert on money_requests
for each row when (new.kind = 'refund' and new.state = 'done') execute function count_refund()

create trigger money_requests_figures_done after update of state on money_requests
for each row when (new.kind = 'refund' and new.state = 'done' and old.state <> 'done') execute function count_refund()

create function count_player() returns trigger language plpgsql as $$
begin
  insert into figure_hours (name, key, currency, day, hour, slot, count)
  select name, '', '', clock::date, extract(hour from clock),
    coalesce(nullif(current_setting('outline.slot', true), '')::smallint, 1 + floor(random() * 15)), sum(change)
  from (values
    ('sign-ups', old.role, old.created_at at time zone 'Asia/Ho_Chi_Minh', -1),
    ('sign-ups', new.role, new.created_at at time zone 'Asia/Ho_Chi_Minh', 1),
    ('last-seen', old.role,
      greatest(old.last_seen_on, (old.last_login_at at time zone 'Asia/Ho_Chi_Minh')::date)::timestamp, -1),
    ('last-seen', new.role,
      greatest(new.last_seen_on, (new.last_login_at at time zone 'Asia/Ho_Chi_Minh')::date)::timestamp, 1)
  ) as moments (name, role, clock, change)
  where role = 'User' and clock is not null
  group by name, clock::date, extract(hour from clock) having sum(change) <> 0 order by 1, 4, 5
  on conflict (name, day, hour, key, currency, slot) do update set count = figure_hours.count + excluded.count;
  return null;
end $$

create trigger users_figures after insert or delete or update of role, created_at, last_login_at, last_seen_on on users
for each row execute function count_player()

insert into backfills (name)
select name from (values
  ('figure_packages', exists (select from payments)),
  ('figure_payments', exists (select from payments)),
  ('figure_refunds', exists (select from money_requests)),
  ('figure_players', exists (select from users)),
  ('payer_days', exists (select from payments))
) as counts (name, is_needed) where is_needed
`,
  );
