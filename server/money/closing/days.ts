import { dayAfter, dayOf, midnightOf } from '../../../contract/vietnamTime';
import { addMs, minutes } from '../../platform/clock';
import { notFound } from '../../platform/errors';
import type { Period } from '../settlement/period';

/**
 * How long after its midnight a day counts as over: the processes' clocks differ by up to a minute, and what was recorded
 * just before midnight may be committed just after it.
 */
const grace = minutes(5);

/** Whether nothing more is recorded on a day, except money that is dated into it. */
export const isOver = (day: string, now: Date): boolean => now >= addMs(midnightOf(dayAfter(day)), grace);

/** From midnight to midnight in Vietnam. */
export const periodOfDay = (day: string): Period => ({
  from: midnightOf(day),
  until: midnightOf(dayAfter(day)),
});

/** Validates the day of a request. Throws 404 for an invalid day and for one that has not begun. */
export function askedDay(text: string, now: Date): string {
  const isDay = /^20\d{2}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));
  if (!isDay || dayOf(midnightOf(text)) !== text || text > dayOf(now)) throw notFound();
  return text;
}
