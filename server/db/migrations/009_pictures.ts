import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * Since when a stored picture has been orphaned, and the id that ties this database to its picture store
 * (images/sweep.ts).
 */
export const up = (db: Kysely<unknown>) =>
  runAll(
    db,
    `
create table orphaned_pictures (
  name text primary key,
  since timestamptz not null
)

create table installation (
  is_only boolean primary key default true check (is_only),
  id uuid not null
)
`,
  );
