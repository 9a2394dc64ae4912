/**
 * Where every đồng is: a movement is what a gateway reported, and its amount is allocated to payments or held by a case.
 * The check constraint of `movements` makes anything else impossible to store. Crediting exactly once relies on the
 * unique constraints here, not on an isolation level (docs/security.md 32).
 */
export const ledger = `
-- linked_id is the locked case next to which it was opened: while a request about a case is open, money that arrives
-- waits in a case of its own.
create table money_cases (
  id         uuid primary key,
  version    integer not null default 1,
  key        text not null unique,
  kind       text not null,
  payment_id text references payments (id),
  gateway    text,
  reference  text,
  amount     bigint,
  currency   text,
  detail     text,
  state      text not null default 'open' check (state in ('open', 'closed')),
  outcome    text,
  owner_id   uuid,
  linked_id  uuid references money_cases (id),
  due_at     timestamptz not null,
  told_at    timestamptz,
  opened_at  timestamptz not null,
  closed_at  timestamptz,
  closed_by  uuid,
  check ((state = 'closed') = (outcome is not null))
);
-- The queue of staff, and money that a player has not been notified of yet (checkout/heldMails.ts).
create index money_cases_open on money_cases (due_at) where state = 'open';
create index money_cases_by_payment on money_cases (payment_id);

create table movements (
  id           uuid primary key,
  gateway      text not null,
  reference    text not null,
  order_number text,
  payment_id   text references payments (id),
  attempt_id   uuid references payment_attempts (id),
  amount       bigint not null check (amount > 0),
  currency     text not null,
  allocated    bigint not null default 0 check (allocated >= 0 and allocated <= amount),
  case_id      uuid references money_cases (id),
  source       text not null,
  sender       text,
  told_at      timestamptz,
  created_at   timestamptz not null,
  constraint movements_reference unique (gateway, reference),
  constraint movements_have_a_place check (allocated = amount or case_id is not null)
);
create index movements_by_payment on movements (payment_id);
create index movements_by_case on movements (case_id) where case_id is not null;
-- A reference as people type it, across all gateways (ledger/references.ts).
create index movements_by_one_reference on movements
  (upper(regexp_replace(normalize(reference, nfc), '\\s+', '', 'g')));
-- The movements of an order, ours or not (ledger/oneTransfer.ts).
create index movements_by_order on movements (order_number) where order_number is not null;
-- By when the money moved: settlement periods of one gateway or all, days and exports.
create index movements_by_moment on movements (coalesce(told_at, created_at), id);

create table allocations (
  movement_id uuid not null references movements (id),
  payment_id  text not null references payments (id),
  amount      bigint not null check (amount > 0),
  created_at  timestamptz not null,
  primary key (movement_id, payment_id)
);
create index allocations_by_payment on allocations (payment_id);

-- What a second person may have to approve (money/requests): about a payment, a case, or a player's wallet. asked_hash is of what
-- was requested, so that the same key with other content is refused. The currency of a grant is its wallet.
create table money_requests (
  id              uuid primary key,
  version         integer not null default 1,
  kind            text not null constraint money_requests_kind check (kind in ('refund', 'settle', 'match', 'return', 'write-off', 'grant')),
  payment_id      text references payments (id),
  case_id         uuid references money_cases (id),
  user_id         uuid references users (id),
  amount          bigint not null check (amount <> 0),
  currency        text not null,
  reason_kind     text,
  reason          text not null,
  reference       text,
  state           text not null
    check (state in ('requested', 'approved', 'sent', 'done', 'refused', 'failed', 'withdrawn')),
  needs_second    boolean not null,
  by_gateway      boolean not null,
  idempotency_key text not null,
  asked_hash      text not null,
  requested_by    uuid not null,
  requested_at    timestamptz not null,
  decided_by      uuid,
  decided_at      timestamptz,
  withdrawn_by    uuid,
  sent_at         timestamptz,
  done_by         uuid,
  ended_at        timestamptz,
  next_ask_at     timestamptz,
  asks            integer not null default 0,
  diamonds_taken  bigint not null default 0,
  bonus_taken     bigint not null default 0,
  note            text,
  unique (requested_by, idempotency_key),
  check (decided_by is null or not needs_second or decided_by <> requested_by),
  check (state <> 'done' or not needs_second or decided_by is not null),
  check ((state = 'withdrawn') = (withdrawn_by is not null)),
  constraint money_requests_have_one_subject check (case kind
    when 'grant' then user_id is not null and num_nonnulls(payment_id, case_id, reference) = 0
      and currency in ('diamonds', 'golds') and reason_kind is not null and not by_gateway and state not in ('sent', 'failed')
    else user_id is null and num_nonnulls(payment_id, case_id) > 0 and currency not in ('diamonds', 'golds') and amount > 0 end)
);
create unique index money_requests_one_open_per_case on money_requests (case_id)
  where state in ('requested', 'approved', 'sent');
create unique index money_requests_one_at_gateway on money_requests (payment_id)
  where by_gateway and state in ('requested', 'approved', 'sent');
create index money_requests_by_payment on money_requests (payment_id);
create index money_requests_by_case on money_requests (case_id);
create index money_requests_by_reference on money_requests (reference) where reference is not null;
-- Also the few that a gateway is to carry out next (money/requests/sendRefunds.ts).
create index money_requests_open on money_requests (requested_at) where state in ('requested', 'approved', 'sent');
-- Refunds and returns of a day or a period.
create index money_requests_done on money_requests (ended_at, id) where state = 'done';
-- The list in its only order, with the columns of its filters, so that the table is not read for a request that does not match.
create index money_requests_in_time on money_requests (requested_at, id) include (kind, state, currency, needs_second, case_id);
create index money_requests_of_player on money_requests (user_id, requested_at, id) where user_id is not null;
-- What counts within a day for a person (money/requests/secondPerson.ts).
create index money_requests_counted_by_person on money_requests
  (requested_by, currency, (case when kind = 'grant' and state = 'done' then ended_at else requested_at end))
  where state in ('requested', 'approved', 'sent', 'done');

-- What staff keep about a player, a payment or a case.
create table notes (
  id          uuid primary key,
  user_id     uuid references users (id),
  payment_id  text references payments (id),
  case_id     uuid references money_cases (id),
  author_id   uuid,
  author_name text not null,
  text        text not null,
  created_at  timestamptz not null,
  constraint notes_have_one_subject check (num_nonnulls(user_id, payment_id, case_id) = 1)
);
create index notes_of_player on notes (user_id, created_at, id) where user_id is not null;
create index notes_by_payment on notes (payment_id) where payment_id is not null;
create index notes_by_case on notes (case_id) where case_id is not null;

-- Each entry has exactly one cause: a payment, with the refund that took something back (request_id), a grant (request_id alone), or a
-- gift of a season; only what was there before has none. The gift's row is written after its entry (schema/effects.ts).
create table wallet_entries (
  id            uuid primary key,
  user_id       uuid not null references users (id),
  wallet        text not null check (wallet in ('diamonds', 'golds', 'debt')),
  amount        bigint not null,
  balance_after bigint not null check (balance_after >= 0),
  reason        text not null,
  payment_id    text references payments (id),
  request_id    uuid references money_requests (id),
  season_id     uuid,
  mark          text,
  created_at    timestamptz not null,
  constraint wallet_entries_have_one_cause check (
    num_nonnulls(coalesce(payment_id, request_id::text), season_id) <= 1 and (season_id is null) = (mark is null)
    and reason = any (case
      when payment_id is not null and request_id is not null then array['refund', 'refund-bonus']
      when payment_id is not null then array['purchase', 'bonus', 'repayment']
      when request_id is not null then array['grant', 'repayment']
      when season_id is not null then array['season', 'repayment']
      else array['opening'] end))
);
create unique index wallet_entries_once on wallet_entries (payment_id, wallet, reason) where request_id is null;
create unique index wallet_entries_once_per_request on wallet_entries (request_id, wallet, reason);
create unique index wallet_entries_once_per_gift on wallet_entries (user_id, season_id, mark, wallet, reason)
  where season_id is not null;
create index wallet_entries_of_player on wallet_entries (user_id, created_at desc, id desc);
-- The entries of a day (money/closing).
create index wallet_entries_by_moment on wallet_entries (created_at);

create trigger wallet_entries_append_only before update or delete or truncate on wallet_entries
for each statement execute function refuse_change();
`;
