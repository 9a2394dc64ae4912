import type { Kysely } from 'kysely';
import { runAll } from './run';

/** Whether the files of the embedded database still hold what was erased of a player (db/purge.ts). */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
alter table erased_players add column is_purged boolean not null default false
`,
  );
