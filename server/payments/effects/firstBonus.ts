import { sql } from 'kysely';
import type { Check } from './check';
import { type Effect, problemsBy } from './effect';

/** A first-purchase bonus is given once per player and package, and is part of the bonus (studio.md, Shop work). */
const once: Check = (range) => sql`
  select 'payment ' || id || ' is a second first purchase' as problem from payments
  where ${range('id')} and status = 'COMPLETED' and first_bonus > 0 and (first_bonus > bonus_diamonds or exists (
    select from payments before where before.user_id = payments.user_id and before.package_id = payments.package_id
      and before.status = 'COMPLETED' and before.first_bonus > 0 and before.id <> payments.id))`;

/**
 * Two payments of a package may both have been begun as a player's first, if the earlier one is paid after it expired.
 * Whoever begins or completes a payment holds the player's lock.
 */
export const firstBonus: Effect = {
  name: 'firstBonus',
  does: 'A first-purchase bonus is given once: the other payments of the player for that package lose theirs.',
  async apply(tx, _deps, { payment: { id, userId, packageId } }) {
    if (packageId === null) return;
    await tx
      .updateTable('payments')
      .set((eb) => ({ bonusDiamonds: eb('bonusDiamonds', '-', eb.ref('firstBonus')), firstBonus: 0 }))
      .where('userId', '=', userId)
      .where('packageId', '=', packageId)
      .where('id', '<>', id)
      .where('firstBonus', '>', 0)
      .where('status', '<>', 'COMPLETED')
      .execute();
  },
  reverse: { because: 'a purchase that was refunded was the first all the same' },
  problems: problemsBy([['payments', once]]),
};
