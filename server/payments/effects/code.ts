import { sql } from 'kysely';
import type { Effect } from './effect';

/** A code's counted uses equal its completed payments, and no code was promised without a counter. */
const uses = sql<{ problem: string }>`
  select 'code ' || offers.code || ' has ' || coalesce(used, 0) || ' uses, ' || paid.count || ' payments' as problem
  from offers left join offer_counts on offer_id = offers.id
  cross join lateral (select coalesce(sum(count), 0)::bigint as count from figure_hours
    where key = offers.id::text and name = 'offer-paid' and name like 'offer-%') paid
  where coalesce(used, 0) <> paid.count
  union all
  select 'code ' || key || ' was promised and is not counted' from figure_hours
  where name = 'offer-begun' and not exists (select from offer_counts where offer_id::text = key) group by key`;

export const code: Effect = {
  name: 'code',
  does: 'A use of the code is counted, and whether it is one beyond its limit.',
  async apply(tx, _deps, { payment: { offerId } }) {
    if (offerId === null) return;
    await sql`
      update offer_counts set used = used + 1, beyond = beyond + (most_uses > 0 and used >= most_uses)::int
      from offers where offers.id = offer_id and offer_id = ${offerId}`.execute(tx);
  },
  reverse: { because: 'a code that was used stays used' },
  async *problems(db) {
    for (const { problem } of (await uses.execute(db)).rows) yield problem;
  },
};
