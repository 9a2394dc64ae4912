import type { Kysely } from 'kysely';
import { runAll } from './run';

/** Events that players can put into their calendars (docs/spec/living-site.md section 1). */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create table events (
  id uuid primary key, version integer not null default 1,
  name text not null,
  name_en text not null,
  kind smallint not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  text text not null,
  text_en text not null,
  link text not null,
  created_at timestamptz not null,
  updated_at timestamptz not null,
  constraint events_order check (ends_at > starts_at)
)
`,
  );
