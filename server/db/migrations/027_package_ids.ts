import type { Kysely } from 'kysely';
import { runAll } from './run';

/** A payment keeps the id of its package when staff delete it, as the package may be put back (decisions.md, Undo). */
export const up = (db: Kysely<unknown>) =>
  runAll(db, 'alter table payments drop constraint payments_package_id_fkey');
