import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * Releases (docs/spec/living-site.md section 1), and the files that staff upload for them, each once under its SHA-256.
 * The key keeps the file of a working copy.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create table stored_files (
  sum text primary key,
  bytes bigint not null,
  unused_since timestamptz,
  constraint stored_files_sum check (sum ~ '^[0-9a-f]{64}$')
)

create table releases (
  id uuid primary key, version integer not null default 1,
  name text not null,
  name_en text not null,
  state smallint not null,
  day timestamptz,
  edition text not null,
  drawing text not null,
  place integer not null,
  notes text not null,
  notes_en text not null,
  requirements text not null,
  requirements_en text not null,
  file text not null,
  file_sum text generated always as (nullif(split_part(file, '/', 1), '')) stored
    constraint releases_file references stored_files (sum),
  link text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
)

create index releases_file_sum on releases (file_sum)
`,
  );
