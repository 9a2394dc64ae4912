import { type RawBuilder, sql } from 'kysely';
import { inTransaction } from '../../db/guard';
import { keptHours } from '../../db/rollUpHours';
import type { Db, Tx } from '../../db/tables';
import { clockIn, dayIn, lastDayText, midnightIn } from '../../db/vietnamDays';
import { type RangeOf, ranges } from './ranges';

/** What is counted for one figure: a name, with its package, code or gateway and its currency where it has them. */
interface Counted {
  figure: string;
  count: number;
  amount: number;
  /** The sums of the days since 2020, and of the hours of the last days, of all that is counted: one in the wrong place changes them. */
  days: number;
  hours: number;
  /** The days again, weighted by the amounts; it may exceed what a number holds. */
  worth: string;
}
type Sums = Map<string, Counted>;

/** Rows of paying players per day are kept for two years: only the last two years are compared. */
const since = sql`coalesce((select max(day) - 365 from payer_days), date '2020-01-01')`;

/** Hours are folded into their day after a week (db/rollUpHours.ts), by the clock of a process, which may be ahead. */
const withHours = sql`greatest(${dayIn(sql`now()`)}, (select max(day) from figure_hours)) - ${sql.lit(keptHours - 1)}`;
/** Counted by the first of several moments, which need not have been the earliest when they were counted. */
const undated = sql`('first-payers', 'offer-players')`;
const untimed = sql`('payers', 'first-payers', 'offer-players')`;

/** Adds up `counts`: rows of name, key, currency, day, hour, count and amount. */
const adding = (counts: RawBuilder<unknown>) => sql<Counted>`
  select concat_ws(' ', name, nullif(key, ''), nullif(currency, '')) as figure, sum(count)::bigint as count,
    sum(amount)::bigint as amount,
    sum(case when name in ${undated} then 0 else count * (day - date '2020-01-01') end)::bigint as days,
    sum(case when day > ${withHours} and name not in ${untimed} then count * hour else 0 end)::bigint as hours,
    sum(amount * (day - date '2020-01-01'))::text as worth
  from (${counts}) as counts group by 1`;

/** Counts each row of `facts` (name, key, currency, at, amount) under its day and hour in Vietnam. */
const counting = (facts: RawBuilder<unknown>) =>
  adding(sql`
    select name, key, currency, ${dayIn(sql`at`)} as day, extract(hour from ${clockIn(sql`at`)})::int as hour,
      1 as count, amount
    from (${facts}) as facts where at is not null`);

const dayOnly = (moment: RawBuilder<unknown>) => midnightIn(dayIn(moment));
const settled = sql`coalesce(settled_at, created_at)`;
const isPaid = sql`status = 'COMPLETED'`;

const ofPayments = (range: RangeOf) =>
  counting(sql`
    select facts.* from payments, lateral (values
      ('begun', '', '', true, created_at, 0),
      ('opened', '', '', exists (select from payment_attempts where payment_id = payments.id and linked_at is not null),
        created_at, 0),
      ('begun-paid', '', '', ${isPaid}, created_at, 0),
      ('failed', gateway, '', status = 'FAILED', created_at, 0),
      ('paid', coalesce(package_id::text, ''), currency, ${isPaid}, ${settled}, amount),
      ('offer-begun', offer_id::text, '', offer_id is not null, created_at, 0),
      ('offer-paid', offer_id::text, currency, offer_id is not null and ${isPaid}, ${settled}, amount),
      ('offer-refunded', offer_id::text, currency, offer_id is not null and refunded > 0, ${settled}, refunded)
    ) as facts (name, key, currency, holds, at, amount) where ${range('id')} and facts.holds`);

/** What a player does on a day has no hour; midnight stands for it. */
const ofPlayers = (range: RangeOf) =>
  counting(sql`
    select name, '' as key, '' as currency, facts.at, 0 as amount from users, lateral (values
      ('sign-ups', created_at),
      ('last-seen', ${midnightIn(sql.raw(lastDayText))}),
      ('last-login', ${dayOnly(sql`last_login_at`)}),
      ('banned', ${dayOnly(sql`banned_at`)})
    ) as facts (name, at) where ${range('id')} and role = 'User' and facts.at is not null`);

/** A player who paid on a day counts once, however often they paid. */
const ofPayers = (range: RangeOf) =>
  counting(sql`
    select 'payers' as name, '' as key, '' as currency, min(settled_at) as at, 0 as amount
    from payments where ${range('user_id')} and ${isPaid} and ${dayIn(sql`settled_at`)} > ${since}
    group by user_id, ${dayIn(sql`settled_at`)}`);

