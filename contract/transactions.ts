import { type Static, Type } from 'typebox';
import { MoneyCase, MoneyNote } from './cases';
import { currencies } from './currencies';
import { languages } from './languages';
import { ledgerReasons, ledgerWallets } from './ledger';
import { mailStates } from './mails';
import {
  attemptStates,
  caseKinds,
  caseOutcomes,
  moneyRequestKinds,
  moneyRequestStates,
  movementSources,
  noticeSources,
  requestCurrencies,
} from './moneyStates';
import { PaymentOffer, PaymentStatus } from './payments';
import { readRow } from './readRows';
import { Moment, orNull } from './schemas';
import { transactions } from './transactionList';

/** In the usual unit of the currency beside it: 59000 or 2.5. */
const Amount = Type.Number();

/** A payment as the list of the back office shows it (studio.md section 2). */
export const Transaction = readRow(transactions);

/** What staff do to a payment that its timeline names. */
export const paymentActs = ['ask', 'resend-receipt', 'remove-words'] as const;

/** A number of payments; `isMore` means there are more than that. */
export const Count = Type.Object({ count: Type.Integer(), isMore: Type.Boolean() });
/** What the completed payments in one currency brought in. */
export const CurrencyTotal = Type.Object({
  currency: Type.Enum(currencies),
  payments: Type.Integer(),
  amount: Amount,
  refunded: Amount,
  /** Whether there are more payments than were added up. */
  isMore: Type.Boolean(),
});
export const TransactionSummary = Type.Object({
  all: Count,
  paid: Count,
  pending: Count,
  failed: Count,
  cancelled: Count,
  /**
   * What "Needs review" lists, whatever the filter: open cases, and requests that wait for a person, with those about
   * wallets for readers who see players; 0 for readers who may not see cases.
   */
  look: Count,
  totals: Type.Array(CurrencyTotal),
});

/** An order of the payment at one gateway. */
const Attempt = Type.Object({
  id: Type.String(),
  gateway: Type.String(),
  orderNumber: Type.String(),
  gatewayId: orNull(Type.String()),
  state: Type.Enum(attemptStates),
  createdAt: Moment,
  expiresAt: Moment,
  /** When the gateway's page was opened. */
  linkedAt: orNull(Moment),
  endedAt: orNull(Moment),
  /** When the gateway was last queried, and when it will next be queried automatically. */
  askedAt: orNull(Moment),
  nextAskAt: orNull(Moment),
});
/** Money that a gateway reported for the payment. */
const Movement = Type.Object({
  id: Type.String(),
  gateway: Type.String(),
  reference: Type.String(),
  amount: Amount,
  currency: Type.String(),
  /** The part that pays for this payment; a case holds the rest. */
  allocated: Amount,
  caseId: orNull(Type.String()),
  source: Type.Enum(movementSources),
  /** When the money moved, according to the gateway. */
  toldAt: orNull(Moment),
  createdAt: Moment,
});
const LedgerEntry = Type.Object({
  id: Type.String(),
  wallet: Type.Enum(ledgerWallets),
  amount: Type.Integer(),
  balanceAfter: Type.Integer(),
  reason: Type.Enum(ledgerReasons),
  createdAt: Moment,
});

/** What the buyer added; its contacts are masked for readers who may not see them. */
const TransactionBuyer = Type.Object({
  email: orNull(Type.String()),
  name: orNull(Type.String()),
  message: orNull(Type.String()),
});

/** Unique within the timeline. */
const id = Type.String();
const at = Moment;
const by = orNull(Type.String());
/** What happened to a payment, in chronological order. */
export const TimelineEvent = Type.Union([
  Type.Object({ kind: Type.Literal('created'), id, at }),
  Type.Object({
    kind: Type.Literal('page'),
    id,
    at,
    gateway: Type.String(),
    orderNumber: Type.String(),
  }),
  Type.Object({
    kind: Type.Literal('notice'),
    id,
    at,
    gateway: Type.String(),
    source: Type.Enum(noticeSources),
    /** What it led to (server/payments/gateways/outcomes.ts). */
    outcome: Type.String(),
    times: Type.Integer(),
    lastAt: Moment,
    /** As received; null for readers who may not see contacts. */
    body: orNull(Type.String()),
  }),
  Type.Object({
    kind: Type.Literal('ended'),
    id,
    at,
    status: Type.Enum(['COMPLETED', 'FAILED', 'CANCELLED']),
  }),
  Type.Object({
    kind: Type.Literal('mail'),
    id,
    at,
    template: Type.String(),
    state: Type.Enum(mailStates),
    /** When it was sent, given up on or found expired. */
    doneAt: orNull(Moment),
  }),
  Type.Object({ kind: Type.Literal('staff'), id, at, action: Type.Enum(paymentActs), by }),
  Type.Object({ kind: Type.Literal('note'), id, at, by, text: Type.String() }),
  Type.Object({
    kind: Type.Literal('case'),
    id,
    at,
    by,
    case: Type.Enum(caseKinds),
    /** Null when the case was opened; how it ended when it was closed. */
    outcome: orNull(Type.Enum(caseOutcomes)),
  }),
  Type.Object({
    kind: Type.Literal('request'),
    id,
    at,
    by,
    request: Type.Enum(moneyRequestKinds),
    state: Type.Enum(moneyRequestStates),
    amount: Amount,
    currency: Type.Enum(requestCurrencies),
  }),
]);

/** Everything about one payment except its requests, which have their own calls. */
export const TransactionDetail = Type.Object({
  ...Transaction.properties,
  /** The address that the payment was begun for, where its player has another now. */
  earlierEmail: orNull(Type.String()),
  language: Type.Enum(languages),
  /** Diamonds of the credit that repaid the player's debt. */
  repaidDebt: Type.Integer(),
  /** The code that it began with; `bonus` is its part of the bonus diamonds. */
  offer: orNull(Type.Object({ id: Type.String(), ...PaymentOffer.properties })),
  /** Null when the buyer added nothing, and from 90 days after the payment was made. */
  buyer: orNull(TransactionBuyer),
  attempts: Type.Array(Attempt),
  movements: Type.Array(Movement),
  cases: Type.Array(MoneyCase),
  entries: Type.Array(LedgerEntry),
  notes: Type.Array(MoneyNote),
  timeline: Type.Array(TimelineEvent),
});

/**
 * What one gateway said about one order: `refunded` when it only reports that it returned the money, `unknown` when it
 * has no record of the order, `silent` when it did not respond.
 */
export const GatewayQueryResult = Type.Object({
  gateway: Type.String(),
  orderNumber: Type.String(),
  said: Type.Union([PaymentStatus, Type.Enum(['refunded', 'unknown', 'silent'])]),
  /** What its response led to; null for `refunded`, `unknown` and `silent`. */
  outcome: orNull(Type.String()),
});
export const AskReplies = Type.Object({ replies: Type.Array(GatewayQueryResult) });

export type Transaction = Static<typeof Transaction>;
export type Count = Static<typeof Count>;
export type CurrencyTotal = Static<typeof CurrencyTotal>;
export type TransactionSummary = Static<typeof TransactionSummary>;
export type TransactionDetail = Static<typeof TransactionDetail>;
export type TimelineEvent = Static<typeof TimelineEvent>;
export type GatewayQueryResult = Static<typeof GatewayQueryResult>;
export type AskReplies = Static<typeof AskReplies>;
