import { vietnamOffset } from './vietnamTime';

const minute = 60_000;

const form =
  /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,9}))?)?(Z|[+-]\d{2}:?\d{2})?)?$/i;

/**
 * Parses a time from a form or a filter. A date without a time is midnight in Asia/Ho_Chi_Minh, and a time without a zone
 * is in that zone (decisions.md, Admin). Returns null for an impossible date, such as 31 February.
 */
export function parseDateTime(text: string): Date | null {
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
  if (!zone) return vietnamOffset;
  if (zone.toUpperCase() === 'Z') return 0;
  const [sign, hh, mm] = [zone[0], Number(zone.slice(1, 3)), Number(zone.slice(-2))];
  if (hh > 14 || mm > 59) return null;
  return (sign === '-' ? -1 : 1) * (60 * hh + mm) * minute;
}
