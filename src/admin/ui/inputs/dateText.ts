const two = (part: string | number) => String(part).padStart(2, '0');

/**
 * Formats a day, `2026-11-25`, or a local time, `2026-11-25T14:05`, in the site's format: 25/11/2026 14:05. Returns
 * any other text, such as one still being typed, unchanged.
 */
export function toDateText(wallClock: string): string {
  const [, date = '', time] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d))?$/.exec(wallClock) ?? [];
  if (!date) return wallClock;
  const day = date.split('-').reverse().join('/');
  return time ? `${day} ${time}` : day;
}

const dayFirst = /^(?<day>\d{1,2})[/.-](?<month>\d{1,2})[/.-](?<year>\d{4})(?<rest>.*)$/;
const yearFirst = /^(?<year>\d{4})-(?<month>\d{1,2})-(?<day>\d{1,2})(?<rest>.*)$/;
const clock = /^[\sT,]+(?<hour>\d{1,2})[:h](?<minute>\d\d)$/;

/**
 * Parses a typed date as a day, `2026-11-25`, or with `withTime` as a local time, `2026-11-25T14:05`: day first, as
 * in Vietnam, or ISO format. The time defaults to midnight; undefined for anything else and for days that do not
 * exist.
 */
export function readDateText(text: string, withTime: boolean): string | undefined {
  const found = (dayFirst.exec(text.trim()) ?? yearFirst.exec(text.trim()))?.groups;
  if (!found) return undefined;
  const day = `${found.year}-${two(found.month ?? '')}-${two(found.day ?? '')}`;
  const moment = Date.parse(day);
  if (Number.isNaN(moment) || !new Date(moment).toISOString().startsWith(day)) return undefined;
  if (!found.rest) return withTime ? `${day}T00:00` : day;
  const { hour, minute } = clock.exec(found.rest)?.groups ?? {};
  if (!withTime || Number(hour) > 23 || Number(minute) > 59 || minute === undefined) return undefined;
  return `${day}T${two(hour ?? '')}:${minute}`;
}
