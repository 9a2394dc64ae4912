import { type Static, Type } from 'typebox';
import { Moment } from './schemas';

/** Days for which the link of a gift works after its payment completes (account.md, Gift as a link). */
export const giftDays = 90;

/** What the address of a gift holds: an id of its own, and the key behind the `#`. */
export const GiftLink = Type.Object({ id: Type.String(), key: Type.String() });
/** A gift, as the account that received it sees its link. */
export const ReceivedGift = Type.Object({ ...GiftLink.properties, isOpened: Type.Boolean() });

export const GiftParams = Type.Object({ id: Type.String({ maxLength: 64 }) });
export const GiftBody = Type.Object({ key: Type.String({ maxLength: 64 }) });
/** What is in the box, for whoever has its link: no address, and no name but the one that the giver chose to be called. */
export const Gift = Type.Object({
  giver: Type.Optional(Type.String()),
  message: Type.Optional(Type.String()),
  packageName: Type.String(),
  /** Empty without an English name. */
  packageNameEn: Type.String(),
  /** With every bonus. */
  diamonds: Type.Integer(),
  givenAt: Moment,
  /** Whether the caller is the player who received it. */
  isOwn: Type.Boolean(),
});
export type GiftLink = Static<typeof GiftLink>;
export type ReceivedGift = Static<typeof ReceivedGift>;
export type Gift = Static<typeof Gift>;
