import { type RawBuilder, sql } from 'kysely';
import { parseDateTime } from '../../../contract/dateTimes';
import { lastListedRow } from '../../../contract/resource';
import type { UserFilter, UserListQuery } from '../../../contract/users';
import { dayOf } from '../../../contract/vietnamTime';
import { lastDayText } from '../../db/vietnamDays';
import { addMs } from '../../platform/clock';
import { invalid } from '../../platform/errors';
import { common } from '../../platform/messages/common';

/** The day in Vietnam on which a user was last active. */
export const lastDay = sql.raw(lastDayText);

type Periods = Pick<
  UserFilter,
  'CreatedFrom' | 'CreatedTo' | 'LastSeenFrom' | 'LastSeenTo' | 'FirstPaidFrom' | 'FirstPaidTo'
>;
type Conditions = RawBuilder<unknown>[];

/** A bound as a moment; for a day, its midnight in Vietnam. Throws 400 for one outside the range of dates. */
function momentOf(name: keyof Periods, text: string): Date {
  const moment = parseDateTime(text);
  if (!moment) throw invalid({ [name]: [common.wrongValue] });
  return moment;
}

/** The condition of a bound, if the filter has it. */
function bound(
  filter: Periods,
  name: keyof Periods,
  condition: (moment: Date) => RawBuilder<unknown>,
): Conditions {
  const text = filter[name];
  return text === undefined ? [] : [condition(momentOf(name, text))];
}

/** The conditions for the periods that a user's own row is in. */
export const periodConditions = (filter: Periods): Conditions => [
  ...bound(filter, 'CreatedFrom', (moment) => sql`created_at >= ${moment}`),
  // Moments are shown and filtered by the millisecond, and the last one is included whole.
  ...bound(filter, 'CreatedTo', (moment) => sql`created_at < ${addMs(moment, 1)}`),
  ...bound(filter, 'LastSeenFrom', (moment) => sql`${lastDay} >= ${dayOf(moment)}::date`),
  ...bound(filter, 'LastSeenTo', (moment) => sql`${lastDay} <= ${dayOf(moment)}::date`),
];

/** The rows of `payer_days` that the figure of first-time payers counts on the days of a filter. */
const firstPayments = (filter: Periods) =>
  sql`payer_days where ${sql.join(
    [
      sql`is_first`,
      ...bound(filter, 'FirstPaidFrom', (moment) => sql`day >= ${dayOf(moment)}::date`),
      ...bound(filter, 'FirstPaidTo', (moment) => sql`day <= ${dayOf(moment)}::date`),
    ],
    sql` and `,
  )}`;

export const hasFirstPaid = ({ FirstPaidFrom, FirstPaidTo }: Periods) =>
  Boolean(FirstPaidFrom ?? FirstPaidTo);
const hasLastSeen = ({ LastSeenFrom, LastSeenTo }: Periods) => Boolean(LastSeenFrom ?? LastSeenTo);

/** The condition for users whose first payment was on the days that a filter names. */
export const firstPaidConditions = (filter: Periods): Conditions =>
  hasFirstPaid(filter)
    ? [sql`exists (select from ${firstPayments(filter)} and payer_days.user_id = users.id)`]
    : [];

export const hasPeriod = (filter: Periods): boolean =>
  Boolean(filter.CreatedFrom ?? filter.CreatedTo) || hasLastSeen(filter) || hasFirstPaid(filter);

/**
 * The newest users of a period that pass `own`, the conditions on their own row, up to one past the end of the list: any
 * order but the period's own requires sorting, and scanning that other order's index for a short period would read the
 * whole table. Undefined in the period's own order.
 */
export function newestOfPeriod(
  filter: Periods & Pick<UserListQuery, 'SortBy'>,
  own: RawBuilder<unknown>,
): RawBuilder<unknown> | undefined {
  const rows = sql`limit ${lastListedRow + 1}`;
  // Few players ever pay, so theirs is the shorter period; each is looked up by id.
  if (hasFirstPaid(filter))
    return sql`(select users.* from (select user_id, day from ${firstPayments(filter)}) as payers
      cross join lateral (select * from users where users.id = payers.user_id and ${own} limit 1) users
      order by payers.day desc, payers.user_id desc ${rows}) users`;
  const isByVisit = hasLastSeen(filter);
  if (!isByVisit && (filter.SortBy ?? 'createdAt') === 'createdAt') return undefined;
  const order = isByVisit ? lastDay : sql`created_at`;
  return sql`(select * from users where ${own} order by ${order} desc, id desc ${rows}) users`;
}
