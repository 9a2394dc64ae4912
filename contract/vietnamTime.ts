import { dayMs, hourMs } from './durations';

/** The time zone of all days, windows and clocks, regardless of the reader's (decisions.md, Admin). */
export const vietnamZone = 'Asia/Ho_Chi_Minh';

/** Vietnam's offset in milliseconds: UTC+7 without daylight saving since 1975, hence a constant. */
export const vietnamOffset = 7 * hourMs;

/** Start of the day in Vietnam that contains a moment, in milliseconds. */
export const startOfDay = (moment: number): number =>
  Math.floor((moment + vietnamOffset) / dayMs) * dayMs - vietnamOffset;

/** The day in Vietnam of a moment, as `YYYY-MM-DD`. */
export const dayOf = (moment: Date): string =>
  new Date(moment.getTime() + vietnamOffset).toISOString().slice(0, 10);

/** The time of day in Vietnam of a moment, as `HH:MM`. */
export const timeOf = (moment: Date): string =>
  new Date(moment.getTime() + vietnamOffset).toISOString().slice(11, 16);

/** The hour of the day in Vietnam of a moment, from 0 to 23. */
export const hourOf = (moment: Date): number => Number(timeOf(moment).slice(0, 2));

/** A moment as Vietnam's clocks show it: `2026-11-22 13:05:00`. */
export const wallClockOf = (moment: Date): string =>
  new Date(moment.getTime() + vietnamOffset).toISOString().slice(0, 19).replace('T', ' ');

/** The offset as calendars write it. */
export const vietnamUtcOffset = '+07:00';

/** The same with the offset, as ISO 8601 has it: `2026-11-22T13:05:00+07:00`. */
export const offsetTimeOf = (moment: Date): string =>
  `${wallClockOf(moment).replace(' ', 'T')}${vietnamUtcOffset}`;

/** The moment at which a day in Vietnam, `YYYY-MM-DD`, begins. */
export const midnightOf = (of: string): Date => new Date(Date.parse(of) - vietnamOffset);

/** The day that is `count` days after another; negative for before. */
export const dayAfter = (from: string, count = 1): string =>
  dayOf(new Date(midnightOf(from).getTime() + count * dayMs));

/** Start of the week in Vietnam that contains a moment: Sunday, 0:00 (product.md section 9). */
export const startOfWeek = (moment: number): number => {
  const today = startOfDay(moment);
  // 1 January 1970 was a Thursday, the fifth day of a week that starts on Sunday.
  const weekday = (Math.round((today + vietnamOffset) / dayMs) + 4) % 7;
  return today - weekday * dayMs;
};

/**
 * Whether a window's start is in the past. Midnight in Vietnam represents its whole day, so that today's date is
 * accepted; a form with minute precision may be up to a minute behind.
 */
export const isPast = (moment: number, now: number): boolean =>
  moment === startOfDay(moment) ? moment < startOfDay(now) : moment < now - 60_000;
