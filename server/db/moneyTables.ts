import type { Generated } from 'kysely';
import type { Currency } from '../../contract/currencies';
import type { Language } from '../../contract/languages';
import type { ledgerReasons, ledgerWallets } from '../../contract/ledger';
import type {
  attemptStates,
  CaseKind,
  CaseOutcome,
  CaseState,
  MoneyRequestKind,
  MoneyRequestState,
  movementSources,
  NoticeSource,
  RequestCurrency,
} from '../../contract/moneyStates';
import type { PaymentStatus } from '../../contract/payments';

type Defaulted<T> = Generated<T>;

export interface PaymentsTable {
  id: string;
  userId: string;
  email: string;
  packageId: string | null;
  packageName: string;
  diamonds: number;
  /** The package's current bonus, the first-purchase bonus and the code's bonus together. */
  bonusDiamonds: number;
  /** The part of them that is the first-purchase bonus. */
  firstBonus: Defaulted<number>;
  /** The code that promised a bonus, as written at the time, and its bonus, which `bonusDiamonds` includes. */
  offerId: Defaulted<string | null>;
  offerCode: Defaulted<string | null>;
  offerBonus: Defaulted<number>;
  /** In the currency's smallest unit, as the player saw it. */
  amount: number;
  currency: Currency;
  /** The gateway that was paid; before that, the one of the newest attempt. */
  gateway: string;
  status: PaymentStatus;
  createdAt: Date;
  expiresAt: Date;
  settledAt: Date | null;
  /** Who created it: an account or the hash of a guest's cookie, and the hash of the guest's network (creator.ts). */
  creator: Defaulted<string | null>;
  creatorNetwork: Defaulted<string | null>;
  /** Language of the receipt, which is that of the purchase. */
  language: Defaulted<Language>;
  /** Sum of the finished refunds, in the currency's smallest unit. */
  refunded: Defaulted<number>;
  /** Diamonds of the credit that repaid the player's debt. */
}
/**
 * Completed payments of each code that was ever promised; `beyond` are those completed after its uses had run out.
 */
