import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * Every đồng is accounted for: a movement is what a gateway reported, and its amount is allocated to payments or held by
 * a case. The check constraint of `movements` makes anything else impossible to store.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
alter table payments add column language text not null default 'vi' check (language in ('vi', 'en'))

alter table payments add column refunded bigint not null default 0

alter table payments add constraint payments_refunded_within check (refunded >= 0 and refunded <= amount)

alter table payments add column repaid_debt bigint not null default 0

create index payments_newest on payments (created_at desc, id desc)

create index payments_by_status on payments (status, created_at desc, id desc)

create index payments_by_gateway on payments (gateway, created_at desc, id desc)

create index payments_by_package on payments (package_id, created_at desc, id desc)

create index payments_by_amount on payments (currency, amount, id)

create index payments_email_prefix on payments (lower(email) text_pattern_ops)

create index users_user_name_prefix on users (lower(user_name) text_pattern_ops)

create index payments_completed_by_user on payments (user_id, settled_at) where status = 'COMPLETED'

create table payment_attempts (
  id uuid primary key,
  payment_id text not null references payments (id),
  gateway text not null,
  order_number text not null,
  gateway_id text,
  state text not null check (state in ('OPEN', 'PAID', 'FAILED', 'CANCELLED')),
  payment_url text,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  linked_at timestamptz,
  linking_until timestamptz,
  ended_at timestamptz,
  next_ask_at timestamptz,
  asks integer not null default 0,
  asked_at timestamptz
)

create unique index payment_attempts_order_number on payment_attempts (gateway, order_number)

create unique index payment_attempts_one_open on payment_attempts (payment_id, gateway) where state = 'OPEN'

create index payment_attempts_failed on payment_attempts (ended_at) where state = 'FAILED'

create index payment_attempts_by_payment on payment_attempts (payment_id, created_at)

create index payment_attempts_to_ask on payment_attempts (gateway, next_ask_at) where next_ask_at is not null

create table money_cases (
  id uuid primary key,
  key text not null unique,
  kind text not null,
  payment_id text references payments (id),
  gateway text,
  reference text,
  amount bigint,
  currency text,
  detail text,
  state text not null default 'open' check (state in ('open', 'closed')),
  outcome text,
  owner_id uuid,
  due_at timestamptz not null,
  opened_at timestamptz not null,
  closed_at timestamptz,
  closed_by uuid,
  version integer not null default 1,
  check ((state = 'closed') = (outcome is not null))
)

create index money_cases_open on money_cases (due_at) where state = 'open'

create index money_cases_by_payment on money_cases (payment_id)

create table movements (
  id uuid primary key,
  gateway text not null,
  reference text not null,
  order_number text,
  payment_id text references payments (id),
  attempt_id uuid references payment_attempts (id),
  amount bigint not null check (amount > 0),
  currency text not null,
  allocated bigint not null default 0 check (allocated >= 0 and allocated <= amount),
  case_id uuid references money_cases (id),
  source text not null,
  told_at timestamptz,
  created_at timestamptz not null,
  constraint movements_reference unique (gateway, reference),
  constraint movements_have_a_place check (allocated = amount or case_id is not null)
)

create index movements_by_payment on movements (payment_id)

create index movements_by_case on movements (case_id) where case_id is not null

create index movements_newest on movements (created_at, id)

create index movements_by_reference on movements (reference)

create table allocations (
  movement_id uuid not null references movements (id),
  payment_id text not null references payments (id),
  amount bigint not null check (amount > 0),
  created_at timestamptz not null,
  primary key (movement_id, payment_id)
)

create index allocations_by_payment on allocations (payment_id)

create table money_requests (
  id uuid primary key,
  kind text not null check (kind in ('refund', 'settle', 'match', 'return', 'write-off')),
  payment_id text references payments (id),
  case_id uuid references money_cases (id),
  amount bigint not null check (amount > 0),
  currency text not null,
  reason_kind text,
  reason text not null,
  reference text,
  state text not null check (state in ('requested', 'approved', 'sent', 'done', 'refused', 'failed')),
  needs_second boolean not null,
  by_gateway boolean not null,
  idempotency_key text not null,
  requested_by uuid not null,
  requested_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  sent_at timestamptz,
  done_by uuid,
  ended_at timestamptz,
  next_ask_at timestamptz,
  asks integer not null default 0,
  diamonds_taken bigint not null default 0,
  bonus_taken bigint not null default 0,
  note text,
  version integer not null default 1,
  unique (requested_by, idempotency_key),
  check (decided_by is null or not needs_second or decided_by <> requested_by),
  check (state <> 'done' or not needs_second or decided_by is not null)
)

