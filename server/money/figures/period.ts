import type { Static } from 'typebox';
import { isDay } from '../../../contract/dayText';
import type { FiguresQuery } from '../../../contract/figures';
import { longestPeriod } from '../../../contract/staffLimits';
import { dayAfter, dayOf, hourOf, midnightOf } from '../../../contract/vietnamTime';
import { days } from '../../platform/clock';
import { invalid } from '../../platform/errors';
import { figureMessages } from '../../platform/messages/figures';

/** Days in Vietnam, both included. */
export interface Span {
  from: string;
  to: string;
}

/** A period, and the preceding one that it is compared with. */
export interface ComparedPeriod extends Span {
  /** The length of each in days. */
  length: number;
  before: Span;
  /** Of the last preceding day only earlier hours count, as the period is a day that is not over. */
  hour: number | null;
  /** Whether the period ends today. */
  isCurrent: boolean;
}

const daysFrom = (from: string, to: string): number =>
  Math.round((+midnightOf(to) - +midnightOf(from)) / days(1)) + 1;

/** The requested days, up to today. Throws 400 with a message at the wrong field. */
export function periodOf({ from, to }: Static<typeof FiguresQuery>, now: Date): ComparedPeriod {
  const wrong = Object.entries({ from, to }).filter(([, day]) => !isDay(day));
  if (wrong.length > 0)
    throw invalid(Object.fromEntries(wrong.map(([name]) => [name, [figureMessages.day]])));
  if (to < from) throw invalid({ to: [figureMessages.order] });
  if (daysFrom(from, to) > longestPeriod) throw invalid({ to: [figureMessages.longest] });
  const today = dayOf(now);
  if (from > today) throw invalid({ from: [figureMessages.future] });
  const last = to < today ? to : today;
  const length = daysFrom(from, last);
  return {
    from,
    to: last,
    length,
    before: { from: dayAfter(from, -length), to: dayAfter(from, -1) },
    hour: from === today ? hourOf(now) : null,
    isCurrent: last === today,
  };
}

/** All days of a span. */
export const daysOf = ({ from, to }: Span): string[] =>
  Array.from({ length: daysFrom(from, to) }, (_, n) => dayAfter(from, n));
