import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * What the page of a player shows beside the account itself: notes of staff, tags, and why a mail was not sent
 * (studio.md section 3).
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
alter table users add column tags text[] not null default '{}'

alter table outbox add column failure text

create table player_notes (
  id uuid primary key,
  user_id uuid not null references users (id) on delete cascade,
  author_id uuid,
  author_name text not null,
  text text not null,
  created_at timestamptz not null
)

create index player_notes_by_user on player_notes (user_id, created_at desc, id desc)
`,
  );
