import { longestGap } from '../accounts/seen';
import type { ComparedPeriod, Span } from './period';
import type { FigureRow } from './read';
import { sumOf } from './rows';

/**
 * The players who came by in a period, each once. Of one that ends today they are those whose last day is in it: a few
 * sums that move with the players. Of any other one those who came after a longer gap than the days since it began,
 * which is known of `longestGap` days and since visits are counted; null otherwise.
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
