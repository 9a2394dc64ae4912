import type { ShownPackage } from '../../../../contract/shopPage';
import { totalDiamonds } from './bonus';

/** The diamonds that somebody from the wardrobe lacks, by `?need=`; null for anything but a whole number above 0. */
export const needIn = (search: URLSearchParams): number | null => {
  const value = search.get('need') ?? '';
  return /^[1-9]\d{0,8}$/.test(value) ? Number(value) : null;
};

/** The id or the slug of the item that a way back leads to. */
export const itemOf = (back: string): string | null => new URLSearchParams(back.split('?')[1]).get('item');

/** The package that suffices and comes first by price, else the one with the most diamonds; none without any on sale. */
export function packageFor(
  packages: readonly ShownPackage[],
  need: number,
  now: Date,
): { pkg: ShownPackage; isEnough: boolean } | undefined {
  const enough = packages.find((pkg) => totalDiamonds(pkg, now) >= need);
  const [most] = [...packages].sort((a, b) => totalDiamonds(b, now) - totalDiamonds(a, now));
  const pkg = enough ?? most;
  return pkg && { pkg, isEnough: enough !== undefined };
}
