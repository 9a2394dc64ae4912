import { type RawBuilder, sql } from 'kysely';
import type { Static } from 'typebox';
import { type Currency, currencies, unitsPerWhole } from '../../contract/currencies';
import { date, decimal, text, word } from '../../contract/fields';
import { type Condition, type ListQuery, type RestQuery, readListQuery } from '../catalog/restQuery';
import { seesContacts } from '../contacts';
import type { Db } from '../db/tables';
import { invalid } from '../errors';
import type { Caller } from '../http/types';
import { isId } from '../ids';
import { common } from '../messages/common';
import { type Found, findPayments, searches } from './search';

/** What the list is filtered by: the payment's own fields; `amount` in the usual unit of each currency. */
const fields = {
  createdAt: date(),
  status: word(['PENDING', 'COMPLETED', 'FAILED', 'CANCELLED']),
  gateway: text(),
  currency: word(currencies),
  packageId: text(),
  userId: text(),
  amount: decimal(),
};

/** A list query with its filter as SQL over `payments`. */
export interface TransactionQuery {
  where: RawBuilder<boolean>;
  /** The part of it in one currency, within which amounts are compared, and of one state if given. */
  whereIn: (currency: Currency, status: string | undefined) => RawBuilder<boolean>;
  /** Whether it wants one package or gateway, or any state: each has an index of its own for a sort by amount. */
  isOfOneKind: boolean;
  /** The states that the filter asks for; empty for all. */
  statuses: string[];
  /** The same filter without the state, for the counts of the tabs. */
  whereAnyStatus: RawBuilder<boolean>;
  /** Whether anything but the state narrows the list. */
  isNarrowed: boolean;
  /** Whether its text finds more than the list has. */
  isMore: boolean;
  from: number;
  to: number;
  sort: ListQuery['sort'];
}

/** `readQuery` for a list: what its text finds is looked up first, so that the plan is the same for any text. */
export async function readListed(
  db: Db,
  query: Static<typeof RestQuery>,
  reader: Pick<Caller, 'staffRoles'>,
): Promise<TransactionQuery> {
  const text = readListQuery({ fields }, withSort(query), []).search.trim();
  const found = text ? await findPayments(db, text, seesContacts(reader)) : undefined;
  return readQuery(query, reader, found);
}

/** Validates a list query (`readListQuery`); a sort other than by time or amount throws 400, as no index has its order. */
export function readQuery(
  query: Static<typeof RestQuery>,
  reader: Pick<Caller, 'staffRoles'>,
  known?: Found,
): TransactionQuery {
  const { search, conditions, from, to, sort } = readListQuery({ fields }, withSort(query), []);
  if (!['createdAt', 'amount'].includes(sort.column)) throw invalid({ sort: [common.wrongValue] });
  const text = search.trim();
  const isFound = known
    ? sql<boolean>`payments.id = any(${known.ids}::text[])`
    : searches(text, seesContacts(reader));
  const found = text ? [isFound] : [];
  const others = [...conditions.filter(({ column }) => column !== 'status').map(holds), ...found];
  const states = conditions.filter(({ column }) => column === 'status');
  return {
    where: allOf([...states.map(holds), ...others]),
    whereIn: (currency, status) =>
      allOf([
        sql`payments.currency = ${currency}`,
        status === undefined ? sql`true` : sql`payments.status = ${status}`,
        ...conditions.map((condition) =>
          condition.column === 'amount' ? amountIn(currency, condition) : holds(condition),
        ),
        ...found,
      ]),
    isOfOneKind: conditions.some(
      ({ column, values }) =>
        column === 'status' || (/^(packageId|gateway)$/.test(column) && values.length === 1),
    ),
    statuses: states.flatMap(({ values }) => values.map(String)),
    whereAnyStatus: allOf(others),
    isNarrowed: others.length > 0,
    isMore: known?.isMore ?? false,
    from,
    to,
    sort,
  };
}

const withSort = (query: Static<typeof RestQuery>) => ({ sort: '["createdAt","DESC"]', ...query });

/** All of these hold. */
export const allOf = (conditions: Array<RawBuilder<unknown>>): RawBuilder<boolean> =>
  sql<boolean>`${sql.join([sql`true`, ...conditions], sql` and `)}`;

function holds(condition: Condition): RawBuilder<unknown> {
  const { column, operator, values } = condition;
  if (operator === '>') throw invalid({ [`${column}_gt`]: [common.wrongValue] });
  if (column === 'amount') {
    const anyOf = currencies.map(
      (currency) => sql`(payments.currency = ${currency} and ${amountIn(currency, condition)})`,
    );
    return sql`(${sql.join(anyOf, sql` or `)})`;
  }
  const known = /^(packageId|userId)$/.test(column) ? values.filter((value) => isId(String(value))) : values;
  if (known.length === 0) return sql`false`;
  const name = sql.ref(`payments.${column}`);
  return operator === 'in'
    ? sql`${name} in (${sql.join(known)})`
    : sql`${name} ${sql.raw(operator)} ${known[0]}`;
}

/** Amounts as they are stored: in the smallest unit of a currency. */
function amountIn(currency: Currency, { operator, values }: Condition): RawBuilder<unknown> {
  const round = operator === '<=' ? Math.floor : Math.ceil;
  const comparison = operator === 'in' ? sql`=` : sql.raw(operator);
  const anyOf = values.map((value) => {
    // Free of the error of a decimal fraction, as 1.1 * 100 is a little more than 110.
    const units = Number((Number(value) * unitsPerWhole[currency]).toFixed(4));
    if (operator === 'in' && !Number.isInteger(units)) return sql`false`;
    return sql`payments.amount ${comparison} ${round(units)}`;
  });
  return anyOf.length > 0 ? sql`(${sql.join(anyOf, sql` or `)})` : sql`false`;
}
