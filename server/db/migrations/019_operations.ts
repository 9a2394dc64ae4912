import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * What several processes share to run as one site: whether it is closed, who does the work that only one may do, a
 * heartbeat that shows how far a replica is behind, the files of builds that some of them do not have, and the keys of
 * earlier secrets that must still be read.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create table operations (
  is_only boolean primary key default true check (is_only),
  maintenance boolean not null default false,
  frozen boolean not null default false,
  oldest_schema text not null default '',
  beat_at timestamptz not null default now()
)

insert into operations default values

create table leases (
  name text primary key,
  holder text not null,
  until timestamptz not null
)

create table site_files (
  name text primary key,
  body bytea not null,
  seen_at timestamptz not null
)

create table kept_keys (
  id text primary key,
  purpose text not null,
  sealed text not null,
  kept_at timestamptz not null default now()
)
`,
  );
