import { type Static, Type } from 'typebox';
import { Sender } from './cases';
import { currencies } from './currencies';
import { wallets } from './ledger';
import { moneyRequests } from './moneyRequestList';
import { caseResolutions, grantReasons, refundReasons } from './moneyStates';
import { PaymentStatus } from './payments';
import { readRow } from './readRows';
import { Reason } from './reason';
import { Moment, orNull } from './schemas';

const Id = Type.String({ maxLength: 64 });
/** A bank's reference for a transfer. */
const BankReference = Type.String({ minLength: 1, maxLength: 64, pattern: '^[A-Za-z0-9._/-]+$' });
/** In the currency's usual unit: 59000 or 2.5. */
const Amount = Type.Number({ exclusiveMinimum: 0 });
/** Sending the same key again returns the same request. */
const IdempotencyKey = Type.String({ minLength: 8, maxLength: 64, pattern: '^[A-Za-z0-9-]+$' });

/** Requests a refund of a completed payment, in full or in part. */
export const RefundBody = Type.Object({
  amount: Amount,
  reasonKind: Type.Enum(refundReasons),
  reason: Reason,
  idempotencyKey: IdempotencyKey,
});
/**
 * Completes a payment with a bank transfer that no gateway reported. Without `amount`, the transfer covered what was
 * missing of the price; anything above that is held by a case.
 */
export const SettleBody = Type.Object({
  amount: Type.Optional(Amount),
  reference: BankReference,
  reason: Reason,
  idempotencyKey: IdempotencyKey,
});
/**
 * Ends a case that holds money; `paymentId` is the payment that a match pays for. Only a return may omit `reference`,
 * because its transfer is still to be made.
 */
export const ResolveBody = Type.Object({
  kind: Type.Enum(caseResolutions),
  paymentId: Type.Optional(Id),
  reference: Type.Optional(BankReference),
  reason: Reason,
  idempotencyKey: IdempotencyKey,
});
/**
 * Gives a player diamonds or gold, or takes them (a negative amount). Sending the same key again returns the same
 * request.
 */
export const GrantBody = Type.Object({
  wallet: Type.Enum(wallets),
  amount: Type.Integer({ minimum: -1_000_000_000, maximum: 1_000_000_000 }),
  reasonKind: Type.Enum(grantReasons),
  reason: Reason,
  idempotencyKey: IdempotencyKey,
});
/**
 * Gives a player an accessory, or takes one. Taking returns nothing unless `amount` says how much, in which wallet. Sending the
 * same key again returns the same request.
 */
export const ItemBody = Type.Object({
  accessoryId: Id,
  takes: Type.Boolean(),
  wallet: Type.Optional(Type.Enum(wallets)),
  amount: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000_000 })),
  reasonKind: Type.Enum(grantReasons),
  reason: Reason,
  idempotencyKey: IdempotencyKey,
});
/** Approves or refuses a colleague's request. */
export const DecisionBody = Type.Object({
  approve: Type.Boolean(),
  note: Type.Optional(Type.String({ maxLength: 500 })),
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});
/** Withdraws a request before anybody has carried it out; an owner who withdraws for somebody else says why. */
export const WithdrawBody = Type.Object({
  note: Type.Optional(Type.String({ maxLength: 500 })),
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});
/** Begins a transfer by hand, after which the request is neither withdrawn nor refused. */
export const BeginBody = Type.Object({ version: Type.Optional(Type.Integer({ minimum: 1 })) });
/** Confirms a transfer made by hand, or reports that it failed. */
export const ConfirmBody = Type.Object({
  outcome: Type.Enum(['done', 'failed']),
  reference: Type.Optional(BankReference),
  note: Type.Optional(Type.String({ maxLength: 500 })),
});

/** What carrying out a refund takes of the player's diamonds; the part already spent becomes a debt. */
export const RefundEffect = Type.Object({
  diamonds: Type.Integer(),
  bonus: Type.Integer(),
  debt: Type.Integer(),
});
/**
 * Why a second person has to approve: the sums that count towards the limit, each including the request itself, in the
 * currency's usual unit; what a grant takes counts like what it gives.
 */
export const SecondPersonLimit = Type.Object({
  /** What one person may do alone. */
  limit: Type.Number(),
  /** What the same person requested since 24 hours before it, and how many requests that was. */
  person: Type.Number(),
  personCount: Type.Integer(),
  /** What was requested about the same payment or case, or since 24 hours before it for the same player. */
  subject: Type.Number(),
  isOver: Type.Boolean(),
});
/** The payment a request is about, or that the money of its case was meant for. */
const RequestedPayment = Type.Object({
  id: Type.String(),
  userName: Type.String(),
  packageName: Type.String(),
  status: PaymentStatus,
  /** Its price, and how much has been refunded so far, in the currency's usual unit. */
  amount: Type.Number(),
  refunded: Type.Number(),
  currency: Type.Enum(currencies),
  diamonds: Type.Integer(),
  createdAt: Moment,
});
/** A refund about to be requested: what it would do, and who would carry it out. */
export const RefundPreview = Type.Object({
  effect: RefundEffect,
  byGateway: Type.Boolean(),
  limit: SecondPersonLimit,
});
export const RefundPreviewQuery = Type.Object({ amount: Type.Number({ exclusiveMinimum: 0 }) });

/** A request that moves money (its list's fields are in `contract/moneyRequestList.ts`). */
export const MoneyRequest = readRow(moneyRequests, {
  /** Null for what a player has, and for money that was not meant for any payment of ours. */
  payment: orNull(RequestedPayment),
  /** For a refund in progress; null otherwise. */
  effect: orNull(RefundEffect),
  /** For a request awaiting a second person; null otherwise. */
  limit: orNull(SecondPersonLimit),
  /**
   * The accounts that the money came from, of a request by which a person transfers it back; null for other requests, and
   * for readers who may not see contacts.
   */
  senders: orNull(Type.Array(Sender)),
  /** What keeps the player's account from being used now; null if nothing does, or no player is known. */
  closed: orNull(Type.Enum(['banned', 'closing', 'erased'])),
  version: Type.Integer(),
});
export type RefundBody = Static<typeof RefundBody>;
export type SettleBody = Static<typeof SettleBody>;
export type ResolveBody = Static<typeof ResolveBody>;
export type GrantBody = Static<typeof GrantBody>;
export type ItemBody = Static<typeof ItemBody>;
export type DecisionBody = Static<typeof DecisionBody>;
export type WithdrawBody = Static<typeof WithdrawBody>;
export type BeginBody = Static<typeof BeginBody>;
export type ConfirmBody = Static<typeof ConfirmBody>;
export type RefundEffect = Static<typeof RefundEffect>;
export type SecondPersonLimit = Static<typeof SecondPersonLimit>;
export type RefundPreview = Static<typeof RefundPreview>;
export type MoneyRequest = Static<typeof MoneyRequest>;
