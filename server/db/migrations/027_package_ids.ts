import type { Kysely } from 'kysely';
import { runAll } from './run';

/**
 * A payment keeps its package's id when staff delete the package, because the deletion may be undone (decisions.md,
 * Undo).
 */
export const up = (db: Kysely<unknown>) =>
  runAll(db, 'alter table payments drop constraint payments_package_id_fkey');
