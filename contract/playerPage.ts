import { type Static, Type } from 'typebox';
import { banKinds } from './banKinds';
import { type Language, languages } from './languages';
import { ledgerWallets, wallets } from './ledger';
import { LostFactor } from './lostFactor';
import { accountRoles, type StaffRole, staffRoles } from './permissions';
import { playerLists } from './playerLists';
import { word } from './players';
import { readRow } from './readRows';
import { Reason } from './reason';
import { Moment, orNull } from './schemas';
import { playerTags } from './staffLimits';

/** A wallet's balance as stored on the account, and the sum of its ledger entries; the two must be equal. */
const WalletSum = Type.Object({
  wallet: Type.Enum(ledgerWallets),
  balance: Type.Integer(),
  entries: Type.Integer(),
});

/** A ban in force, with what staff wrote about it. */
const Ban = Type.Object({
  since: Moment,
  /** When it expires; null if it never does. */
  until: orNull(Moment),
  kind: orNull(Type.Enum(banKinds)),
  note: orNull(Type.String()),
  /** What the player reads at sign-in. */
  message: orNull(Type.String()),
});

/** An amount in the usual unit of its currency. */
const Sum = Type.Object({ currency: Type.String(), amount: Type.Number() });

/** What a player has paid, and what still waits for a decision of staff. */
const Standing = Type.Object({
  /** The completed payments to the account, less refunds, by currency. */
  spent: Type.Array(Sum),
  openCases: Type.Integer(),
  /** The money that those cases hold, by currency. */
  held: Type.Array(Sum),
  openRequests: Type.Integer(),
});

/** The head of a player's page (studio.md section 3). E-mail and phone number are masked for readers who may not see contacts. */
export const PlayerPage = Type.Object({
  id: Type.String(),
  userName: Type.String(),
  firstName: Type.String(),
  lastName: Type.String(),
  email: Type.String(),
  phoneNumber: orNull(Type.String()),
  emailVerifiedAt: orNull(Moment),
  /** Until when an earlier address can undo a correction; null if none can. */
  emailUndoUntil: orNull(Moment),
  hasGoogle: Type.Boolean(),
  /** The open request of a player who lost the second factor. */
  lostFactor: orNull(LostFactor),
  /** Of the player's mails; null for the site's first one. */
  language: orNull(word<Language>(languages)),
  createdAt: Moment,
  lastLoginAt: orNull(Moment),
  /** From the newest session; null if there is none, and for readers who may not see contacts. */
  lastDevice: orNull(Type.String()),
  lastNetwork: orNull(Type.String()),
  wallets: Type.Array(WalletSum),
  role: Type.Enum(accountRoles),
  staffRoles: Type.Array(word<StaffRole>(staffRoles)),
  isLocked: Type.Boolean(),
  ban: orNull(Ban),
  /** When the account will be, or should have been, erased; null while it is open. */
  eraseAt: orNull(Moment),
  erasedAt: orNull(Moment),
  tags: Type.Array(Type.String()),
  /** How many notes of staff there are. */
  notes: Type.Integer(),
  /** Null for readers who do not see payments. */
  standing: orNull(Standing),
  version: Type.Integer(),
});

export const LedgerEntry = readRow(playerLists.ledger);
export const PlayerItem = readRow(playerLists.items);
const SeasonGift = Type.Object({
  spend: Type.Integer(),
  wallet: orNull(Type.Enum(wallets)),
  amount: orNull(Type.Integer()),
  accessory: orNull(Type.String()),
  givenAt: Moment,
});
export const SeasonOfPlayer = readRow(playerLists.seasons, { gifts: Type.Array(SeasonGift) });
export const PlayerSession = readRow(playerLists.sessions);
export const PlayerMail = readRow(playerLists.mails);
export const PlayerNote = readRow(playerLists.notes);
/** All tags that the player will have. */
export const TagsBody = Type.Object({
  tags: Type.Array(Type.String({ minLength: 1, maxLength: playerTags.length, pattern: '\\S' }), {
    maxItems: playerTags.most,
  }),
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});
/** Signs a player out; the reason goes into the history. */
export const SignOutBody = Type.Object({
  reason: Reason,
});
export type Standing = Static<typeof Standing>;
export type PlayerPage = Static<typeof PlayerPage>;
export type LedgerEntry = Static<typeof LedgerEntry>;
export type PlayerItem = Static<typeof PlayerItem>;
export type SeasonOfPlayer = Static<typeof SeasonOfPlayer>;
export type PlayerSession = Static<typeof PlayerSession>;
export type PlayerMail = Static<typeof PlayerMail>;
export type PlayerNote = Static<typeof PlayerNote>;
export type TagsBody = Static<typeof TagsBody>;
