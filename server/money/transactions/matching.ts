import { type RawBuilder, sql } from 'kysely';
import { currencies } from '../../../contract/currencies';
import { lastListedRow } from '../../../contract/resource';
import type { Db } from '../../db/tables';
import type { ListQuery } from '../../resources/restQuery';
import { allOf } from '../../resources/sqlSource';
import { type AmountKind, isOfKind, ofKindRow, rowsOf, statuses } from './amounts';
import type { Kinds, TransactionQuery } from './filters';
import type { LatePayments } from './settled';

/**
 * How the list is read so that its cost is bounded for any combination of filters, whatever the planner estimates.
 * Indexes begin with the state and the gateway, or with the package and these; where the filter leaves one open, all of
 * its values are listed. The rows with the same leading values are in order of time, or of amount (db/indexList.ts), and
 * the index includes the other filter columns, so that the table is not read for a row that does not match.
 */

/** Up to this many matches are all read and sorted; with more, enough rows for a late page turn up soon in any order. */
const looked = 20_000;
/** The rows of an early page turn up soon when there are more matches than the list can show. */
const early = 500;

/** With more index prefixes than this, they are not read one by one. */
const mostBranches = 48;

const rest = sql`payments.created_at, payments.currency, payments.amount, payments.refunded`;
const inner = sql`created_at, currency, amount, refunded`;
const columns = sql`payments.id, ${rest}`;
/**
 * For rows that have to be sorted: ids are hexadecimal, so byte order equals that of any collation, and is faster to
 * compare.
 */
const sorted = sql`payments.id collate "C" as id, ${rest}`;

/** The number of matching payments, counted up to one past `most`. */
export async function countMatching(db: Db, query: TransactionQuery, most: number): Promise<number> {
  const late = query.late ? sql` union all select 1 from ${lateRows(query, query.late)}` : sql``;
  const { rows } = await sql<{ count: number }>`select count(*) as count from (
    select 1 from ${matching(query)}${late} limit ${most + 1}) as counted`.execute(db);
  return rows[0]?.count ?? 0;
}

interface RowsInput {
  sort: ListQuery['sort'];
  most: number;
  /** How many match, counted up to one past `reachOf`. */
  count: number;
}

/** How far matches have to be counted for `firstRows` to choose its method. */
export const reachOf = (query: TransactionQuery, sort: ListQuery['sort'], most: number): number =>
  isAcross(query, sort) && most > early ? looked : lastListedRow;

/**
 * Whether a filter is unrelated to the order: matching rows may then be anywhere in that order's index. Only then does
 * `firstRows` need to know how many match.
 */
export const isAcross = (query: TransactionQuery, { column }: ListQuery['sort']): boolean =>
  column === 'amount'
    ? query.columns.has('createdAt')
    : !isWalked(query.amounts) && (query.columns.has('amount') || query.columns.has('currency'));

/** Whether the kinds are few enough to merge their rows, each in chronological order. */
const isWalked = (amounts?: AmountKind[]): amounts is AmountKind[] =>
  amounts !== undefined && amounts.length <= mostBranches;

/** At least the first `most` rows of an order, as `payments`. */
export function firstRows(query: TransactionQuery, wanted: RowsInput): RawBuilder<unknown> {
  const first = firstNear(query, wanted);
  if (!query.late) return first;
  const { sort, most } = wanted;
  const by = sort.column === 'amount' ? ['currency', 'amount', 'id'] : ['created_at', 'id'];
  const order = by.map((column) => sql`${sql.ref(column)} ${sql.raw(sort.direction)}`);
  return sql`(select id collate "C" as id, ${inner} from (
      select ${columns} from ${first} order by ${sql.join(order)} limit ${most}) payments
    union all select id, ${inner} from ${lateRows(query, query.late)}) payments`;
}

/** All late ones, unordered: they are few. */
const lateRows = ({ kinds }: TransactionQuery, { ids, others }: LatePayments) =>
  sql`(select ${sorted} from payments where payments.id = any(${ids}::text[]) and ${ofKinds(kinds)} and ${others}
    offset 0) payments`;

/** The same without the late ones. */
function firstNear(query: TransactionQuery, { sort, most, count }: RowsInput): RawBuilder<unknown> {
  const across = isAcross(query, sort);
  const branches = branchesOf(query);
  if (query.columns.has('offerId') && !query.columns.has('userId') && !query.isSearch)
    return ofOffer(query, { sort, most });
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

/** Whether one chronological index begins with everything that the filter names. */
const isOfOneKind = ({ kinds, amounts }: TransactionQuery): boolean => {
  const named = Object.values(kinds);
  if (isWalked(amounts)) return false;
  return named.length === 0 || (named.length === 1 && named[0]?.length === 1);
};

/** All matches but late ones, unordered; `offset 0` keeps the planner from walking an index in search of rare rows. */
function matching(query: TransactionQuery): RawBuilder<unknown> {
  if (query.isSearch || query.columns.has('userId') || query.columns.has('offerId'))
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

/** The index prefixes that the filter allows. */
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

type Rows = Pick<RowsInput, 'sort' | 'most'>;

/** The rows of each prefix in order, which the planner merges; from the limit it knows that it need not sort them. */
function byTime(query: TransactionQuery, branches: Branches, { sort, most }: Rows) {
  const direction = sql.raw(sort.direction);
  const order = sql`order by created_at ${direction}, id ${direction} limit ${most}`;
  return isWalked(query.amounts)
    ? merged(query.amounts.map(isOfKind), query.rest, order)
    : merged(branches, query.others(), order);
}

/** The rows of a code by its own indexes; by amount, those of each currency. */
function ofOffer(query: TransactionQuery, { sort, most }: Rows): RawBuilder<unknown> {
  if (sort.column === 'createdAt') return sql`payments where ${whereOf(query)}`;
  const direction = sql.raw(sort.direction);
  const order = sql`order by amount ${direction}, id ${direction} limit ${most}`;
  const parts = currencies.map(
    (currency) =>
      sql`(select ${columns} from payments where ${ofKinds(query.kinds)} and ${query.others(currency)} ${order})`,
  );
  return sql`(${sql.join(parts, sql` union all `)}) payments`;
}

/**
 * The same by amount, within each currency. The amounts are given as a range: for a single amount the planner would sort
 * all of it, although an index has the order.
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
