import { sql } from 'kysely';
import type { Check } from './check';
import { clawBack } from './clawBack';
import { type Effect, problemsBy } from './effect';
import { credit } from './entries';

/** A payment has credits if and only if it is completed, and they equal what was shown. */
const credits: Check = (range) => sql`
  select 'payment ' || payments.id || ' is ' || status || ' with ' || coalesce(wallet_entries.amount, 0)
    || ' of ' || diamonds || ' diamonds credited' as problem
  from payments
  left join wallet_entries on wallet_entries.payment_id = payments.id and reason = 'purchase' and wallet = 'diamonds'
    and request_id is null
  where ${range('payments.id')}
    and ((status = 'COMPLETED') <> (wallet_entries.id is not null) or wallet_entries.amount <> diamonds)`;

/**
 * Every bonus has its cause: a payment's entry equals what is written on the payment; a code accounts
 * for no more of it than the package's diamonds, and for nothing without a code.
 */
const bonuses: Check = (range) => sql`
  select 'payment ' || payments.id || ' has ' || coalesce(wallet_entries.amount, 0) || ' of ' || bonus_diamonds
    || ' bonus diamonds credited' as problem
  from payments left join wallet_entries on payment_id = payments.id and reason = 'bonus' and request_id is null
  where ${range('payments.id')} and status = 'COMPLETED' and coalesce(wallet_entries.amount, 0) <> bonus_diamonds
  union all
  select 'payment ' || id || ' has a bonus of ' || offer_bonus || ' from code ' || coalesce(offer_code, 'none')
  from payments where ${range('id')} and ((offer_id is null) <> (offer_bonus = 0) or (offer_id is null) <> (offer_code is null)
    or offer_bonus > diamonds or first_bonus + offer_bonus > bonus_diamonds)`;

/** The parts taken back add up to the share that was refunded. */
const shares: Check = (range) => sql`
  select 'payment ' || payments.id || ': refunds took ' || diamonds_sum || ' and ' || bonus_sum as problem
  from payments, lateral (select coalesce(sum(diamonds_taken), 0) as diamonds_sum, coalesce(sum(bonus_taken), 0) as bonus_sum
    from money_requests where payment_id = payments.id and kind = 'refund' and state = 'done') taken
  where ${range('payments.id')} and refunded > 0 and (diamonds_sum <> div(diamonds::numeric * refunded, payments.amount)
    or bonus_sum <> div(bonus_diamonds::numeric * refunded, payments.amount))`;

/** A refund took what its entries say: from the balance, and as a debt. */
const takings: Check = (range) => sql`
  select 'refund ' || money_requests.id || ' took ' || diamonds_taken || ' and ' || bonus_taken || ', its entries '
    || base || ' and ' || bonus as problem
  from money_requests, lateral (select
      coalesce(sum(case wallet when 'debt' then entries.amount else -entries.amount end) filter (where entries.reason = 'refund'), 0) as base,
      coalesce(sum(case wallet when 'debt' then entries.amount else -entries.amount end) filter (where entries.reason = 'refund-bonus'), 0)
        as bonus
    from wallet_entries entries where request_id = money_requests.id) sums
  where ${range('money_requests.id')} and (diamonds_taken <> base or bonus_taken <> bonus)`;

/** What a payment is made for (studio.md section 2). */
export const wallet: Effect = {
  name: 'wallet',
  does: 'Diamonds and bonus reach the wallet and repay a debt first; what a refund takes of them and is spent becomes a debt.',
  async apply(tx, _deps, { payment, now }) {
    const { id, userId, diamonds, bonusDiamonds } = payment;
    const bonus = bonusDiamonds > 0 ? [{ amount: bonusDiamonds, reason: 'bonus' as const }] : [];
    const entries = [{ amount: diamonds, reason: 'purchase' as const }, ...bonus];
    await credit(tx, { userId, wallet: 'diamonds', cause: { paymentId: id } }, entries, now);
  },
  reverse: (tx, _deps, refund) => clawBack(tx, refund),
  problems: problemsBy([
    ['payments', credits],
    ['payments', bonuses],
    ['payments', shares],
    ['moneyRequests', takings],
  ]),
};
