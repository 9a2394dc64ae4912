import { type RawBuilder, sql } from 'kysely';
import type { Tx } from '../../db/tables';
import type { Check } from './check';
import { type Effect, problemsBy } from './effect';
import type { Payment } from './payment';

/** A player's spending in a season equals the sum of the payments, unless it is to be recounted (studio.md section 9). */
const totals: Check = (range) => sql`
  select 'season ' || number || ' of ' || user_id || ': total ' || coalesce(total, 0) || ', payments ' || coalesce(spent, 0) as problem
  from (select season_id, user_id, amount as total from season_totals where ${range('user_id')}) totals
  full join (select seasons.id as season_id, payments.user_id, sum(payments.amount - refunded) as spent
    from payments join seasons on settled_at >= start_at and settled_at < end_at
    where ${range('payments.user_id')} and status = 'COMPLETED' and currency = 'VND' group by 1, 2) sums using (season_id, user_id)
  join seasons on seasons.id = season_id
  where coalesce(total, 0) <> coalesce(spent, 0)
    and not exists (select from season_counts where season_counts.season_id = seasons.id)`;

/**
 * Stores what a player has spent in the seasons that a condition names, 0 without payments. Adding the payments up each time
 * takes one index range, and nothing can drift. The caller holds the player's lock.
 */
export const countSpending = (tx: Tx, userId: string, seasons: RawBuilder<boolean>) =>
  sql`
    insert into season_totals (season_id, user_id, amount)
    select seasons.id, ${userId}::uuid, coalesce((select sum(amount - refunded) from payments
      where user_id = ${userId} and status = 'COMPLETED' and currency = 'VND'
        and settled_at >= start_at and settled_at < end_at), 0)
    from seasons where ${seasons}
    on conflict (season_id, user_id) do update set amount = excluded.amount`.execute(tx);

/** Only VND counts, as we cannot set an exchange rate. */
async function count(
  tx: Tx,
  { userId, currency, settledAt }: Pick<Payment, 'userId' | 'currency' | 'settledAt'>,
): Promise<void> {
  if (currency === 'VND')
    await countSpending(tx, userId, sql`start_at <= ${settledAt} and end_at > ${settledAt}`);
}

export const season: Effect = {
  name: 'season',
  does: 'The price counts as spent in the season in which the payment was completed; a refund lowers the sum.',
  apply: (tx, _deps, { payment }) => count(tx, payment),
  reverse: (tx, _deps, { payment }) => count(tx, payment),
  problems: problemsBy([['users', totals]]),
};
