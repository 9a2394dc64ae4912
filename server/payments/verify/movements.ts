import { sql } from 'kysely';
import type { Check, Checks } from '../effects/check';
import { isUnasked } from '../ledger/parts';
import { foldedReference } from '../ledger/references';

const heldIn = sql`coalesce(
  (select sum(movements.amount - allocated) from movements where movements.case_id = money_cases.id), 0)`;

/** Every transfer is allocated to payments or held by a case. */
const transfers: Check = (range) => sql`
  select 'movement ' || id || ' is not the sum of its allocations' as problem
  from movements
  where ${range('id')} and allocated <> coalesce(
    (select sum(amount) from allocations where movement_id = movements.id), 0)
  union all
  select 'movement ' || id || ' has no place' from movements
  where ${range('id')} and allocated <> amount and case_id is null`;

/** A movement that came by an attempt names its order, and its payment. */
const origins: Check = (range) => sql`
  select 'movement ' || movements.id || ' is of ' || concat_ws(', ', movements.gateway, movements.order_number, movements.payment_id)
    || ', its attempt of ' || concat_ws(', ', payment_attempts.gateway, payment_attempts.order_number, payment_attempts.payment_id) as problem
  from movements join payment_attempts on payment_attempts.id = attempt_id
  where ${range('movements.id')} and (movements.payment_id is distinct from payment_attempts.payment_id
    or movements.gateway not in (payment_attempts.gateway, 'hand')
    or (source <> 'hand' and movements.order_number is distinct from payment_attempts.order_number))
  union all
  select 'movement ' || id || ' is not by hand, or not of a gateway' from movements
  where ${range('id')} and (gateway = 'hand') <> (source = 'hand')
  union all
  select 'movement ' || id || ' is not with the order or the payment that it names' from movements
  where ${range('id')} and ((source = 'hand' and allocated > 0 and not exists (select from allocations
      where movement_id = movements.id and allocations.payment_id = movements.payment_id))
    or (attempt_id is null and exists (select from payment_attempts where payment_attempts.gateway = movements.gateway
      and payment_attempts.order_number = movements.order_number)))`;

/** What a person recorded has a request to settle that is done, and each of these has its transfer; references are staff's text. */
const isSettled = sql`kind = 'settle' and money_requests.state = 'done' and movements.payment_id = money_requests.payment_id
  and movements.amount = money_requests.amount and movements.currency = money_requests.currency`;
const byHand: Check = (range) => sql`
  select 'movement ' || id || ' for payment ' || payment_id || ' is by hand, without its request' as problem from movements
  where ${range('id')} and source = 'hand' and not exists (select from money_requests where ${isSettled})`;
const settled: Check = (range) => sql`
  select 'request ' || id || ' settled its payment without a transfer' as problem from money_requests
  where ${range('id')} and kind = 'settle' and state = 'done' and not exists (select from movements where ${isSettled})`;

/** A bank transfer counts once, whoever reported it (ledger/movements.ts). */
const references: Check = (range) => sql`
  select 'transfer ' || reference || ' is counted twice: movements ' || id || ' and ' || other.other_id as problem
  from movements cross join lateral (
    select id as other_id from movements twin
    where ${foldedReference(sql`twin.reference`)} = ${foldedReference(sql`movements.reference`)}
      and twin.id > movements.id limit 1) other
  where ${range('id')}`;

/** An order number in place of a reference names a transfer that may not be recorded by its reference too. */
const orderReferences: Check = (range) => sql`
  select 'transfer of order ' || attempts.order_number || ' is counted twice: movements ' || movements.id || ' and ' || twin.id
    as problem
  from movements join payment_attempts attempts on attempts.id = movements.attempt_id
  join movements twin on twin.payment_id = attempts.payment_id and twin.id <> movements.id
    and twin.gateway in (attempts.gateway, 'hand') and coalesce(twin.attempt_id, attempts.id) = attempts.id
    and twin.amount = movements.amount and twin.currency = movements.currency
  where ${range('movements.id')}
    and ${foldedReference(sql`movements.reference`)} = ${foldedReference(sql`attempts.order_number`)}`;

/**
 * A closed case holds exactly what was returned to the sender or written off, so that no money is both returned and
 * allocated; and a request about a case is about everything the case holds (decisions.md, A case with an open request).
 */
const cases: Check = (range) => sql`
  select 'case ' || id || ' is closed and holds ' || held || ', given back or written off ' || ended as problem
  from money_cases, lateral (select ${heldIn} as held, coalesce((select sum(amount) from money_requests
    where case_id = money_cases.id and kind in ('return', 'write-off') and state = 'done'), 0) as ended) sums
  where ${range('id')} and state = 'closed' and held <> ended
  union all
  select 'case ' || money_cases.id || ' is ' || money_cases.state || ' and holds ' || held || ', request '
    || money_requests.id || ' is about ' || money_requests.amount
  from money_cases join money_requests on case_id = money_cases.id
    and money_requests.state in ('requested', 'approved', 'sent'), lateral (select ${heldIn} as held) sums
  where ${range('money_cases.id')} and (money_cases.state = 'closed' or held <> money_requests.amount)
  union all
  select 'request ' || money_requests.id || ' is in another currency than case ' || money_cases.id
  from money_cases join money_requests on money_requests.case_id = money_cases.id
  join movements on movements.case_id = money_cases.id
  where ${range('money_cases.id')} and movements.currency <> money_requests.currency`;

/** An open case of one transfer holds it, and one of several holds what came for its payment. */
const heldMoney: Check = (range) => sql`
  select 'case ' || id || ' of ' || kind || ' does not hold its money' as problem from money_cases
  where ${range('id')} and state = 'open' and case
    when kind in ('unknown-order', 'amount-mismatch', 'wrong-currency', 'suspected-fraud', 'paid-twice') then not exists (
      select from movements where case_id = money_cases.id and movements.gateway = money_cases.gateway
        and movements.reference = money_cases.reference and movements.amount = money_cases.amount
        and movements.currency = money_cases.currency and movements.payment_id is not distinct from money_cases.payment_id)
    when kind in ('overpaid', 'underpaid', 'account-not-open') then ${heldIn} = 0 or exists (
      select from movements where case_id = money_cases.id and (movements.currency <> money_cases.currency
        or (kind = 'underpaid' and movements.payment_id <> money_cases.payment_id)))
    else false end`;

/**
 * What waits for a player's account is enough for its payment, which nothing else has completed; while a request locks it,
 * other money may.
 */
const waiting: Check = (range) => sql`
  select 'case ' || money_cases.id || ' holds ' || held || ' for ' || status || ' payment ' || payments.id as problem
  from money_cases left join payments on payments.id = payment_id, lateral (select ${heldIn} as held, exists (select
    from movements where case_id = money_cases.id and currency <> payments.currency) as is_other) sums
  where ${range('money_cases.id')} and money_cases.kind = 'account-not-open' and state = 'open'
    and ${isUnasked(sql`money_cases.id`)}
    and (payments.id is null or status = 'COMPLETED' or held < payments.amount or is_other)`;

export const movementChecks: Checks = [
  ['movements', transfers],
  ['movements', origins],
  ['movements', byHand],
  ['moneyRequests', settled],
  ['movements', references],
  ['movements', orderReferences],
  ['moneyCases', cases],
  ['moneyCases', heldMoney],
  ['moneyCases', waiting],
];
