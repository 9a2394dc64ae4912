import { formatDay } from '../../../i18n/formats';
import { useLanguage } from '../../../i18n/useLanguage';

/** Number of days above which a bar chart is drawn by month. */
const mostBars = 92;
/** Number of days above which day and month alone are ambiguous. */
const withoutYear = 300;

/** Formats days for the axes and tables of charts. */
export function useDays() {
  const language = useLanguage();
  const full = (day: string) => formatDay(day, language);
  return {
    full,
    /** Without the year for a short period. */
    short: (day: string, { length }: readonly string[]) =>
      length > withoutYear ? full(day) : full(day).replace(/[/\u00a0]\d{4}$/, ''),
    /** 11/2026, or Nov 2026 in English. */
    month: (month: string) => full(`${month}-01`).slice('01/'.length),
  };
}

/** One bar: a day, or a month of a long period, with the indexes of its days. */
export interface Span {
  name: string;
  isMonth: boolean;
  places: readonly number[];
}

export function spansOf(days: readonly string[]): Span[] {
  if (days.length <= mostBars) return days.map((name, at) => ({ name, isMonth: false, places: [at] }));
  const months = [...new Set(days.map((day) => day.slice(0, 7)))];
  return months.map((name) => ({
    name,
    isMonth: true,
    places: days.flatMap((day, at) => (day.startsWith(name) ? [at] : [])),
  }));
}
