import { lastListedRow } from '../../../contract/resource';
import type { Count } from '../../../contract/transactions';

/** The most rows of a kind that are counted or added up one by one (decisions.md, New resources). */
export const counted = lastListedRow;

/** A count of which no more than ten thousand were counted. */
export const capped = (count: number): Count => ({
  count: Math.min(count, counted),
  isMore: count > counted,
});

/** The sum of counts; one that was not counted in full makes it so, too. */
export const sumOf = (counts: readonly Count[]): Count => ({
  count: counts.reduce((sum, { count }) => sum + count, 0),
  isMore: counts.some(({ isMore }) => isMore),
});
