import { type Static, Type } from 'typebox';
import { ledgerReasons, wallets } from './ledger';
import { next } from './purchases';
import { Moment, orNull } from './schemas';

/** A change of a wallet with its cause, of which only what that has is there. */
const WalletEntry = Type.Object({
  id: Type.String(),
  createdAt: Moment,
  /** Negative for what was taken. */
  amount: Type.Integer(),
  balanceAfter: Type.Integer(),
  reason: Type.Enum(ledgerReasons),
  /** The package of the purchase that it comes from. */
  packageName: Type.Optional(Type.String()),
  packageNameEn: Type.Optional(Type.String()),
  /** The purchase, and the key of its receipt for as long as that opens. */
  paymentId: Type.Optional(Type.String()),
  receiptKey: Type.Optional(Type.String()),
  seasonNumber: Type.Optional(Type.Integer()),
  /** The accessory that was bought, returned, or taken by staff. */
  itemName: Type.Optional(Type.String()),
  itemId: Type.Optional(Type.String()),
  isTaken: Type.Optional(Type.Literal(true)),
});
export const WalletEntries = Type.Object({ entries: Type.Array(WalletEntry), next });

/** What a player spent in a season, and what it gave. */
const OwnSeason = Type.Object({
  id: Type.String(),
  /** Null for a season that staff deleted since, as are its names and times. */
  number: orNull(Type.Integer()),
  name: orNull(Type.String()),
  nameEn: orNull(Type.String()),
  startAt: orNull(Moment),
  endAt: orNull(Moment),
  goal: orNull(Type.Integer()),
  spent: Type.Integer(),
  gifts: Type.Array(
    Type.Object({
      spend: Type.Integer(),
      wallet: orNull(Type.Enum(wallets)),
      amount: orNull(Type.Integer()),
      accessory: orNull(Type.String()),
      givenAt: Moment,
    }),
  ),
});
/** Newest first; a player has one row for each season that they spent in. */
export const OwnSeasons = Type.Object({ seasons: Type.Array(OwnSeason) });
export type WalletEntry = Static<typeof WalletEntry>;
export type WalletEntries = Static<typeof WalletEntries>;
export type OwnSeason = Static<typeof OwnSeason>;
