import type { Kysely } from 'kysely';
import { runAll } from './run';

/** A mail whose code or link has ended is not sent any more; null for one that is true for good. */
export const up = (db: Kysely<unknown>) => runAll(db, 'alter table outbox add column ends_at timestamptz');