export interface OfferCountsTable {
  offerId: string;
  used: Defaulted<number>;
  beyond: Defaulted<number>;
}
/** What the buyer of a payment added to it; deleted after 90 days (decisions.md, The buyer). */
export interface PaymentBuyersTable {
  paymentId: string;
  email: string | null;
  name: string | null;
  message: string | null;
  createdAt: Date;
}
/** The link of a gift (payments/effects/giftLinks.ts). */
export interface GiftLinksTable {
  id: string;
  paymentId: string;
  keyHash: string;
  madeAt: Date;
  /** By the player who received it. */
  openedAt: Defaulted<Date | null>;
  endedAt: Defaulted<Date | null>;
}
/** One order of a payment at one gateway. A payment ends with its last attempt. */
export interface PaymentAttemptsTable {
  id: string;
  paymentId: string;
  gateway: string;
  /** Our order number at the gateway. */
  orderNumber: string;
  /** The gateway's own id of it. */
  gatewayId: Defaulted<string | null>;
  state: AttemptState;
  /** The amount its page asks for, in the smallest unit; null for the whole price. */
  amount: Defaulted<number | null>;
  paymentUrl: Defaulted<string | null>;
  createdAt: Date;
  expiresAt: Date;
  linkedAt: Defaulted<Date | null>;
  /** Until when a process holds the lease to request the page. */
  linkingUntil: Defaulted<Date | null>;
  endedAt: Defaulted<Date | null>;
  /** When the gateway is next queried; null for never again. */
  nextAskAt: Date | null;
  asks: Defaulted<number>;
  askedAt: Defaulted<Date | null>;
  /** When the gateway last responded to a query. */
  answeredAt: Defaulted<Date | null>;
}
export type AttemptState = (typeof attemptStates)[number];
/** Money that a gateway reported, once. Whatever is not allocated to payments is held by its case. */
export interface MovementsTable {
  id: string;
  gateway: string;
  /** The gateway's id of the transfer, unique per gateway. */
  reference: string;
  orderNumber: string | null;
  paymentId: string | null;
  attemptId: string | null;
  /** In the smallest unit of `currency`. */
  amount: number;
  /** As the gateway reported it. */
  currency: string;
  allocated: Defaulted<number>;
  caseId: Defaulted<string | null>;
  source: (typeof movementSources)[number];
  /** The payer's account as the gateway reported it, as JSON (contract/cases.ts, Sender). */
  sender: Defaulted<string | null>;
  /** When the money moved, according to the gateway. */
  toldAt: Date | null;
  createdAt: Date;
}
export interface AllocationsTable {
  movementId: string;
  paymentId: string;
  amount: number;
  createdAt: Date;
}
export interface MoneyCasesTable {
  id: string;
  /** Identifies the subject; a second report about the same subject opens no second case. */
  key: string;
  kind: CaseKind;
  paymentId: string | null;
  gateway: string | null;
  reference: string | null;
  amount: number | null;
  currency: string | null;
  detail: Defaulted<string | null>;
  state: Defaulted<CaseState>;
  outcome: Defaulted<CaseOutcome | null>;
  ownerId: Defaulted<string | null>;
  /** From when it is shown in the queue. */
  dueAt: Date;
  openedAt: Date;
  closedAt: Defaulted<Date | null>;
  closedBy: Defaulted<string | null>;
  version: Defaulted<number>;
  /** The locked case next to which it was opened. */
  linkedId: Defaulted<string | null>;
  /** When the player was sent a mail about the money that the shop holds. */
  toldAt: Defaulted<Date | null>;
}
export interface MoneyRequestsTable {
  id: string;
  kind: MoneyRequestKind;
  paymentId: string | null;
  caseId: string | null;
  /** The player of a grant, or of an accessory. */
  userId: Defaulted<string | null>;
  /** The accessory that is given or taken, with its name at the time; null for all other kinds. */
  accessoryId: Defaulted<string | null>;
  itemName: Defaulted<string | null>;
  takesItem: Defaulted<boolean>;
  /**
   * In the smallest unit; negative for a grant that takes. What an accessory is worth that is given, for the limits; what its
   * player gets back for one that is taken.
   */
  amount: number;
  currency: RequestCurrency;
  reasonKind: string | null;
  reason: string;
  /** The bank's or the gateway's reference of the transfer. */
  reference: string | null;
  state: MoneyRequestState;
  withdrawnBy: Defaulted<string | null>;
  /** Whether a second person has to approve it. */
  needsSecond: boolean;
  /** Whether the gateway carries it out; otherwise a person makes a transfer by hand and confirms it. */
  byGateway: boolean;
  idempotencyKey: string;
  /** Hash of what was requested, as some of it changes later. */
  askedHash: string;
  requestedBy: string;
  requestedAt: Date;
  decidedBy: Defaulted<string | null>;
  decidedAt: Defaulted<Date | null>;
  sentAt: Defaulted<Date | null>;
  doneBy: Defaulted<string | null>;
  endedAt: Defaulted<Date | null>;
  nextAskAt: Defaulted<Date | null>;
  asks: Defaulted<number>;
  diamondsTaken: Defaulted<number>;
  bonusTaken: Defaulted<number>;
  note: Defaulted<string | null>;
  version: Defaulted<number>;
}
/** What staff wrote about a player, a payment or a case: each about one of them. */
export interface NotesTable {
  id: string;
  userId: Defaulted<string | null>;
  paymentId: Defaulted<string | null>;
  caseId: Defaulted<string | null>;
  authorId: string | null;
  authorName: string;
  text: string;
  createdAt: Date;
}
export interface PaymentEventsTable {
  id: string;
  gateway: string;
  eventKey: string;
  /** Whether the gateway sent the notice, or we queried it. */
  source: Defaulted<NoticeSource>;
  body: string;
  outcome: string;
  paymentId: string | null;
  orderNumber: Defaulted<string | null>;
  times: Defaulted<number>;
  receivedAt: Date;
  lastAt: Date;
}
export interface WalletEntriesTable {
  id: string;
  userId: string;
  wallet: (typeof ledgerWallets)[number];
  amount: number;
  balanceAfter: number;
  reason: (typeof ledgerReasons)[number];
  /** Its cause: a payment, with the refund that took it back, a grant alone, a gift of a season, a purchase of an accessory, or a day. */
  paymentId: Defaulted<string | null>;
  requestId: Defaulted<string | null>;
  seasonId: Defaulted<string | null>;
  mark: Defaulted<string | null>;
  purchaseId: Defaulted<string | null>;
  /** Of a daily mark, the day in Vietnam, `YYYY-MM-DD`. */
  day: Defaulted<string | null>;
  createdAt: Date;
}
export interface SandboxOrdersTable {
  reference: string;
  orderCode: string;
  amount: number;
  currency: Currency;
  description: string;
  returnUrl: string;
  outcome: string | null;
  createdAt: Date;
  expiresAt: Date;
}
export interface SandboxDeliveriesTable {
  id: string;
  reference: string;
  body: string;
  attempts: Defaulted<number>;
  nextAt: Date;
  createdAt: Date;
  deliveredAt: Date | null;
}
