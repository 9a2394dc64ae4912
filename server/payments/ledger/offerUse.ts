import { sql } from 'kysely';
import type { Tx } from '../../db/tables';

/**
 * Counts the use of a code by a payment that is being completed. The bonus was promised when the payment began, so it is
 * given even when the uses are over by now: that happens only to payments that were paid after their end, when others had
 * been promised what they held, or when staff lowered the number. Such a use is counted as one beyond it.
 */
export async function countUse(tx: Tx, offerId: string): Promise<void> {
  const within = await sql`update offer_counts set used = used + 1 from offers
    where offers.id = offer_id and offer_id = ${offerId} and (most_uses = 0 or used < most_uses)`.execute(tx);
  if (within.numAffectedRows === 0n)
    await tx
      .updateTable('offerCounts')
      .set((eb) => ({ used: eb('used', '+', 1), beyond: eb('beyond', '+', 1) }))
      .where('offerId', '=', offerId)
      .execute();
}
