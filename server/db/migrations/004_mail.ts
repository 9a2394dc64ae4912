import type { Kysely } from 'kysely';
import { runAll } from './run';

export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create table outbox (
  id uuid primary key,
  recipient text not null,
  template text not null,
  language text not null,
  sealed text,
  attempts integer not null default 0,
  next_at timestamptz not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  failed_at timestamptz
)

create index outbox_due on outbox (next_at) where sent_at is null and failed_at is null

create table subscribers (
  email text primary key,
  created_at timestamptz not null
)
`,
  );
