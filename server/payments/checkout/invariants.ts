import { type RawBuilder, sql } from 'kysely';
import { inTransaction } from '../../db/guard';
import type { Db, Tx } from '../../db/tables';
import { isUnasked } from '../ledger/parts';
import { foldedReference } from '../ledger/references';
import { type Checked, type RangeOf, ranges } from './ranges';

/** Checks the rows whose id is in a range; returns a line for each problem. */
type Check = (range: RangeOf) => RawBuilder<{ problem: string }>;

/** A balance is the sum of its player's entries (decisions.md, Payments). */
const balances: Check = (range) => sql`
  select held.wallet || ' of ' || users.id || ': balance ' || held.amount || ', entries ' || coalesce(sums.sum, 0) as problem
  from users
  cross join lateral (values ('diamonds', diamonds), ('golds', golds), ('debt', debt)) held (wallet, amount)
  left join lateral (
    select sum(amount) as sum from wallet_entries where user_id = users.id and wallet = held.wallet
  ) sums on true
  where ${range('users.id')} and held.amount <> coalesce(sums.sum, 0)`;

/** A payment has credits if and only if it is completed, and they equal what was shown. */
const credits: Check = (range) => sql`
  select 'payment ' || payments.id || ' is ' || status || ' with ' || coalesce(wallet_entries.amount, 0)
    || ' of ' || diamonds || ' diamonds credited' as problem
  from payments
  left join wallet_entries on wallet_entries.payment_id = payments.id and reason = 'purchase' and wallet = 'diamonds'
    and request_id is null
  where ${range('payments.id')}
    and ((status = 'COMPLETED') <> (wallet_entries.id is not null) or wallet_entries.amount <> diamonds)`;

