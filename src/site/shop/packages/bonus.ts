import { bonusRuns } from '../../../../contract/bonus';
import { dayMs } from '../../../../contract/durations';
import type { ShownPackage } from '../../../../contract/shopPage';

/** Days until the bonus ends, rounded up, 0 if passed (product.md section 4, Bonus display). */
export const daysLeft = (pkg: Pick<ShownPackage, 'bonusEndAt'>, now: Date): number =>
  pkg.bonusEndAt ? Math.max(0, Math.ceil((Date.parse(pkg.bonusEndAt) - now.getTime()) / dayMs)) : 0;

/** The active bonus of a package; 0 outside its window. */
export const runningBonus = (pkg: ShownPackage, now: Date): number =>
  bonusRuns(pkg, now) ? pkg.bonusDiamonds : 0;

/** Diamonds that every purchase of the package gives at this time; a first purchase may give more (`useOffers`). */
export const totalDiamonds = (pkg: ShownPackage, now: Date): number =>
  pkg.diamondAmount + runningBonus(pkg, now);

/**
 * Of the first-purchase bonuses of a recipient. Shares its key's prefix with the open payments, which every purchase
 * refreshes.
 */
export const firstBonusKey = (email: string | undefined) => ['site', 'pending', email, 'first'];
