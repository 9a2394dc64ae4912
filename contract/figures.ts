import { type Static, Type } from 'typebox';
import { currencies } from './currencies';
import { Count } from './transactions';

const orNull = <T extends Parameters<typeof Type.Union>[0][number]>(schema: T) =>
  Type.Union([schema, Type.Null()]);
/** A day in Vietnam: `2026-11-22`. */
const Day = Type.String({ format: 'date' });
const Currency = Type.Enum(currencies);
/** In the usual unit of the currency beside it. */
const Amount = Type.Number();

/** The first and the last day, both included. */
export const FiguresQuery = Type.Object({
  from: Type.String({ maxLength: 40 }),
  to: Type.String({ maxLength: 40 }),
});

/** What one currency brought: payments completed and refunds done in the period, of whatever payment. */
const CurrencyFigures = Type.Object({
  currency: Currency,
  orders: Type.Integer(),
  amount: Amount,
  refunds: Type.Integer(),
  refunded: Amount,
});
const PeriodFigures = Type.Object({
  /** Of each currency in which the shop ever sold. */
  money: Type.Array(CurrencyFigures),
  /** Payments begun in the period, those of them whose payment page was opened, and those that were paid since. */
  begun: Type.Integer(),
  opened: Type.Integer(),
  begunPaid: Type.Integer(),
  /** Players who completed their first payment. */
  firstPayers: Type.Integer(),
  signUps: Type.Integer(),
  /** Players who came by, each once; null where nobody counted them (server/figures/actives.ts). */
  actives: orNull(Type.Integer()),
});
/** What a package brought in one currency. */
const PackageFigures = Type.Object({
  currency: Currency,
  /** Null for payments whose package had been deleted before they were counted. */
  packageId: orNull(Type.String()),
  /** Null for a package that is gone. */
  name: orNull(Type.String()),
  /** Null or empty without an English name. */
  nameEn: orNull(Type.String()),
  orders: Type.Integer(),
  amount: Amount,
});

/** The figures of a period of days in Vietnam, and of the one before it (studio.md section 4). */
export const Figures = Type.Object({
  asOf: Type.String({ format: 'date-time' }),
  from: Day,
  /** Today at the latest. */
  to: Day,
  /** As many days; of yesterday only the hours before `hour`, as today is not over. */
  before: Type.Object({ from: Day, to: Day, hour: orNull(Type.Integer()) }),
  now: PeriodFigures,
  past: PeriodFigures,
  /** Cases that need a look at this moment; null for readers who may not see cases. */
  openCases: orNull(Count),
  /** The days of the period; the series below have a value for each. */
  days: Type.Array(Day),
  /** The packages that brought the most, and of each currency the rest as one. */
  revenue: Type.Array(
    Type.Object({ ...PackageFigures.properties, isRest: Type.Boolean(), amounts: Type.Array(Amount) }),
  ),
  orders: Type.Array(Type.Integer()),
  payers: Type.Array(Type.Integer()),
  signUps: Type.Array(Type.Integer()),
  /** Null before they were counted. */
  actives: Type.Array(orNull(Type.Integer())),
  packages: Type.Array(PackageFigures),
  /** Payments begun in the period that failed, by the gateway that was tried last. */
  failures: Type.Array(Type.Object({ gateway: Type.String(), payments: Type.Integer() })),
  /** Months with a completed payment, `2026-11`, oldest first; none before the first one. */
  months: Type.Array(Type.String()),
});
export type Figures = Static<typeof Figures>;
export type PeriodFigures = Static<typeof PeriodFigures>;
export type PackageFigures = Static<typeof PackageFigures>;
export type CurrencyFigures = Static<typeof CurrencyFigures>;
