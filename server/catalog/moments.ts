import { hours, minutes } from '../clock';

/** Vietnam has kept UTC+7 without daylight saving since 1975, so the offset is a constant. */
const vietnam = hours(7);
const day = hours(24);

const form =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * A moment from a form. A date without a time is midnight in Asia/Ho_Chi_Minh, and a time without a zone is meant there
 * too (decisions.md, Admin). Null when it is no date of the calendar, such as 31 February.
 */
export function parseMoment(text: string): Date | null {
  const match = form.exec(text.trim());
  if (!match) return null;
  const [, year, month, date, hour = '0', minute = '0', second = '0', fraction = '0', zone] = match;
  const part = [
    Number(year),
    Number(month),
    Number(date),
    Number(hour),
    Number(minute),
    Number(second),
  ] as const;
  const wall = Date.UTC(
    part[0],
    part[1] - 1,
    part[2],
    part[3],
    part[4],
    part[5],
    Math.floor(Number(`0.${fraction}`) * 1000),
  );
  const shown = new Date(wall);
  const real =
    shown.getUTCMonth() === part[1] - 1 &&
    shown.getUTCDate() === part[2] &&
    part[3] < 24 &&
    part[4] < 60 &&
    part[5] < 60;
  if (!real || part[0] < 1970 || part[0] > 9000) return null;
  const offset = offsetOf(zone);
  return offset === null ? null : new Date(wall - offset);
}

function offsetOf(zone: string | undefined): number | null {
  if (!zone) return vietnam;
  if (zone.toUpperCase() === 'Z') return 0;
  const [sign, hh, mm] = [zone[0], Number(zone.slice(1, 3)), Number(zone.slice(-2))];
  if (hh > 14 || mm > 59) return null;
  return (sign === '-' ? -1 : 1) * (hours(hh) + minutes(mm));
}

/**
 * Whether a window's start lies in the past. A midnight of Vietnam stands for its day, so that a bare today is accepted;
 * a form that picks whole minutes may be up to one behind.
 */
export function isPast(moment: Date, now: Date): boolean {
  const isMidnight = (+moment + vietnam) % day === 0;
  const startOfToday = Math.floor((+now + vietnam) / day) * day - vietnam;
  return isMidnight ? +moment < startOfToday : +moment < +now - minutes(1);
}
