import type { Db, Tx } from '../../../server/db/tables';
import { bookProblems, booksOf } from '../../../server/payments/verify/books';
import { moneyProblems } from '../../../server/payments/verify/moneyProblems';

/** What is wrong with money and sums in a database, one line each; in small batches, so that there are several. */
export async function moneyProblemsOf(db: Db | Tx, batch = 50, since: Date | null = null): Promise<string[]> {
  const problems: string[] = [];
  for await (const problem of moneyProblems(db, { batch, since })) problems.push(problem);
  if (since === null) problems.push(...bookProblems((await booksOf(db, { batch })).wallets));
  return problems;
}
