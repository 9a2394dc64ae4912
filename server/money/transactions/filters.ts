import { type RawBuilder, sql } from 'kysely';
import { type Currency, currencies, toMinorUnits } from '../../../contract/currencies';
import { paymentStatuses } from '../../../contract/moneyStates';
import type { Db, Tx } from '../../db/tables';
import { invalid } from '../../platform/errors';
import { common } from '../../platform/messages/common';
import type { Condition } from '../../resources/restQuery';
import { beginningsOf } from './settled';

/** Whether a condition names states that payments must have. */
export const isOfStatus = ({ column, operator, values, isNegated }: Condition): boolean =>
  column === 'status' && operator === 'in' && !isNegated && values.length > 0;

/** A payment's id has no form that could be checked; the list is in no order of ids, so it is not paged by them. */
export function idHolds({ operator, values }: Condition): RawBuilder<unknown> {
  if (operator === '>') throw invalid({ id_gt: [common.wrongValue] });
  return sql`id = any(${values.map(String)}::text[])`;
}

/** Amounts are compared as they are stored: in the smallest unit of each currency. */
export function amountHolds(condition: Condition): RawBuilder<unknown> {
  const anyOf = currencies.map(
    (currency) => sql`(currency = ${currency} and ${amountIn(currency, condition)})`,
  );
  return sql`(${sql.join(anyOf, sql` or `)})`;
}

function amountIn(currency: Currency, { operator, values }: Condition): RawBuilder<unknown> {
  const round = operator === '<=' ? Math.floor : Math.ceil;
  const units = values.map((value) => toMinorUnits(Number(value), currency));
  if (operator === 'in') return sql`amount = any(${units.filter(Number.isInteger)}::bigint[])`;
  return sql`amount ${sql.raw(operator)} ${round(units[0] ?? 0)}`;
}

/**
 * What follows from a filter: a period of the beginnings from one of the ends; any state from a gateway, as the index of both
 * begins with the state, and a gateway of few payments is found by it.
 */
export async function impliedBy(
  db: Db | Tx,
  conditions: readonly Condition[],
): Promise<Array<RawBuilder<unknown>>> {
  const isByGateway = conditions.some(({ column, isNegated }) => column === 'gateway' && !isNegated);
  const anyStatus = isByGateway && !conditions.some(isOfStatus);
  return [
    ...(anyStatus ? [sql`status in (${sql.join([...paymentStatuses])})`] : []),
    ...(await beginningsOf(db, conditions)),
  ];
}
