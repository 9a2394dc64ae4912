/** Payments and what gateways say of them. */
export const payments = `
-- No foreign key leads to the package: a payment keeps its id when staff delete it, because that may be undone.
create table payments (
  id              text primary key,
  user_id         uuid not null references users (id),
  email           text not null,
  package_id      uuid,
  package_name    text not null,
  diamonds        integer not null,
  bonus_diamonds  integer not null,
  first_bonus     integer not null default 0,
  offer_id        uuid,
  offer_code      text,
  offer_bonus     integer not null default 0,
  amount          bigint not null,
  currency        text not null,
  gateway         text not null,
  status          text not null check (status in ('PENDING', 'COMPLETED', 'FAILED', 'CANCELLED')),
  language        text not null default 'vi' check (language in ('vi', 'en')),
  creator         text,
  creator_network text,
  refunded        bigint not null default 0,
  created_at      timestamptz not null,
  expires_at      timestamptz not null,
  settled_at      timestamptz,
  constraint payments_refunded_within check (refunded >= 0 and refunded <= amount)
);

-- Each index costs every payment twice, when it begins and when it ends, so that few of them do several things.
create unique index payments_one_open on payments (user_id, package_id) where status = 'PENDING';
create index payments_open_by_network on payments (creator_network) where status = 'PENDING';
-- The open ones of whoever began them (checkout/creator.ts), and what is erased along with an account (accounts/erasure).
create index payments_by_creator on payments (creator, status) where status = 'PENDING' or creator like 'account:%';
-- A player's payments: the completed ones by their time, with the others at the end.
create index payments_by_user on payments (user_id, settled_at);
create index payments_email_prefix on payments (lower(email) text_pattern_ops);

-- The list of payments in its two orders, with the other columns that it is filtered by, so that the table is not read for a
-- payment that does not match. By time it also finds what a case's money may be for (money/cases/candidates.ts).
create index payments_by_time on payments (created_at desc, id desc)
  include (status, gateway, package_id, currency, amount, refunded, settled_at);
create index payments_by_amount on payments (currency, amount, id)
  include (status, gateway, package_id, created_at, settled_at, refunded);
-- What few payments have: a state, such as the open ones, or a gateway in any state.
create index payments_of_kind on payments (status, gateway, created_at desc, id desc);
-- A gateway may have none of a state: without their common values the planner expects many, and passes all payments.
create statistics payments_states (mcv) on status, gateway from payments;
-- By amount, as a package has one price, which no order of all amounts has next to each other.
create index payments_of_package on payments (package_id, currency, amount, id)
  include (status, gateway, created_at, settled_at, refunded);
-- Those with a code, for the list and for its open promises (checkout/offers.ts).
create index payments_of_offer on payments (offer_id, status, created_at desc, id desc)
  include (gateway, package_id, currency, amount, refunded, settled_at) where offer_id is not null;
-- Those that ended more than an hour after they were begun, or before it by another clock: few (transactions/settled.ts).
create index payments_settled_late on payments (settled_at)
  where settled_at - created_at not between interval '-1 hour' and interval '1 hour';

-- A table of its own because it is deleted after 90 days (decisions.md, The buyer).
create table payment_buyers (
  payment_id text primary key references payments (id) on delete cascade,
  email      text,
  name       text,
  message    text,
  created_at timestamptz not null
);
create index payment_buyers_oldest on payment_buyers (created_at);
create index payment_buyers_by_email on payment_buyers (lower(email)) where email is not null;

create table payment_attempts (
  id            uuid primary key,
  payment_id    text not null references payments (id),
  gateway       text not null,
  order_number  text not null,
  gateway_id    text,
  state         text not null check (state in ('OPEN', 'PAID', 'FAILED', 'CANCELLED')),
  amount        bigint check (amount > 0),
  payment_url   text,
  created_at    timestamptz not null,
  expires_at    timestamptz not null,
  linked_at     timestamptz,
  linking_until timestamptz,
  ended_at      timestamptz,
  next_ask_at   timestamptz,
  asks          integer not null default 0,
  asked_at      timestamptz,
  answered_at   timestamptz
);
create unique index payment_attempts_order_number on payment_attempts (gateway, order_number);
create unique index payment_attempts_one_open on payment_attempts (payment_id, gateway) where state = 'OPEN';
create index payment_attempts_failed on payment_attempts (ended_at) where state = 'FAILED';
create index payment_attempts_by_payment on payment_attempts (payment_id, created_at);
create index payment_attempts_to_ask on payment_attempts (gateway, next_ask_at) where next_ask_at is not null;

create table payment_events (
  id           uuid primary key,
  gateway      text not null,
  event_key    text not null,
  source       text not null default 'webhook',
  body         text not null,
  outcome      text not null,
  payment_id   text,
  order_number text,
  times        integer not null default 1,
  received_at  timestamptz not null,
  last_at      timestamptz not null,
  unique (gateway, event_key)
);
create index payment_events_by_payment on payment_events (payment_id);
create index payment_events_oldest on payment_events (received_at);
-- When a gateway was last heard of (settings/gateways.ts), and notices about orders that are not ours (money/cases).
create index payment_events_last on payment_events (gateway, source, last_at desc);
create index payment_events_of_unknown_orders on payment_events (gateway, order_number) where payment_id is null;

create table sandbox_orders (
  reference   text primary key,
  order_code  text not null unique,
  amount      bigint not null,
  currency    text not null,
  description text not null,
  return_url  text not null,
  outcome     text,
  created_at  timestamptz not null,
  expires_at  timestamptz not null
);

create table sandbox_deliveries (
  id           uuid primary key,
  reference    text not null,
  body         text not null,
  attempts     integer not null default 0,
  next_at      timestamptz not null,
  created_at   timestamptz not null,
  delivered_at timestamptz
);
create index sandbox_deliveries_due on sandbox_deliveries (next_at) where delivered_at is null;
`;
