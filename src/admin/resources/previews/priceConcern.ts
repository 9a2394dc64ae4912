/** From this change of a price on, as a part of the one before, somebody may have mistyped it (studio.md, Shop work). */
const large = 0.5;

/** What may be wrong with a price; null when nothing is. `before` is the stored one, null for a new package. */
export function priceConcern(price: number | null, before: number | null): 'free' | 'changed' | null {
  if (price === 0) return 'free';
  if (price === null || !before) return null;
  return Math.abs(price - before) / before > large ? 'changed' : null;
}
