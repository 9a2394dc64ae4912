import { sql } from 'kysely';
import type { Db, Tx } from '../../db/tables';
import type { Checks } from './check';
import { figureProblems } from './figureProblems';
import { movementChecks } from './movements';
import { payerChecks } from './payers';
import { paymentChecks } from './payments';
import { ranges } from './ranges';
import { seasonChecks } from './seasons';
import { walletChecks } from './wallets';

const checks: Checks = [
  ...walletChecks,
  ...paymentChecks,
  ...movementChecks,
  ...seasonChecks,
  ...payerChecks,
];

/** A day that was signed off: what moved has a place. */
const closedDays = sql<{ problem: string }>`
  select 'the closed day ' || day || ' moved ' || moved || ' ' || currency || ', of which '
    || allocated + held + returned + written_off + missing || ' have a place' as problem
  from closed_days where moved <> allocated + held + returned + written_off + missing`;

/**
 * Yields what is wrong with money, items and sums, one line per problem; there must never be any. Reads `batch` rows at a
 * time, each batch in one statement, which sees every change either wholly or not at all: it may run while servers write, and
 * no statement takes long however many rows there are.
 */
export async function* moneyProblems(db: Db | Tx, batch = 2000): AsyncGenerator<string> {
  for (const [table, check] of checks) {
    for await (const range of ranges(db, table, batch)) {
      const { rows } = await check(range).execute(db);
      for (const { problem } of rows) yield problem;
    }
  }
  for (const { problem } of (await closedDays.execute(db)).rows) yield problem;
  yield* await figureProblems(db, batch);
}
