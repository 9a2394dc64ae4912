import type { EventItem } from './eventsPage';
import { dayOf } from './vietnamTime';

const monthForm = /^20\d\d-(0[1-9]|1[0-2])$/;

/** A month of an address, `YYYY-MM`; null for anything else. */
export const monthIn = (text: string | null): string | null => (text && monthForm.test(text) ? text : null);

/** The month that is some months after another; null beyond those that addresses have. */
export function monthAfter(month: string, count: number): string | null {
  const moved = new Date(`${month}-01`);
  moved.setUTCMonth(moved.getUTCMonth() + count);
  return monthIn(moved.toISOString().slice(0, 7));
}

/** The first month and the last. */
interface MonthSpan {
  first: string;
  last: string;
}

/** The months from the first event to the last, beyond which there are no pages; null without events. */
export function monthSpan(events: ReadonlyArray<Pick<EventItem, 'start' | 'end'>>): MonthSpan | null {
  const starts = events.map(({ start }) => start.slice(0, 7)).toSorted();
  // One that ends at midnight ends on the day before.
  const ends = events.map(({ end }) => dayOf(new Date(Date.parse(end) - 1)).slice(0, 7)).toSorted();
  const [first, last] = [starts[0], ends.at(-1)];
  return first && last ? { first, last } : null;
}

/** Whether there is a page for a month. */
export const isWithin = (month: string, span: MonthSpan | null): boolean =>
  span !== null && span.first <= month && month <= span.last;

/** The month with a page that is nearest to one. */
export const nearestMonth = (month: string, { first, last }: MonthSpan): string =>
  month < first ? first : month > last ? last : month;
