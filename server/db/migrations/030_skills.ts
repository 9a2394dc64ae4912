import type { Kysely } from 'kysely';
import { runAll } from './run';

/** Skills (studio.md section 9). */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `create table skills (
      id uuid primary key, version integer not null default 1,
      name text not null,
      name_en text not null,
      kind smallint not null,
      cooldown double precision not null,
      description text not null,
      description_en text not null,
      image text not null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`,
  );
