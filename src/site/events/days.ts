import { dayMs } from '../../../contract/durations';
import type { EventItem } from '../../../contract/eventsPage';
import { startOfDay } from '../../../contract/vietnamTime';

/** The days of a week, which begins on Monday in a month's table. */
export const weekdays = ['mon', 'tue', 'wed', 'thu', 'fri', 'sat', 'sun'] as const;

/** A day, `YYYY-MM-DD`, as a number of days, and back. Days need no zone: events have Vietnam's clock already. */
export const dayNumber = (day: string): number => Date.parse(day) / dayMs;
export const dayAt = (number: number): string => new Date(number * dayMs).toISOString().slice(0, 10);

/** The weekday of a day, 0 for Monday; 1 January 1970 was a Thursday. */
export const weekdayOf = (number: number): number => (((number + 3) % 7) + 7) % 7;

const dayIn = (time: string) => time.slice(0, 10);
/** The clock's time of an event's start or end: `19:00`. */
export const clockIn = (time: string): string => time.slice(11, 16);

/** An event's first day; for its last one see contract/eventMonths.ts. */
export const firstDay = ({ start }: Pick<EventItem, 'start'>): string => dayIn(start);

const isMidnight = (time: string) => startOfDay(Date.parse(time)) === Date.parse(time);

/** Whether an event fills its days from midnight to midnight. */
export const isWholeDays = ({ start, end }: Pick<EventItem, 'start' | 'end'>): boolean =>
  isMidnight(start) && isMidnight(end);
