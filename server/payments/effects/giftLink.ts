import { sql } from 'kysely';
import type { Check } from './check';
import { type Effect, problemsBy } from './effect';
import { endGiftLink, makeGiftLink } from './giftLinks';

/** A link belongs to a completed payment, for somebody else than who made it, and works only while nothing is refunded. */
const links: Check = (range) => sql`
  select 'gift of payment ' || payments.id || ' has a link, and the payment is ' || status as problem
  from payments join gift_links on payment_id = payments.id
  where ${range('payments.id')} and status <> 'COMPLETED'
  union all
  select 'gift of payment ' || payments.id || ' can be opened, and ' || refunded || ' were refunded'
  from payments join gift_links on payment_id = payments.id
  where ${range('payments.id')} and refunded > 0 and ended_at is null
  union all
  select 'gift of payment ' || payments.id || ' is from its own player'
  from payments join gift_links on payment_id = payments.id
  where ${range('payments.id')} and creator = 'account:' || user_id`;

export const giftLink: Effect = {
  name: 'giftLink',
  does: 'A gift gets a link, with which it can be opened for 90 days; a refund ends it.',
  async apply(tx, { keys }, { payment, now }) {
    // Demo data has no keys, and nobody to open it.
    if (keys) await makeGiftLink(tx, keys, payment, now);
  },
  reverse: async (tx, _deps, { payment, now }) => {
    await endGiftLink(tx, payment.id, now);
  },
  problems: problemsBy([['payments', links]]),
};
