import { bonusRuns } from '../../../../contract/bonus';
import { dayMs } from '../../../../contract/durations';

export interface BonusDraft {
  bonusDiamonds?: number | null;
  bonusStartAt?: string | null;
  bonusEndAt?: string | null;
}
export type BonusState = 'none' | 'open' | 'later' | 'runs' | 'over';

/** Days until a time, rounded up, 0 when it has passed (product.md section 4, Bonus display). */
const daysUntil = (time: string, now: Date): number =>
  Math.max(0, Math.ceil((Date.parse(time) - now.getTime()) / dayMs));

/**
 * The state of a package's bonus window at `now`, and the days to its start or end. 'open': a bonus without both dates,
 * which the shop never shows.
 */
export function bonusState(draft: BonusDraft, now: Date): { state: BonusState; days: number } {
  const { bonusDiamonds, bonusStartAt, bonusEndAt } = draft;
  if (!bonusDiamonds || bonusDiamonds <= 0) return { state: 'none', days: 0 };
  if (!bonusStartAt || !bonusEndAt) return { state: 'open', days: 0 };
  const pack = { bonusDiamonds, bonusStartAt, bonusEndAt };
  if (bonusRuns(pack, now)) return { state: 'runs', days: daysUntil(bonusEndAt, now) };
  if (Date.parse(bonusStartAt) > now.getTime()) return { state: 'later', days: daysUntil(bonusStartAt, now) };
  return { state: 'over', days: 0 };
}
