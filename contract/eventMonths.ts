import type { EventItem } from './eventsPage';
import { dayOf } from './vietnamTime';

const monthForm = /^20\d\d-(0[1-9]|1[0-2])$/;

/** A month of an address, `YYYY-MM`; null for anything else. */
export const monthIn = (text: string | null): string | null => (text && monthForm.test(text) ? text : null);

/** The month that follows another; null beyond those that addresses have. */
function monthAfter(month: string): string | null {
  const moved = new Date(`${month}-01`);
  moved.setUTCMonth(moved.getUTCMonth() + 1);
  return monthIn(moved.toISOString().slice(0, 7));
}

/** An event's last day by Vietnam's clock: one that ends at midnight ends on the day before. */
export const lastDay = ({ end }: Pick<EventItem, 'end'>): string => dayOf(new Date(Date.parse(end) - 1));

/** The months in which an event is or was, in their order: those that have a page. */
export function monthsOf(events: ReadonlyArray<Pick<EventItem, 'start' | 'end'>>): string[] {
  const months = new Set<string>();
  for (const event of events) {
    const first = event.start.slice(0, 7);
    months.add(first);
    const last = lastDay(event).slice(0, 7);
    for (let next = monthAfter(first); next && next <= last; next = monthAfter(next)) months.add(next);
  }
  return [...months].toSorted();
}

/** The month with a page that is nearest to one: itself, else the next, else the last; null without any. */
export const nearestMonth = (month: string, months: readonly string[]): string | null =>
  months.find((one) => one >= month) ?? months.at(-1) ?? null;
