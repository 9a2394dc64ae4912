import type { Figures } from '../../contract/figures';
import { dayAfter, dayOf } from '../../contract/vietnamTime';

export const today = (): string => dayOf(new Date());

/** The call for the figures of a period that ends today, as the dashboard sends it. */
export const figuresCall = (length = 30): string =>
  `GET admin/figures?from=${dayAfter(today(), 1 - length)}&to=${today()}`;

const none: Figures['now'] = {
  money: [],
  begun: 0,
  opened: 0,
  begunPaid: 0,
  firstPayers: 0,
  signUps: 0,
  actives: 0,
};

/** The figures of a shop that never sold anything. */
export function emptyFigures(length = 30): Figures {
  const from = dayAfter(today(), 1 - length);
  const days = Array.from({ length }, (_, at) => dayAfter(from, at));
  const zeros = days.map(() => 0);
  return {
    asOf: new Date().toISOString(),
    from,
    to: today(),
    before: { from: dayAfter(from, -length), to: dayAfter(from, -1), hour: null },
    now: none,
    past: none,
    openCases: { count: 0, isMore: false },
    days,
    revenue: [],
    orders: zeros,
    payers: zeros,
    signUps: zeros,
    actives: zeros,
    packages: [],
    items: [],
    books: null,
    failures: [],
    months: [],
  };
}

/** Seven days from 12 to 18 November 2026, in two currencies, with a package that is gone and something to say of each card. */
export function weekOfFigures(): Figures {
  const days = ['12', '13', '14', '15', '16', '17', '18'].map((day) => `2026-11-${day}`);
  const money = (orders: number, amount: number, refunds = 0, refunded = 0) => ({
    orders,
    amount,
    refunds,
    refunded,
  });
  const big = {
    currency: 'VND',
    packageId: 'p1',
    name: 'Rương lớn',
    nameEn: 'Big chest',
    orders: 8,
    amount: 800_000,
  } as const;
  const gone = {
    currency: 'VND',
    packageId: null,
    name: null,
    nameEn: null,
    orders: 2,
    amount: 100_000,
  } as const;
  const dollars = {
    currency: 'USD',
    packageId: 'p2',
    name: 'Dollar chest',
    nameEn: null,
    orders: 2,
    amount: 5,
  } as const;
  const each = (amount: number) => days.map((_, at) => (at === 2 ? amount : 0));
  return {
    asOf: '2026-11-18T07:02:00.000Z',
    from: '2026-11-12',
    to: '2026-11-18',
    before: { from: '2026-11-05', to: '2026-11-11', hour: null },
    now: {
      money: [
        { currency: 'VND', ...money(10, 900_000, 1, 100_000) },
        { currency: 'USD', ...money(2, 5) },
      ],
      begun: 16,
      opened: 14,
      begunPaid: 12,
      firstPayers: 3,
      signUps: 4,
      actives: 40,
    },
    past: {
      money: [
        { currency: 'VND', ...money(8, 600_000) },
        { currency: 'USD', ...money(0, 0) },
      ],
      begun: 10,
      opened: 10,
      begunPaid: 8,
      firstPayers: 3,
      signUps: 8,
      actives: null,
    },
    items: [],
    books: null,
    openCases: { count: 2, isMore: false },
    days,
    revenue: [
      { ...big, isRest: false, amounts: each(800_000) },
      { ...gone, isRest: false, amounts: days.map((_, at) => (at === 0 ? 100_000 : 0)) },
      { ...dollars, isRest: false, amounts: each(5) },
    ],
    packages: [big, gone, dollars],
    orders: [2, 0, 10, 0, 0, 0, 0],
    payers: [2, 0, 7, 0, 0, 0, 0],
    signUps: [1, 1, 1, 1, 0, 0, 0],
    actives: [null, null, 9, 12, 10, 8, 7],
    failures: [
      { gateway: 'vnpay', payments: 3 },
      { gateway: 'payos', payments: 1 },
    ],
    months: ['2026-10', '2026-11'],
  };
}
