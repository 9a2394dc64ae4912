import { dayAfter, dayOf, midnightOf } from '../../../../contract/vietnamTime';

export const periodNames = ['yesterday', 'sevenDays', 'lastMonth'] as const;
export type PeriodName = (typeof periodNames)[number];
export const isPeriodName = (text: string | undefined): text is PeriodName =>
  periodNames.some((name) => name === text);

/** First and last day, both included, as `YYYY-MM-DD`. */
const daysOf = (name: PeriodName, today: string): [first: string, last: string] => {
  const yesterday = dayAfter(today, -1);
  if (name === 'yesterday') return [yesterday, yesterday];
  if (name === 'sevenDays') return [dayAfter(today, -6), today];
  const last = dayAfter(`${today.slice(0, 7)}-01`, -1);
  return [`${last.slice(0, 7)}-01`, last];
};

/** The filter of a date for a period in Vietnam's days: its first and last moment, as ISO times. */
export function periodFilter(source: string, name: PeriodName, now: Date): Record<string, string> {
  const [first, last] = daysOf(name, dayOf(now));
  const end = midnightOf(dayAfter(last)).getTime() - 1;
  return {
    [`${source}_gte`]: midnightOf(first).toISOString(),
    [`${source}_lte`]: new Date(end).toISOString(),
  };
}

/** The period that a filter narrows a date to, and the filter without it. */
export function periodIn(filter: Record<string, unknown>, source: string, now: Date) {
  const { [`${source}_gte`]: from, [`${source}_lte`]: to, ...others } = filter;
  const period = periodNames.find((name) => {
    const [first, last] = Object.values(periodFilter(source, name, now));
    return from === first && to === last;
  });
  return { period, others };
}

/** The dates that a filter has a bound of. */
export const datesIn = (filter: object): string[] =>
  Object.keys(filter).flatMap((name) => (name.endsWith('_gte') ? [name.slice(0, -'_gte'.length)] : []));
