import { type Static, Type } from 'typebox';
import { currencies } from './currencies';
import { gatewayNames } from './gateways';
import { differences, rowProblems, settlementLimits } from './settlementFile';

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);
const Moment = Type.String({ format: 'date-time' });
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
  /** The values of the state that count as paid unless others are given. */
  paid: Type.Array(Type.String()),
});

/** The file's gateway, its period with both days, and its columns. */
export const SettlementQuery = Type.Object({
  gateway: Gateway,
  from: Day,
  to: Day,
  reference: Column,
  orderNumber: Column,
  amount: Type.String({ pattern: '^\\d{1,3}$' }),
  time: Column,
  currency: Column,
  status: Column,
  /** The values of the state that count as paid, separated by semicolons. */
  paid: Type.Optional(Type.String({ maxLength: 500 })),
});

const sides = {
  reference: orNull(Type.String()),
  orderNumber: orNull(Type.String()),
  amount: Amount,
  currency: Type.String(),
  at: orNull(Moment),
  paymentId: orNull(Type.String()),
  /** The case that was made of it, if any. */
  caseId: orNull(Type.String()),
};
const OnlyOurs = Type.Object({ movementId: Type.String(), ...sides });
const OnlyTheirs = Type.Object({ line: Type.Integer(), ...sides });
/** `amount` and `currency` are the file's. */
const Differing = Type.Object({
  line: Type.Integer(),
  what: Type.Enum(differences),
  movementId: orNull(Type.String()),
  ours: orNull(Type.Object({ amount: Amount, currency: Type.String() })),
  ...sides,
});
const Side = Type.Object({ count: Type.Integer(), amount: Amount });

/** How a settlement file compares with our movements; the listed rows without a case come first. */
export const SettlementResult = Type.Object({
  /** Rows that were compared. */
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
  onlyOurs: Type.Object({ count: Type.Integer(), rows: Type.Array(OnlyOurs) }),
  onlyTheirs: Type.Object({ count: Type.Integer(), rows: Type.Array(OnlyTheirs) }),
  differing: Type.Object({ count: Type.Integer(), rows: Type.Array(Differing) }),
});

const Name = Type.String({ minLength: 1, maxLength: 200 });
const told = {
  reference: orNull(Name),
  orderNumber: orNull(Name),
  amount: Type.Number({ exclusiveMinimum: 0, maximum: 1e12 }),
  currency: Type.Enum(currencies),
};
/** Rows of a result that become cases. */
export const SettlementCasesBody = Type.Object({
  gateway: Gateway,
  rows: Type.Array(
    Type.Union([
      Type.Object({ kind: Type.Literal('only-ours'), movementId: Type.String({ maxLength: 64 }) }),
      Type.Object({ kind: Type.Literal('only-theirs'), ...told, at: orNull(Moment) }),
      Type.Object({
        kind: Type.Literal('settlement-differs'),
        what: Type.Enum(differences),
        movementId: orNull(Type.String({ maxLength: 64 })),
        ...told,
      }),
    ]),
    { minItems: 1, maxItems: settlementLimits.casesPerCall },
  ),
});
/** Cases made, and rows that had one or are settled by now. */
export const SettlementCases = Type.Object({ made: Type.Integer(), known: Type.Integer() });

/** The period of the accountant's export, with both days. */
export const SettlementExportBody = Type.Object({
  from: Day,
  to: Day,
  gateway: Type.Optional(Gateway),
});

export type SettlementHeadings = Static<typeof SettlementHeadings>;
export type SettlementQuery = Static<typeof SettlementQuery>;
export type SettlementResult = Static<typeof SettlementResult>;
export type OnlyOurs = Static<typeof OnlyOurs>;
export type OnlyTheirs = Static<typeof OnlyTheirs>;
export type Differing = Static<typeof Differing>;
export type SettlementCasesBody = Static<typeof SettlementCasesBody>;
export type CaseRow = SettlementCasesBody['rows'][number];
export type SettlementCases = Static<typeof SettlementCases>;
export type SettlementExportBody = Static<typeof SettlementExportBody>;
