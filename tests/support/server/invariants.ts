import type { Db } from '../../../server/db/tables';
import { figureProblems } from '../../../server/payments/checkout/figureProblems';
import { moneyProblems } from '../../../server/payments/checkout/invariants';

/** What is wrong with money and sums in a database, one line each; in small batches, so that there are several. */
export async function moneyProblemsOf(db: Db): Promise<string[]> {
  const problems: string[] = [];
  for await (const problem of moneyProblems(db, 50)) problems.push(problem);
  return [...problems, ...(await figureProblems(db, 50))];
}
