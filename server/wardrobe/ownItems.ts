import { sql } from 'kysely';
import { avatarNamed } from '../../contract/avatars';
import type { ItemSource } from '../../contract/itemSources';
import type { Wallet } from '../../contract/ledger';
import { type OwnItem, type OwnItems, returnMinutes } from '../../contract/wardrobe';
import { prepared } from '../db/prepared';
import type { Db, Tx } from '../db/tables';
import { addMs, minutes } from '../platform/clock';
import { notFound } from '../platform/errors';
import { smallName } from '../storage/images/store';
import { returnedOf } from './returned';

/** Until when a purchase can be returned. */
export const returnEnd = (boughtAt: Date): Date => addMs(boughtAt, minutes(returnMinutes));

interface ItemRow {
  accessoryId: string;
  name: string;
  type: number;
  rarity: number;
  image: string;
  librarySlug: string;
  source: ItemSource;
  givenAt: Date;
  worn: boolean;
  wallet: Wallet | null;
  price: number | null;
  boughtAt: Date | null;
}

interface OfPlayer {
  userId: string;
}

const ownedRows = prepared((db, { userId }: OfPlayer) => {
  const rows = sql<ItemRow>`
    select items.accessory_id, coalesce(accessories.name, retired.name, items.name) as name,
      coalesce(accessories.type, retired.type, -1) as type, coalesce(accessories.rarity, retired.rarity, 0) as rarity,
      coalesce(accessories.image, retired.image, '') as image,
      coalesce(accessories.library_slug, retired.library_slug, '') as library_slug,
      items.source, items.given_at, items.worn, purchases.wallet, purchases.price, purchases.bought_at
    from player_items items
    left join accessories on accessories.id = items.accessory_id
    left join retired_accessories retired on retired.id = items.accessory_id
    left join item_purchases purchases on purchases.id = items.purchase_id
    where items.user_id = ${userId} order by items.given_at desc, items.accessory_id`;
  return { compile: () => rows.compile(db) };
});

const balances = prepared((db, { userId }: OfPlayer) =>
  db.selectFrom('users').select(['diamonds', 'golds', 'debt', 'avatar']).where('id', '=', userId),
);

/** Everything that a player owns, newest first, as the catalogue has it, or had it when it was taken out of it. */
async function itemsOf(db: Db | Tx, userId: string, now: Date): Promise<OwnItem[]> {
  const rows = await ownedRows(db, { userId });
  const { isAllowedToday, accessoryIds } = await returnedOf(db, userId, now);
  return rows.map(({ worn, givenAt, image, wallet, price, boughtAt, ...item }) => {
    const end = boughtAt && returnEnd(boughtAt);
    const isReturnable = end && end > now && isAllowedToday && !accessoryIds.has(item.accessoryId);
    return {
      ...item,
      imageUrl: image && `/images/${image}`,
      thumbUrl: image && `/images/${smallName(image)}`,
      givenAt: givenAt.toISOString(),
      isWorn: worn,
      paid: wallet && price !== null ? { wallet, amount: price } : null,
      returnUntil: isReturnable ? end.toISOString() : null,
    };
  });
}

/** What a player owns and has. */
export async function ownItems(db: Db | Tx, userId: string, now: Date): Promise<OwnItems> {
  const [player] = await balances(db, { userId });
  if (!player) throw notFound();
  return { items: await itemsOf(db, userId, now), ...player, avatar: avatarNamed(player.avatar) };
}
