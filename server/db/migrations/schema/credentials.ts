/** What lets somebody in, and what counts the tries. */
export const credentials = `
create table sessions (
  id           uuid primary key,
  user_id      uuid not null references users (id) on delete cascade,
  token_hash   text not null unique,
  device       text,
  network      text,
  browser_hash text,
  factor_at    timestamptz,
  created_at   timestamptz not null,
  last_used_at timestamptz not null,
  expires_at   timestamptz not null,
  ended_at     timestamptz,
  end_reason   text
);
create index sessions_by_user on sessions (user_id, created_at desc);
create index sessions_over on sessions (expires_at);

-- asked holds the newest code of each network that requested one, so that a stranger's request leaves the person's code
-- as it is; first_asked_from is the network of the first request, for which strangers use up nothing.
create table codes (
  purpose          text not null,
  email            text not null,
  user_id          uuid references users (id) on delete cascade,
  code_hash        text not null,
  asked            jsonb not null default '{}',
  first_asked_from text,
  sent_at          timestamptz not null,
  expires_at       timestamptz not null,
  used_at          timestamptz,
  primary key (purpose, email)
);
create index codes_by_user on codes (user_id);

create table identities (
  issuer     text not null,
  subject    text not null,
  user_id    uuid not null references users (id) on delete cascade,
  created_at timestamptz not null,
  primary key (issuer, subject)
);
create index identities_by_user on identities (user_id);

create table google_handovers (
  token_hash text primary key,
  user_id    uuid not null references users (id) on delete cascade,
  expires_at timestamptz not null
);

-- Secrets are encrypted with a key outside the database, recovery codes hashed with one. misses are wrong codes given
-- with the right password since the last right one: beyond a number, each further one has to wait longer.
create table second_factors (
  user_id        uuid primary key references users (id) on delete cascade,
  sealed_secret  text,
  pending_secret text,
  last_step      bigint,
  confirmed_at   timestamptz,
  misses         integer not null default 0,
  missed_at      timestamptz
);

create table recovery_codes (
  user_id   uuid not null references users (id) on delete cascade,
  code_hash text not null,
  used_at   timestamptz,
  primary key (user_id, code_hash)
);

create table rate_limits (
  key       text primary key,
  count     integer not null,
  resets_at timestamptz not null
);
create index rate_limits_over on rate_limits (resets_at);
`;
