import { marksOf } from '../../../contract/seasonPage';

interface Way {
  season: Parameters<typeof marksOf>[0] | null;
  /** What the player has spent in it so far, in VND. */
  current: number;
}

/** How much of a goal is reached, in percent of 100: all of it only once nothing is left (product.md section 9). */
export const percentOf = (current: number, goal: number): number =>
  Math.min(100, Math.floor((current / goal) * 100));

/** The nearest gift of the running season that is not reached yet: what is left to it, and what it gives. */
export function nextMarkOf({ season, current }: Way) {
  if (!season) return null;
  const marks = marksOf(season);
  const at = marks.findIndex(({ spend }) => spend > current);
  const mark = marks[at];
  if (!mark) return null;
  return {
    number: at + 1,
    isGoal: at === marks.length - 1,
    left: mark.spend - current,
    gift: mark.gift,
    share: percentOf(current, mark.spend),
  };
}
