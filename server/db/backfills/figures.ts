import { type RawBuilder, sql } from 'kysely';
import { keptHours } from '../rollUpDays';
import type { Tx } from '../tables';
import { clockIn, dayIn, lastDayText, midnightIn } from '../vietnamDays';
import type { Backfill } from './run';

const settled = sql`coalesce(settled_at, created_at)`;

/**
 * Adds to slot 0 of `figure_hours` the amount by which `counted` (name, key, currency, clock, count, amount) exceeds
 * the sums selected by `isKept`, whose keys `key` maps to those being counted. As in days.ts, both come from one
 * snapshot, so that nothing is locked or counted twice, and repeating it changes nothing.
 */
async function addDifference(
  tx: Tx,
  counted: RawBuilder<unknown>,
  isKept: RawBuilder<unknown>,
  key: RawBuilder<unknown> = sql`key`,
): Promise<void> {
  const hour = sql`case when day < ${dayIn(sql`now()`)} - ${keptHours}::int then 0 else hour end`;
  await sql`
    insert into figure_hours (name, key, currency, day, hour, slot, count, amount)
    select name, key, currency, day, ${hour}, 0, sum(count), sum(amount) from (
      select name, key, currency, clock::date as day, extract(hour from clock) as hour, count, amount
      from (${counted}) as rows
      union all
      select name, ${key}, currency, day, hour, -count, -amount from figure_hours where ${isKept}
    ) as figures group by 1, 2, 3, 4, 5 having sum(count) <> 0 or sum(amount) <> 0
    on conflict (name, day, hour, key, currency, slot)
    do update set count = figure_hours.count + excluded.count, amount = figure_hours.amount + excluded.amount`.execute(
    tx,
  );
}

const paidFor = (isOfPackage: RawBuilder<unknown>) => sql`
  select 'paid' as name, coalesce(package_id::text, '') as key, currency, ${clockIn(settled)} as clock, 1 as count, amount
  from payments where status = 'COMPLETED' and ${isOfPackage}`;

/** One part per package, preceded by one for deleted packages: payments no longer name them, but the sums do. */
export const figurePackages: Backfill = {
  name: 'figure_packages',
  async batch(tx, at) {
    if (at === '') {
      const isGone = sql`name = 'paid' and not exists (select from diamond_packages where id::text = key)`;
      await addDifference(tx, paidFor(sql`package_id is null`), isGone, sql`''`);
      return '0';
    }
    const { rows } = await sql<{ id: string }>`
      select id::text from diamond_packages where id::text > ${at} order by id::text limit 1`.execute(tx);
    const [next] = rows;
    if (!next) return null;
    await addDifference(
      tx,
      paidFor(sql`package_id = ${next.id}::uuid`),
      sql`name = 'paid' and key = ${next.id}`,
    );
    return next.id;
  },
};

/** One part for each month in which payments were started, found through the index of the newest. */
export const figurePayments: Backfill = {
  name: 'figure_payments',
  async batch(tx, at) {
    const after = at === '' ? sql`true` : sql`created_at >= ${midnightIn(sql`${at}::date`)}`;
    const { rows } = await sql<{ first: string | null; next: string | null }>`
      select month::text as first, (month + interval '1 month')::date::text as next from (
        select date_trunc('month', ${clockIn(sql`min(created_at)`)})::date as month from payments where ${after}
      ) as months`.execute(tx);
    const { first, next } = rows[0] ?? { first: null, next: null };
    if (!first || !next) return null;
    const days = sql`day >= ${first}::date and day < ${next}::date`;
    const midnight = (day: string) => midnightIn(sql`${day}::date`);
    await addDifference(
      tx,
      sql`select facts.name, facts.key, '' as currency, ${clockIn(sql`created_at`)} as clock, 1 as count, 0 as amount
      from payments, lateral (values
        ('begun', '', true), ('begun-paid', '', status = 'COMPLETED'), ('failed', gateway, status = 'FAILED'),
        ('opened', '', exists (
          select from payment_attempts where payment_id = payments.id and linked_at is not null))
      ) as facts (name, key, holds)
      where facts.holds and created_at >= ${midnight(first)} and created_at < ${midnight(next)}`,
      sql`name in ('begun', 'begun-paid', 'failed', 'opened') and ${days}`,
    );
    return next;
  },
};

export const figureRefunds: Backfill = {
  name: 'figure_refunds',
  async batch(tx) {
    await addDifference(
      tx,
      sql`select 'refunded' as name, '' as key, currency, ${clockIn(sql`coalesce(ended_at, requested_at)`)} as clock,
        1 as count, amount
      from money_requests where kind = 'refund' and state = 'done'`,
      sql`name = 'refunded'`,
    );
    return null;
  },
};

const players = {
  'last-seen': sql`${sql.raw(lastDayText)}::timestamp`,
  'sign-ups': clockIn(sql`created_at`),
} as const;

/** One part per timestamp column. Until a player's first visit is counted, the last sign-in stands for it. */
export const figurePlayers: Backfill = {
  name: 'figure_players',
  async batch(tx, at) {
    const [next] = Object.entries(players).filter(([name]) => name > at);
    if (!next) return null;
    const [name, moment] = next;
    await addDifference(
      tx,
      sql`select ${name}::text as name, '' as key, '' as currency, clock, 1 as count, 0 as amount
        from (select role, ${moment} as clock from users) as players where role = 'User' and clock is not null`,
      sql`name = ${name}`,
    );
    return name;
  },
};
