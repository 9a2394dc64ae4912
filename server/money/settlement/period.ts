import { parseDateTime } from '../../../contract/dateTimes';
import { settlementLimits } from '../../../contract/settlementFile';
import { dayOf } from '../../../contract/vietnamTime';
import { addMs, days } from '../../platform/clock';
import { invalid } from '../../platform/errors';
import { settlementMessages } from '../../platform/messages/settlement';

/** From one moment, inclusive, until another, exclusive. */
export interface Period {
  from: Date;
  until: Date;
}

/** The first and the last day in Vietnam, `YYYY-MM-DD`. */
export interface DayRange {
  from: string;
  to: string;
}

/** The period from the first to the last day in Vietnam, both included. Throws 400 for an impossible period. */
export function periodOf({ from, to }: DayRange): Period {
  const first = parseDateTime(from);
  const last = parseDateTime(to);
  if (!first || !last || last < first || last >= addMs(first, days(settlementLimits.maxDays))) {
    throw invalid({ [first ? 'to' : 'from']: [settlementMessages.period] });
  }
  return { from: first, until: addMs(last, days(1)) };
}

/** The days as given, either one alone counting as both; null if neither is given, and the file then determines them. */
export const daysGiven = ({ from, to }: Partial<DayRange>): DayRange | null =>
  from || to ? { from: from ?? to ?? '', to: to ?? from ?? '' } : null;

/** The range of days of the rows' times. Throws 400 when no row has a time: then the days have to be given. */
export function daysOf(rows: ReadonlyArray<{ at: Date | null }>): DayRange {
  let [first, last] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { at } of rows) {
    if (!at) continue;
    first = Math.min(first, +at);
    last = Math.max(last, +at);
  }
  if (first > last) throw invalid({ from: [settlementMessages.noTimes] });
  return { from: dayOf(new Date(first)), to: dayOf(new Date(last)) };
}

/**
 * The period with a margin, as the two sides' clocks differ: a time just before midnight here may be just after it there.
 */
export const withMargin = ({ from, until }: Period): Period => ({
  from: addMs(from, -days(1)),
  until: addMs(until, days(1)),
});

export const isWithin = ({ from, until }: Period, moment: Date): boolean => moment >= from && moment < until;
