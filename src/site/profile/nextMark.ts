import { marksOf } from '../../../contract/seasonPage';

interface Way {
  season: Parameters<typeof marksOf>[0] | null;
  /** What the player has spent in it so far, in VND. */
  current: number;
}

/** The nearest gift of the running season that is not reached yet: what is left to it, and what it gives. */
export function nextMarkOf({ season, current }: Way) {
  if (!season) return null;
  const marks = marksOf(season);
  const at = marks.findIndex(({ spend }) => spend > current);
  const mark = marks[at];
  if (!mark) return null;
  const share = Math.min(100, Math.floor((current / mark.spend) * 100));
  return {
    number: at + 1,
    isGoal: at === marks.length - 1,
    left: mark.spend - current,
    gift: mark.gift,
    share,
  };
}
