import { dayAfter, dayOf, midnightOf } from '../../../../contract/vietnamTime';

export const periodNames = ['yesterday', 'sevenDays', 'lastMonth'] as const;
export type PeriodName = (typeof periodNames)[number];

/** First and last day, both included, as `YYYY-MM-DD`. */
const daysOf = (name: PeriodName, today: string): [first: string, last: string] => {
  const yesterday = dayAfter(today, -1);
  if (name === 'yesterday') return [yesterday, yesterday];
  if (name === 'sevenDays') return [dayAfter(today, -6), today];
  const last = dayAfter(`${today.slice(0, 7)}-01`, -1);
  return [`${last.slice(0, 7)}-01`, last];
};

/** First and last moment of a period in Vietnam's days, as ISO times for a filter. */
export function momentsOf(name: PeriodName, now: Date): { from: string; to: string } {
  const [first, last] = daysOf(name, dayOf(now));
  const end = midnightOf(dayAfter(last)).getTime() - 1;
  return { from: midnightOf(first).toISOString(), to: new Date(end).toISOString() };
}
