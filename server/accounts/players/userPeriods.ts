import { type RawBuilder, sql } from 'kysely';
import { parseDateTime } from '../../../contract/dateTimes';
import { lastListedRow } from '../../../contract/resource';
import type { UserFilter, UserListQuery } from '../../../contract/users';
import { dayOf, vietnamZone } from '../../../contract/vietnamTime';
import { addMs } from '../../platform/clock';
import { invalid } from '../../platform/errors';
import { common } from '../../platform/messages/common';

/** The day in Vietnam on which a user was last there: the expression of the index and of the sums (migration 031). */
export const lastDay = sql`greatest(last_seen_on, (last_login_at at time zone ${sql.lit(vietnamZone)})::date)`;

type Periods = Pick<UserFilter, 'CreatedFrom' | 'CreatedTo' | 'LastSeenFrom' | 'LastSeenTo'>;

/** A bound as a moment; a day's is its midnight in Vietnam. Throws 400 for one that neither clocks nor the database know. */
function momentOf(name: keyof Periods, text: string): Date {
  const moment = parseDateTime(text);
  if (!moment) throw invalid({ [name]: [common.wrongValue] });
  return moment;
}

/** The conditions of the periods that a filter names. */
export function periodConditions(filter: Periods): RawBuilder<unknown>[] {
  const bound = (name: keyof Periods, condition: (moment: Date) => RawBuilder<unknown>) => {
    const text = filter[name];
    return text === undefined ? [] : [condition(momentOf(name, text))];
  };
  return [
    ...bound('CreatedFrom', (moment) => sql`created_at >= ${moment}`),
    // A moment is shown and asked for by the millisecond, of which the last one counts whole.
    ...bound('CreatedTo', (moment) => sql`created_at < ${addMs(moment, 1)}`),
    ...bound('LastSeenFrom', (moment) => sql`${lastDay} >= ${dayOf(moment)}::date`),
    ...bound('LastSeenTo', (moment) => sql`${lastDay} <= ${dayOf(moment)}::date`),
  ];
}

export const hasPeriod = ({ CreatedFrom, CreatedTo, LastSeenFrom, LastSeenTo }: Periods): boolean =>
  Boolean(CreatedFrom ?? CreatedTo ?? LastSeenFrom ?? LastSeenTo);

/**
 * The newest users of a period, as many as a list reaches and one more: in another order than the period's own the rows
 * have to be sorted, and walking that order's index would read the whole table in search of a short period. Undefined
 * where the order is the period's own.
 */
export function newestOfPeriod(
  filter: Periods & Pick<UserListQuery, 'SortBy'>,
  where: RawBuilder<unknown>,
): RawBuilder<unknown> | undefined {
  const isByVisit = Boolean(filter.LastSeenFrom ?? filter.LastSeenTo);
  if (!isByVisit && (filter.SortBy ?? 'createdAt') === 'createdAt') return undefined;
  const order = isByVisit ? lastDay : sql`created_at`;
  return sql`(select * from users where ${where} order by ${order} desc, id desc limit ${lastListedRow + 1}) users`;
}
