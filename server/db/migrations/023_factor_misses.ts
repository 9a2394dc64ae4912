import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * Wrong codes given with the right password since the last right one: beyond a number, each further one has to wait
 * longer.
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `alter table second_factors
      add column misses integer not null default 0,
      add column missed_at timestamptz`,
  );
