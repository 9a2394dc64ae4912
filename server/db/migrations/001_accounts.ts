import type { Kysely } from 'kysely';
import { runAll } from './run';

export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create table users (
  id uuid primary key,
  first_name text not null,
  last_name text not null,
  first_name_key text not null,
  last_name_key text not null,
  user_name text not null,
  email text not null,
  phone_number text,
  password_hash text,
  role text not null check (role in ('User', 'Admin')),
  email_verified_at timestamptz,
  banned_at timestamptz,
  last_login_at timestamptz,
  diamonds bigint not null default 0 check (diamonds >= 0),
  golds bigint not null default 0 check (golds >= 0),
  created_at timestamptz not null
)

create unique index users_email_unique on users (lower(email))

create unique index users_user_name_unique on users (lower(user_name))

create index users_email_prefix on users (lower(email) text_pattern_ops)

create index users_user_name_prefix on users (lower(user_name) text_pattern_ops)

create index users_first_name_prefix on users (first_name_key text_pattern_ops)

create index users_last_name_prefix on users (last_name_key text_pattern_ops)

create index users_newest on users (created_at, id)

create table sessions (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  token_hash text not null unique,
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  expires_at timestamptz not null,
  ended_at timestamptz,
  end_reason text
)

create index sessions_open on sessions (user_id) where ended_at is null

create table codes (
  purpose text not null,
  email text not null,
  user_id uuid references users (id) on delete cascade,
  code_hash text not null,
  tries integer not null default 0,
  sent_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (purpose, email)
)

create table identities (
  issuer text not null,
  subject text not null,
  user_id uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
)

create table google_handovers (
  token_hash text primary key,
  user_id uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null
)

create table rate_limits (
  key text primary key,
  count integer not null,
  resets_at timestamptz not null
)

create index rate_limits_over on rate_limits (resets_at)
`,
  );
