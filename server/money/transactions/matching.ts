import { type RawBuilder, sql } from 'kysely';
import { currencies } from '../../../contract/currencies';
import { lastListedRow } from '../../../contract/resource';
import type { Db } from '../../db/tables';
import type { ListQuery } from '../../resources/restQuery';
import { allOf } from '../../resources/sqlSource';
import { type AmountKind, isOfKind, ofKindRow, rowsOf, statuses } from './amounts';
import type { Kinds, TransactionQuery } from './filters';

/**
 * How the list is read so that its cost is bounded for any combination of filters, whatever the planner guesses about
 * them. Indexes begin with the state and the gateway, or the package and these; where the filter leaves one open, all of
 * its values are named. The rows behind such a beginning are in the order of time, or of amounts (db/indexList.ts), and
 * the index has what else they are filtered by, so that the table is not read for a row that does not match.
 */

/** Up to so many matches are all read and sorted; of more, enough for a late page come soon in any order. */
const looked = 20_000;
/** The rows of an early page come soon among any matches that are more than the list has. */
const early = 500;

/** More beginnings of an index than these are not walked one by one. */
const mostBranches = 48;

const rest = sql`payments.created_at, payments.currency, payments.amount, payments.refunded`;
const columns = sql`payments.id, ${rest}`;
/** For rows that are sorted: ids are hexadecimal, so that the order of bytes is any collation's, and is found sooner. */
const sorted = sql`payments.id collate "C" as id, ${rest}`;

