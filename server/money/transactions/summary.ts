import { type RawBuilder, sql } from 'kysely';
import { type Currency, fromMinorUnits } from '../../../contract/currencies';
import { paymentStatuses } from '../../../contract/moneyStates';
import type { Count, CurrencyTotal, TransactionSummary } from '../../../contract/transactions';
import type { Db } from '../../db/tables';
import type { ListQuery } from '../../resources/restQuery';
import { matching, type Reader } from '../../resources/sqlSource';
import { capped, counted, sumOf } from './counts';
import { isOfStatus } from './filters';
import { transactionRows } from './list';
import { countLook } from './look';

type Status = (typeof paymentStatuses)[number];

/**
 * The counts of the tabs and the totals per currency of the payments that a filter matches, whichever state it names. Without a
 * filter the completed ones come from the daily sums and are exact; otherwise at most ten thousand are read (studio.md section 2).
 */
export async function summarize(db: Db, query: ListQuery, reader: Reader): Promise<TransactionSummary> {
  const { conditions, search } = query;
  const others = conditions.filter((condition) => !isOfStatus(condition));
  const isNarrowed = search.trim() !== '' || others.length > 0;
  const { where, isMore = false } = await matching(
    db,
    transactionRows,
    { search, conditions: others },
    reader,
  );
  const sums = isNarrowed ? await readSums(db, where) : await readAll(db, where);
  const countOf = (status: Status): Count => {
    const own = sums.filter((one) => one.status === status);
    const count = own.reduce((sum, { payments }) => sum + payments, 0);
    if (!isNarrowed && status === 'COMPLETED') return { count, isMore: false };
    return isMore ? { ...capped(count), isMore } : capped(count);
  };
  const [pending, paid, failed, cancelled] = paymentStatuses.map(countOf) as [Count, Count, Count, Count];
  const wanted = conditions.find(isOfStatus)?.values ?? paymentStatuses;
  const totals = sums.filter(({ status }) => status === 'COMPLETED' && wanted.includes(status));
  return {
    all: sumOf([paid, pending, failed, cancelled]),
    paid,
    pending,
    failed,
    cancelled,
    look: await countLook(db, reader.now, reader.actor),
    totals: totals.map((sum) => toTotal(sum, paid.isMore)),
  };
}

/** The payments of a state in a currency. */
interface Sums {
  status: Status;
  currency: Currency;
  payments: number;
  amount: number;
  refunded: number;
}

/**
 * The sums of what a condition finds, of ten thousand and one of each state at most. One pass finds all of few payments; only of
 * more are the states read one by one.
 */
async function readSums(db: Db, where: RawBuilder<unknown>): Promise<Sums[]> {
  const sums = await sumsOf(db, [newest(where)]);
  const count = sums.reduce((sum, { payments }) => sum + payments, 0);
  if (count <= counted) return sums;
  return sumsOf(db, [newest(sql`${where} and status = 'COMPLETED'`), ...unpaid(where)]);
}

/** The sums of everything: the completed payments from the sums of the hours. */
async function readAll(db: Db, where: RawBuilder<unknown>): Promise<Sums[]> {
  const { rows: paid } = await sql<Sums>`
    select 'COMPLETED' as status, currency, coalesce(sum(count) filter (where name = 'paid'), 0)::bigint as payments,
      coalesce(sum(amount) filter (where name = 'paid'), 0)::bigint as amount,
      coalesce(sum(amount) filter (where name = 'refunded'), 0)::bigint as refunded
    from figure_hours where name in ('paid', 'refunded') group by currency order by currency desc`.execute(
    db,
  );
  return [...paid.filter(({ payments }) => payments > 0), ...(await sumsOf(db, unpaid(where)))];
}

const newest = (where: RawBuilder<unknown>) => sql`(select status, currency, amount, refunded from payments
  where ${where} order by created_at desc, id desc limit ${counted + 1})`;

/** The payments of each other state, in no order, as only their number is shown. */
const unpaid = (where: RawBuilder<unknown>) =>
  paymentStatuses
    .filter((status) => status !== 'COMPLETED')
    .map(
      (status) => sql`(select status, '' as currency, 0 as amount, 0 as refunded from payments
        where ${where} and status = ${status} limit ${counted + 1})`,
    );

async function sumsOf(db: Db, parts: Array<RawBuilder<unknown>>): Promise<Sums[]> {
  const { rows } = await sql<Sums>`
    select status, currency, count(*) as payments, sum(amount)::bigint as amount, sum(refunded)::bigint as refunded
    from (${sql.join(parts, sql` union all `)}) as newest
    group by status, currency order by currency desc`.execute(db);
  return rows;
}

const toTotal = ({ currency, payments, amount, refunded }: Sums, isMore: boolean): CurrencyTotal => ({
  currency,
  payments,
  amount: fromMinorUnits(amount, currency),
  refunded: fromMinorUnits(refunded, currency),
  isMore,
});
