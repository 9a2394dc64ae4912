import type { PlayerSeason } from '../../../../contract/playerSeason';
import { marksOf } from '../../../../contract/seasonPage';

/** The nearest gift of the running season that is not reached yet: what is left to it, and what it gives. */
export function nextMarkOf({ season, current }: Pick<PlayerSeason, 'season' | 'current'>) {
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
