import { dayAfter, dayOf, startOfWeek } from '../vietnamTime';

/**
 * The days of the samples, relative to the moment at which they are made: the shop that they show lives today, whenever that is.
 * Days are `YYYY-MM-DD` by Vietnam's clock.
 */
export function sampleDays(moment: Date) {
  const today = dayOf(moment);
  const sunday = dayOf(new Date(startOfWeek(moment.getTime())));
  return {
    /** The day some days after today; negative for before. */
    day: (offset: number) => dayAfter(today, offset),
    /** The Saturday of the week some weeks after this one, which begins on Sunday; negative for before. */
    saturday: (weeks: number) => dayAfter(sunday, 6 + 7 * weeks),
    /** The Sunday after that Saturday. */
    sunday: (weeks: number) => dayAfter(sunday, 7 + 7 * weeks),
  };
}
