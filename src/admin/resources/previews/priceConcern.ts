/** A price change by more than this share of the old price may be a typing error (studio.md, Shop work). */
const large = 0.5;

/** The possible problem with a price; null if there is none. `before` is the stored price, null for a new package. */
export function priceConcern(price: number | null, before: number | null): 'free' | 'changed' | null {
  if (price === 0) return 'free';
  if (price === null || !before) return null;
  return Math.abs(price - before) / before > large ? 'changed' : null;
}
