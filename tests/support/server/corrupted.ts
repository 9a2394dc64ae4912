import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../../server/db/tables';
import { moneyProblemsOf } from './invariants';

class Undone extends Error {}

/**
 * What is found after a statement on a table, which is undone; null when the database refuses it. Triggers are off: by them a hand
 * would change more than it means to.
 */
export async function foundAfter(
  db: Db,
  table: string,
  statement: RawBuilder<unknown>,
  since: Date | null = null,
): Promise<string[] | null> {
  let problems: string[] | null = null;
  const run = db.transaction().execute(async (tx) => {
    await sql`alter table ${sql.table(table)} disable trigger user`.execute(tx);
    await statement.execute(tx).catch(() => {
      throw new Undone();
    });
    problems = await moneyProblemsOf(tx, 2000, since);
    throw new Undone();
  });
  await run.catch((error) => {
    if (!(error instanceof Undone)) throw error;
  });
  return problems;
}
