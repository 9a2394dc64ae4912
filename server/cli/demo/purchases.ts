import { addMs, days, seconds } from '../../platform/clock';
import { newReference } from '../../platform/ids';
import type { DemoPlayer } from './players';
import type { Random } from './random';
import { seasonAge } from './seasons';

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
  [seasonAge + 2, 2_000_000],
  [12, 1_000_000],
  [3, 200_000],
];

/** Completed payments of the past weeks with their credits, oldest first; smaller packages are more frequent. */
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
  const ofOthers = Array.from({ length: 48 - ofKnown.length }, (_, index) => {
    const buyer = random.pick(buyers);
    const pkg = packages[Math.floor(random.next() ** 1.8 * packages.length)] ?? packages[0];
    return purchaseOf(buyer, pkg, addMs(now, -random.next() * (+now - +buyer.createdAt)), index);
  });
  return [...ofKnown, ...ofOthers].sort((a, b) => +a.createdAt - +b.createdAt);
}
export type DemoPurchase = ReturnType<typeof demoPurchases>[number];
