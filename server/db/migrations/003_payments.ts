import type { Kysely } from 'kysely';
import { runAll } from './run';

/** Exactly-once crediting relies on the unique constraints here, not on an isolation level (docs/security.md 32). */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create table payments (
  id text primary key,
  user_id uuid not null references users (id),
  email text not null,
  package_id uuid references diamond_packages (id) on delete set null,
  package_name text not null,
  diamonds integer not null,
  bonus_diamonds integer not null,
  amount bigint not null,
  currency text not null,
  gateway text not null,
  payment_url text,
  provider_reference text,
  status text not null check (status in ('PENDING', 'COMPLETED', 'FAILED', 'CANCELLED')),
  created_at timestamptz not null,
  expires_at timestamptz not null,
  settled_at timestamptz
)

create unique index payments_one_open on payments (user_id, package_id) where status = 'PENDING'

create unique index payments_provider_reference on payments (gateway, provider_reference)

create index payments_open_by_expiry on payments (expires_at) where status = 'PENDING'

create index payments_completed_by_package on payments (package_id) where status = 'COMPLETED'

create index payments_by_user on payments (user_id, created_at desc)

create table payment_events (
  id uuid primary key,
  gateway text not null,
  event_key text not null,
  body text not null,
  outcome text not null,
  payment_id text,
  times integer not null default 1,
  received_at timestamptz not null,
  last_at timestamptz not null,
  unique (gateway, event_key)
)

create table wallet_entries (
  id uuid primary key,
  user_id uuid not null references users (id),
  wallet text not null check (wallet in ('diamonds', 'golds')),
  amount bigint not null,
  balance_after bigint not null check (balance_after >= 0),
  reason text not null,
  payment_id text references payments (id),
  created_at timestamptz not null,
  unique (payment_id, reason)
)

create index wallet_entries_by_user on wallet_entries (user_id, wallet)

create trigger wallet_entries_append_only before update or delete on wallet_entries
for each row execute function refuse_change()

create table sandbox_orders (
  reference text primary key,
  order_code text not null unique,
  amount bigint not null,
  currency text not null,
  description text not null,
  return_url text not null,
  outcome text,
  created_at timestamptz not null,
  expires_at timestamptz not null
)

create table sandbox_deliveries (
  id uuid primary key,
  reference text not null,
  body text not null,
  attempts integer not null default 0,
  next_at timestamptz not null,
  created_at timestamptz not null,
  delivered_at timestamptz
)

create index sandbox_deliveries_due on sandbox_deliveries (next_at) where delivered_at is null
`,
  );
