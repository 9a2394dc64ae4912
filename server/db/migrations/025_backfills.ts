import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * Work that migrations leave for later, while writers continue (db/backfills): `at` is its position. Migration 018
 * creates the same table when it runs in this version or a later one.
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
