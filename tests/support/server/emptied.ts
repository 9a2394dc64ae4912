import { sql } from 'kysely';
import type { Db } from '../../../server/db/tables';

/** Empties the publications and other tables, which nobody else may do with publications. */
export const emptyPublications = (db: Db, ...tables: string[]): Promise<void> =>
  db.transaction().execute(async (tx) => {
    const guard = sql`trigger publications_no_truncate`;
    await sql`alter table publications disable ${guard}`.execute(tx);
    await sql`truncate publications, ${sql.join(tables.map((table) => sql.table(table)))}`.execute(tx);
    await sql`alter table publications enable ${guard}`.execute(tx);
  });