/** After a clock jump the first payment need not be the earliest, so their days are not compared. */
const ofFirstPayers = (range: RangeOf) =>
  counting(sql`
    select 'first-payers' as name, '' as key, '' as currency, min(settled_at) as at, 0 as amount
    from payments where ${range('user_id')} and ${isPaid} group by user_id having ${dayIn(sql`min(settled_at)`)} > ${since}`);

/** Players who paid with a code; as with first payers, their days are not compared. */
const ofOfferPlayers = (range: RangeOf) =>
  counting(sql`
    select 'offer-players' as name, offer_id::text as key, '' as currency, min(settled_at) as at, 0 as amount
    from payments where ${range('user_id')} and ${isPaid} and offer_id is not null group by offer_id, user_id`);

const ofRefunds = counting(sql`
  select 'refunded' as name, '' as key, currency, coalesce(ended_at, requested_at) as at, amount from money_requests
  where kind = 'refund' and state = 'done'`);

/** Accessories that were bought and returned, by wallet. */
const ofItems = (range: RangeOf) =>
  counting(sql`
    select facts.name, accessory_id::text as key, wallet as currency, facts.at, price as amount from item_purchases,
      lateral (values ('item', bought_at), ('item-returned', returned_at)) as facts (name, at) where ${range('id')}`);

/** What staff returned for accessories that they took. */
const ofTaken = (range: RangeOf) =>
  counting(sql`
    select 'item-returned' as name, accessory_id::text as key, currency, ended_at as at, amount from money_requests
    where ${range('id')} and kind = 'item' and state = 'done' and takes_item and amount > 0`);

const ofMarks = (range: RangeOf) =>
  counting(sql`
    select 'daily' as name, '' as key, '' as currency, created_at as at, amount from wallet_entries
    where ${range('id')} and reason = 'daily'`);

/** The same from the sums. Visits leave no rows to compare with. */
const kept = adding(sql`
  select name, key, currency, day, hour, count, amount from figure_hours
  where name not in ('actives', 'gaps') and (name not in ('payers', 'first-payers') or day > ${since})`);

const nothing = { count: 0, amount: 0, days: 0, hours: 0, worth: '0' };

function add(sums: Sums, rows: readonly Counted[]): void {
  for (const { figure, ...row } of rows) {
    const sum = sums.get(figure) ?? nothing;
    sums.set(figure, {
      figure,
      count: row.count + sum.count,
      amount: row.amount + sum.amount,
      days: row.days + sum.days,
      hours: row.hours + sum.hours,
      worth: String(BigInt(row.worth) + BigInt(sum.worth)),
    });
  }
}

async function countRows(tx: Tx, batch: number): Promise<Sums> {
  const sums: Sums = new Map();
  for await (const range of ranges(tx, 'payments', { batch, since: null }))
    add(sums, (await ofPayments(range).execute(tx)).rows);
  for await (const range of ranges(tx, 'itemPurchases', { batch, since: null }))
    add(sums, (await ofItems(range).execute(tx)).rows);
  for await (const range of ranges(tx, 'moneyRequests', { batch, since: null }))
    add(sums, (await ofTaken(range).execute(tx)).rows);
  for await (const range of ranges(tx, 'walletEntries', { batch, since: null }))
    add(sums, (await ofMarks(range).execute(tx)).rows);
  for await (const range of ranges(tx, 'users', { batch, since: null })) {
    for (const query of [ofPlayers, ofPayers, ofFirstPayers, ofOfferPlayers])
      add(sums, (await query(range).execute(tx)).rows);
  }
  add(sums, (await ofRefunds.execute(tx)).rows);
  return sums;
}

const shown = ({ count, amount, days, hours, worth }: Omit<Counted, 'figure'>) =>
  `${count} (${amount}, days ${days}, hours ${hours}, amounts by day ${worth})`;

/**
 * Differences between the sums of hours and days and the rows that they add up, one line each; there must never be any, except
 * while a backfill is in progress. Requires one view of the database, as batches are added up: a transaction on PostgreSQL,
 * or the only connection on the embedded database.
 */
export async function figureProblems(db: Db | Tx, batch = 2000): Promise<string[]> {
  const isPending = await db.selectFrom('backfills').select('name').limit(1).executeTakeFirst();
  if (isPending) return [];
  return db.isTransaction
    ? problemsIn(db as Tx, batch)
    : inTransaction(db, (tx) => problemsIn(tx, batch), 'repeatable read');
}

async function problemsIn(tx: Tx, batch: number): Promise<string[]> {
  const counted = await countRows(tx, batch);
  const sums: Sums = new Map();
  add(sums, (await kept.execute(tx)).rows);
  return [...new Set([...counted.keys(), ...sums.keys()])].sort().flatMap((figure) => {
    const [is, should] = [shown(sums.get(figure) ?? nothing), shown(counted.get(figure) ?? nothing)];
    return is === should ? [] : [`the figure "${figure}" is ${is}, its rows ${should}`];
  });
}
