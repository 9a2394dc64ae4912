import { type Static, Type } from 'typebox';
import { grantReasons, requestActs, walletRequestStates } from './moneyStates';
import { Reason } from './reason';
import { Moment, orNull } from './schemas';

const Wallet = Type.Enum(['diamonds', 'golds']);

/**
 * Gives a player diamonds or gold, or takes them (a negative amount). Sending the same key again returns the same
 * request.
 */
export const WalletBody = Type.Object({
  wallet: Wallet,
  amount: Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 }),
  reasonKind: Type.Enum(grantReasons),
  reason: Reason,
  key: Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' }),
});
/** Why a second person has to approve: the sums that count, including this request. */
const WalletLimit = Type.Object({
  limit: Type.Integer(),
  /** What the same person requested within 24 hours, and what was requested for the same player. */
  person: Type.Integer(),
  player: Type.Integer(),
});
export const WalletRequest = Type.Object({
  id: Type.String(),
  userId: Type.String(),
  userName: Type.String(),
  wallet: Wallet,
  amount: Type.Integer(),
  /** The player's current balance. */
  balance: Type.Integer(),
  reasonKind: Type.Enum(grantReasons),
  reason: Type.String(),
  state: Type.Enum(walletRequestStates),
  needsSecond: Type.Boolean(),
  requestedBy: Type.String(),
  requestedAt: Moment,
  decidedBy: orNull(Type.String()),
  decidedAt: orNull(Moment),
  endedAt: orNull(Moment),
  note: orNull(Type.String()),
  /** What the reader may do to it. */
  acts: Type.Array(Type.Enum(requestActs)),
  /** As of when it was made; null once decided. */
  limit: orNull(WalletLimit),
  version: Type.Integer(),
});
export type WalletBody = Static<typeof WalletBody>;
export type WalletRequest = Static<typeof WalletRequest>;
