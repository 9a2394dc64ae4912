import { type Kysely, sql } from 'kysely';

/** Runs statements separated by blank lines one by one, as PGlite accepts one per query. */
export async function runAll(db: Kysely<unknown>, statements: string): Promise<void> {
  for (const statement of statements.split(/\n\s*\n/)) {
    if (statement.trim()) await sql.raw(statement).execute(db);
  }
}
