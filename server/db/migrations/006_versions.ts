import type { Kysely } from 'kysely';
import { runAll } from './run';

const tables = ['accessories', 'weapons', 'robots', 'boxes', 'diamond_packages', 'levels', 'users'];

/**
 * Incremented by each write of the back office, to detect writes based on an older version (decisions.md, Versions).
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    tables.map((name) => `alter table ${name} add column version integer not null default 1`).join('\n\n'),
  );
