import { sampleSeasonAge } from '../../../contract/samples/seasons';
import { addMs, days, seconds } from '../../platform/clock';
import { newReference } from '../../platform/ids';
import type { DemoPlayer } from './players';
import { evenly, type Random } from './random';

interface DemoPackage {
  id: string;
  name: string;
  diamondAmount: number;
  price: number;
}

/**
 * The purchases of the README's player, as days ago and price: 3,500,000 đồng in the previous season and 1,200,000 in
 * the current one, the specified values (product.md section 9).
 */
const knownPurchases: ReadonlyArray<[number, number]> = [
  [29, 1_000_000],
  [26, 500_000],
  [sampleSeasonAge + 2, 2_000_000],
  [12, 1_000_000],
  [3, 200_000],
];
/** The weeks before now in which others buy, and how often in each: mostly the smallest packages, as in any shop. */
const weeks = 12;
const perWeek = { large: 5, small: 6 };
/** What the shop takes in the last seven days, in đồng; a little less in those before, so that it grows. */
const weekly = 3_400_000;

/** Completed payments of the past weeks with their credits, oldest first. */
export function demoPurchases(random: Random, players: DemoPlayer[], packages: DemoPackage[], now: Date) {
  const [known, ...others] = players;
  const buyers = others.filter((player) => player.emailVerifiedAt && !player.bannedAt);
  const purchaseOf = (
    buyer: DemoPlayer | undefined,
    pkg: DemoPackage | undefined,
    createdAt: Date,
    index: number,
  ) => {
    if (!buyer || !pkg) throw new Error('There is nobody to buy, or nothing');
    const paidAfter = seconds(20 + ((index * 37) % 160));
    const settledAt = new Date(Math.min(+createdAt + paidAfter, +now));
    return { id: newReference(), buyer, pkg, createdAt, settledAt };
  };
  const ofKnown = knownPurchases.map(([ago, price], index) =>
    purchaseOf(
      known,
      packages.find((pkg) => pkg.price === price),
      addMs(now, -days(ago)),
      index,
    ),
  );
  const ofOthers = Array.from({ length: weeks }, (_, ago) => {
    const from = addMs(now, -days(7 * (ago + 1)));
    const to = addMs(now, -days(7 * ago));
    const taken = ofKnown.filter(({ createdAt }) => createdAt > from && createdAt <= to);
    const target = weekly * (1 - 0.02 * ago) * (ago % 2 === 0 ? 1 : 0.92);
    const bought = packagesFor(packages, target - sumOf(taken), random);
    return evenly(bought.length, from, to).map((at, index) => ({ at, pkg: bought[index] }));
  })
    .flat()
    .flatMap(({ at, pkg }, index) => {
      const there = buyers.filter(({ createdAt }) => createdAt < at);
      return there.length > 0 ? [purchaseOf(random.pick(there), pkg, at, index)] : [];
    });
  return [...ofKnown, ...ofOthers].sort((a, b) => +a.createdAt - +b.createdAt);
}
export type DemoPurchase = ReturnType<typeof demoPurchases>[number];

const sumOf = (purchases: ReadonlyArray<{ pkg: DemoPackage }>) =>
  purchases.reduce((total, { pkg }) => total + pkg.price, 0);

/** What players buy in a week for an amount in all: some large packages, and many of the smallest; in no order. */
function packagesFor(packages: readonly DemoPackage[], amount: number, random: Random): DemoPackage[] {
  const [least, ...byPrice] = packages.toSorted((one, other) => one.price - other.price);
  if (!least) return [];
  const small = Array.from({ length: perWeek.small }, (_, index) =>
    index % 2 === 0 ? least : random.pick(byPrice.slice(0, 3)),
  );
  let left = amount - small.reduce((total, { price }) => total + price, 0);
  const large = Array.from({ length: perWeek.large }, (_, index) => {
    // The last takes nearly all of what is left.
    const share = index < perWeek.large - 1 ? 0.45 : 1;
    const pkg = byPrice.findLast(({ price }) => price <= left * share) ?? least;
    left -= pkg.price;
    return pkg;
  });
  const places = [...small, ...large].map((pkg) => ({ pkg, place: random.next() }));
  return places.sort((one, other) => one.place - other.place).map(({ pkg }) => pkg);
}
