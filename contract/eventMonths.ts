import type { EventItem } from './eventsPage';

const monthForm = /^20\d\d-(0[1-9]|1[0-2])$/;

/** A month of an address, `YYYY-MM`; null for anything else. */
export const monthIn = (text: string | null): string | null => (text && monthForm.test(text) ? text : null);

/** The month that is some months after another; null beyond those that addresses have. */
export function monthAfter(month: string, count: number): string | null {
  const moved = new Date(`${month}-01`);
  moved.setUTCMonth(moved.getUTCMonth() + count);
  return monthIn(moved.toISOString().slice(0, 7));
}

/** How many months without events the server has a page for, before the first event and after the last. */
const monthsAround = 12;

/** The first and last month that the server has a page for; null without events. */
export function monthSpan(
  events: ReadonlyArray<Pick<EventItem, 'start' | 'end'>>,
): { first: string; last: string } | null {
  const starts = events.map(({ start }) => start.slice(0, 7)).toSorted();
  const ends = events.map(({ end }) => end.slice(0, 7)).toSorted();
  const [first, last] = [starts[0], ends.at(-1)];
  if (!first || !last) return null;
  return {
    first: monthAfter(first, -monthsAround) ?? first,
    last: monthAfter(last, monthsAround) ?? last,
  };
}
