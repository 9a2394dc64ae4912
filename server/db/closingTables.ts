import type { ColumnType, GeneratedAlways } from 'kysely';
import type { WalletBooks } from '../../contract/books';
import type { ClosingDifference } from '../../contract/closing';
import type { GatewayName } from '../../contract/gateways';
import type { Wallet } from '../../contract/ledger';
import type { CaseRowKind, Difference, RowProblem } from '../../contract/settlementFile';

/** A column that the database returns as `JSON.stringify` wrote it. */
type JsonOf<T> = ColumnType<T, string, string>;

/** What a player's wallet held at a moment, by so many entries before it. */
export interface WalletCheckpointsTable {
  userId: string;
  wallet: Wallet | 'debt';
  until: Date;
  entries: number;
  amount: number;
}
/** A settlement file compared with our movements. The file itself is not kept. */
export interface SettlementComparisonsTable {
  id: string;
  gateway: GatewayName;
  /** Days in Vietnam, `YYYY-MM-DD`, both included. */
  fromDay: string;
  toDay: string;
  comparedAt: Date;
  comparedBy: string;
  /** SHA-256 of the file, in hex. */
  fileHash: string;
  fileBytes: number;
  rows: number;
  agreed: number;
  skipped: number;
  outside: number;
  bad: number;
  badRows: JsonOf<Array<{ line: number; problem: RowProblem }>>;
  onlyOurs: number;
  onlyTheirs: number;
  differing: number;
  sums: JsonOf<KeptSum[]>;
}
/** In the currency's smallest unit. */
export interface KeptSum {
  currency: string;
  ours: { count: number; units: number };
  theirs: { count: number; units: number };
}
/** A row of a comparison that does not agree; cases are opened only for these. */
export interface SettlementRowsTable {
  comparisonId: string;
  number: number;
  /** Copied from its comparison; retention deletes by it. */
  comparedAt: Date;
  kind: CaseRowKind;
  line: number | null;
  what: Difference | null;
  movementId: string | null;
  paymentId: string | null;
  reference: string | null;
  orderNumber: string | null;
  /** In the smallest unit of `currency`: from the file, or for `only-ours` from our movement. */
  amount: number;
  currency: string;
  at: Date | null;
  /** Our movement's reference, where there is one to compare the row with. */
  ourReference: string | null;
  ourAmount: number | null;
  ourCurrency: string | null;
}
/** A day's money in one currency, in its smallest unit; closing/sums.ts defines each sum. */
export interface DaySums {
  currency: string;
  movements: number;
  moved: number;
  allocated: number;
  held: number;
  returned: number;
  writtenOff: number;
  missing: number;
  refunded: number;
}
/** A day in Vietnam that a person has signed off. */
export interface ClosedDaysTable extends DaySums {
  day: string;
  /** Those of this currency and those without one (contract/closing.ts). */
  differences: JsonOf<ClosingDifference[]>;
  note: string | null;
  closedAt: Date;
  closedBy: string;
}
/** What was dated into a closed day afterwards, or taken out of it. */
export interface ClosedDayChangesTable {
  id: GeneratedAlways<number>;
  day: string;
  kind: 'movement' | 'hand' | 'removed' | 'request';
  subjectId: string;
  /** What a movement was, in the smallest unit of `currency`; null for a request. */
  amount: number | null;
  currency: string | null;
  gateway: string | null;
  reference: string | null;
  paymentId: string | null;
  caseId: string | null;
  movedAt: Date | null;
  recordedAt: Date;
}
/** The books of each wallet, and what they were at the last checkpoint, from which the next check continues. */
export interface KeptBooks {
  wallets: WalletBooks[];
  /** `held` and `debt` of these are 0. */
  base: { until: string; wallets: WalletBooks[] } | null;
}
/** The last check of the whole ledger; one row. */
export interface LedgerChecksTable {
  isOnly: ColumnType<boolean, boolean | undefined, boolean>;
  checkedAt: Date;
  problems: number;
  listed: JsonOf<string[]>;
  /** Null for one of a version before. */
  books: JsonOf<KeptBooks | null>;
}