create index money_requests_by_payment on money_requests (payment_id)

create index money_requests_by_case on money_requests (case_id)

create unique index money_requests_one_open_per_case on money_requests (case_id)
where state in ('requested', 'approved', 'sent')

create unique index money_requests_one_at_gateway on money_requests (payment_id)
where by_gateway and state in ('requested', 'approved', 'sent')

create index money_requests_to_send on money_requests (next_ask_at)
where by_gateway and state in ('approved', 'sent')

create index money_requests_by_person on money_requests (requested_by, requested_at)

create index money_requests_open on money_requests (requested_at) where state in ('requested', 'approved', 'sent')

create table money_notes (
  id uuid primary key,
  payment_id text references payments (id),
  case_id uuid references money_cases (id),
  author_id uuid,
  author_name text not null,
  text text not null,
  created_at timestamptz not null,
  check (payment_id is not null or case_id is not null)
)

create index money_notes_by_payment on money_notes (payment_id)

create index money_notes_by_case on money_notes (case_id)

create table payment_days (
  day date not null,
  currency text not null,
  slot smallint not null,
  completed bigint not null default 0,
  amount bigint not null default 0,
  refunded bigint not null default 0,
  primary key (day, currency, slot)
)

alter table payment_events add column order_number text

create index payment_events_by_payment on payment_events (payment_id)

alter table outbox add column payment_id text references payments (id)

create index outbox_by_payment on outbox (payment_id) where payment_id is not null

alter table users add column debt bigint not null default 0 check (debt >= 0)

alter table wallet_entries drop constraint wallet_entries_wallet_check

alter table wallet_entries add constraint wallet_entries_wallet_check check (wallet in ('diamonds', 'golds', 'debt'))

alter table wallet_entries add column request_id uuid references money_requests (id)

alter table wallet_entries drop constraint wallet_entries_payment_id_reason_key

create unique index wallet_entries_once on wallet_entries (payment_id, wallet, reason) where request_id is null

create unique index wallet_entries_once_per_request on wallet_entries (request_id, wallet, reason)

insert into payment_attempts (id, payment_id, gateway, order_number, state, payment_url, created_at, expires_at, linked_at,
  ended_at, next_ask_at)
select gen_random_uuid(), id, gateway, id,
  case status when 'PENDING' then 'OPEN' when 'COMPLETED' then 'PAID' else status end,
  payment_url, created_at, expires_at, case when payment_url is not null then created_at end, settled_at,
  case when status = 'PENDING' then created_at + interval '2 minutes'
    when status <> 'COMPLETED' and asked_late_at is null then expires_at + interval '24 hours' end
from payments

insert into movements (id, gateway, reference, order_number, payment_id, attempt_id, amount, currency, allocated, source,
  told_at, created_at)
select gen_random_uuid(), payments.gateway, coalesce(provider_reference, payments.id), payments.id, payments.id, attempts.id,
  amount, currency, amount, 'migration', settled_at, coalesce(settled_at, payments.created_at)
from payments join payment_attempts attempts on attempts.payment_id = payments.id
where status = 'COMPLETED' and amount > 0

insert into allocations (movement_id, payment_id, amount, created_at)
select id, payment_id, amount, created_at from movements

insert into payment_days (day, currency, slot, completed, amount)
select (coalesce(settled_at, created_at) at time zone 'Asia/Ho_Chi_Minh')::date, currency, 0, count(*), sum(amount)
from payments where status = 'COMPLETED' group by 1, 2

drop index payments_provider_reference

drop index payments_to_ask_late

alter table payments drop column provider_reference

alter table payments drop column payment_url

alter table payments drop column asked_late_at
`,
  );
