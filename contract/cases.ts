import { type Static, Type } from 'typebox';
import { caseKinds, caseOutcomes } from './moneyStates';

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);
const Moment = Type.String({ format: 'date-time' });

/** Whose account a transfer came from, where the gateway tells; only for readers who may see contacts. */
export const Sender = Type.Object({
  name: orNull(Type.String()),
  account: orNull(Type.String()),
  bank: orNull(Type.String()),
});
/** A case of the queue. */
export const MoneyCase = Type.Object({
  id: Type.String(),
  kind: Type.Enum(caseKinds),
  state: Type.Enum(['open', 'closed']),
  outcome: orNull(Type.Enum(caseOutcomes)),
  paymentId: orNull(Type.String()),
  /** The recipient's user name, where it is about a payment. */
  userName: orNull(Type.String()),
  gateway: orNull(Type.String()),
  reference: orNull(Type.String()),
  /** What it is about, in the currency's usual unit. */
  amount: orNull(Type.Number()),
  currency: orNull(Type.String()),
  /** Money that it holds now, in the currency's usual unit. */
  held: Type.Number(),
  detail: orNull(Type.String()),
  ownerId: orNull(Type.String()),
  ownerName: orNull(Type.String()),
  openedAt: Moment,
  closedAt: orNull(Moment),
  /** The locked case beside which it was opened: its money would have gone there, or completed the payment with it. */
  linkedId: orNull(Type.String()),
  version: Type.Integer(),
});
/** Takes a case, or gives it back. */
export const CaseOwnerBody = Type.Object({
  mine: Type.Boolean(),
  version: Type.Optional(Type.Integer({ minimum: 1 })),
});
/** Closes a case that holds no money, with an explanation. */
export const CloseCaseBody = Type.Object({
  reason: Type.String({ minLength: 1, maxLength: 500, pattern: '\\S' }),
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
export type MoneyCase = Static<typeof MoneyCase>;
export type MoneyNote = Static<typeof MoneyNote>;
