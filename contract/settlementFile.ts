/** Limits of a settlement file (docs/reconciliation.md). */
export const settlementLimits = {
  maxBytes: 10 * 1024 * 1024,
  maxRows: 100_000,
  /** How much of a file's beginning is enough to see its headings, in bytes. */
  headBytes: 64 * 1024,
  maxDays: 366,
  /** Rows listed per group of a result; the counts are exact. */
  listed: 1000,
  /** Rows per call that opens cases. */
  casesPerCall: 100,
} as const;

/** What a column of a settlement file may contain. */
export const settlementColumns = [
  'reference',
  'orderNumber',
  'amount',
  'time',
  'currency',
  'status',
] as const;
export type SettlementColumn = (typeof settlementColumns)[number];
/** Which column contains each of them, counted from 0. */
export type ColumnChoice = Partial<Record<SettlementColumn, number>>;

/** Why a row could not be read. */
export const rowProblems = ['key', 'rounded', 'tooLong', 'amount', 'currency', 'time', 'total'] as const;
export type RowProblem = (typeof rowProblems)[number];

/** How a row differs from our movement; `twice` when the file lists it more than once. */
export const differences = ['amount', 'currency', 'twice'] as const;
export type Difference = (typeof differences)[number];

/** The kinds of cases that rows of a comparison become. */
export const caseRowKinds = ['only-ours', 'only-theirs', 'settlement-differs'] as const;
export type CaseRowKind = (typeof caseRowKinds)[number];
