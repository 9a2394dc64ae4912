import { type Kysely, sql } from 'kysely';

/** A statement up to its semicolon; those of comments and of a function's body, between `$$`, are part of it. */
const statement = /(?:\$\$[\s\S]*?\$\$|--.*|[^;])+/g;

/** Runs statements one by one, as PGlite accepts one per query. */
export async function runAll(db: Kysely<unknown>, statements: string): Promise<void> {
  for (const [one] of statements.matchAll(statement)) {
    if (one.trim()) await sql.raw(one.trim()).execute(db);
  }
}
