import { bonusRuns } from './bonus';
import type { PackageOnSale } from './diamondPackages';
import { dayMs } from './durations';
import type { PaymentGateways } from './payments';

/**
 * What the shop shows of a package. Its page says nothing of a first purchase: only the recipient decides whether it would be
 * one.
 */
export type ShownPackage = Omit<
  PackageOnSale,
  'firstBonus' | 'purchaseCount' | 'isActive' | 'category' | 'sellFrom'
> &
  Partial<Pick<PackageOnSale, 'firstBonus'>>;

/** What `/shops` shows before anybody is known; nulls where no server has rendered it. */
export interface ShopContent {
  packages: ShownPackage[] | null;
  gateways: PaymentGateways['gateways'] | null;
  /** The moment as of which the page is rendered, in milliseconds: the last at which a bonus, or its days left, changed. */
  at: number;
}

type Bonus = Pick<ShownPackage, 'bonusDiamonds' | 'bonusStartAt' | 'bonusEndAt'>;

/** The moments around one at which something about a bonus changes: its start, each day before its end, and after its end. */
function turnsOf(pkg: Bonus, moment: Date): number[] {
  if (pkg.bonusDiamonds <= 0 || !pkg.bonusStartAt || !pkg.bonusEndAt) return [];
  const [start, end] = [Date.parse(pkg.bonusStartAt), Date.parse(pkg.bonusEndAt)];
  const days = Math.ceil((end - +moment) / dayMs);
  // The end itself still belongs to the bonus.
  return [start, end + 1, ...(bonusRuns(pkg, moment) ? [end - days * dayMs, end - (days - 1) * dayMs] : [])];
}

/** The last moment by which a bonus had changed, in milliseconds; 0 without any. */
export const lastBonusTurn = (packages: readonly Bonus[], moment: Date): number =>
  Math.max(0, ...packages.flatMap((pkg) => turnsOf(pkg, moment)).filter((at) => at <= +moment));

/** The next moment at which a bonus changes; null without any. */
export function nextBonusTurn(packages: readonly Bonus[], moment: Date): Date | null {
  const coming = packages.flatMap((pkg) => turnsOf(pkg, moment)).filter((at) => at > +moment);
  return coming.length > 0 ? new Date(Math.min(...coming)) : null;
}
