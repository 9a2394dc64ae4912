import { dayAfter, dayOf } from '../../../../contract/vietnamTime';
import { serverNow } from '../../../api/clock';

/** Lengths, in days, of the periods that end today. */
export const lengths = { today: 1, '7': 7, '30': 30, '90': 90 } as const;
export type PeriodName = keyof typeof lengths;
export const periodNames = ['today', '7', '30', '90'] as const satisfies readonly PeriodName[];
const usual: PeriodName = '30';

/** Days in Vietnam, both included. */
export interface Period {
  name: PeriodName | 'own';
  from: string;
  to: string;
}

export const today = (): string => dayOf(new Date(serverNow()));

const named = (name: string | null): PeriodName => periodNames.find((known) => known === name) ?? usual;

/** Parses the period in an address: `?period=7`, or `?from=2026-11-01&to=2026-11-20`; thirty days by default. */
export function periodIn(search: URLSearchParams, now = today()): Period {
  const [from, to] = [search.get('from'), search.get('to')];
  if (from || to) return { name: 'own', from: from ?? '', to: to ?? '' };
  const name = named(search.get('period'));
  return { name, from: dayAfter(now, 1 - lengths[name]), to: now };
}

/** A period's query string. */
export const addressOf = (period: PeriodName | Omit<Period, 'name'>): Record<string, string> =>
  typeof period === 'string' ? { period } : { from: period.from, to: period.to };

/** The first and the last day of a month, `2026-11`. */
export function daysOfMonth(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  const next = dayAfter(from, 31).slice(0, 7);
  return { from, to: dayAfter(`${next}-01`, -1) };
}

/** The month that a period covers exactly; undefined for any other period. */
export function monthOf({ from, to }: Omit<Period, 'name'>): string | undefined {
  const month = from.slice(0, 7);
  // The address may contain anything.
  if (!/^\d{4}-(0[1-9]|1[0-2])$/.test(month)) return undefined;
  const whole = daysOfMonth(month);
  return whole.from === from && whole.to === to ? month : undefined;
}