/** The number of the payments that match, counted up to one past `most`. */
export async function countMatching(db: Db, query: TransactionQuery, most: number): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select 1 from ${matching(query)} limit ${most + 1}) as counted`.execute(db);
  return rows[0]?.count ?? 0;
}

interface PageWanted {
  sort: ListQuery['sort'];
  most: number;
  /** How many match, counted up to one past `reachOf`. */
  count: number;
}

/** How far matches have to be counted for `firstRows` to choose its way. */
export const reachOf = (query: TransactionQuery, sort: ListQuery['sort'], most: number): number =>
  isAcross(query, sort) && most > early ? looked : lastListedRow;

/**
 * Whether a filter lies across the order: an index in that order then has what matches anywhere, or nowhere. Only then
 * `firstRows` needs to know how many match.
 */
export const isAcross = (query: TransactionQuery, { column }: ListQuery['sort']): boolean =>
  column === 'amount'
    ? query.columns.has('createdAt')
    : !isWalked(query.amounts) && (query.columns.has('amount') || query.columns.has('currency'));

/** Whether the kinds are few enough to merge what each of them has in the order of time. */
const isWalked = (amounts?: AmountKind[]): amounts is AmountKind[] =>
  amounts !== undefined && amounts.length <= mostBranches;

/** At least the first `most` rows of an order, as `payments`. */
export function firstRows(query: TransactionQuery, { sort, most, count }: PageWanted): RawBuilder<unknown> {
  const across = isAcross(query, sort);
  const branches = branchesOf(query);
  if (query.isSearch || query.columns.has('userId') || branches.length === 0 || query.amounts?.length === 0)
    return matching(query);
  if (across && (count <= reachOf(query, sort, most) || branches.length > mostBranches))
    return matching(query);
  const plain = sql`payments where ${whereOf(query)}`;
  if (branches.length > mostBranches) return plain;
  if (sort.column === 'createdAt')
    return !across && isOfOneKind(query) ? plain : byTime(query, branches, { sort, most });
  const isWhole = !across && Object.keys(query.kinds).length === 0;
  return byAmount(query, isWhole ? [sql`true`] : branches, { sort, most });
}

/** Whether one index in the order of time begins with all that the filter names. */
const isOfOneKind = ({ kinds, amounts }: TransactionQuery): boolean => {
  const named = Object.values(kinds);
  if (isWalked(amounts)) return false;
  return named.length === 0 || (named.length === 1 && named[0]?.length === 1);
};

/** All that match in no order; `offset 0` keeps the planner from walking an order in search of rows that are few. */
function matching(query: TransactionQuery): RawBuilder<unknown> {
  if (query.isSearch || query.columns.has('userId'))
    return sql`(select ${sorted} from payments
    where ${whereOf(query)} offset 0) payments`;
  if (query.amounts)
    return sql`(select payments.* from ${rowsOf(query.amounts)} cross join lateral (
      select ${sorted} from payments where ${ofKindRow} and ${query.rest} offset 0) payments) payments`;
  const { status = statuses, gateway = query.gateways, packageId } = query.kinds;
  if (gateway.length === 0) return sql`payments where false`;
  const kind = ofKinds({ status, gateway: [...gateway], ...(packageId && { packageId }) });
  const within = query.columns.has('amount') ? currencies : [undefined];
  const parts = within.map(
    (currency) => sql`(select ${sorted} from payments where ${kind} and ${query.others(currency)} offset 0)`,
  );
  return sql`(${sql.join(parts, sql` union all `)}) payments`;
}

const ofKinds = ({ status, gateway, packageId }: Kinds): RawBuilder<boolean> =>
  allOf([
    ...(packageId ? [sql`payments.package_id in (${sql.join(packageId)})`] : []),
    ...(status ? [sql`payments.status in (${sql.join(status)})`] : []),
    ...(gateway ? [sql`payments.gateway in (${sql.join(gateway)})`] : []),
  ]);

const whereOf = ({ kinds, others }: TransactionQuery): RawBuilder<boolean> =>
  allOf([ofKinds(kinds), others()]);

type Branches = Array<RawBuilder<unknown>>;

/** The beginnings of an index that the filter lets through. */
function branchesOf({ kinds, gateways }: TransactionQuery): Branches {
  const { status = statuses, gateway = gateways, packageId } = kinds;
  const packages = packageId?.map((id) => sql`payments.package_id = ${id} and `) ?? [sql``];
  return packages.flatMap((ofPackage) =>
    [...new Set(status)].flatMap((state) =>
      [...new Set(gateway)].map(
        (name) => sql`${ofPackage} payments.status = ${state} and payments.gateway = ${name}`,
      ),
    ),
  );
}

type Rows = Pick<PageWanted, 'sort' | 'most'>;

/** The rows of each beginning in their order, which the planner merges; by the limit it knows that it need not sort. */
function byTime(query: TransactionQuery, branches: Branches, { sort, most }: Rows) {
  const direction = sql.raw(sort.direction);
  const order = sql`order by created_at ${direction}, id ${direction} limit ${most}`;
  return isWalked(query.amounts)
    ? merged(query.amounts.map(isOfKind), query.rest, order)
    : merged(branches, query.others(), order);
}

/**
 * The same by amount, within each currency. What its amounts are is said as a range: for one amount alone the planner
 * would sort all of it, though an index has its order.
 */
function byAmount({ others, amounts }: TransactionQuery, branches: Branches, { sort, most }: Rows) {
  const direction = sql.raw(sort.direction);
  const order = sql`order by amount ${direction}, id ${direction} limit ${most}`;
  const firstIn = currencies.flatMap((currency) => {
    const known = amounts?.flatMap((kind) => (kind.currency === currency ? [kind.amount] : []));
    if (known?.length === 0) return [];
    const range = known ? [sql`amount between ${Math.min(...known)} and ${Math.max(...known)}`] : [];
    return [sql`(select * from ${merged(branches, allOf([others(currency), ...range]), order)} ${order})`];
  });
  return sql`(${sql.join(firstIn, sql` union all `)}) payments`;
}

const merged = (
  branches: Branches,
  others: RawBuilder<unknown>,
  order: RawBuilder<unknown>,
): RawBuilder<unknown> => {
  const parts = branches.map(
    (branch) => sql`(select ${columns} from payments where ${branch} and ${others} ${order})`,
  );
  return sql`(${sql.join(parts, sql` union all `)}) payments`;
};
