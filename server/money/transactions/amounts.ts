import { type RawBuilder, sql } from 'kysely';
import { type Currency, currencies } from '../../../contract/currencies';
import type { Db } from '../../db/tables';
import type { TransactionQuery } from './filters';

/** The leading columns of the index `payments_of_amount_by_time`; within one kind it is in chronological order. */
export interface AmountKind {
  status: string;
  gateway: string;
  currency: Currency;
  amount: number;
}

/** Prices are few. If there are more kinds than this, kinds are not used. */
const most = 400;

/** The same query with the kinds it can match, if it filters by amount and they are few. */
export async function withAmounts(db: Db, query: TransactionQuery): Promise<TransactionQuery> {
  if (!query.columns.has('amount') || !isByKind(query)) return query;
  return { ...query, amounts: await amountsOf(db, query) };
}

/**
 * Whether the list is found by state and gateway. Payments of a package or a code have their own indexes, as they have one
 * price or few.
 */
export const isByKind = ({ isSearch, columns, kinds }: TransactionQuery): boolean =>
  !isSearch && !columns.has('userId') && !columns.has('offerId') && !kinds.packageId;

/** The kinds that a query can match, with one step through the index for each; undefined when there are too many. */
export async function amountsOf(db: Db, query: TransactionQuery): Promise<AmountKind[] | undefined> {
  const names = currencies.map((currency) => sql.ref(`of_${currency.toLowerCase()}`));
  const steps = currencies.map((currency, n) => sql`${names[n]} as (${stepsOf(query, currency)})`);
  const all = names.map((name) => sql`select * from ${name}`);
  const { rows } = await sql<AmountKind>`with recursive ${sql.join(steps)}
    select * from (${sql.join(all, sql` union all `)}) kinds limit ${most + 1}`.execute(db);
  return rows.length > most ? undefined : rows;
}

function stepsOf({ kinds, gateways, amountIn }: TransactionQuery, currency: Currency): RawBuilder<unknown> {
  const next = (kind: RawBuilder<unknown>, after: RawBuilder<unknown>) => sql`cross join lateral (
    select currency, amount from payments where status = ${kind}.status and gateway = ${kind}.gateway
      and ${amountIn(currency)} and ${after} order by amount limit 1) next`;
  return sql`select kind.status, kind.gateway, next.currency, next.amount from (
      select * from unnest(${kinds.status ?? statuses}::text[]) statuses (status)
      cross join unnest(${kinds.gateway ?? gateways}::text[]) gateways (gateway)
    ) kind ${next(sql`kind`, sql`true`)}
    union
    select found.status, found.gateway, next.currency, next.amount
    from ${sql.ref(`of_${currency.toLowerCase()}`)} found ${next(sql`found`, sql`amount > found.amount`)}`;
}

export const statuses = ['COMPLETED', 'PENDING', 'FAILED', 'CANCELLED'];

/** Kinds as rows of a statement, in their order. */
export const rowsOf = (kinds: readonly AmountKind[]): RawBuilder<unknown> => {
  const column = <K extends keyof AmountKind>(name: K) => kinds.map((kind) => kind[name]);
  return sql`(select * from unnest(${column('status')}::text[], ${column('gateway')}::text[],
    ${column('currency')}::text[], ${column('amount')}::bigint[])
    with ordinality as kinds (status, gateway, currency, amount, position) order by position) kind`;
};

/** Condition for the payments of a kind that `rowsOf` lists. */
export const ofKindRow = sql<boolean>`payments.status = kind.status and payments.gateway = kind.gateway
  and payments.currency = kind.currency and payments.amount = kind.amount`;

export const isOfKind = ({ status, gateway, currency, amount }: AmountKind): RawBuilder<boolean> =>
  sql`payments.status = ${status} and payments.gateway = ${gateway} and payments.currency = ${currency}
    and payments.amount = ${amount}`;
