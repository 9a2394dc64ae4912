import type { ColumnType, Generated, Kysely, Transaction } from 'kysely';
import type { BanKind } from '../../contract/banKinds';
import type { Language } from '../../contract/languages';
import type { AccountRole, StaffRole } from '../../contract/permissions';
import type { CatalogTables, RestTables } from './catalogTables';
import type {
  ClosedDayChangesTable,
  ClosedDaysTable,
  LedgerChecksTable,
  SettlementComparisonsTable,
  SettlementRowsTable,
  WalletCheckpointsTable,
} from './closingTables';
import type { ContentTables } from './contentTables';
import type { ErasureTables } from './erasureTables';
import type { FigureHoursTable, PayerDaysTable } from './figureTables';
import type { ItemTables } from './itemTables';
import type {
  AllocationsTable,
  GiftLinksTable,
  MoneyCasesTable,
  MoneyRequestsTable,
  MovementsTable,
  NotesTable,
  OfferCountsTable,
  PaymentAttemptsTable,
  PaymentBuyersTable,
  PaymentEventsTable,
  PaymentsTable,
  SandboxDeliveriesTable,
  SandboxOrdersTable,
  WalletEntriesTable,
} from './moneyTables';
import type { OperationTables } from './operationTables';
import type { SeasonTables } from './seasonTables';
import type { InvitationsTable, StaffViewsTable } from './staffTables';

/** Column types as returned by both PostgreSQL and PGlite: timestamptz as Date, int8 and float8 as number. */
type Json = ColumnType<unknown, string | null, string | null>;
type Defaulted<T> = Generated<T>;

