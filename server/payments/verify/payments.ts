import { sql } from 'kysely';
import type { Check, Checks } from './check';

/** A payment has credits if and only if it is completed, and they equal what was shown. */
const credits: Check = (range) => sql`
  select 'payment ' || payments.id || ' is ' || status || ' with ' || coalesce(wallet_entries.amount, 0)
    || ' of ' || diamonds || ' diamonds credited' as problem
  from payments
  left join wallet_entries on wallet_entries.payment_id = payments.id and reason = 'purchase' and wallet = 'diamonds'
    and request_id is null
  where ${range('payments.id')}
    and ((status = 'COMPLETED') <> (wallet_entries.id is not null) or wallet_entries.amount <> diamonds)`;

/** A completed payment is paid exactly and in its currency, and its refunds add up to what was refunded. */
const payments: Check = (range) => sql`
  select 'payment ' || id || ' is not paid exactly' as problem from payments
  where ${range('id')} and case when status = 'COMPLETED' then amount else 0 end <> coalesce(
    (select sum(amount) from allocations where payment_id = payments.id), 0)
  union all
  select 'payment ' || payments.id || ' is paid in another currency'
  from payments join allocations on allocations.payment_id = payments.id
  join movements on movements.id = allocations.movement_id
  where ${range('payments.id')} and movements.currency <> payments.currency
  union all
  select 'payment ' || id || ' and its refunds differ' from payments
  where ${range('id')} and refunded <> coalesce(
    (select sum(amount) from money_requests where payment_id = payments.id and kind = 'refund' and state = 'done'), 0)`;

/** The parts taken back add up to the share that was refunded, and the debt repaid is what the entries say. */
const shares: Check = (range) => sql`
  select 'payment ' || payments.id || ': refunds took ' || diamonds_sum || ' and ' || bonus_sum as problem
  from payments, lateral (select coalesce(sum(diamonds_taken), 0) as diamonds_sum, coalesce(sum(bonus_taken), 0) as bonus_sum
    from money_requests where payment_id = payments.id and kind = 'refund' and state = 'done') taken
  where ${range('payments.id')} and refunded > 0 and (diamonds_sum <> div(diamonds::numeric * refunded, payments.amount)
    or bonus_sum <> div(bonus_diamonds::numeric * refunded, payments.amount))
  union all
  select 'payment ' || payments.id || ' repaid ' || repaid_debt || ' of a debt, its entries ' || sum from payments,
    lateral (select coalesce(-sum(amount), 0) as sum from wallet_entries
      where payment_id = payments.id and reason = 'repayment' and wallet = 'diamonds') repaid
  where ${range('payments.id')} and repaid_debt <> sum`;

/** A completed payment names a gateway of its attempts, or of the money that paid for it; its refunds are in its currency. */
const gateways: Check = (range) => sql`
  select 'payment ' || payments.id || ' is paid at another gateway than ' || gateway as problem from payments
  where ${range('payments.id')} and status = 'COMPLETED' and not exists (select from payment_attempts
    where payment_id = payments.id and payment_attempts.gateway = payments.gateway) and not exists (select from allocations
    join movements on movements.id = movement_id
    where allocations.payment_id = payments.id and movements.gateway = payments.gateway)
  union all
  select 'request ' || money_requests.id || ' is in another currency than payment ' || payments.id
  from payments join money_requests on money_requests.payment_id = payments.id
  where ${range('payments.id')} and kind in ('refund', 'settle') and money_requests.currency <> payments.currency`;

/** A first-purchase bonus is given once per player and package, and is part of the bonus (studio.md, Shop work). */
const firstBonuses: Check = (range) => sql`
  select 'payment ' || id || ' is a second first purchase' as problem from payments
  where ${range('id')} and status = 'COMPLETED' and first_bonus > 0 and (first_bonus > bonus_diamonds or exists (
    select from payments before where before.user_id = payments.user_id and before.package_id = payments.package_id
      and before.status = 'COMPLETED' and before.first_bonus > 0 and before.id <> payments.id))`;

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

export const paymentChecks: Checks = [
  ['payments', credits],
  ['payments', payments],
  ['payments', shares],
  ['payments', gateways],
  ['payments', firstBonuses],
  ['payments', bonuses],
];
