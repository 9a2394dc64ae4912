import { type RawBuilder, sql } from 'kysely';
import { inTransaction } from '../../db/guard';
import type { Db, Tx } from '../../db/tables';
import { dayIn, lastDayText, midnightIn } from '../../db/vietnamDays';
import { type RangeOf, ranges } from './ranges';

/** What is counted for one figure, per currency or gateway where it has them. */
interface Counted {
  figure: string;
  count: number;
  amount: number;
  /** The sum of the days since 2020 of everything counted: a sum on the wrong day changes it. */
  days: number;
}
type Sums = Map<string, Counted>;

/** Rows of paying players per day are kept for two years: only the last two years are compared. */
const since = sql`coalesce((select max(day) - 365 from payer_days), date '2020-01-01')`;

/** Counts each row of `facts` (figure, at, amount) under its day in Vietnam. */
const counting = (facts: RawBuilder<unknown>) => sql<Counted>`
  select figure, count(*) as count, sum(amount)::bigint as amount, sum(${dayIn(sql`at`)} - date '2020-01-01')::bigint as days
  from (${facts}) as facts group by figure`;

const ofPayments = (range: RangeOf) =>
  counting(sql`
    select facts.figure, facts.at, facts.amount from payments, lateral (values
      ('begun', true, created_at, 0),
      ('opened', exists (select from payment_attempts where payment_id = payments.id and linked_at is not null),
        created_at, 0),
      ('begun-paid', status = 'COMPLETED', created_at, 0),
      ('failed ' || gateway, status = 'FAILED', created_at, 0),
      ('paid ' || currency, status = 'COMPLETED', coalesce(settled_at, created_at), amount),
      ('offer-begun ' || offer_id, offer_id is not null, created_at, 0),
      ('offer-paid ' || offer_id || ' ' || currency, offer_id is not null and status = 'COMPLETED',
        coalesce(settled_at, created_at), amount),
      ('offer-refunded ' || offer_id || ' ' || currency, offer_id is not null and refunded > 0,
        coalesce(settled_at, created_at), refunded)
    ) as facts (figure, holds, at, amount) where ${range('id')} and facts.holds`);

/** A player's last day has no time; midnight stands for it. */
const ofPlayers = (range: RangeOf) =>
  counting(sql`
    select facts.figure, facts.at, 0 as amount from users, lateral (values
      ('sign-ups', created_at),
      ('last-seen', ${midnightIn(sql.raw(lastDayText))})
    ) as facts (figure, at) where ${range('id')} and role = 'User' and facts.at is not null`);

/** A player who paid on a day counts once, however often they paid. */
const ofPayers = (range: RangeOf) =>
  counting(sql`
    select 'payers' as figure, min(settled_at) as at, 0 as amount from payments
    where ${range('user_id')} and status = 'COMPLETED' and ${dayIn(sql`settled_at`)} > ${since}
    group by user_id, ${dayIn(sql`settled_at`)}`);

/** After a clock jump the first payment need not be the earliest, so their days are not compared. */
const ofFirstPayers = (range: RangeOf) => sql<Counted>`
  select 'first-payers' as figure, count(*) as count, 0 as amount, 0 as days from (
    select from payments where ${range('user_id')} and status = 'COMPLETED'
    group by user_id having ${dayIn(sql`min(settled_at)`)} > ${since}
  ) as payers having count(*) > 0`;

/** Players who paid with a code; as with first payers, their days are not compared. */
const ofOfferPlayers = (range: RangeOf) => sql<Counted>`
  select 'offer-players ' || offer_id as figure, count(distinct user_id) as count, 0 as amount, 0 as days from payments
  where ${range('user_id')} and status = 'COMPLETED' and offer_id is not null group by offer_id`;

const ofRefunds = counting(sql`
  select 'refunded ' || currency as figure, coalesce(ended_at, requested_at) as at, amount from money_requests
  where kind = 'refund' and state = 'done'`);

const weight = sql`case when name in ('first-payers', 'offer-players') then 0 else day - date '2020-01-01' end`;

/** The same from `figure_hours`. Visits leave no rows to compare with. */
const kept = sql<Counted>`
  select name || case when key <> '' and name = 'failed' or name like 'offer-%' then ' ' || key else '' end
      || case when currency <> '' then ' ' || currency else '' end as figure,
    sum(count)::bigint as count, sum(amount)::bigint as amount,
    sum(count * ${weight})::bigint as days
  from figure_hours
  where name not in ('actives', 'gaps') and (name not in ('payers', 'first-payers') or day > ${since})
  group by 1 having sum(count) <> 0 or sum(amount) <> 0 or sum(count * ${weight}) <> 0`;

function add(sums: Sums, rows: readonly Counted[]): void {
  for (const row of rows) {
    const sum = sums.get(row.figure);
    sums.set(row.figure, {
      figure: row.figure,
      count: row.count + (sum?.count ?? 0),
      amount: row.amount + (sum?.amount ?? 0),
      days: row.days + (sum?.days ?? 0),
    });
  }
}

async function countRows(tx: Tx, batch: number): Promise<Sums> {
  const sums: Sums = new Map();
  for await (const range of ranges(tx, 'payments', batch))
    add(sums, (await ofPayments(range).execute(tx)).rows);
  for await (const range of ranges(tx, 'users', batch)) {
    for (const query of [ofPlayers, ofPayers, ofFirstPayers, ofOfferPlayers])
      add(sums, (await query(range).execute(tx)).rows);
  }
  add(sums, (await ofRefunds.execute(tx)).rows);
  return sums;
}

/** A code's counted uses equal its completed payments, and no code was promised without a counter. */
const ofCounts = sql<{ problem: string }>`
  select 'code ' || offers.code || ' has ' || coalesce(used, 0) || ' uses, ' || paid.count || ' payments' as problem
  from offers left join offer_counts on offer_id = offers.id
  cross join lateral (select coalesce(sum(count), 0)::bigint as count from figure_hours
    where key = offers.id::text and name = 'offer-paid' and name like 'offer-%') paid
  where coalesce(used, 0) <> paid.count
  union all
  select 'code ' || key || ' was promised and is not counted' from figure_hours
  where name = 'offer-begun' and not exists (select from offer_counts where offer_id::text = key) group by key`;

const shown = ({ count, amount, days }: Omit<Counted, 'figure'>) => `${count} (${amount}, days ${days})`;
const nothing = { count: 0, amount: 0, days: 0 };

/**
 * Differences between the dashboard's sums and the rows, one line each; there must never be any, except while a
 * backfill is in progress. Requires one view of the database, as batches are added up: a transaction on PostgreSQL,
 * or the only connection on the embedded database.
 */
export const figureProblems = (db: Db, batch = 2000): Promise<string[]> =>
  inTransaction(
    db,
    async (tx) => {
      const isPending = await tx.selectFrom('backfills').select('name').limit(1).executeTakeFirst();
      if (isPending) return [];
      const counted = await countRows(tx, batch);
      const sums: Sums = new Map();
      add(sums, (await kept.execute(tx)).rows);
      const uses = await ofCounts.execute(tx);
      const differing = [...new Set([...counted.keys(), ...sums.keys()])].sort().flatMap((figure) => {
        const [is, should] = [shown(sums.get(figure) ?? nothing), shown(counted.get(figure) ?? nothing)];
        return is === should ? [] : [`the figure "${figure}" is ${is}, its rows ${should}`];
      });
      return [...differing, ...uses.rows.map(({ problem }) => problem)];
    },
    'repeatable read',
  );
