import { type Static, Type } from 'typebox';
import { accessories } from './accessories';
import { avatars } from './avatars';
import { itemSources } from './itemSources';
import { wallets } from './ledger';
import { recordSchema } from './recordSchema';
import type { RecordOf } from './resource';
import { Moment, orNull } from './schemas';

/** The season whose gift an accessory is, at which mark, and what it takes, in VND. */
export const GiftOf = Type.Object({
  number: Type.Integer(),
  name: Type.String(),
  nameEn: Type.String(),
  /** The mark's place, from 1; the goal's is the last. */
  mark: Type.Integer(),
  isGoal: Type.Boolean(),
  spend: Type.Integer(),
  startAt: Moment,
  endAt: Moment,
});
type GiftOf = Static<typeof GiftOf>;

/**
 * An accessory as players see it. Its price at a moment is `accessoryPrice` of its fields. What a season that runs or comes
 * gives is not for sale.
 */
export type WardrobeItem = RecordOf<typeof accessories> & {
  id: string;
  version: number;
  imageUrl: string;
  thumbUrl: string;
  gift: GiftOf | null;
};
export const WardrobeItem = Type.Unsafe<WardrobeItem>(
  Type.Object({ ...recordSchema(accessories).properties, gift: orNull(GiftOf) }),
);
/** All accessories, newest first. */
export const Wardrobe = Type.Object({ items: Type.Array(WardrobeItem) });
export type Wardrobe = Static<typeof Wardrobe>;

/** An accessory that a player owns, also after it has left the catalogue. `type` and `rarity` are those of an accessory. */
export const OwnItem = Type.Object({
  accessoryId: Type.String(),
  name: Type.String(),
  type: Type.Integer(),
  rarity: Type.Integer(),
  /** Empty without a picture. */
  imageUrl: Type.String(),
  thumbUrl: Type.String(),
  librarySlug: Type.String(),
  source: Type.Enum(itemSources),
  givenAt: Moment,
  isWorn: Type.Boolean(),
  /** What the player paid for it; null for one that was given. */
  paid: orNull(Type.Object({ wallet: Type.Enum(wallets), amount: Type.Integer() })),
  /** Until when it can be returned; null when it cannot. */
  returnUntil: orNull(Moment),
});
export type OwnItem = Static<typeof OwnItem>;

const Balances = { diamonds: Type.Integer(), golds: Type.Integer(), debt: Type.Integer() };
/** What a player owns, newest first, the drawn avatar that shows while none is worn, and what there is in the wallets. */
export const OwnItems = Type.Object({
  items: Type.Array(OwnItem),
  avatar: orNull(Type.Enum(avatars)),
  ...Balances,
});
export type OwnItems = Static<typeof OwnItems>;

/** Buys an accessory at the price that was seen. A repeated `key` buys nothing again. */
export const BuyItemBody = Type.Object({
  accessoryId: Type.String({ maxLength: 64 }),
  wallet: Type.Enum(wallets),
  price: Type.Integer({ minimum: 1 }),
  version: Type.Integer({ minimum: 1 }),
  key: Type.String({ minLength: 8, maxLength: 64 }),
});
export type BuyItemBody = Static<typeof BuyItemBody>;
/** Everything that is worn from then on: at most one of each type. */
export const WornBody = Type.Object({
  accessoryIds: Type.Array(Type.String({ maxLength: 64 }), { maxItems: 6, uniqueItems: true }),
});
/** A drawn avatar by its name, an accessory by its id, or null for the robot's own face. */
export const AvatarBody = Type.Object({ avatar: orNull(Type.String({ maxLength: 64 })) });
export type WornBody = Static<typeof WornBody>;

/** How long a bought item can be returned. */
export const returnMinutes = 10;
/** How many items a player can return in a day of Vietnam. */
export const returnsADay = 3;
