import { type RawBuilder, sql } from 'kysely';
import type { Db } from '../../db/tables';
import { addMs, hours } from '../../platform/clock';
import type { Condition } from '../../resources/restQuery';
import { allOf } from '../../resources/sqlSource';
import type { TransactionQuery } from './filters';

/**
 * Lists payments that ended within a period, in order of their start. Nearly all payments end within an hour, so the
 * list's indexes are scanned from an hour before the period to an hour after it; the few others have their own index
 * and are looked up first.
 */
const near = hours(1);

/** Above this number, which no shop reaches, the shortcut is not used. */
const mostLate = 1000;

/** Ids of matching payments that began long before or after the period. */
export interface LatePayments {
  ids: string[];
  /** The filter without its kinds. */
  others: RawBuilder<boolean>;
}

interface Period {
  from?: Date;
  to?: Date;
}

function periodOf(conditions: readonly Condition[]): Period | undefined {
  const bound = (operator: Condition['operator']) => {
    const found = conditions.find(
      (one) => one.column === 'settledAt' && one.operator === operator && !one.isNegated,
    );
    return found && new Date(String(found.values[0]));
  };
  const [from, to] = [bound('>='), bound('<=')];
  return from || to ? { ...(from && { from }), ...(to && { to }) } : undefined;
}

const within = (column: 'settled_at' | 'created_at', { from, to }: Period) =>
  allOf([
    ...(from ? [sql`payments.${sql.raw(column)} >= ${from}`] : []),
    ...(to ? [sql`payments.${sql.raw(column)} <= ${to}`] : []),
  ]);

/** The same query, with the filter on the end of payments converted to one on their start. */
export async function nearSettled(
  db: Db,
  query: TransactionQuery,
  conditions: readonly Condition[],
): Promise<TransactionQuery> {
  const period = periodOf(conditions);
  // These have indexes of their own.
  const isFew = query.isSearch || query.columns.has('userId') || query.columns.has('offerId');
  if (!period || isFew) return query;
  const { from, to } = period;
  const begun = within('created_at', {
    ...(from && { from: addMs(from, -near) }),
    ...(to && { to: addMs(to, near) }),
  });
  const { rows } = await sql<{ id: string }>`select id from payments
    where settled_at - created_at not between interval '-1 hour' and interval '1 hour'
      and ${within('settled_at', period)} and not (${begun}) limit ${mostLate + 1}`.execute(db);
  if (rows.length > mostLate) return query;
  return {
    ...query,
    others: (currency) => allOf([begun, query.others(currency)]),
    rest: allOf([begun, query.rest]),
    columns: new Set([...query.columns, 'createdAt']),
    ...(rows.length > 0 && { late: { ids: rows.map(({ id }) => id), others: query.others() } }),
  };
}
