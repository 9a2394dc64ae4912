import { type Static, Type } from 'typebox';
import { GiftLink } from './gifts';
import { orNull } from './schemas';

/** What waits for an account among all that it bought or was given, however long ago (account.md, Overview). */
export const AccountWaits = Type.Object({
  /** Gifts that it received and has not opened, and the link of the newest. */
  gifts: Type.Integer(),
  gift: orNull(GiftLink),
  /** Purchases of which money is held until a person decides. */
  held: Type.Integer(),
});
export type AccountWaits = Static<typeof AccountWaits>;
