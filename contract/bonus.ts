// Separate from the package's fields, which a player's browser does not need.
import type { DiamondPackage } from './diamondPackages';

/** Whether the package's bonus applies at `now`: above 0 and inside its window (product.md section 4). */
export function bonusRuns(
  pkg: Pick<DiamondPackage, 'bonusDiamonds' | 'bonusStartAt' | 'bonusEndAt'>,
  now: Date,
): boolean {
  if (pkg.bonusDiamonds <= 0 || !pkg.bonusStartAt || !pkg.bonusEndAt) return false;
  return Date.parse(pkg.bonusStartAt) <= now.getTime() && now.getTime() <= Date.parse(pkg.bonusEndAt);
}
