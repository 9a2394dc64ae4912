import { sql } from 'kysely';
import { inTransaction } from '../../db/guard';
import type { Db } from '../../db/tables';
import { type Failing, unguarded } from '../../operations/failing';

/** A code's completed payments, a use each. */
const paid = sql<number>`(select coalesce(sum(count), 0)::bigint from figure_hours
  where key = offer_id::text and name = 'offer-paid' and name like 'offer-%')`;

/**
 * Corrects the counts of codes: during a rolling upgrade a server of the version before counts a use that the trigger
 * (migration 055) counts too. What such a use made too many beyond the limit is taken off.
 */
export async function recountUses({ db }: { db: Db }, rows: Failing = unguarded): Promise<void> {
  const wrong = await db.selectFrom('offerCounts').select('offerId').where('used', '<>', paid).execute();
  for (const { offerId } of wrong)
    await rows.run(offerId, () =>
      inTransaction(db, async (tx) => {
        // Taken by every transaction that completes a payment with the code; after it, the sum is of all of them.
        const counts = tx.selectFrom('offerCounts').where('offerId', '=', offerId);
        await counts.select('used').forUpdate().execute();
        await tx
          .updateTable('offerCounts')
          .set({
            used: paid,
            beyond: sql<number>`greatest(0, least(beyond, beyond - used + ${paid}))`,
          })
          .where('offerId', '=', offerId)
          .execute();
      }),
    );
}
