import { sql } from 'kysely';
import { openNow } from '../../db/closed';
import { inTransaction } from '../../db/guard';
import type { Db } from '../../db/tables';
import { type Failing, unguarded } from '../../operations/failing';
import type { EffectDependencies } from '../effects/effect';
import { lockPayment } from '../effects/payment';
import { isUnasked, partsOf } from '../ledger/parts';
import { completeByParts } from '../ledger/pay';

/** Payments completed in one run. */
const batch = 50;

/**
 * Completes payments whose price waits in a case for the player's account, once it is open again: its ban has been
 * lifted or has run out, or the account was reopened. Money that a request is about stays. Several processes may run it.
 * Returns whether there may be more.
 */
export async function completeWaiting(
  { db, ...deps }: EffectDependencies & { db: Db },
  rows: Failing = unguarded,
): Promise<boolean> {
  const due = await duePayments(db, deps.clock.now(), rows);
  let credited = 0;
  for (const { id } of due) {
    const isCredited = await rows.run(id, () =>
      inTransaction(db, async (tx) => {
        const payment = await lockPayment(tx, id);
        const ctx = { tx, now: deps.clock.now(), opened: [] };
        return payment !== undefined && completeByParts(ctx, deps, payment, await partsOf(tx, id));
      }),
    );
    if (isCredited) credited += 1;
  }
  return due.length === batch && credited > 0;
}

/** In random order, so that those that cannot be completed do not keep others out of a run. */
const duePayments = (db: Db, now: Date, rows: Failing): Promise<Array<{ id: string }>> =>
  db
    .selectFrom('moneyCases')
    .innerJoin('payments', 'payments.id', 'moneyCases.paymentId')
    .innerJoin('users', 'users.id', 'payments.userId')
    .select('payments.id')
    .where('moneyCases.state', '=', 'open')
    .where('moneyCases.kind', '=', 'account-not-open')
    .where('payments.status', '<>', 'COMPLETED')
    .where(openNow(now))
    .where(rows.others('payments.id'))
    .where(isUnasked(sql`money_cases.id`))
    .orderBy(sql`random()`)
    .limit(batch)
    .execute();
