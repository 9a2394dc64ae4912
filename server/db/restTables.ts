import type { Kysely } from 'kysely';
import type { Db, Tx } from './tables';

/** Columns used by the generic code of later resources; each table also has its own fields. */
interface RestColumns {
  [field: string]: unknown;
  id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** The database as seen by the generic code of later resources: the table name is derived from the resource. */
export const restTables = (db: Db | Tx) => db as unknown as Kysely<Record<string, RestColumns>>;
