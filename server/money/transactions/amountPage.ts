import { sql } from 'kysely';
import type { Db } from '../../db/tables';
import { type AmountKind, amountsOf, isByKind, ofKindRow, rowsOf } from './amounts';
import type { TransactionQuery } from './filters';
import { countMatching, isAcross, reachOf } from './matching';

/** A query whose page is read, and how many rows match it, counted only as far as needed. */
interface Counted {
  query: TransactionQuery;
  count: number;
}

/**
 * Rewrites a query to one that returns the same page but matches fewer rows. Sorted by amount within a period, the
 * matching rows may be anywhere in the amount index. So this counts the payments of each amount in the page's order, only
 * as far as the page, and the query then reads only the amounts on it.
 */
export async function withinAmounts(db: Db, { query, count }: Counted): Promise<Counted> {
  const { sort, to } = query;
  const isFew = count <= reachOf(query, sort, to + 1);
  const isOneOrder = sort.column !== 'amount' || !isAcross(query, sort);
  if (isOneOrder || isFew || query.late || !isByKind(query)) return { query, count };
  const kinds = query.amounts ?? (await amountsOf(db, query));
  if (!kinds) return { query, count };
  const { amounts, before } = await pageOf(db, query, kinds.sort(inOrder(sort.direction)));
  const narrowed = { ...query, amounts, from: query.from - before, to: to - before };
  return {
    query: narrowed,
    count: await countMatching(db, narrowed, reachOf(narrowed, sort, narrowed.to + 1)),
  };
}

const inOrder = (direction: 'asc' | 'desc') => (a: AmountKind, b: AmountKind) =>
  (direction === 'asc' ? 1 : -1) *
  (a.currency === b.currency ? a.amount - b.amount : a.currency < b.currency ? -1 : 1);

/** The kinds with the page's amounts, and how many payments precede them. */
async function pageOf(db: Db, query: TransactionQuery, kinds: AmountKind[]) {
  const { rows } = await sql<Pick<AmountKind, 'currency' | 'amount'> & { count: number }>`
    select currency, amount, count(*) as count from (
      select kind.currency, kind.amount from ${rowsOf(kinds)}
      cross join lateral (select from payments where ${ofKindRow} and ${query.rest} limit ${query.to + 1}) payments
      order by kind.position limit ${query.to + 1}
    ) counted group by currency, amount`.execute(db);
  const nameOf = (kind: Pick<AmountKind, 'currency' | 'amount'>) => `${kind.currency} ${kind.amount}`;
  const counts = new Map(rows.map((row) => [nameOf(row), row.count]));
  const names = [...new Set(kinds.map(nameOf))];
  let end = 0;
  const ranges = names.map((name) => {
    const start = end;
    end += counts.get(name) ?? 0;
    return { name, start, end };
  });
  const onPage = ranges.filter((range) => range.end > query.from && range.start <= query.to);
  const wanted = new Set(onPage.map(({ name }) => name));
  return { amounts: kinds.filter((kind) => wanted.has(nameOf(kind))), before: onPage[0]?.start ?? 0 };
}
