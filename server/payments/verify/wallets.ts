import { sql } from 'kysely';
import type { Check, Checks } from '../effects/check';
import { checkpointsFor } from './checkpoints';

/** Entries that the checkpoint of their wallet, if it has one, does not count. */
const isAfter = sql`(before.until is null or wallet_entries.created_at >= before.until)`;

/** A balance is the sum of its player's entries (decisions.md, Payments). */
const balances: Check = (range, since) => sql`
  select held.wallet || ' of ' || users.id || ': balance ' || held.amount || ', entries ' || sum as problem
  from users
  cross join lateral (values ('diamonds', diamonds), ('golds', golds), ('debt', debt)) held (wallet, amount)
  left join ${checkpointsFor(since)} before on before.user_id = users.id and before.wallet = held.wallet
  cross join lateral (select coalesce(before.amount, 0) + coalesce(sum(amount), 0) as sum from wallet_entries
    where user_id = users.id and wallet = held.wallet and ${isAfter}) sums
  where ${range('users.id')} and held.amount <> sum`;

/** Each entry of a wallet follows on another: what was there before it is what one left, or nothing. */
const sequences: Check = (range, since) => sql`
  select 'entries of ' || held.wallet || ' of ' || users.id || ' do not follow on one another' as problem
  from users cross join (values ('diamonds'), ('golds'), ('debt')) held (wallet)
  left join ${checkpointsFor(since)} before on before.user_id = users.id and before.wallet = held.wallet
  where ${range('users.id')} and exists (
    (select balance_after - amount from wallet_entries
      where user_id = users.id and wallet = held.wallet and ${isAfter})
    except all
    (select balance_after from wallet_entries where user_id = users.id and wallet = held.wallet and ${isAfter}
      union all select coalesce(before.amount, 0)))`;

/**
 * The cause that an entry names (migrations/schema/ledger.ts) is of the same player and moment: a completed payment, a refund.
 * Those of requests, gifts and purchases of accessories are compared with them below, in effects/gifts.ts and in items.ts.
 */
const causes: Check = (range) => sql`
  select 'entry ' || entries.id || ' of ' || entries.reason || ' has another cause, or none' as problem
  from wallet_entries entries
  left join payments on payments.id = entries.payment_id and payments.user_id = entries.user_id
    and payments.status = 'COMPLETED'
  left join money_requests on money_requests.id = request_id and money_requests.payment_id = payments.id
    and money_requests.kind = 'refund' and money_requests.state = 'done'
  where ${range('entries.id')} and not coalesce(case
    when entries.payment_id is not null and entries.request_id is not null then wallet <> 'golds' and entries.created_at = ended_at
    when entries.reason in ('purchase', 'bonus') then wallet = 'diamonds' and entries.created_at = settled_at
    when entries.reason = 'repayment' then exists (select from wallet_entries given
      where given.user_id = entries.user_id and given.created_at = entries.created_at and given.wallet = 'diamonds'
        and given.reason in ('purchase', 'grant', 'season', 'item-return') and (given.payment_id is not null or given.amount >= -entries.amount)
        and (given.payment_id, given.request_id, given.season_id, given.mark, given.purchase_id)
          is not distinct from (entries.payment_id, entries.request_id, entries.season_id, entries.mark, entries.purchase_id))
    else true end, false)`;

/** A debt falls by what is taken of the diamonds that repay it. */
const repayments: Check = (range, since) => sql`
  select 'repayments of ' || users.id || ': diamonds ' || taken || ', debt ' || repaid as problem
  from users, lateral (select coalesce(sum(amount) filter (where wallet = 'diamonds'), 0) as taken,
    coalesce(sum(amount) filter (where wallet = 'debt'), 0) as repaid
    from wallet_entries where user_id = users.id and reason = 'repayment'
      and (${since}::timestamptz is null or created_at >= ${since})) sums
  where ${range('users.id')} and taken <> repaid`;

/** A grant carries out the staff request that it names. An opening balance is the first entry of its wallet. */
const grants: Check = (range) => sql`
  select 'entry ' || wallet_entries.id || ' grants without its request ' || request_id as problem
  from wallet_entries
  left join money_requests on money_requests.id = request_id and kind = 'grant' and state = 'done'
    and money_requests.user_id = wallet_entries.user_id and currency = wallet
    and money_requests.amount = wallet_entries.amount and ended_at = wallet_entries.created_at
  where ${range('wallet_entries.id')} and wallet_entries.reason = 'grant' and money_requests.id is null
  union all
  select 'entry ' || id || ' is no opening balance' from wallet_entries
  where ${range('id')} and reason = 'opening' and (amount <> balance_after or exists (select from wallet_entries earlier
    where earlier.user_id = wallet_entries.user_id and earlier.wallet = wallet_entries.wallet
      and earlier.id < wallet_entries.id))`;

/** And vice versa. */
const grantRequests: Check = (range) => sql`
  select 'grant ' || id || ' is ' || state || ' and has ' || entries || ' entries' as problem
  from money_requests, lateral (select count(*) as entries from wallet_entries
    where request_id = money_requests.id and reason = 'grant') counted
  where ${range('money_requests.id')} and entries <> case when kind = 'grant' and state = 'done' then 1 else 0 end`;

export const walletChecks: Checks = [
  ['users', balances],
  ['users', sequences],
  ['walletEntries', causes],
  ['users', repayments],
  ['walletEntries', grants],
  ['moneyRequests', grantRequests],
];
