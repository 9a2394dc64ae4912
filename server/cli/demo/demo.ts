import { searchKey } from '../../../contract/text';
import { Passwords } from '../../accounts/passwords';
import { inTransaction } from '../../db/guard';
import type { OpenDatabase } from '../../db/open';
import type { Db, Tx } from '../../db/tables';
import type { Clock } from '../../platform/clock';
import { addMs, minutes } from '../../platform/clock';
import type { Config } from '../../platform/config';
import { newId } from '../../platform/ids';
import type { ImageStore } from '../../storage/images/store';
import { demoAccessories } from './accessories';
import { demoBoxes, demoLevels, demoRobots, demoWeapons } from './arsenal';
import { insertContent } from './content';
import { storeDrawings } from './drawings';
import { insertMoney } from './money';
import { type DemoOffer, insertOffers } from './offers';
import { demoPackages } from './packages';
import { insertPlayerRecords } from './playerRecords';
import { type DemoPlayer, demoPlayers } from './players';
import { type DemoPurchase, demoPurchases } from './purchases';
import { randomFrom } from './random';
import { demoSeasons, insertSeasons } from './seasons';
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
  const tables = {
    accessories: demoAccessories(now),
    diamondPackages: demoPackages(now),
    weapons: demoWeapons,
    robots: demoRobots,
    boxes: demoBoxes,
    skills: demoSkills,
    seasons: demoSeasons(now),
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
    await insertPlayers(tx, players, { purchases, offers }, passwordHash);
    await insertVisits(tx, players);
    const paid = await insertPurchases(tx, { purchases, offers });
    await insertEntries(tx, players, { purchases, offers });
    await insertSeasons(tx, purchases, now);
    await insertPlayerRecords(tx, players, now);
    const buyers = players.filter(({ emailVerifiedAt, bannedAt }) => emailVerifiedAt && !bannedAt).slice(4);
    const packages = rows.diamondPackages.filter((row) => row.isActive);
    await insertUnpaid(tx, { buyers, packages, paid: paid.at(-3) }, now);
  });
}

function toRow<T extends { art: string }>({ art, ...fields }: T, pictures: Map<string, string>, at: Date) {
  return { ...fields, id: newId(), image: pictures.get(art) ?? '', createdAt: at, updatedAt: at };
}

const emailOf = (player: DemoPlayer) => `${player.userName}@outline.example`;

/** The purchases, and the code of each if it has one. */
interface Bought {
  purchases: DemoPurchase[];
  offers: ReadonlyMap<string, DemoOffer>;
}
const bonusOf = ({ offers }: Bought, id: string): number => offers.get(id)?.offerBonus ?? 0;

async function insertPlayers(tx: Tx, players: DemoPlayer[], all: Bought, passwordHash: string) {
  const bought = (player: string) =>
    all.purchases
      .filter(({ buyer }) => buyer.id === player)
      .reduce((sum, { id, pkg }) => sum + pkg.diamondAmount + bonusOf(all, id), 0);
  const rows = players.map((player) => ({
    ...player,
    lastSeenOn: lastSeenOn(player),
    diamonds: player.diamonds + bought(player.id),
    firstNameKey: searchKey(player.firstName),
    lastNameKey: searchKey(player.lastName),
    email: emailOf(player),
    passwordHash,
    role: 'User' as const,
  }));
  await tx.insertInto('users').values(rows).execute();
}

async function insertPurchases(tx: Tx, all: Bought) {
  const rows = all.purchases.map(({ id, buyer, pkg, createdAt, settledAt }) => ({
    id,
    userId: buyer.id,
    email: emailOf(buyer),
    packageId: pkg.id,
    packageName: pkg.name,
    diamonds: pkg.diamondAmount,
    bonusDiamonds: bonusOf(all, id),
    ...all.offers.get(id),
    amount: pkg.price,
    currency: 'VND' as const,
    gateway: 'sandbox',
    status: 'COMPLETED' as const,
    createdAt,
    expiresAt: addMs(createdAt, minutes(15)),
    settledAt,
  }));
  // In chronological order: only each player's first one counts.
  for (const row of rows) await tx.insertInto('payments').values(row).execute();
  await insertMoney(tx, rows);
  await insertStories(tx, rows);
  return rows;
}

/** The entries that explain the players' balances: match rewards, then purchases. */
async function insertEntries(tx: Tx, players: DemoPlayer[], all: Bought) {
  const held = new Map(players.map((player) => [player.id, player.diamonds]));
  const grants = players.flatMap(({ id, createdAt, diamonds, golds }) =>
    (
      [
        ['diamonds', diamonds],
        ['golds', golds],
      ] as const
    )
      .filter(([, amount]) => amount > 0)
      .map(([wallet, amount]) => ({
        id: newId(),
        userId: id,
        wallet,
        amount,
        balanceAfter: amount,
        reason: 'grant' as const,
        createdAt,
      })),
  );
  const credits = all.purchases.flatMap(({ id, buyer, pkg, settledAt: createdAt }) => {
    const credit = (reason: 'purchase' | 'bonus', amount: number) => {
      const balanceAfter = (held.get(buyer.id) ?? 0) + amount;
      held.set(buyer.id, balanceAfter);
      const entry = { id: newId(), userId: buyer.id, wallet: 'diamonds' as const, reason };
      return { ...entry, amount, balanceAfter, paymentId: id, createdAt };
    };
    const bonus = bonusOf(all, id);
    return [credit('purchase', pkg.diamondAmount), ...(bonus > 0 ? [credit('bonus', bonus)] : [])];
  });
  await tx
    .insertInto('walletEntries')
    .values([...grants, ...credits])
    .execute();
}
