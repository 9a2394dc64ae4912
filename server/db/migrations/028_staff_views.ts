import type { Kysely } from 'kysely';
import { runAll } from './run';

/** Views of a list that staff save: filter, order and columns, under a name of their own (decisions.md, Saved views). */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create table staff_views (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  page text not null,
  name text not null,
  address text not null,
  is_default boolean not null default false,
  created_at timestamptz not null,
  unique (user_id, page, name)
)
`,
  );
