import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * What migrations have left to be done after them, beside writers (db/backfills): `at` is how far it came. Migration 018
 * makes the same table when it runs in this version or a later one.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create table if not exists backfills (
  name text primary key,
  at text not null default ''
)
`,
  );
