import { type Static, Type } from 'typebox';
import { gatewayNames } from './gateways';
import { Reason } from './reason';
import { Moment, orNull } from './schemas';
import { differences, rowProblems, settlementLimits } from './settlementFile';

const Gateway = Type.Enum(gatewayNames);
/** A day in Vietnam: `2026-11-22`. */
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
const Column = Type.Optional(Type.String({ pattern: '^\\d{1,3}$' }));
/** In the usual unit of the currency beside it. */
const Amount = Type.Number();

export const HeadingQuery = Type.Object({ gateway: Gateway });
/** The headings of a file, its first rows, and the columns that the headings suggest. */
export const SettlementHeadings = Type.Object({
  headings: Type.Array(Type.String()),
  rows: Type.Array(Type.Array(Type.String())),
  columns: Type.Partial(
    Type.Object({
      reference: Type.Integer(),
      orderNumber: Type.Integer(),
      amount: Type.Integer(),
      time: Type.Integer(),
      currency: Type.Integer(),
      status: Type.Integer(),
    }),
  ),
  /** Values of the state column that count as paid by default. */
  paid: Type.Array(Type.String()),
});

/**
 * The file's gateway, its columns, and its period, both days included; the period defaults to the range of times in the
 * file.
 */
export const SettlementQuery = Type.Object({
  gateway: Gateway,
  from: Type.Optional(Day),
  to: Type.Optional(Day),
  reference: Column,
  orderNumber: Column,
  amount: Type.String({ pattern: '^\\d{1,3}$' }),
  time: Column,
  currency: Column,
  status: Column,
  /** Values of the state column that count as paid, separated by semicolons. */
  paid: Type.Optional(Type.String({ maxLength: 500 })),
});

/** A row that does not agree. `amount` and `currency` are from the file, or ours where only we have the movement. */
const SettlementRow = Type.Object({
  /** Its number in the comparison. */
  number: Type.Integer(),
  line: orNull(Type.Integer()),
  what: orNull(Type.Enum(differences)),
  movementId: orNull(Type.String()),
  reference: orNull(Type.String()),
  orderNumber: orNull(Type.String()),
  amount: Amount,
  currency: Type.String(),
  /** What we have instead. */
  ours: orNull(Type.Object({ amount: Amount, currency: Type.String() })),
  at: orNull(Moment),
  paymentId: orNull(Type.String()),
  /** The case opened for it, if any. */
  caseId: orNull(Type.String()),
});
const Group = Type.Object({ count: Type.Integer(), rows: Type.Array(SettlementRow) });
const Side = Type.Object({ count: Type.Integer(), amount: Amount });

/** The result of comparing a settlement file with our movements; listed rows without a case come first. */
export const SettlementResult = Type.Object({
  id: Type.String(),
  gateway: Gateway,
  /** The period compared, both days included. */
  from: Day,
  to: Day,
  comparedAt: Moment,
  /** The user name of the person who compared. */
  comparedBy: orNull(Type.String()),
  /** Rows compared. */
  rows: Type.Integer(),
  agreed: Type.Integer(),
  /** Rows that are not paid or bring no money. */
  skipped: Type.Integer(),
  /** Rows of other days. */
  outside: Type.Integer(),
  bad: Type.Object({
    count: Type.Integer(),
    rows: Type.Array(Type.Object({ line: Type.Integer(), problem: Type.Enum(rowProblems) })),
  }),
  sums: Type.Array(Type.Object({ currency: Type.String(), ours: Side, theirs: Side })),
  onlyOurs: Group,
  onlyTheirs: Group,
  differing: Group,
});

/** A stored comparison without its rows. */
export const SettlementSummary = Type.Object({
  ...Type.Pick(SettlementResult, ['id', 'gateway', 'from', 'to', 'comparedAt', 'comparedBy', 'rows'])
    .properties,
  /** Rows and movements without their counterpart, with another amount, or unreadable. */
  differences: Type.Integer(),
});

/** The rows of a stored comparison that become cases, and why. */
export const SettlementCasesBody = Type.Object({
  rows: Type.Array(Type.Integer({ minimum: 1 }), { minItems: 1, maxItems: settlementLimits.casesPerCall }),
  reason: Reason,
});
/** Cases opened, and rows that already had one or have been settled since. */
export const SettlementCases = Type.Object({ made: Type.Integer(), known: Type.Integer() });

/** The period of the accountant's export, both days included. */
export const SettlementExportBody = Type.Object({
  from: Day,
  to: Day,
  gateway: Type.Optional(Gateway),
});

export type SettlementHeadings = Static<typeof SettlementHeadings>;
export type SettlementQuery = Static<typeof SettlementQuery>;
export type SettlementResult = Static<typeof SettlementResult>;
export type SettlementSummary = Static<typeof SettlementSummary>;
export type SettlementRow = Static<typeof SettlementRow>;
export type SettlementCasesBody = Static<typeof SettlementCasesBody>;
export type SettlementCases = Static<typeof SettlementCases>;
export type SettlementExportBody = Static<typeof SettlementExportBody>;
