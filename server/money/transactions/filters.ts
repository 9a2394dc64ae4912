import { type RawBuilder, sql } from 'kysely';
import { type Currency, currencies, toMinorUnits } from '../../../contract/currencies';
import type { Db } from '../../db/tables';
import type { Actor } from '../../http/types';
import { invalid } from '../../platform/errors';
import { isId } from '../../platform/ids';
import { seesContacts } from '../../platform/masking/contacts';
import { common } from '../../platform/messages/common';
import { negated } from '../../resources/restList';
import type { Condition, ListQuery } from '../../resources/restQuery';
import { allOf } from '../../resources/sqlSource';
import type { AmountKind } from './amounts';
import { type Found, findPayments, searches } from './search';
import { type LatePayments, nearSettled } from './settled';

/** The filter's values for the columns with which the list's indexes begin. */
export type Kinds = Partial<Record<'status' | 'gateway' | 'packageId', string[]>>;

/** A list query with its filter as SQL over `payments`. */
export interface TransactionQuery {
  /** The whole filter, for exports. */
  where: RawBuilder<boolean>;
  kinds: Kinds;
  /** The gateways that occur in payments; those of the past may no longer have an adapter. */
  gateways: readonly string[];
  /** The filter without its kinds; for one currency if given, in which amounts are then compared. */
  others: (currency?: Currency) => RawBuilder<boolean>;
  /** The filter's conditions on currency and amount, for one currency. */
  amountIn: (currency: Currency) => RawBuilder<boolean>;
  /** The conditions on neither these nor kinds. */
  rest: RawBuilder<boolean>;
  /** The kinds with amounts that it can match, if they were looked up (amounts.ts) and are few. */
  amounts?: AmountKind[];
  /** Matches that the other conditions leave out, as they ended long after they were begun (settled.ts). */
  late?: LatePayments;
  /** The columns that the filter names. */
  columns: ReadonlySet<string>;
  /** Whether it has a search text, which finds a thousand payments at most. */
  isSearch: boolean;
  /** Whether anything but the state narrows the list. */
  isNarrowed: boolean;
  /** Whether its text matches more than the list has. */
  isMore: boolean;
  from: number;
  to: number;
  sort: ListQuery['sort'];
}

/** What is looked up before a list is read. */
interface LookedUp {
  gateways: string[];
  found?: Found;
}

/**
 * `transactionQuery` for a list: the ids that its text finds are looked up first, so that the plan is the same for any
 * text.
 */
export async function readListed(
  db: Db,
  list: ListQuery,
  reader: Pick<Actor, 'staffRoles'>,
): Promise<TransactionQuery> {
  const text = list.search.trim();
  if (text) return foundQuery(list, reader, await findPayments(db, text, seesContacts(reader)));
  const query = transactionQuery(list, reader, { gateways: await gatewaysOf(db) });
  return nearSettled(db, query, list.conditions);
}

/** The query of a list for payments that are found already. */
export const foundQuery = (list: ListQuery, reader: Pick<Actor, 'staffRoles'>, found: Found) =>
  transactionQuery(list, reader, { gateways: [], found });

/** The gateways that occur, with one index step for each, however many payments there are. */
async function gatewaysOf(db: Db): Promise<string[]> {
  const { rows } = await sql<{ gateway: string }>`with recursive found as (
      (select gateway from payments order by gateway limit 1)
      union all
      select (select gateway from payments where gateway > found.gateway order by gateway limit 1)
      from found where found.gateway is not null
    ) select gateway from found where gateway is not null`.execute(db);
  return rows.map(({ gateway }) => gateway);
}

/** The SQL of a list query. */
export function transactionQuery(
  { search, conditions, from, to, sort }: ListQuery,
  reader: Pick<Actor, 'staffRoles'>,
  lookedUp?: LookedUp,
): TransactionQuery {
  const text = search.trim();
  const isFound = lookedUp?.found
    ? sql<boolean>`payments.id = any(${lookedUp.found.ids}::text[])`
    : searches(text, seesContacts(reader));
  const found = text ? [isFound] : [];
  const ofKind = conditions.filter(isKind);
  const others = conditions.filter((condition) => !isKind(condition));
  const isOfAmount = ({ column }: Condition) => column === 'amount' || column === 'currency';
  const rest = [...others.filter((condition) => !isOfAmount(condition)).map(holds), ...found];
  const ofAmount = (currency?: Currency) => [
    ...(currency ? [sql`payments.currency = ${currency}`] : []),
    ...others
      .filter(isOfAmount)
      .map((condition) =>
        currency && condition.column === 'amount'
          ? negated(condition, amountIn(currency, condition))
          : holds(condition),
      ),
  ];
  return {
    where: allOf([...conditions.map(holds), ...found]),
    gateways: lookedUp?.gateways ?? [],
    kinds: Object.fromEntries(
      ofKind.map(({ column, values }) => [column, known(column, values).map(String)]),
    ),
    others: (currency) => allOf([...ofAmount(currency), ...rest]),
    amountIn: (currency) => allOf(ofAmount(currency)),
    rest: allOf(rest),
    // A column that must not have a value leaves nearly all rows.
    columns: new Set(conditions.flatMap(({ column, isNegated }) => (isNegated ? [] : [column]))),
    isSearch: text !== '',
    isNarrowed: text !== '' || conditions.some(({ column, isNegated }) => column !== 'status' || isNegated),
    isMore: lookedUp?.found?.isMore ?? false,
    from,
    to,
    sort,
  };
}

/** Whether an index of the list begins with the column; then the code that chooses the index applies the condition. */
const isKind = ({ column, operator, values, isNegated }: Condition) =>
  operator === 'in' &&
  !isNegated &&
  (column === 'status' || column === 'gateway' || column === 'packageId') &&
  known(column, values).length > 0;

/** The values that a column can have at all. */
const known = (column: string, values: unknown[]) =>
  /^(packageId|userId|offerId)$/.test(column) ? values.filter((value) => isId(String(value))) : values;

const holds = (condition: Condition): RawBuilder<unknown> => negated(condition, met(condition));

function met(condition: Condition): RawBuilder<unknown> {
  const { column, operator, values } = condition;
  if (operator === '>') throw invalid({ [`${column}_gt`]: [common.wrongValue] });
  if (column === 'amount') {
    const anyOf = currencies.map(
      (currency) => sql`(payments.currency = ${currency} and ${amountIn(currency, condition)})`,
    );
    return sql`(${sql.join(anyOf, sql` or `)})`;
  }
  const possible = known(column, values);
  if (possible.length === 0) return sql`false`;
  const name = sql.ref(`payments.${column}`);
  return operator === 'in'
    ? sql`${name} in (${sql.join(possible)})`
    : sql`${name} ${sql.raw(operator)} ${possible[0]}`;
}

/** Compares amounts as they are stored: in the smallest unit of a currency. */
function amountIn(currency: Currency, { operator, values }: Condition): RawBuilder<unknown> {
  const round = operator === '<=' ? Math.floor : Math.ceil;
  const units = values.map((value) => toMinorUnits(Number(value), currency));
  if (operator === 'in') return sql`payments.amount = any(${units.filter(Number.isInteger)}::bigint[])`;
  return sql`payments.amount ${sql.raw(operator)} ${round(units[0] ?? 0)}`;
}
