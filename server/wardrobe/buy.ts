import { accessoryPrice } from '../../contract/accessoryPrice';
import type { LocalizedText } from '../../contract/languages';
import type { BuyItemBody, OwnItems, WardrobeItem } from '../../contract/wardrobe';
import { lockOpen } from '../accounts/openPlayer';
import { addFigures } from '../db/addFigures';
import { inTransaction } from '../db/guard';
import { prepared } from '../db/prepared';
import type { Tx } from '../db/tables';
import type { Dependencies } from '../dependencies';
import { recordEntry } from '../payments/effects/entries';
import { conflict, otherPrice } from '../platform/errors';
import { isId, newId } from '../platform/ids';
import { itemMessages } from '../platform/messages/items';
import { ownItems } from './ownItems';
import { wardrobeItem } from './wardrobe';

type Player = Awaited<ReturnType<typeof lockOpen>>;

/**
 * Sells an accessory to a player at the price of this moment, in one transaction (docs/spec/account.md). A key that bought
 * before buys nothing. Throws 403 for a banned or closed account, and 409 for what is not for sale, owned already, at another price
 * than was seen, or more than the player has.
 */
export const buyItem = (
  { db, clock }: Pick<Dependencies, 'db' | 'clock'>,
  userId: string,
  wanted: BuyItemBody,
): Promise<OwnItems> =>
  inTransaction(db, async (tx) => {
    const player = await lockOpen(tx, userId, clock.now());
    if (await isBought(tx, userId, wanted)) return ownItems(tx, userId, clock.now());
    const item = isId(wanted.accessoryId)
      ? await wardrobeItem(tx, wanted.accessoryId, clock.now())
      : undefined;
    // Read under the locks: a price begins and ends at moments, and whoever held them may have held them over one.
    const now = clock.now();
    const { price } = await assertSold(tx, player, { item, wanted, now });
    await take(tx, player.id, { ...wanted, price, name: item?.name ?? '' }, now);
    return ownItems(tx, userId, now);
  });

const boughtBefore = prepared((db, { userId, key }: { userId: string; key: string }) =>
  db
    .selectFrom('itemPurchases')
    .select(['accessoryId', 'wallet'])
    .where('userId', '=', userId)
    .where('key', '=', key),
);

async function isBought(tx: Tx, userId: string, { key, accessoryId, wallet }: BuyItemBody): Promise<boolean> {
  const [before] = await boughtBefore(tx, { userId, key });
  if (before && (before.accessoryId !== accessoryId || before.wallet !== wallet))
    throw conflict(itemMessages.otherKey);
  return before !== undefined;
}

interface Sale {
  item: WardrobeItem | undefined;
  wanted: BuyItemBody;
  now: Date;
}

async function assertSold(tx: Tx, player: Player, { item, wanted, now }: Sale): Promise<{ price: number }> {
  const { wallet } = wanted;
  const refused = (field: string, text: LocalizedText) => conflict(text, { [field]: [text] });
  if (!item || item.gift) throw refused('accessoryId', itemMessages.notForSale);
  if (await isOwned(tx, player.id, item.id)) throw refused('accessoryId', itemMessages.owned);
  const sold = accessoryPrice(item, wallet, now);
  if (sold?.price !== wanted.price || item.version !== wanted.version)
    throw otherPrice(item, sold ? itemMessages.otherPrice : itemMessages.notForSale);
  if (player.debt > 0) throw refused('wallet', itemMessages.debt(player.debt));
  const missing = sold.price - player[wallet];
  if (missing > 0) throw refused('wallet', itemMessages.missing(missing, wallet));
  return sold;
}

const ownedItem = prepared((db, { userId, accessoryId }: { userId: string; accessoryId: string }) =>
  db
    .selectFrom('playerItems')
    .select('accessoryId')
    .where('userId', '=', userId)
    .where('accessoryId', '=', accessoryId),
);
const isOwned = async (tx: Tx, userId: string, accessoryId: string): Promise<boolean> =>
  (await ownedItem(tx, { userId, accessoryId })).length > 0;

type Bought = Pick<BuyItemBody, 'accessoryId' | 'wallet' | 'price' | 'key'> & {
  id: string;
  userId: string;
  name: string;
  now: Date;
};
const insertPurchase = prepared(
  (db, { id, userId, accessoryId, name, wallet, price, key, now: boughtAt }: Bought) =>
    db
      .insertInto('itemPurchases')
      .values({ id, userId, accessoryId, name, wallet, price, key, boughtAt })
      .returning('id'),
);
const insertItem = prepared((db, { id: purchaseId, userId, accessoryId, name, now: givenAt }: Bought) =>
  db
    .insertInto('playerItems')
    .values({ userId, accessoryId, name, source: 'purchase', purchaseId, givenAt })
    .returning('userId'),
);

async function take(
  tx: Tx,
  userId: string,
  { accessoryId, wallet, price, key, name }: BuyItemBody & { name: string },
  now: Date,
): Promise<void> {
  const purchaseId = newId();
  const bought = { id: purchaseId, userId, accessoryId, name, wallet, price, key, now };
  await insertPurchase(tx, bought);
  await insertItem(tx, bought);
  await recordEntry(tx, { userId, wallet, amount: -price, reason: 'item', cause: { purchaseId } }, now);
  await addFigures(tx, [{ name: 'item', key: accessoryId, currency: wallet, at: now, amount: price }]);
}