/** Every transfer is allocated to payments or held by a case. */
const transfers: Check = (range) => sql`
  select 'movement ' || id || ' is not the sum of its allocations' as problem
  from movements
  where ${range('id')} and allocated <> coalesce(
    (select sum(amount) from allocations where movement_id = movements.id), 0)
  union all
  select 'movement ' || id || ' has no place' from movements
  where ${range('id')} and allocated <> amount and case_id is null`;

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
  where ${range('money_cases.id')} and (money_cases.state = 'closed' or held <> money_requests.amount)`;

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

const heldIn = sql`coalesce(
  (select sum(movements.amount - allocated) from movements where movements.case_id = money_cases.id), 0)`;

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

/**
 * A player's spending in a season equals the sum of the payments, unless it is to be recounted (studio.md section 9).
 */
const seasonTotals: Check = (range) => sql`
  select 'season ' || number || ' of ' || users.id || ': total ' || coalesce(amount, 0) || ', payments ' || spent as problem
  from users cross join seasons
  left join season_totals on season_totals.season_id = seasons.id and season_totals.user_id = users.id
  cross join lateral (select coalesce(sum(payments.amount - refunded), 0) as spent from payments
    where payments.user_id = users.id and status = 'COMPLETED' and currency = 'VND'
      and settled_at >= start_at and settled_at < end_at) sums
  where ${range('users.id')} and coalesce(amount, 0) <> spent
    and not exists (select from season_counts where season_counts.season_id = seasons.id)`;

/** Each season entry is one gift. */
const seasonGifts: Check = (range) => sql`
  select 'entry ' || wallet_entries.id || ' of a season is no gift' as problem from wallet_entries
  left join season_gifts on entry_id = wallet_entries.id and season_gifts.user_id = wallet_entries.user_id
    and season_gifts.wallet = wallet_entries.wallet and season_gifts.amount = wallet_entries.amount
  where ${range('wallet_entries.id')} and reason = 'season' and entry_id is null`;

/** Each gift has its entry, or the accessory that it gave, which its player keeps. */
const paidGifts: Check = (range) => sql`
  select 'gift of a season at ' || spend || ' for ' || users.id || ' has no entry' as problem from users
  join season_gifts on season_gifts.user_id = users.id
  left join wallet_entries on wallet_entries.id = entry_id and wallet_entries.reason = 'season'
  where ${range('users.id')} and season_gifts.wallet is not null and wallet_entries.id is null
  union all
  select 'gift of a season at ' || spend || ' for ' || users.id || ' is not among the items' from users
  join season_gifts on season_gifts.user_id = users.id
  left join player_items on player_items.user_id = users.id
    and player_items.accessory_id = season_gifts.accessory_id
  where ${range('users.id')} and season_gifts.accessory_id is not null and player_items.user_id is null`;

/**
 * A grant carries out one staff request, and each request carried out has exactly one entry. The only entries without
 * a request are opening balances, from the migration or the demo.
 */
const grants: Check = (range) => sql`
  select 'entry ' || wallet_entries.id || ' grants without its request' as problem from wallet_entries
  left join wallet_requests on wallet_requests.id = wallet_request_id and state = 'done'
    and wallet_requests.user_id = wallet_entries.user_id and wallet_requests.wallet = wallet_entries.wallet
    and wallet_requests.amount = wallet_entries.amount
  where ${range('wallet_entries.id')} and wallet_entries.reason = 'grant' and wallet_requests.id is null
    and (wallet_request_id is not null or wallet_entries.amount <> balance_after or exists (select from wallet_entries earlier
      where earlier.user_id = wallet_entries.user_id and earlier.wallet = wallet_entries.wallet
        and earlier.id < wallet_entries.id))`;

/** And vice versa. */
const walletRequests: Check = (range) => sql`
  select 'wallet request ' || id || ' is ' || state || ' and has ' || entries || ' entries' as problem
  from wallet_requests, lateral (select count(*) as entries from wallet_entries
    where wallet_request_id = wallet_requests.id) counted
  where ${range('wallet_requests.id')} and entries <> case when state = 'done' then 1 else 0 end`;

const checks: ReadonlyArray<readonly [table: Checked, Check]> = [
  ['users', balances],
  ['payments', credits],
  ['movements', transfers],
  ['payments', payments],
  ['movements', references],
  ['movements', orderReferences],
  ['moneyCases', cases],
  ['moneyCases', waiting],
  ['payments', firstBonuses],
  ['payments', bonuses],
  ['users', seasonTotals],
  ['walletEntries', seasonGifts],
  ['users', paidGifts],
  ['walletEntries', grants],
  ['walletRequests', walletRequests],
];

/**
 * Yields what is wrong with the money, one line per problem; there must never be any. Reads `batch` rows at a time, each
 * batch in one statement, which sees every change either wholly or not at all: it may run while servers write, and no
 * statement takes long however many rows there are.
 */
export async function* moneyProblems(db: Db, batch = 2000): AsyncGenerator<string> {
  for (const [table, check] of checks) {
    for await (const range of ranges(db, table, batch)) {
      const { rows } = await check(range).execute(db);
      for (const { problem } of rows) yield problem;
    }
  }
  yield* await dayProblems(db, batch);
}

interface Sums {
  completed: number;
  amount: number;
  refunded: number;
}

/**
 * Compares the daily sums with the payments. Adding up batches requires one view of the database for all of them: a
 * transaction on PostgreSQL, or the only connection on the embedded database.
 */
const dayProblems = (db: Db, batch: number): Promise<string[]> =>
  inTransaction(
    db,
    async (tx) => {
      const days = await sumsPerCurrency(
        tx,
        sql`select currency, sum(completed)::bigint as completed,
        sum(amount)::bigint as amount, sum(refunded)::bigint as refunded from payment_days group by currency`,
      );
      const paid = new Map<string, Sums>();
      for await (const range of ranges(tx, 'payments', batch)) {
        const part = await sumsPerCurrency(
          tx,
          sql`select currency, count(*) as completed, sum(amount)::bigint as amount,
          sum(refunded)::bigint as refunded from payments where status = 'COMPLETED' and ${range('id')} group by currency`,
        );
        for (const [currency, sums] of part) paid.set(currency, plus(paid.get(currency), sums));
      }
      const currencies = new Set([...days.keys(), ...paid.keys()]);
      return [...currencies]
        .filter((one) => JSON.stringify(plus(days.get(one))) !== JSON.stringify(plus(paid.get(one))))
        .map((currency) => `the days of ${currency} differ from its payments`);
    },
    'repeatable read',
  );

const plus = (...all: Array<Sums | undefined>): Sums =>
  all.reduce<Sums>(
    (sum, one) => ({
      completed: sum.completed + (one?.completed ?? 0),
      amount: sum.amount + (one?.amount ?? 0),
      refunded: sum.refunded + (one?.refunded ?? 0),
    }),
    { completed: 0, amount: 0, refunded: 0 },
  );

async function sumsPerCurrency(tx: Tx, query: RawBuilder<unknown>): Promise<Map<string, Sums>> {
  const { rows } = await (query as RawBuilder<Sums & { currency: string }>).execute(tx);
  return new Map(
    rows.map(({ currency, completed, amount, refunded }) => [currency, { completed, amount, refunded }]),
  );
}
