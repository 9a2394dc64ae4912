import { type Static, Type } from 'typebox';
import { Books } from './books';
import { caseKinds, moneyRequestKinds, moneyRequestStates } from './moneyStates';
import { Moment, orNull } from './schemas';

const Text = orNull(Type.String());
/** A day in Vietnam: `2026-11-22`. */
const Day = Type.String({ pattern: '^\\d{4}-\\d{2}-\\d{2}$' });
/** In the usual unit of the currency beside it. */
const Amount = Type.Number();

/**
 * `running` until a few minutes after its midnight; `changed` when something was dated into the day, or taken out of it,
 * after it was closed.
 */
const dayStates = ['running', 'open', 'closed', 'changed'] as const;

/**
 * What does not reconcile. `missing`: money of the day that no payment and no open case has, and that was neither
 * returned nor written off. `beyond`: a case returned more than it held. `allocations`: a movement is not the sum of its
 * allocations. `credit`: a payment that this money paid is not completed, not paid exactly or not credited as shown.
 * `balance`: a player's balance is not the sum of the entries. `settlement`: a gateway's file differs. `ledger`: a line
 * of the check of the whole ledger.
 */
const closingDifferences = [
  'missing',
  'beyond',
  'allocations',
  'credit',
  'balance',
  'settlement',
  'ledger',
] as const;

/**
 * The money of a day in one currency: what moved that day, and where it is now. `moved` = `allocated` + `held` +
 * `returned` + `writtenOff` + `missing`, and `missing` must be 0. `refunded` is what was refunded that day, for payments
 * of any day.
 */
export const DaySum = Type.Object({
  currency: Type.String(),
  movements: Type.Integer(),
  moved: Amount,
  allocated: Amount,
  held: Amount,
  returned: Amount,
  writtenOff: Amount,
  missing: Amount,
  refunded: Amount,
});
export const ClosingDifference = Type.Object({
  kind: Type.Enum(closingDifferences),
  /** A reference, a gateway, a player or the line itself. */
  name: Text,
  amount: orNull(Amount),
  currency: Text,
  /** Rows of a file that differ. */
  count: orNull(Type.Integer()),
  paymentId: Text,
  caseId: Text,
  comparisonId: Text,
});
/** Money dated into the day after the day was signed off, or, `removed`, no longer what or where it was then. */
export const DayChange = Type.Object({
  id: Type.String(),
  kind: Type.Enum(['movement', 'hand', 'removed', 'refund', 'return']),
  amount: Amount,
  currency: Type.String(),
  gateway: Text,
  reference: Text,
  at: Moment,
  recordedAt: Moment,
  paymentId: Text,
  caseId: Text,
});
const Closed = Type.Object({
  by: Text,
  at: Moment,
  note: Text,
  /** As they were when the day was signed off. */
  sums: Type.Array(DaySum),
  differences: Type.Array(ClosingDifference),
});

/** A day in Vietnam with all its currencies. */
export const DailyClose = Type.Object({
  day: Day,
  state: Type.Enum(dayStates),
  sums: Type.Array(DaySum),
  /** The newest comparison made after the day, for each gateway with money on it. */
  gateways: Type.Array(
    Type.Object({
      gateway: Type.String(),
      movements: Type.Integer(),
      comparison: orNull(
        Type.Object({
          id: Type.String(),
          by: Text,
          at: Moment,
          from: Day,
          to: Day,
          rows: Type.Integer(),
          differences: Type.Integer(),
        }),
      ),
    }),
  ),
  ledger: Type.Object({
    /** The day's entries in diamonds, golds and debt. */
    entries: Type.Array(
      Type.Object({ wallet: Type.String(), entries: Type.Integer(), added: Amount, taken: Amount }),
    ),
    /** The last check of the whole ledger. */
    check: orNull(Type.Object({ at: Moment, problems: Type.Integer() })),
    /** What ever moved in all wallets, as of that check. */
    books: orNull(Books),
  }),
  /** Open cases that hold money of the day or were opened on it. */
  cases: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: Type.Enum(caseKinds),
      paymentId: Text,
      held: Amount,
      currency: Text,
    }),
  ),
  /** Requests about that money that are still open, or that were made on the day. */
  requests: Type.Array(
    Type.Object({
      id: Type.String(),
      kind: Type.Enum(moneyRequestKinds),
      state: Type.Enum(moneyRequestStates),
      amount: Amount,
      currency: Type.String(),
      paymentId: Text,
      caseId: Text,
    }),
  ),
  differences: Type.Array(ClosingDifference),
  /** Identifies what the person who signs the day off has seen. */
  stamp: Type.String(),
  closed: orNull(Closed),
  changes: Type.Array(DayChange),
});

/** Signs a day off as it was shown; `note` is required when something does not reconcile. */
export const CloseDayBody = Type.Object({
  stamp: Type.String({ maxLength: 64 }),
  note: Type.Optional(Type.String({ maxLength: 500 })),
});

/** A row of the list of days. */
export const ClosingDay = Type.Object({
  day: Day,
  state: Type.Enum(dayStates),
  /** Payments completed on it. */
  paid: Type.Array(Type.Object({ currency: Type.String(), payments: Type.Integer(), amount: Amount })),
  closedBy: Text,
  closedAt: orNull(Moment),
  differences: Type.Integer(),
  changes: Type.Integer(),
});

export type DaySum = Static<typeof DaySum>;
export type ClosingDifference = Static<typeof ClosingDifference>;
export type DayChange = Static<typeof DayChange>;
export type DailyClose = Static<typeof DailyClose>;
export type CloseDayBody = Static<typeof CloseDayBody>;
export type ClosingDay = Static<typeof ClosingDay>;
export type DayState = ClosingDay['state'];
