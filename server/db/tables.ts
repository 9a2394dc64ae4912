import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';

/** Column types by what PostgreSQL and PGlite both answer: timestamptz as Date, int8 and float8 as number. */
type Json = ColumnType<unknown, string | null, string | null>;
type Defaulted<T> = Generated<T>;

export interface UsersTable {
  id: string;
  firstName: string;
  lastName: string;
  /** Names folded for search: lower case, without diacritics (players/search.ts). */
  firstNameKey: string;
  lastNameKey: string;
  userName: string;
  email: string;
  phoneNumber: string | null;
  /** null for an account that signs in by Google only. */
  passwordHash: string | null;
  role: 'User' | 'Admin';
  emailVerifiedAt: Date | null;
  bannedAt: Date | null;
  lastLoginAt: Date | null;
  /** Always the sum of the player's wallet entries (payments/ledger.ts). */
  diamonds: Defaulted<number>;
  golds: Defaulted<number>;
  createdAt: Date;
}
export interface SessionsTable {
  id: string;
  userId: string;
  tokenHash: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  endReason: string | null;
}
export interface CodesTable {
  purpose: 'verify-email' | 'reset-password';
  /** Lower-cased; a row exists for unknown addresses too, so that both behave alike. */
  email: string;
  userId: string | null;
  codeHash: string;
  tries: Defaulted<number>;
  sentAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
}
export interface IdentitiesTable {
  issuer: string;
  subject: string;
  userId: string;
  createdAt: Date;
}
export interface GoogleHandoversTable {
  tokenHash: string;
  userId: string;
  expiresAt: Date;
}
export interface RateLimitsTable {
  key: string;
  count: number;
  resetsAt: Date;
}
/** Columns that every catalogue table has beside its own fields. */
export interface CatalogColumns {
  id: string;
  /** File name in the image store. */
  image: string;
  createdAt: Date;
  updatedAt: Date;
}
/** The fields themselves come from the contract, so that one table-driven set of routes serves all of them. */
export type CatalogTable = CatalogColumns & Record<string, unknown>;
export interface DiamondPackagesTable extends CatalogColumns {
  name: string;
  category: Defaulted<string>;
  diamondAmount: number;
  /** In the currency's smallest unit. */
  price: number;
  currency: 'VND' | 'USD';
  description: string;
  isActive: boolean;
  bonusDiamonds: number;
  bonusStartAt: Date | null;
  bonusEndAt: Date | null;
}
export interface LevelsTable {
  levelNumber: number;
  experienceRequired: number;
}
export interface AuditsTable {
  id: string;
  at: Date;
  userId: string | null;
  userName: string;
  action: string;
  noun: string;
  recordId: string;
  before: Json;
  after: Json;
}
export type PaymentState = 'PENDING' | 'COMPLETED' | 'FAILED' | 'CANCELLED';
export interface PaymentsTable {
  id: string;
  userId: string;
  email: string;
  packageId: string | null;
  packageName: string;
  diamonds: number;
  bonusDiamonds: number;
  /** In the currency's smallest unit, as the player saw it. */
  amount: number;
  currency: 'VND' | 'USD';
  gateway: string;
  paymentUrl: string | null;
  providerReference: string | null;
  status: PaymentState;
  createdAt: Date;
  expiresAt: Date;
  settledAt: Date | null;
  /** When the gateway was asked once more, a day after the end of an unpaid payment. */
  askedLateAt: Date | null;
}
export interface PaymentEventsTable {
  id: string;
  gateway: string;
  eventKey: string;
  body: string;
  outcome: string;
  paymentId: string | null;
  times: Defaulted<number>;
  receivedAt: Date;
  lastAt: Date;
}
export interface WalletEntriesTable {
  id: string;
  userId: string;
  wallet: 'diamonds' | 'golds';
  amount: number;
  balanceAfter: number;
  reason: 'purchase' | 'bonus' | 'grant';
  paymentId: string | null;
  createdAt: Date;
}
export interface OutboxTable {
  id: string;
  recipient: string;
  template: string;
  language: 'vi' | 'en';
  /** The mail's values, encrypted by a key outside the database; emptied once it is sent. */
  sealed: string | null;
  attempts: Defaulted<number>;
  nextAt: Date;
  createdAt: Date;
  sentAt: Date | null;
  failedAt: Date | null;
}
export interface SubscribersTable {
  email: string;
  createdAt: Date;
}
export interface SandboxOrdersTable {
  reference: string;
  orderCode: string;
  amount: number;
  currency: 'VND' | 'USD';
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
export interface Tables {
  users: UsersTable;
  sessions: SessionsTable;
  codes: CodesTable;
  identities: IdentitiesTable;
  googleHandovers: GoogleHandoversTable;
  rateLimits: RateLimitsTable;
  accessories: CatalogTable;
  weapons: CatalogTable;
  robots: CatalogTable;
  boxes: CatalogTable;
  diamondPackages: DiamondPackagesTable;
  levels: LevelsTable;
  audits: AuditsTable;
  payments: PaymentsTable;
  paymentEvents: PaymentEventsTable;
  walletEntries: WalletEntriesTable;
  outbox: OutboxTable;
  subscribers: SubscribersTable;
  sandboxOrders: SandboxOrdersTable;
  sandboxDeliveries: SandboxDeliveriesTable;
}
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
