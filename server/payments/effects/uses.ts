import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/tables';
import type { Clock } from '../../platform/clock';
import type { Payment } from './payment';

/** Who would use a code; the payment that already carries it does not count against itself. */
interface User {
  userId: string;
  paymentId?: string;
}

/**
 * SQL condition on `offers`: whether a use is free, of all and of the player's own. Completed payments hold a use each,
 * and so do open ones, which were promised theirs (studio.md, Shop work).
 */
export const hasFreeUse = (user: User, now: Date): RawBuilder<boolean> => {
  const own = sql`and payments.user_id = ${user.userId}`;
  return sql<boolean>`((most_uses = 0 or most_uses > coalesce((select used from offer_counts where offer_id = offers.id), 0)
      + ${promises(user, now)})
    and (most_per_player = 0 or most_per_player > (select count(*) from payments where payments.offer_id = offers.id
      and status = 'COMPLETED' ${own})
      + ${promises(user, now, own)}))`;
};

/** Number of open payments that were promised the offer. */
const promises = ({ paymentId }: User, now: Date, which: RawBuilder<unknown> = sql``) =>
  sql`(select count(*) from payments where payments.offer_id = offers.id and status = 'PENDING'
    and expires_at > ${now} and payments.id is distinct from ${paymentId ?? null}::text ${which})`;

/** Locks the uses of a code. What counts them afterwards sees everything that others began or completed before. */
export const lockUses = (tx: Tx, offerId: string) =>
  tx.selectFrom('offerCounts').select('used').where('offerId', '=', offerId).forUpdate().execute();

/**
 * Takes code and bonus from a payment that is being completed without a free use: they are certain while it is open, and need
 * one afterwards. The caller holds the payment's lock.
 */
export async function keepUse(tx: Tx, clock: Clock, payment: Payment): Promise<void> {
  const { id, userId, offerId, offerBonus, bonusDiamonds, status, expiresAt } = payment;
  if (!offerId) return;
  await lockUses(tx, offerId);
  // Read under the lock: whoever held it before may have found this payment past its end, and used what it held.
  const now = clock.now();
  if (status === 'PENDING' && expiresAt > now) return;
  const offers = tx.selectFrom('offers').select('id').where('id', '=', offerId);
  if (await offers.where(hasFreeUse({ userId, paymentId: id }, now)).executeTakeFirst()) return;
  await tx
    .updateTable('payments')
    .set({ offerId: null, offerCode: null, offerBonus: 0, bonusDiamonds: bonusDiamonds - offerBonus })
    .where('id', '=', id)
    .execute();
}
