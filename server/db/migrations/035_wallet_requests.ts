import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * Diamonds and gold that staff give or take: each a request, which a second person approves above a limit (studio.md
 * section 3). An entry of the ledger names its request.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create table wallet_requests (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  wallet text not null check (wallet in ('diamonds', 'golds')),
  amount bigint not null check (amount <> 0),
  reason_kind text not null,
  reason text not null,
  state text not null check (state in ('requested', 'done', 'refused', 'withdrawn')),
  needs_second boolean not null,
  idempotency_key text not null,
  asked_hash text not null,
  requested_by uuid not null,
  requested_at timestamptz not null,
  decided_by uuid,
  decided_at timestamptz,
  ended_at timestamptz,
  note text,
  version integer not null default 1,
  unique (requested_by, idempotency_key)
)

create index wallet_requests_by_user on wallet_requests (user_id, requested_at, id)

create index wallet_requests_by_person on wallet_requests (requested_by, requested_at)

create index wallet_requests_in_time on wallet_requests (requested_at, id)

create index wallet_requests_waiting on wallet_requests (requested_at, id) where state = 'requested'

alter table wallet_entries add column wallet_request_id uuid
`,
  );
