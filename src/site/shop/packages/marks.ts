import { roundAmount } from '../../../../contract/currencies';
import type { ShownPackage } from '../../../../contract/shopPage';
import { runningBonus, totalDiamonds } from './bonus';

/** What sets a package apart from the others. */
export type Mark = 'enough' | 'mostChosen' | 'bestValue' | 'hot';

/** Price per 100 diamonds in the currency's major unit, rounded to the minor unit and including an active bonus. */
export const priceOf100 = (pkg: ShownPackage, now: Date): number =>
  roundAmount((pkg.price * 100) / totalDiamonds(pkg, now), pkg.currency);

/** The only package with the highest score; undefined when several share it, or there is just one package. */
function leader(packages: ShownPackage[], score: (pkg: ShownPackage) => number): ShownPackage | undefined {
  const [first, second] = [...packages].sort((a, b) => score(b) - score(a));
  return first && second && score(first) > score(second) ? first : undefined;
}

/**
 * The marks by package id, at most one each (living-site.md section 3). "Most popular" has the most purchases of the last
 * 30 days; "best value" the lowest price per 100 diamonds within its currency, compared as displayed. The mark that the
 * rest of the card does not show takes precedence: most chosen, then best value, then an active bonus.
 */
export function marksOf(packages: ShownPackage[], now: Date): ReadonlyMap<string, Mark> {
  const marks = new Map<string, Mark>();
  for (const pkg of packages) if (runningBonus(pkg, now) > 0) marks.set(pkg.id, 'hot');
  for (const currency of new Set(packages.map((pkg) => pkg.currency))) {
    const best = leader(
      packages.filter((pkg) => pkg.currency === currency),
      (pkg) => -priceOf100(pkg, now),
    );
    if (best) marks.set(best.id, 'bestValue');
  }
  const chosen = leader(packages, ({ recentPurchases = 0 }) => recentPurchases);
  if (chosen) marks.set(chosen.id, 'mostChosen');
  return marks;
}
