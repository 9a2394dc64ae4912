import type { Kysely } from 'kysely';
import { runAll } from './run';

/** One word for one thing: what an audit entry is about is a resource, as everywhere else. */
export const up = (db: Kysely<unknown>) => runAll(db, 'alter table audits rename column noun to resource');
