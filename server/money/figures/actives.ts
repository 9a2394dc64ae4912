import { longestGap } from '../../accounts/seen';
import type { ComparedPeriod, Span } from './period';
import type { FigureRow } from './read';
import { sumOf } from './rows';

/**
 * Players who visited in a period, each counted once. For a period that ends today: those whose last visit lies in
 * it, from a few sums that move with the players. For any other: visits after a gap longer than the days since the
 * period began, which is known for periods up to `longestGap` and since visits are counted; null otherwise.
 */
export function activesOf(
  rows: readonly FigureRow[],
  period: ComparedPeriod,
  isPast: boolean,
): number | null {
  const own = rows.filter((row) => row.isPast === isPast);
  if (!isPast && period.isCurrent) return sumOf(own, 'last-seen').count;
  const span: Span = isPast ? period.before : period;
  const [since = null] = rows.map(({ activesSince }) => activesSince);
  if (period.length > longestGap || since === null || since > span.from) return null;
  return sumOf(own, 'gaps', 'first').count;
}
