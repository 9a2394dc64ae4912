import type { Db } from '../../../server/db/tables';
import { moneyProblems } from '../../../server/payments/checkout/invariants';

/** What is wrong with the money in a database, one line each; in small batches, so that there are several. */
export async function moneyProblemsOf(db: Db): Promise<string[]> {
  const problems: string[] = [];
  for await (const problem of moneyProblems(db, 50)) problems.push(problem);
  return problems;
}
