import type { Kysely } from 'kysely';
import type { Db, Tx } from './tables';

/** The columns that code for all later resources knows of; each table has its own fields beside them. */
interface RestColumns {
  [field: string]: unknown;
  id: string;
  version: number;
  createdAt: Date;
  updatedAt: Date;
}

/** The database as code for all later resources sees it: a table's name comes from its resource. */
export const restTables = (db: Db | Tx) => db as unknown as Kysely<Record<string, RestColumns>>;
