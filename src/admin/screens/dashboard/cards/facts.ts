import type { CurrencyFigures, Figures, PeriodFigures } from '../../../../../contract/figures';
import type { Lists } from '../links';
import { type Change, changeOf, pointsOf } from './change';

/** The kind of a value: an amount in a currency, a number, or a share of 1. */
export type Unit = { currency: string } | 'number' | 'share';

/** One figure of a card. */
export interface Line {
  unit: Unit;
  /** Null if unknown. */
  value: number | null;
  before: number | null;
  change: Change | null;
  to: string | undefined;
  /** The number of items that the amount is the sum of. */
  count?: number;
}

export type CardName =
  | 'revenue'
  | 'orders'
  | 'share'
  | 'average'
  | 'firstPayers'
  | 'signUps'
  | 'actives'
  | 'refunds'
  | 'openCases';

export interface CardFacts {
  name: CardName;
  lines: Line[];
  /** Whether an increase is good; undefined if it is neither. */
  isMoreBetter?: boolean;
  /** A value for each day, for the sparkline. */
  days?: ReadonlyArray<number | null>;
}

const number = (value: number | null, before: number | null, to: string | undefined): Line => ({
  unit: 'number',
  value,
  before,
  change: value === null || before === null ? null : changeOf(value, before),
  to,
});

const shareOf = ({ begun, begunPaid }: PeriodFigures) => (begun === 0 ? null : begunPaid / begun);
const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);
const ordersOf = ({ money }: PeriodFigures) => sum(money.map(({ orders }) => orders));
const averageOf = ({ orders, amount }: CurrencyFigures) => (orders === 0 ? null : amount / orders);

/** One line per currency, as currencies are never added up. */
const inEach = (
  { now, past }: Figures,
  amountIn: (figures: CurrencyFigures) => number | null,
  to: (currency: string) => string | undefined,
): Line[] =>
  now.money.map((money, at) => {
    const earlier = past.money[at];
    const line = number(amountIn(money), earlier ? amountIn(earlier) : null, to(money.currency));
    return { ...line, unit: { currency: money.currency } };
  });

function shareLine({ now, past }: Figures, to: string | undefined): Line {
  const [value, before] = [shareOf(now), shareOf(past)];
  const change = value === null || before === null ? null : pointsOf(value, before);
  return { unit: 'share', value, before, change, to };
}

/** The first currency's revenue by day. */
const revenueByDay = ({ revenue, days }: Figures): number[] => {
  const [first] = revenue;
  const own = revenue.filter(({ currency }) => currency === first?.currency);
  return days.map((_, at) => sum(own.map(({ amounts }) => amounts[at] ?? 0)));
};

/** The cards of a period (studio.md section 4). */
export function cardsOf(figures: Figures, lists: Lists): CardFacts[] {
  const { now, past, openCases } = figures;
  const paid = (currency?: string) => lists.completed(figures, currency ? { currency } : {});
  const cards: CardFacts[] = [
    {
      name: 'revenue',
      lines: inEach(figures, ({ amount }) => amount, paid),
      isMoreBetter: true,
      days: revenueByDay(figures),
    },
    {
      name: 'orders',
      lines: [number(ordersOf(now), ordersOf(past), paid())],
      isMoreBetter: true,
      days: figures.orders,
    },
    { name: 'share', lines: [shareLine(figures, lists.begun(figures))], isMoreBetter: true },
    { name: 'average', lines: inEach(figures, averageOf, paid), isMoreBetter: true },
    {
      name: 'firstPayers',
      lines: [number(now.firstPayers, past.firstPayers, lists.firstPayers(figures))],
      isMoreBetter: true,
    },
    {
      name: 'signUps',
      lines: [number(now.signUps, past.signUps, lists.newPlayers(figures))],
      isMoreBetter: true,
      days: figures.signUps,
    },
    {
      name: 'actives',
      lines: [number(now.actives, past.actives, lists.activePlayers(figures))],
      isMoreBetter: true,
      days: figures.actives,
    },
    {
      name: 'refunds',
      lines: inEach(
        figures,
        ({ refunded }) => refunded,
        (currency) => lists.refunds(figures, currency),
      ).map((line, at) => ({ ...line, count: now.money[at]?.refunds ?? 0 })),
      isMoreBetter: false,
    },
  ];
  if (!openCases) return cards;
  const line: Line = {
    unit: 'number',
    value: openCases.count,
    before: null,
    change: null,
    to: lists.openCases,
  };
  return [...cards, { name: 'openCases', lines: [line] }];
}
