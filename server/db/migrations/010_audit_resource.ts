import type { Kysely } from 'kysely';
import { runAll } from './run';

/** Renames the column to `resource`, the term used everywhere else. */
export const up = (db: Kysely<unknown>) => runAll(db, 'alter table audits rename column noun to resource');
