import { searchKey } from '../../../contract/text';
import { Passwords } from '../../accounts/passwords';
import { inTransaction } from '../../db/guard';
import type { OpenDatabase } from '../../db/open';
import type { Db, Tx } from '../../db/tables';
import { creditPayment } from '../../payments/effects/effects';
import type { Payment } from '../../payments/effects/payment';
import type { Clock } from '../../platform/clock';
import { addMs, days, minutes } from '../../platform/clock';
import type { Config } from '../../platform/config';
import { newId } from '../../platform/ids';
import type { ImageStore } from '../../storage/images/store';
import { demoAccessories } from './accessories';
import { demoBoxes, demoLevels, demoRobots, demoWeapons } from './arsenal';
import { insertContent } from './content';
import { storeDrawings } from './drawings';
import { insertMoney, insertPayment } from './money';
import { type DemoOffer, insertOffers } from './offers';
import { demoPackages } from './packages';
import { insertPlayerRecords } from './playerRecords';
import { type DemoPlayer, demoPlayers } from './players';
import { type DemoPurchase, demoPurchases } from './purchases';
import { randomFrom } from './random';
import { demoSeasons } from './seasons';
import { demoSkills } from './skills';
import { insertStories } from './stories';
import { insertUnpaid } from './unpaid';
import { insertVisits, lastSeenOn } from './visits';

/** Password of every demo player; documented in the README. */
export const demoPassword = 'outline-demo-2026';

/** Whether the database has neither users nor packages. */
export async function isEmpty(db: Db): Promise<boolean> {
  const [user, pkg] = await Promise.all([
    db.selectFrom('users').select('id').limit(1).executeTakeFirst(),
    db.selectFrom('diamondPackages').select('id').limit(1).executeTakeFirst(),
  ]);
  return !user && !pkg;
}

/**
 * Whether to seed demo data: as set, else only with the embedded database outside production. Never for real players.
 */
export const shouldSeedDemo = (
  { seedDemo, production }: Pick<Config, 'seedDemo' | 'production'>,
  kind: OpenDatabase['kind'],
): boolean => seedDemo ?? (kind === 'embedded' && !production);

/** Seeds an empty database with a shop, a library and sixty players; deterministic except for the dates. */
export async function seedDemo(db: Db, images: ImageStore, clock: Clock): Promise<void> {
  const now = clock.now();
  const random = randomFrom(20_260_101);
  const accessories = demoAccessories(now);
  const tables = {
    accessories,
    diamondPackages: demoPackages(now),
    weapons: demoWeapons,
    robots: demoRobots,
    boxes: demoBoxes,
    skills: demoSkills,
    seasons: demoSeasons(now, accessories),
  };
  const pictures = await storeDrawings(
    images,
    Object.values(tables)
      .flat()
      .map((row) => row.art),
  );
  const rows = Object.fromEntries(
    Object.entries(tables).map(([name, list]) => [
      name,
      list.map((row, index) => toRow(row, pictures, addMs(now, -minutes(60 - index)))),
    ]),
  ) as { [K in keyof typeof tables]: ReturnType<typeof toRow<(typeof tables)[K][number]>>[] };
  const players = demoPlayers(random, now);
  const purchases = demoPurchases(
    random,
    players,
    rows.diamondPackages.filter((row) => row.isActive),
    now,
  );
  const passwordHash = await new Passwords().hash(demoPassword);
  await inTransaction(db, async (tx) => {
    for (const name of ['accessories', 'weapons', 'robots', 'boxes', 'skills', 'seasons'] as const) {
      await tx.insertInto(name).values(rows[name]).execute();
    }
    await tx.insertInto('diamondPackages').values(rows.diamondPackages).execute();
    await tx.insertInto('levels').values(demoLevels).execute();
    await insertContent(tx, now);
    const offers = await insertOffers(tx, purchases, now);
    await insertPlayers(tx, players, passwordHash);
    await insertVisits(tx, players);
    const paid = await insertPurchases(tx, purchases, offers);
    await insertPlayerRecords(tx, players, now);
    const before = addMs(now, -days(10));
    const buyers = players.filter(
      ({ createdAt, emailVerifiedAt, bannedAt }) => createdAt < before && emailVerifiedAt && !bannedAt,
    );
    const packages = rows.diamondPackages.filter((row) => row.isActive);
    // Paid twice is one of the small ones, which a single person may return under the default limits.
    const [twice] = paid.slice(-20).toSorted((one, other) => one.amount - other.amount);
    await insertUnpaid(tx, { buyers, packages, paid: twice }, now);
  });
}

function toRow<T extends { art: string }>({ art, ...fields }: T, pictures: Map<string, string>, at: Date) {
  return { id: newId(), ...fields, image: pictures.get(art) ?? '', createdAt: at, updatedAt: at };
}

const emailOf = (player: DemoPlayer) => `${player.userName}@outline.example`;

async function insertPlayers(tx: Tx, players: DemoPlayer[], passwordHash: string) {
  const rows = players.map((player) => ({
    ...player,
    lastSeenOn: lastSeenOn(player),
    firstNameKey: searchKey(player.firstName),
    lastNameKey: searchKey(player.lastName),
    email: emailOf(player),
    passwordHash,
    role: 'User' as const,
  }));
  await tx.insertInto('users').values(rows).execute();
  await insertRewards(tx, players);
}

/** The entries that explain what players had before they bought anything: match rewards. */
async function insertRewards(tx: Tx, players: DemoPlayer[]) {
  const rewards = players.flatMap(({ id: userId, createdAt, diamonds, golds }) =>
    (
      [
        ['diamonds', diamonds],
        ['golds', golds],
      ] as const
    )
      .filter(([, amount]) => amount > 0)
      .map(([wallet, amount]) => ({
        id: newId(),
        userId,
        wallet,
        amount,
        balanceAfter: amount,
        reason: 'opening' as const,
        createdAt,
      })),
  );
  await tx.insertInto('walletEntries').values(rewards).execute();
}

/** Begins and completes each purchase, as it would have been at its time, in chronological order. */
async function insertPurchases(
  tx: Tx,
  purchases: DemoPurchase[],
  offers: ReadonlyMap<string, DemoOffer>,
): Promise<Payment[]> {
  const paid = [];
  for (const { id, buyer, pkg, createdAt, settledAt } of purchases) {
    const offer = offers.get(id);
    const payment = await insertPayment(tx, {
      id,
      userId: buyer.id,
      email: emailOf(buyer),
      packageId: pkg.id,
      packageName: pkg.name,
      diamonds: pkg.diamondAmount,
      bonusDiamonds: offer?.offerBonus ?? 0,
      ...offer,
      amount: pkg.price,
      createdAt,
    });
    await insertMoney(tx, payment, settledAt);
    const deps = { clock: { now: () => settledAt }, keys: null, address: { public: '' } };
    await creditPayment(tx, deps, payment, payment.gateway);
    paid.push({ ...payment, settledAt });
  }
  await insertStories(tx, paid);
  return paid;
}
