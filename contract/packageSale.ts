// Separate from the package's fields, which a player's browser does not need.
import type { DiamondPackage } from './diamondPackages';
import { type Stage, stageOf } from './stage';

/** `off` by staff; `unpriced` while it costs nothing, which is not sold; else by its sale window. */
export type PackageSale = 'off' | 'unpriced' | Stage;

/**
 * Whether a package is on sale at a moment by the server's clock, and why not. The shop's query (server/content/onSale.ts) is the
 * same rule in SQL, and a test compares the two.
 */
export function packageSale(
  {
    isActive,
    price,
    sellFrom,
    sellUntil,
  }: Pick<DiamondPackage, 'isActive' | 'price' | 'sellFrom' | 'sellUntil'>,
  now: Date,
): PackageSale {
  if (!isActive) return 'off';
  return price ? stageOf(sellFrom, sellUntil, now) : 'unpriced';
}
