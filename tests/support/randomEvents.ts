import type { EventItem } from '../../contract/eventsPage';
import { offsetTimeOf } from '../../contract/vietnamTime';
import type { Random } from '../../server/cli/demo/random';

const minute = 60_000;

/** Where a month of Vietnam's clock begins, in milliseconds. */
export const beginOf = (year: number, month: number): number =>
  Date.UTC(year, month - 1, 1) - 7 * 60 * minute;

/**
 * Up to eight events between October 2026 and December 2028, many at the edges of months: from the last minute of one, until the
 * first midnight of another, over whole months, and several at once.
 */
export function randomEvents({ whole, pick }: Random): EventItem[] {
  const edge = () => beginOf(2026, whole(10, 10 + 26)) + pick([-minute, 0, 0, 30_000, minute]);
  const within = () => beginOf(2026, whole(10, 10 + 26)) + whole(0, 40_000) * minute;
  return Array.from({ length: whole(0, 8) }, (_, n) => {
    const start = pick([edge, within])();
    const lasts = [1, 90, 24 * 60, whole(1, 10) * 24 * 60, whole(1, 100_000)].map(
      (length) => start + length * minute,
    );
    const end = pick([...lasts, ...[edge(), edge()].filter((moment) => moment > start)]);
    return {
      slugs: { vi: `su-kien-${n}`, en: `event-${n}` },
      kind: 0,
      start: offsetTimeOf(new Date(start)),
      end: offsetTimeOf(new Date(end)),
      name: `Event ${n}`,
      text: 'About it',
      link: '',
      sequence: 0,
      updated: '2026-09-01T00:00:00.000Z',
    };
  });
}

/** Whether an event is on at some moment of a month of Vietnam's clock, `YYYY-MM`: its end is no moment of it. */
export function isOnIn({ start, end }: EventItem, month: string): boolean {
  const [year = 0, number = 0] = month.split('-').map(Number);
  return Date.parse(start) < beginOf(year, number + 1) && Date.parse(end) > beginOf(year, number);
}

/** The months from September 2026 to the end of 2029, `YYYY-MM`. */
export const monthsAround: readonly string[] = Array.from({ length: 40 }, (_, n) =>
  new Date(Date.UTC(2026, 8 + n, 1)).toISOString().slice(0, 7),
);