export interface UsersTable {
  id: string;
  firstName: string;
  lastName: string;
  /** Search key: lower case, without diacritics (players/search.ts). */
  firstNameKey: string;
  lastNameKey: string;
  userName: string;
  email: string;
  phoneNumber: string | null;
  /** null for an account that only signs in with Google. */
  passwordHash: string | null;
  /** Admin while the account has a staff role; exposed to the client in the token. */
  role: AccountRole;
  staffRoles: Defaulted<StaffRole[]>;
  emailVerifiedAt: Date | null;
  bannedAt: Date | null;
  /** When the ban expires; db/bans.ts decides whether it has. */
  bannedUntil: Defaulted<Date | null>;
  banKind: Defaulted<BanKind | null>;
  /** A note for staff, and a message for the player. */
  banNote: Defaulted<string | null>;
  banMessage: Defaulted<string | null>;
  /** When the account, closed until then, will be erased; null while it is open (db/closed.ts). */
  eraseAt: Defaulted<Date | null>;
  erasedAt: Defaulted<Date | null>;
  lastLoginAt: Date | null;
  /** The last day in Vietnam on which a session of a player was used, `YYYY-MM-DD` (accounts/seen.ts). */
  lastSeenOn: Defaulted<string | null>;
  /** As chosen, else from the last sign-in, else the registration; null before any. */
  language: Defaulted<Language | null>;
  /** Whether the player chose it (accounts/ownProfile.ts). */
  languageChosen: Defaulted<boolean>;
  /** The drawn avatar that the player chose (wardrobe/avatar.ts). */
  avatar: Defaulted<string | null>;
  /** Whether everybody may see the player's card, null until the player chose; and search engines may list it (card/choice.ts). */
  cardVisible: Defaulted<boolean | null>;
  cardIndexed: Defaulted<boolean>;
  /** Always the sum of the player's wallet entries (payments/effects/entries.ts). */
  diamonds: Defaulted<number>;
  golds: Defaulted<number>;
  /** Diamonds that the next purchases repay; spending is refused while it is not 0. */
  debt: Defaulted<number>;
  /** The place of the next daily mark in the cycle, from 0. */
  dailyPlace: Defaulted<number>;
  /** Tags given by staff; each at most once. */
  tags: Defaulted<string[]>;
  createdAt: Date;
  /** Incremented by each write of the back office. */
  version: Defaulted<number>;
  /** How often each event happened to the account (credentials/events.ts). */
  accountEvents: Generated<Record<string, number>>;
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
  /** When this session last used the second factor. */
  factorAt: Defaulted<Date | null>;
}
interface SecondFactorsTable {
  userId: string;
  /** Encrypted with a key outside the database; the pending one is unconfirmed. */
  sealedSecret: Defaulted<string | null>;
  pendingSecret: Defaulted<string | null>;
  /** The time step of the last accepted code: it and earlier ones are rejected, against replay. */
  lastStep: Defaulted<number | null>;
  confirmedAt: Defaulted<Date | null>;
  /** Wrong codes given with the right password since the last right one, and when the last one was given. */
  misses: Defaulted<number>;
  missedAt: Defaulted<Date | null>;
}
/** Requests of players who lost the second factor, in the order of their steps (accounts/lostFactor). */
interface LostFactorsTable {
  id: string;
  userId: string;
  begunAt: Date;
  confirmedBy: Defaulted<string | null>;
  confirmedAt: Defaulted<Date | null>;
  approvedBy: Defaulted<string | null>;
  approvedAt: Defaulted<Date | null>;
  /** When the factor falls away, once approved. */
  dueAt: Defaulted<Date | null>;
  endedAt: Defaulted<Date | null>;
  /** `done` when it fell away, else what ended the request (credentials/ending.ts). */
  endReason: Defaulted<string | null>;
}
interface RecoveryCodesTable {
  userId: string;
  codeHash: string;
  usedAt: Defaulted<Date | null>;
}
export interface CodesTable {
  purpose: 'verify-email' | 'reset-password' | 'change-email' | 'lost-factor';
  /** Lower-cased. Rows exist for unknown addresses too, so that both cases behave the same. */
  email: string;
  userId: string | null;
  /** The newest code, whoever requested it. */
  codeHash: string;
  sentAt: Date;
  expiresAt: Date;
  usedAt: Date | null;
  /** The newest code by the network that requested it (IPv4 /24, IPv6 /64; `staff`). */
  asked: Defaulted<Record<string, AskedCode>>;
  firstAskedFrom: string | null;
}
export interface AskedCode {
  hash: string;
  sentAt: string;
  expiresAt: string;
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
  /** null for what no request did. */
  network: Defaulted<string | null>;
  before: Json;
  after: Json;
}
export interface OutboxTable {
  id: string;
  recipient: string;
  template: string;
  language: Language;
  /** The mail's values, encrypted with a key stored outside the database; cleared once sent, or a week after it failed. */
  sealed: string | null;
  attempts: Defaulted<number>;
  nextAt: Date;
  createdAt: Date;
  sentAt: Date | null;
  failedAt: Date | null;
  /** The code of the last failed attempt, from the mail server or the network; `expired` for one not sent in time. */
  failure: Defaulted<string | null>;
  /** The payment that the mail is about. */
  paymentId: Defaulted<string | null>;
  /** What the credential in the mail belongs to, as `credentials/mailed.ts` looks it up. */
  about: Defaulted<string | null>;
  /** When that credential ends; the mail is not sent after it. */
  endsAt: Defaulted<Date | null>;
}
interface SubscribersTable {
  email: string;
  createdAt: Date;
}
/** Pictures that no row references, and since when; the entry is deleted when a row references the picture again. */
interface OrphanedPicturesTable {
  name: string;
  since: Date;
}
export interface Tables
  extends CatalogTables,
    RestTables,
    SeasonTables,
    OperationTables,
    ItemTables,
    ErasureTables,
    ContentTables {
  users: UsersTable;
  sessions: SessionsTable;
  codes: CodesTable;
  secondFactors: SecondFactorsTable;
  recoveryCodes: RecoveryCodesTable;
  lostFactors: LostFactorsTable;
  invitations: InvitationsTable;
  staffViews: StaffViewsTable;
  identities: IdentitiesTable;
  googleHandovers: GoogleHandoversTable;
  rateLimits: RateLimitsTable;
  levels: LevelsTable;
  audits: AuditsTable;
  payments: PaymentsTable;
  offerCounts: OfferCountsTable;
  paymentBuyers: PaymentBuyersTable;
  giftLinks: GiftLinksTable;
  paymentAttempts: PaymentAttemptsTable;
  movements: MovementsTable;
  allocations: AllocationsTable;
  moneyCases: MoneyCasesTable;
  moneyRequests: MoneyRequestsTable;
  notes: NotesTable;
  figureHours: FigureHoursTable;
  payerDays: PayerDaysTable;
  paymentEvents: PaymentEventsTable;
  walletEntries: WalletEntriesTable;
  outbox: OutboxTable;
  subscribers: SubscribersTable;
  sandboxOrders: SandboxOrdersTable;
  sandboxDeliveries: SandboxDeliveriesTable;
  orphanedPictures: OrphanedPicturesTable;
  settlementComparisons: SettlementComparisonsTable;
  settlementRows: SettlementRowsTable;
  closedDays: ClosedDaysTable;
  closedDayChanges: ClosedDayChangesTable;
  ledgerChecks: LedgerChecksTable;
  walletCheckpoints: WalletCheckpointsTable;
}
export type Db = Kysely<Tables>;
export type Tx = Transaction<Tables>;
