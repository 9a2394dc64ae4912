import { hourMs } from './durations';
import type { Language } from './languages';
import type { SeasonOnSite } from './playerSeason';
import { dayOf, timeOf } from './vietnamTime';

/** A season, in one language. */
export interface ShownSeason extends Omit<SeasonOnSite, 'name' | 'nameEn'> {
  name: string;
  /** The language of the name, if not the reader's. */
  lang?: Language;
}

/** What `/season` shows, in one language. */
export interface SeasonContent {
  /** The season in progress; null between two. */
  season: ShownSeason | null;
  /** The one before it. */
  last: ShownSeason | null;
  /** When the next begins (ISO), while none is in progress; null if that is not known. */
  next: string | null;
  /** The moment as of which the page is rendered, in milliseconds: what is left of the season is counted from it. */
  at: number;
  /** How many players have reached a mark by the full hour, by its id; only what is worth saying (`leastReached`). */
  reached?: Readonly<Record<string, number>>;
  /** The specified sample figures in VND, where there never was a season; its season then has no window. */
  sample?: { current: number; lastSeason: number };
}

/** The least number of players that a page says: fewer say more about people than about a season. */
export const leastReached = 20;

/** The last full hour, in milliseconds. */
export const hourBefore = (moment: Date): number => Math.floor(+moment / hourMs) * hourMs;

/** When the page is no longer right: at the next full hour, or when its season ends or the next one begins. */
export function nextSeasonTurn({ season, next }: Pick<SeasonContent, 'season' | 'next'>, after: Date) {
  if (season) return new Date(Math.min(hourBefore(after) + hourMs, Date.parse(season.endAt)));
  return next === null ? null : new Date(next);
}

/** A season's last day in Vietnam, as `YYYY-MM-DD`, and the time at which it ends; empty at midnight, which ends the day before. */
export function seasonEnd(endAt: string): { day: string; time: string } {
  const end = new Date(endAt);
  const time = timeOf(end);
  return time === '00:00' ? { day: dayOf(new Date(+end - 1)), time: '' } : { day: dayOf(end), time };
}

/** What is received at an amount. */
export interface SeasonMark {
  /** The milestone's, or `goal`. */
  id: string;
  /** In VND. */
  spend: number;
  gift: SeasonOnSite['gift'];
}

/** The gifts of a season in ascending order of the amount to spend; the goal's is the last. */
export const marksOf = ({
  milestones,
  goal,
  gift,
}: Pick<SeasonOnSite, 'milestones' | 'goal' | 'gift'>): SeasonMark[] => [
  ...milestones.map(({ id, spend, ...own }) => ({ id, spend, gift: own })),
  { id: 'goal', spend: goal, gift },
];
