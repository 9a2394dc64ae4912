import { type RawBuilder, sql } from 'kysely';
import { parseDateTime } from '../../../contract/dateTimes';
import { lastListedRow } from '../../../contract/resource';
import type { UserFilter, UserListQuery } from '../../../contract/users';
import { dayOf, vietnamZone } from '../../../contract/vietnamTime';
import { addMs } from '../../platform/clock';
import { invalid } from '../../platform/errors';
import { common } from '../../platform/messages/common';

/**
 * The day in Vietnam on which a user was last active; the same expression as in the index and the sums (migration
 * 031).
 */
export const lastDay = sql`greatest(last_seen_on, (last_login_at at time zone ${sql.lit(vietnamZone)})::date)`;

type Periods = Pick<UserFilter, 'CreatedFrom' | 'CreatedTo' | 'LastSeenFrom' | 'LastSeenTo'>;

/** A bound as a moment; for a day, its midnight in Vietnam. Throws 400 for one outside the range of dates. */
function momentOf(name: keyof Periods, text: string): Date {
  const moment = parseDateTime(text);
  if (!moment) throw invalid({ [name]: [common.wrongValue] });
  return moment;
}

/** The conditions for the periods that a filter names. */
export function periodConditions(filter: Periods): RawBuilder<unknown>[] {
  const bound = (name: keyof Periods, condition: (moment: Date) => RawBuilder<unknown>) => {
    const text = filter[name];
    return text === undefined ? [] : [condition(momentOf(name, text))];
  };
  return [
    ...bound('CreatedFrom', (moment) => sql`created_at >= ${moment}`),
    // Moments are shown and filtered by the millisecond, and the last one is included whole.
    ...bound('CreatedTo', (moment) => sql`created_at < ${addMs(moment, 1)}`),
    ...bound('LastSeenFrom', (moment) => sql`${lastDay} >= ${dayOf(moment)}::date`),
    ...bound('LastSeenTo', (moment) => sql`${lastDay} <= ${dayOf(moment)}::date`),
  ];
}

export const hasPeriod = ({ CreatedFrom, CreatedTo, LastSeenFrom, LastSeenTo }: Periods): boolean =>
  Boolean(CreatedFrom ?? CreatedTo ?? LastSeenFrom ?? LastSeenTo);

/**
 * The newest users of a period, up to one past the end of the list: any order but the period's own requires sorting,
 * and scanning that other order's index for a short period would read the whole table. Undefined in the period's own
 * order.
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
