import { sql } from 'kysely';
import type { Tx } from '../../db/tables';

/**
 * Counts the use of a code by a payment that is being completed. The bonus was promised when the payment began, so it
 * is given even if the uses have run out since, which can only happen to payments paid after they expired, when their
 * use had been promised to others, or after staff lowered the number. Such a use is counted as `beyond`.
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
