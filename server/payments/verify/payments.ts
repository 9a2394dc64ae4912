import { sql } from 'kysely';
import type { Check, Checks } from '../effects/check';

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

export const paymentChecks: Checks = [
  ['payments', payments],
  ['payments', gateways],
];
