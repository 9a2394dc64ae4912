import { type Static, Type } from 'typebox';
import { wallets } from './ledger';
import { Moment } from './schemas';

const Amount = Type.Integer();
/**
 * What ever moved in a wallet of all players, erased ones included: opening balances + sold + given + returned − spent − taken back
 * is what they hold less what they owe. Amounts are never negative, but for those of a wallet whose books are wrong.
 */
const WalletBooks = Type.Object({
  wallet: Type.Enum(wallets),
  /** What players had before the shop kept a ledger. */
  opening: Amount,
  /** Diamonds that purchases brought, with their bonus. */
  sold: Amount,
  /** By seasons, daily marks and staff. */
  given: Amount,
  /** For accessories that were returned. */
  returned: Amount,
  /** For accessories. */
  spent: Amount,
  /** By refunds and by staff. */
  takenBack: Amount,
  held: Amount,
  /** Of diamonds: what refunds took that was spent already. */
  debt: Amount,
});
export type WalletBooks = Static<typeof WalletBooks>;

/** The books as of a check of the whole ledger. */
export const Books = Type.Object({ at: Moment, wallets: Type.Array(WalletBooks) });
export type Books = Static<typeof Books>;
