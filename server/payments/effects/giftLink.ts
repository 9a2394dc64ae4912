import { sql } from 'kysely';
import type { Check } from './check';
import { type Effect, problemsBy } from './effect';
import { endGiftLink, makeGiftLink } from './giftLinks';

/** A link belongs to a completed payment, and works only while nothing is refunded. */
const links: Check = (range) => sql`
  select 'gift of payment ' || payments.id || ' has a link, and the payment is ' || status as problem
  from payments join gift_links on payment_id = payments.id
  where ${range('payments.id')} and status <> 'COMPLETED'
  union all
  select 'gift of payment ' || payments.id || ' can be opened, and ' || refunded || ' were refunded'
  from payments join gift_links on payment_id = payments.id
  where ${range('payments.id')} and refunded > 0 and ended_at is null`;

/**
 * A gift from somebody with a name has a link. Not those of a version before this one, which may have run beside it for a day,
 * nor those of accounts that are being erased.
 */
const missing: Check = (range) => sql`
  select 'gift of payment ' || payments.id || ' has no link' as problem
  from payments join payment_buyers on payment_buyers.payment_id = payments.id
  where ${range('payments.id')} and status = 'COMPLETED' and name is not null
    and creator is distinct from 'account:' || user_id
    and settled_at > (select min(made_at) + interval '1 day' from gift_links)
    and not exists (select from gift_links where gift_links.payment_id = payments.id)
    and not exists (select from erased_players where erased_players.user_id = payments.user_id
      or 'account:' || erased_players.user_id = creator)`;

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
  problems: problemsBy([
    ['payments', links],
    ['payments', missing],
  ]),
};
