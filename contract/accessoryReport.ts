import { type Static, Type } from 'typebox';
import { wallets } from './ledger';
import { orNull } from './schemas';
import { GiftOf } from './wardrobe';

/** How many players own an accessory, and what it brought so far. */
export const AccessoryReport = Type.Object({
  owners: Type.Integer(),
  /** The season that runs or comes and gives it: it is not for sale then. */
  gift: orNull(GiftOf),
  wallets: Type.Array(
    Type.Object({
      wallet: Type.Enum(wallets),
      /** How often it was bought, and for how much in all. */
      bought: Type.Integer(),
      amount: Type.Integer(),
      /** How much of that was returned. */
      returned: Type.Integer(),
    }),
  ),
});
export type AccessoryReport = Static<typeof AccessoryReport>;
