import { addMs, seconds } from '../../platform/clock';
import { newReference } from '../../platform/ids';
import type { DemoPlayer } from './players';
import type { Random } from './random';

interface DemoPackage {
  id: string;
  name: string;
  diamondAmount: number;
  price: number;
}

/** Completed payments of the past weeks with their credits, the oldest first; smaller packages are more frequent. */
export function demoPurchases(random: Random, players: DemoPlayer[], packages: DemoPackage[], now: Date) {
  const buyers = players.filter((player) => player.emailVerifiedAt && !player.bannedAt);
  const purchases = Array.from({ length: 48 }, (_, index) => {
    const buyer = random.pick(buyers);
    const pkg = packages[Math.floor(random.next() ** 1.8 * packages.length)] ?? packages[0];
    if (!pkg) throw new Error('There is no package to buy');
    const createdAt = addMs(now, -random.next() * (+now - +buyer.createdAt));
    const paidAfter = seconds(20 + ((index * 37) % 160));
    const settledAt = new Date(Math.min(+createdAt + paidAfter, +now));
    return { id: newReference(), buyer, pkg, createdAt, settledAt };
  });
  return purchases.sort((a, b) => +a.createdAt - +b.createdAt);
}
export type DemoPurchase = ReturnType<typeof demoPurchases>[number];
