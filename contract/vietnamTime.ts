/** The zone in which days, windows and clocks are meant, wherever somebody sits (decisions.md, Admin). */
export const vietnamZone = 'Asia/Ho_Chi_Minh';

/** Vietnam has kept UTC+7 without daylight saving since 1975, so the offset is a constant, in milliseconds. */
export const vietnamOffset = 7 * 3_600_000;

const day = 24 * 3_600_000;

/** The start of the day in Vietnam that holds a moment. */
export const startOfDay = (moment: number): number =>
  Math.floor((moment + vietnamOffset) / day) * day - vietnamOffset;

/** The start of the week in Vietnam that holds a moment: Sunday, 0:00 (product.md section 9). */
export const startOfWeek = (moment: number): number => {
  const today = startOfDay(moment);
  // 1 January 1970 was a Thursday, the fifth day of a week that begins on Sunday.
  const weekday = (Math.round((today + vietnamOffset) / day) + 4) % 7;
  return today - weekday * day;
};

/**
 * Whether a window's start lies in the past. A midnight of Vietnam stands for its day, so that a bare today is accepted;
 * a form that picks whole minutes may be up to one behind.
 */
export const isPast = (moment: number, now: number): boolean =>
  moment === startOfDay(moment) ? moment < startOfDay(now) : moment < now - 60_000;
