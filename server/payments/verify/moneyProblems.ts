import type { Db, Tx } from '../../db/tables';
import type { Checks } from '../effects/check';
import { problemsBy } from '../effects/effect';
import { effectProblems } from '../effects/effects';
import type { Reading } from '../effects/ranges';
import { checkpointProblems } from './checkpoints';
import { closedDayProblems } from './closedDays';
import { dailyChecks } from './daily';
import { itemChecks } from './items';
import { movementChecks } from './movements';
import { paymentChecks } from './payments';
import { walletChecks } from './wallets';

/** Of the books as a whole; those of what a payment brings are with the effects. */
const checks: Checks = [...walletChecks, ...itemChecks, ...dailyChecks, ...paymentChecks, ...movementChecks];

/**
 * Yields what is wrong with money, items and sums, one line per problem; there must never be any. Reads `batch` rows at a
 * time, each batch in one statement, which sees every change either wholly or not at all: it may run while servers write, and
 * no statement takes long however many rows there are. Given a moment, it compares the entries since then with the checkpoints
 * of wallets (checkpoints.ts), and else all of them.
 */
export async function* moneyProblems(
  db: Db | Tx,
  { batch = 2000, since = null }: Partial<Reading> = {},
): AsyncGenerator<string> {
  const reading = { batch, since };
  yield* problemsBy(checks)(db, reading);
  yield* checkpointProblems(db, reading);
  yield* effectProblems(db, reading);
  yield* closedDayProblems(db);
}
