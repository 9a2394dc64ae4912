import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../db/tables';
import { addMs, hours } from '../../platform/clock';
import type { Condition } from '../../resources/restQuery';
import { allOf } from '../../resources/sqlSource';

/**
 * Nearly all payments end within an hour, so that those that ended within a period began between an hour before it and an
 * hour after it, in which order the list's index has them. The few others have their own index.
 */
const near = hours(1);
const isLate = sql`settled_at - created_at not between interval '-1 hour' and interval '1 hour'`;

/** Between which moments payments began that ended within the period of a filter; nothing without one. */
export async function beginningsOf(
  db: Db | Tx,
  conditions: readonly Condition[],
): Promise<Array<RawBuilder<unknown>>> {
  const bound = (operator: Condition['operator']) => {
    const found = conditions.find(
      (one) => one.column === 'settledAt' && one.operator === operator && !one.isNegated,
    );
    return found && new Date(String(found.values[0]));
  };
  const [from, to] = [bound('>='), bound('<=')];
  if (!from && !to) return [];
  const period = allOf([
    ...(from ? [sql`settled_at >= ${from}`] : []),
    ...(to ? [sql`settled_at <= ${to}`] : []),
  ]);
  // Fenced by `offset 0`: the index of beginnings would be walked from either end for the first of these few.
  const { rows } = await sql<{ first: Date | null; last: Date | null }>`select min(created_at) as first,
    max(created_at) as last from (select created_at from payments where ${isLate} and ${period} offset 0) late`.execute(
    db,
  );
  const { first = null, last = null } = rows[0] ?? {};
  // A Date is cut to milliseconds.
  const [earliest, latest] = [first ?? from, last ? addMs(last, 1) : to];
  return [
    ...(from && earliest ? [sql`created_at >= ${lesser(addMs(from, -near), earliest)}`] : []),
    ...(to && latest ? [sql`created_at <= ${greater(addMs(to, near), latest)}`] : []),
  ];
}

const lesser = (a: Date, b: Date) => (a < b ? a : b);
const greater = (a: Date, b: Date) => (a > b ? a : b);
