import { lastDay } from '../../../contract/eventMonths';
import type { EventItem } from '../../../contract/eventsPage';
import { dayAt, dayNumber, firstDay, weekdayOf } from './days';

/** An event within a week: its days there, from 0 for Monday, and the line that it has for itself. */
export interface Bar {
  event: EventItem;
  first: number;
  last: number;
  lane: number;
  /** Whether it begins and ends in this week. */
  begins: boolean;
  ends: boolean;
}
export interface Week {
  days: string[];
  bars: Bar[];
  lanes: number;
}

/** The events of some days, both included. */
const eventsIn = (events: readonly EventItem[], first: string, last: string) =>
  events.filter((event) => firstDay(event) <= last && lastDay(event) >= first);

/** The events of a month. */
export const eventsOfMonth = (events: readonly EventItem[], month: string): EventItem[] =>
  eventsIn(events, `${month}-01`, `${month}-31`);

/** Gives each event of a week the first line that is free on its days; those that began earlier come first. */
function weekOf(monday: number, events: readonly EventItem[]): Week {
  const days = Array.from({ length: 7 }, (_, at) => dayAt(monday + at));
  const bars: Bar[] = [];
  for (const event of eventsIn(events, days[0] ?? '', days[6] ?? '')) {
    const [from, to] = [dayNumber(firstDay(event)) - monday, dayNumber(lastDay(event)) - monday];
    const [first, last] = [Math.max(0, from), Math.min(6, to)];
    const taken = new Set(bars.flatMap((bar) => (bar.last >= first && bar.first <= last ? [bar.lane] : [])));
    let lane = 0;
    while (taken.has(lane)) lane++;
    bars.push({ event, first, last, lane, begins: from >= 0, ends: to <= 6 });
  }
  return { days, bars, lanes: Math.max(0, ...bars.map(({ lane }) => lane + 1)) };
}

/** The weeks of a month with the events of all of their days. */
export function weeksOf(month: string, events: readonly EventItem[]): Week[] {
  const first = dayNumber(`${month}-01`);
  const next = new Date(`${month}-01`);
  next.setUTCMonth(next.getUTCMonth() + 1);
  const end = dayNumber(next.toISOString().slice(0, 10));
  const monday = first - weekdayOf(first);
  return Array.from({ length: Math.ceil((end - monday) / 7) }, (_, at) => weekOf(monday + 7 * at, events));
}
