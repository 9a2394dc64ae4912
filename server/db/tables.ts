import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type { CatalogResource, RestResourceOf } from '../../contract/catalog';
import type { StaffRole } from '../../contract/permissions';
import type { DefaultsOf, RowOf } from '../../contract/resource';

/** Column types by what PostgreSQL and PGlite both return: timestamptz as Date, int8 and float8 as number. */
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
  /** Admin exactly while there are staff roles: what the token tells the client. */
  role: 'User' | 'Admin';
  staffRoles: Defaulted<StaffRole[]>;
  emailVerifiedAt: Date | null;
  bannedAt: Date | null;
  lastLoginAt: Date | null;
  /** Always the sum of the player's wallet entries (payments/ledger.ts). */
  diamonds: Defaulted<number>;
  golds: Defaulted<number>;
  createdAt: Date;
  /** Raised by each write of the staff. */
  version: Defaulted<number>;
}
interface SessionsTable {
  id: string;
  userId: string;
  tokenHash: string;
  createdAt: Date;
  lastUsedAt: Date;
  expiresAt: Date;
  endedAt: Date | null;
  endReason: string | null;
  device: Defaulted<string | null>;
  network: Defaulted<string | null>;
  browserHash: Defaulted<string | null>;
  /** When this session gave the second factor last. */
  factorAt: Defaulted<Date | null>;
}
interface SecondFactorsTable {
  userId: string;
  /** Sealed by a key outside the database; the pending one is not confirmed yet. */
  sealedSecret: Defaulted<string | null>;
  pendingSecret: Defaulted<string | null>;
  /** The time step of the last code that was taken: neither it nor an earlier one is taken again. */
  lastStep: Defaulted<number | null>;
  confirmedAt: Defaulted<Date | null>;
}
interface InvitationsTable {
  id: string;
  email: string;
  staffRoles: StaffRole[];
  tokenHash: string;
  invitedBy: string;
  createdAt: Date;
  expiresAt: Date;
}
interface RecoveryCodesTable {
  userId: string;
  codeHash: string;
  usedAt: Defaulted<Date | null>;
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
interface IdentitiesTable {
  issuer: string;
  subject: string;
  userId: string;
  createdAt: Date;
}
interface GoogleHandoversTable {
  tokenHash: string;
  userId: string;
  expiresAt: Date;
}
interface RateLimitsTable {
  key: string;
  count: number;
  resetsAt: Date;
}
/** Columns that every catalogue table has beside its own fields. */
interface CatalogColumns {
  id: string;
  /** File name in the image store. */
  image: string;
  createdAt: Date;
  updatedAt: Date;
  /** Raised by each write of the staff. */
  version: Defaulted<number>;
}
/** A catalogue table: the columns come from the contract, so that a field is named once. */
type CatalogTable<N extends CatalogResource> = CatalogColumns &
  RowOf<N> & { [K in keyof DefaultsOf<N>]: Defaulted<DefaultsOf<N>[K]> };
type CatalogTables = { [N in CatalogResource as N['table']]: CatalogTable<N> };
/** A later resource's table: a picture only where it has one. */
type RestTable<N extends RestResourceOf> = Omit<CatalogColumns, 'image'> &
  (N extends { picture: string } ? Pick<CatalogColumns, 'image'> : unknown) &
  RowOf<N> & { [K in keyof DefaultsOf<N>]: Defaulted<DefaultsOf<N>[K]> };
type RestTables = { [N in RestResourceOf as N['table']]: RestTable<N> };

interface LevelsTable {
  levelNumber: number;
  experienceRequired: number;
  version: Defaulted<number>;
}
interface AuditsTable {
  id: string;
  at: Date;
  userId: string | null;
  userName: string;
  action: string;
  resource: string;
  recordId: string;
  /** Of entries since it is kept. */
  network: Defaulted<string | null>;
  before: Json;
  after: Json;
}
type PaymentState = 'PENDING' | 'COMPLETED' | 'FAILED' | 'CANCELLED';
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
  /** Who made it: an account, or the hash of a guest's cookie; and the hash of a guest's network (creator.ts). */
  creator: Defaulted<string | null>;
  creatorNetwork: Defaulted<string | null>;
  /** When the gateway was asked once more, a day after the end of an unpaid payment. */
  askedLateAt: Date | null;
}
interface PaymentEventsTable {
  id: string;
  gateway: string;
  eventKey: string;
  /** How we got to know: the gateway told, or was asked. */
  source: Defaulted<'webhook' | 'ask'>;
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
interface SubscribersTable {
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
interface SandboxDeliveriesTable {
  id: string;
  reference: string;
  body: string;
  attempts: Defaulted<number>;
  nextAt: Date;
  createdAt: Date;
  deliveredAt: Date | null;
}
/** A stored picture that no row shows, and since when; gone as soon as one shows it again. */
interface OrphanedPicturesTable {
  name: string;
  since: Date;
}
/** One row: the id of this installation, which its picture store carries too. */
interface InstallationTable {
  isOnly: Defaulted<boolean>;
  id: string;
}
export interface Tables extends CatalogTables, RestTables {
  users: UsersTable;
  sessions: SessionsTable;
  codes: CodesTable;
  secondFactors: SecondFactorsTable;
  recoveryCodes: RecoveryCodesTable;
  invitations: InvitationsTable;
  identities: IdentitiesTable;
  googleHandovers: GoogleHandoversTable;
  rateLimits: RateLimitsTable;
  levels: LevelsTable;
  audits: AuditsTable;
  payments: PaymentsTable;
  paymentEvents: PaymentEventsTable;
  walletEntries: WalletEntriesTable;
  outbox: OutboxTable;
  subscribers: SubscribersTable;
  sandboxOrders: SandboxOrdersTable;
  sandboxDeliveries: SandboxDeliveriesTable;
  orphanedPictures: OrphanedPicturesTable;
  installation: InstallationTable;
}
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
