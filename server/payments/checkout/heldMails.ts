import { sql } from 'kysely';
import { inTransaction } from '../../db/guard';
import type { Db, Tx } from '../../db/tables';
import { type Failing, unguarded } from '../../operations/failing';
import { type MailDependencies, mailAboutHeld } from '../effects/moneyMails';
import { lockPayments } from '../effects/payment';
import { heldBy, heldSum } from '../ledger/movements';

/** Cases handled in one run. */
const batch = 20;

/**
 * Mails the players whose money waits for a person, once per case, when it enters the queue: until then the rest may
 * still arrive. Several processes may run it. Returns whether there may be more.
 */
export async function mailAboutHeldMoney(
  { db, ...deps }: MailDependencies & { db: Db },
  rows: Failing = unguarded,
): Promise<boolean> {
  const due = await dueCases(db, deps.clock.now(), rows);
  for (const { id, paymentId } of due)
    await rows.run(id, () =>
      inTransaction(db, async (tx) => {
        // Payments before cases, as everywhere: settling holds a payment while it waits for a case.
        await lockPayments(tx, [paymentId]);
        const notified = await tx
          .updateTable('moneyCases')
          .set({ toldAt: deps.clock.now() })
          .where('id', '=', id)
          .where('state', '=', 'open')
          .where('toldAt', 'is', null)
          .returning(sql<string>`payment_id`.as('paymentId'))
          .executeTakeFirst();
        if (notified) await mailAboutCase(tx, deps, { id, ...notified });
      }),
    );
  return due.length === batch;
}

const dueCases = (db: Db, now: Date, rows: Failing): Promise<Array<{ id: string; paymentId: string }>> =>
  db
    .selectFrom('moneyCases')
    .select(['id', sql<string>`payment_id`.as('paymentId')])
    .where('state', '=', 'open')
    .where('toldAt', 'is', null)
    .where('paymentId', 'is not', null)
    .where('dueAt', '<=', now)
    .where(rows.others('id'))
    .orderBy('dueAt')
    .limit(batch)
    .execute();

/** Mails the player, unless the case holds no money: such a case concerns only staff. */
async function mailAboutCase(
  tx: Tx,
  deps: MailDependencies,
  { id, paymentId }: { id: string; paymentId: string },
): Promise<void> {
  const movements = await heldBy(tx, id);
  const units = heldSum(movements);
  const [first] = movements;
  if (!first || units === 0) return;
  const payment = await tx
    .selectFrom('payments')
    .selectAll()
    .where('id', '=', paymentId)
    .executeTakeFirstOrThrow();
  await mailAboutHeld(tx, deps, payment, { units, currency: first.currency });
}
