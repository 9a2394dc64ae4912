import { type Static, Type } from 'typebox';
import { banKinds } from './banKinds';
import { ledgerReasons } from './ledger';
import { mailStates } from './mails';
import { type StaffRole, staffRoles } from './permissions';
import { word } from './players';
import { Reason } from './reason';
import { Moment, orNull } from './schemas';
import { playerTags } from './staffLimits';

const Wallet = Type.Enum(['diamonds', 'golds', 'debt']);

/** A wallet's balance as stored on the account, and the sum of its ledger entries; the two must be equal. */
const WalletSum = Type.Object({ wallet: Wallet, balance: Type.Integer(), entries: Type.Integer() });

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
  createdAt: Moment,
  lastLoginAt: orNull(Moment),
  /** From the newest session; null if there is none, and for readers who may not see contacts. */
  lastDevice: orNull(Type.String()),
  lastNetwork: orNull(Type.String()),
  wallets: Type.Array(WalletSum),
  role: Type.Enum(['Admin', 'User']),
  staffRoles: Type.Array(word<StaffRole>(staffRoles)),
  isLocked: Type.Boolean(),
  ban: orNull(Ban),
  /** When the account will be, or should have been, erased; null while it is open. */
  eraseAt: orNull(Moment),
  erasedAt: orNull(Moment),
  tags: Type.Array(Type.String()),
  version: Type.Integer(),
});

/** One change of a wallet, and what caused it: the payment, refund or season it belongs to. */
export const LedgerEntry = Type.Object({
  id: Type.String(),
  createdAt: Moment,
  wallet: Wallet,
  amount: Type.Integer(),
  balanceAfter: Type.Integer(),
  reason: Type.Enum(ledgerReasons),
  paymentId: orNull(Type.String()),
  packageName: orNull(Type.String()),
  /** The refund that took something back, or the grant. */
  requestId: orNull(Type.String()),
  seasonNumber: orNull(Type.Integer()),
});
/** An accessory that the player has. */
export const PlayerItem = Type.Object({
  id: Type.String(),
  /** As it was called when it was given. */
  name: Type.String(),
  source: Type.Enum(['season']),
  givenAt: Moment,
  /** Its picture; empty without one, or when it is no longer in the catalogue. */
  imageUrl: Type.String(),
});
const SeasonGift = Type.Object({
  spend: Type.Integer(),
  wallet: orNull(Type.Enum(['diamonds', 'golds'])),
  amount: orNull(Type.Integer()),
  accessory: orNull(Type.String()),
  givenAt: Moment,
});
/** A season in which the player spent money; number, name and goal are null if it has been deleted. */
export const SeasonOfPlayer = Type.Object({
  id: Type.String(),
  number: orNull(Type.Integer()),
  name: orNull(Type.String()),
  nameEn: orNull(Type.String()),
  startAt: orNull(Moment),
  endAt: orNull(Moment),
  /** In VND. */
  goal: orNull(Type.Integer()),
  spent: Type.Integer(),
  gifts: Type.Array(SeasonGift),
});
/** A session of the player; device and network only for readers who may see contacts. */
export const PlayerSession = Type.Object({
  id: Type.String(),
  device: orNull(Type.String()),
  network: orNull(Type.String()),
  createdAt: Moment,
  lastUsedAt: Moment,
  /** When and why it ended, or null while it is open. */
  endedAt: orNull(Moment),
  endReason: orNull(Type.String()),
});
/** A mail to the player's address, without its content, which may include a code. */
export const PlayerMail = Type.Object({
  id: Type.String(),
  template: Type.String(),
  createdAt: Moment,
  state: Type.Enum(mailStates),
  /** When it was sent, given up on or found expired; while it waits, when it will be tried next. */
  at: Moment,
  attempts: Type.Integer(),
  /** Why the last attempt failed: an error code of the mail server or the network; null if it did not fail. */
  failure: orNull(Type.String()),
  paymentId: orNull(Type.String()),
});
export const PlayerNote = Type.Object({
  id: Type.String(),
  author: Type.String(),
  text: Type.String(),
  createdAt: Moment,
  /** Whether the reader wrote it within the last day, and so may delete it. */
  mayDelete: Type.Boolean(),
});
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
export type PlayerPage = Static<typeof PlayerPage>;
export type LedgerEntry = Static<typeof LedgerEntry>;
export type PlayerItem = Static<typeof PlayerItem>;
export type SeasonOfPlayer = Static<typeof SeasonOfPlayer>;
export type PlayerSession = Static<typeof PlayerSession>;
export type PlayerMail = Static<typeof PlayerMail>;
export type PlayerNote = Static<typeof PlayerNote>;
export type TagsBody = Static<typeof TagsBody>;
