import type { Kysely } from 'kysely';
import { runAll } from './run';

/** What players ask, and what we say to it (docs/spec/living-site.md section 1). */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create table help (
  id uuid primary key, version integer not null default 1,
  question text not null,
  question_en text not null,
  answer text not null,
  answer_en text not null,
  subject smallint not null,
  place integer not null,
  created_at timestamptz not null,
  updated_at timestamptz not null
)
`,
  );
