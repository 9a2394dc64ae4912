import { type Static, Type } from 'typebox';
import { cases } from './caseList';
import { movementSources, noticeSources } from './moneyStates';
import { PaymentStatus } from './payments';
import { readRow } from './readRows';
import { Reason } from './reason';
import { Moment, orNull } from './schemas';

/** Whose account a transfer came from, if the gateway reports it; only for readers who may see contacts. */
export const Sender = Type.Object({
  name: orNull(Type.String()),
  account: orNull(Type.String()),
  bank: orNull(Type.String()),
});
/** A case of the queue. */
export const MoneyCase = readRow(cases, { version: Type.Integer() });
/** A transfer whose money a case holds. */
const CaseTransfer = Type.Object({
  id: Type.String(),
  gateway: Type.String(),
  reference: Type.String(),
  /** Our order number at the gateway, as the gateway reported it. */
  orderNumber: orNull(Type.String()),
  /** What arrived, and how much of it the case holds, in the currency's usual unit. */
  amount: Type.Number(),
  held: Type.Number(),
  currency: Type.String(),
  source: Type.Enum(movementSources),
  /** When the money moved, according to the gateway. */
  toldAt: orNull(Moment),
  createdAt: Moment,
  /** Null if the gateway reported none, and for readers who may not see contacts. */
  sender: orNull(Sender),
});
/** A notice about an order that is not ours; only for readers who may see contacts. */
const CaseNotice = Type.Object({
  id: Type.String(),
  source: Type.Enum(noticeSources),
  outcome: Type.String(),
  times: Type.Integer(),
  receivedAt: Moment,
  lastAt: Moment,
  body: Type.String(),
});
/** Why the money may be meant for a payment. */
export const candidateSigns = ['amount', 'rest', 'time', 'payer'] as const;
/** A payment that the money of a case would complete. */
const CaseCandidate = Type.Object({
  paymentId: Type.String(),
  userName: Type.String(),
  packageName: Type.String(),
  /** Its price, and how much of it is missing, in the currency's usual unit. */
  amount: Type.Number(),
  missing: Type.Number(),
  currency: Type.String(),
  diamonds: Type.Integer(),
  bonusDiamonds: Type.Integer(),
  status: PaymentStatus,
  createdAt: Moment,
  signs: Type.Array(Type.Enum(candidateSigns)),
});
const caseActions = ['match', 'return', 'write-off', 'close'] as const;
/** A case with everything a person needs to decide it. */
export const MoneyCaseDetail = Type.Object({
  ...MoneyCase.properties,
  /** Of the payment it is about: its package, state, price, and what is missing while the case holds a part. */
  packageName: orNull(Type.String()),
  paymentStatus: orNull(PaymentStatus),
  price: orNull(Type.Number()),
  missing: orNull(Type.Number()),
  transfers: Type.Array(CaseTransfer),
  notices: Type.Array(CaseNotice),
  candidates: Type.Array(CaseCandidate),
  /** What can succeed now, regardless of the reader's permissions. */
  actions: Type.Array(Type.Enum(caseActions)),
  /** Whether a refund of its payment is open; until it ends, this case returns nothing. */
  isRefunding: Type.Boolean(),
  /** The other cases of the same payment, and the one next to which it was opened. */
  related: Type.Array(MoneyCase),
});
/** Takes a case, or returns it to the queue. */
export const CaseOwnerBody = Type.Object({
  mine: Type.Boolean(),
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});
/** Closes a case that holds no money, with an explanation. */
export const CloseCaseBody = Type.Object({
  reason: Reason,
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});
export const NoteBody = Type.Object({ text: Type.String({ minLength: 1, maxLength: 1000, pattern: '\\S' }) });
export const MoneyNote = Type.Object({
  id: Type.String(),
  author: Type.String(),
  text: Type.String(),
  createdAt: Moment,
});
export type Sender = Static<typeof Sender>;
export type MoneyCaseDetail = Static<typeof MoneyCaseDetail>;
export type MoneyCase = Static<typeof MoneyCase>;
export type MoneyNote = Static<typeof MoneyNote>;
