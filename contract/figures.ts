import { type Static, Type } from 'typebox';
import { Books } from './books';
import { currencies } from './currencies';
import { wallets } from './ledger';
import { Moment, orNull } from './schemas';
import { Count } from './transactions';

/** A day in Vietnam: `2026-11-22`. */
const Day = Type.String({ format: 'date' });
const Currency = Type.Enum(currencies);
/** In the usual unit of the currency beside it. */
const Amount = Type.Number();

/** First and last day, both included. */
export const FiguresQuery = Type.Object({
  from: Type.String({ maxLength: 40 }),
  to: Type.String({ maxLength: 40 }),
});

/** Revenue in one currency: payments completed in the period, and refunds made in it, of payments from any period. */
const CurrencyFigures = Type.Object({
  currency: Currency,
  orders: Type.Integer(),
  amount: Amount,
  refunds: Type.Integer(),
  refunded: Amount,
});
const PeriodFigures = Type.Object({
  /** One entry for each currency the shop has ever sold in. */
  money: Type.Array(CurrencyFigures),
  /**
   * Payments started in the period, how many of them had their payment page opened, and how many have been paid
   * since.
   */
  begun: Type.Integer(),
  opened: Type.Integer(),
  begunPaid: Type.Integer(),
  /** Players whose first payment was completed in the period. */
  firstPayers: Type.Integer(),
  signUps: Type.Integer(),
  /** Players who visited, each counted once; null if visits were not counted then (server/money/figures/actives.ts). */
  actives: orNull(Type.Integer()),
});
/** A package's revenue in one currency. */
const PackageFigures = Type.Object({
  currency: Currency,
  /** Null for payments whose package had been deleted before they were counted. */
  packageId: orNull(Type.String()),
  /** Null for a deleted package. */
  name: orNull(Type.String()),
  /** Null or empty without an English name. */
  nameEn: orNull(Type.String()),
  orders: Type.Integer(),
  amount: Amount,
});

/** What players spent on an accessory in one wallet. */
const ItemFigures = Type.Object({
  wallet: Type.Enum(wallets),
  accessoryId: Type.String(),
  /** Null for one that nobody owns any more and that left the catalogue. */
  name: orNull(Type.String()),
  bought: Type.Integer(),
  /** Less what was returned in the period. */
  amount: Type.Integer(),
});

/** The figures of a period of days in Vietnam, and of the preceding period (studio.md section 4). */
export const Figures = Type.Object({
  asOf: Moment,
  from: Day,
  /** Today at the latest. */
  to: Day,
  /** A period of the same length; of yesterday only the hours before `hour`, as today is not over. */
  before: Type.Object({ from: Day, to: Day, hour: orNull(Type.Integer()) }),
  now: PeriodFigures,
  past: PeriodFigures,
  /** Cases that need a look right now; null for readers who may not see cases. */
  openCases: orNull(Count),
  /** The days of the period; the series below have a value for each. */
  days: Type.Array(Day),
  /** The packages with the highest revenue, and for each currency the rest as one entry. */
  revenue: Type.Array(
    Type.Object({ ...PackageFigures.properties, isRest: Type.Boolean(), amounts: Type.Array(Amount) }),
  ),
  orders: Type.Array(Type.Integer()),
  payers: Type.Array(Type.Integer()),
  signUps: Type.Array(Type.Integer()),
  /** Null for days on which visits were not counted yet. */
  actives: Type.Array(orNull(Type.Integer())),
  packages: Type.Array(PackageFigures),
  /** The accessories that brought most in each wallet. */
  items: Type.Array(ItemFigures),
  /** What ever moved in all wallets; null before the first check of the ledger. */
  books: orNull(Books),
  /** Payments started in the period that failed, by the gateway tried last. */
  failures: Type.Array(Type.Object({ gateway: Type.String(), payments: Type.Integer() })),
  /** Months with at least one completed payment, `2026-11`, oldest first. */
  months: Type.Array(Type.String()),
});
export type Figures = Static<typeof Figures>;
export type PeriodFigures = Static<typeof PeriodFigures>;
export type PackageFigures = Static<typeof PackageFigures>;
export type CurrencyFigures = Static<typeof CurrencyFigures>;
export type ItemFigures = Static<typeof ItemFigures>;
