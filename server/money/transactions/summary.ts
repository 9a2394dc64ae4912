import { sql } from 'kysely';
import { type Currency, fromMinorUnits } from '../../../contract/currencies';
import type { Count, CurrencyTotal, TransactionSummary } from '../../../contract/transactions';
import type { Db } from '../../db/tables';
import type { Reader } from '../cases/caseReaders';
import { withAmounts } from './amounts';
import { capped, counted, sumOf } from './counts';
import type { TransactionQuery } from './filters';
import { countLook } from './look';
import { countMatching, firstRows, isAcross, reachOf } from './matching';

const statuses = ['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED'] as const;
type Status = (typeof statuses)[number];

/**
 * The counts of the tabs and the totals per currency of the payments that a filter matches. Without a filter the
 * completed ones come from the daily sums and are exact; otherwise at most ten thousand are read (studio.md section 2).
 */
export async function summarize(
  db: Db,
  asked: TransactionQuery,
  { reader, now }: { reader: Reader; now: Date },
): Promise<TransactionSummary> {
  const query = await withAmounts(db, asked);
  const { isNarrowed, isMore } = query;
  const wantsPaid = query.kinds.status?.includes('COMPLETED') ?? true;
  const paidTotals = await (isNarrowed ? readTotals(db, query) : readDays(db));
  const number = paidTotals.reduce((sum, { payments }) => sum + payments, 0);
  const orMore = (count: Count): Count => (isMore ? { ...count, isMore } : count);
  const paid = isNarrowed ? orMore(capped(number)) : { count: number, isMore: false };
  const [pending, failed, cancelled] = (await Promise.all(
    (['PENDING', 'FAILED', 'CANCELLED'] as const).map(async (status) =>
      capped(await countMatching(db, inState(query, status), counted)),
    ),
  )) as [Count, Count, Count];
  return {
    all: sumOf([paid, pending, failed, cancelled]),
    paid,
    pending: orMore(pending),
    failed: orMore(failed),
    cancelled: orMore(cancelled),
    look: await countLook(db, now, reader),
    totals: wantsPaid ? paidTotals.map((total) => (isMore ? { ...total, isMore } : total)) : [],
  };
}

/** The same filter for one state, whichever state it names. */
const inState = (query: TransactionQuery, status: Status): TransactionQuery => ({
  ...query,
  kinds: { ...query.kinds, status: [status] },
  amounts: query.amounts?.filter((kind) => kind.status === status),
  columns: new Set([...query.columns, 'status']),
});

interface Sums {
  currency: Currency;
  payments: number;
  amount: number;
  refunded: number;
}

async function readDays(db: Db): Promise<CurrencyTotal[]> {
  const { rows } = await sql<Sums>`
    select currency, coalesce(sum(count) filter (where name = 'paid'), 0)::bigint as payments,
      coalesce(sum(amount) filter (where name = 'paid'), 0)::bigint as amount,
      coalesce(sum(amount) filter (where name = 'refunded'), 0)::bigint as refunded
    from figure_hours where name in ('paid', 'refunded') group by currency order by currency desc`.execute(
    db,
  );
  return rows.filter(({ payments }) => payments > 0).map((row) => toTotal(row, false));
}

/** Totals of the newest ten thousand; there may be more. */
async function readTotals(db: Db, query: TransactionQuery): Promise<CurrencyTotal[]> {
  const paid = inState(query, 'COMPLETED');
  const sort = { column: 'createdAt', direction: 'desc' } as const;
  const count = isAcross(paid, sort) ? await countMatching(db, paid, reachOf(paid, sort, counted + 1)) : 0;
  const { rows } = await sql<Sums>`
    select currency, count(*) as payments, sum(amount)::bigint as amount, sum(refunded)::bigint as refunded
    from (
      select currency, amount, refunded from ${firstRows(paid, { sort, most: counted + 1, count })}
      order by created_at desc, id desc limit ${counted + 1}
    ) as newest
    group by currency order by currency desc`.execute(db);
  const isMore = rows.reduce((sum, { payments }) => sum + payments, 0) > counted;
  return rows.map((row) => toTotal(row, isMore));
}

const toTotal = ({ currency, payments, amount, refunded }: Sums, isMore: boolean): CurrencyTotal => ({
  currency,
  payments,
  amount: fromMinorUnits(amount, currency),
  refunded: fromMinorUnits(refunded, currency),
  isMore,
});
