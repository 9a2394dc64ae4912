import { describe, expect, it } from 'vitest';
import { formatDateTime, formatPrice, formatShare } from '../../src/admin/i18n/formats';
import { bonusState } from '../../src/admin/resources/previews/bonusWindow';
import { curveWith, dips, place } from '../../src/admin/resources/previews/curve';
import { dropShares } from '../../src/admin/resources/previews/dropShare';
import { priceConcern } from '../../src/admin/resources/previews/priceConcern';
import { priceSpans } from '../../src/admin/resources/previews/priceSpans';
import { monthLabel, otherMonth, spanOf } from '../../src/admin/screens/dashboard/chart/months';
import { sampleRows } from '../../src/admin/screens/dashboard/chart/sampleData';
import { summarise } from '../../src/admin/screens/dashboard/chart/series';

describe('the bonus window', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const draft = (given: object) =>
    bonusState(
      {
        bonusDiamonds: 5,
        bonusStartAt: '2026-11-20T00:00:00Z',
        bonusEndAt: '2026-11-22T00:00:00Z',
        ...given,
      },
      now,
    );
  it('runs from its start to its end, both inclusive, days rounded up', () => {
    expect(draft({})).toEqual({ state: 'runs', days: 2 });
    expect(draft({ bonusStartAt: now.toISOString() }).state).toBe('runs');
    expect(draft({ bonusEndAt: now.toISOString() })).toEqual({ state: 'runs', days: 0 });
  });
  it('is absent, upcoming, over or incomplete', () => {
    expect(draft({ bonusDiamonds: 0 }).state).toBe('none');
    expect(draft({ bonusStartAt: '2026-11-21T13:00:00Z' })).toEqual({ state: 'later', days: 2 });
    expect(draft({ bonusEndAt: '2026-11-20T11:59:59Z' }).state).toBe('over');
    expect(draft({ bonusEndAt: null }).state).toBe('open');
  });
});

describe('what players will see of an accessory’s price', () => {
  const now = new Date('2026-11-20T12:00:00Z');
  const [from, until] = ['2026-11-21T00:00:00.000Z', '2026-11-22T00:00:00.000Z'];
  const draft = (given: object) => ({
    goldPrice: 0,
    diamondPrice: 60,
    listedGoldPrice: 0,
    listedDiamondPrice: 80,
    discountDate: from,
    expirationDate: until,
    ...given,
  });
  const spans = (given: object) =>
    priceSpans(draft(given), 'diamonds', now).map(({ from, price }) => [
      from?.toISOString() ?? 'now',
      price?.price ?? null,
      price?.listed ?? null,
    ]);
  it('is one price from now on without a discount, and none where it is not sold', () => {
    expect(spans({ listedDiamondPrice: 60 })).toEqual([['now', 60, null]]);
    expect(spans({ diamondPrice: 0 })).toEqual([['now', null, null]]);
    expect(priceSpans(draft({}), 'golds', now)).toEqual([{ from: null, price: null }]);
  });
  it('changes at each end of a discount that is to come, and at none that has passed', () => {
    expect(spans({})).toEqual([
      ['now', 80, null],
      [from, 60, 80],
      [until, 80, null],
    ]);
    expect(spans({ discountDate: null })).toEqual([
      ['now', 60, 80],
      [until, 80, null],
    ]);
    expect(spans({ discountDate: null, expirationDate: '2026-11-20T12:00:00.000Z' })).toEqual([
      ['now', 80, null],
    ]);
  });
});

describe('the share of drops', () => {
  const boxes = [
    { id: 'a', name: 'A', dropWeight: 1 },
    { id: 'b', name: 'B', dropWeight: 3 },
  ];
  const said = (draft: { id?: string; name: string; dropWeight: number }) =>
    dropShares(boxes, draft).map(({ name, share, draft }) => [name, share, draft]);
  it('includes the form’s box in its own place, or as a new one', () => {
    expect(said({ id: 'a', name: 'A2', dropWeight: 9 })).toEqual([
      ['A2', 0.75, true],
      ['B', 0.25, false],
    ]);
    expect(said({ name: 'New', dropWeight: 4 })[0]).toEqual(['New', 0.5, true]);
  });
  it('is empty when the total weight is 0', () => {
    expect(dropShares([], { name: 'New', dropWeight: 0 })).toEqual([]);
  });
});

describe('the level curve', () => {
  const levels = [
    { levelNumber: 2, experienceRequired: 100 },
    { levelNumber: 1, experienceRequired: 0 },
  ];
  it('is sorted, with the form’s level in its place', () => {
    expect(curveWith(levels, { levelNumber: 2, experienceRequired: 50 })[1]?.experienceRequired).toBe(50);
    expect(curveWith(levels, { levelNumber: 3 })).toHaveLength(2);
  });
  it('finds a level that requires less than the one before', () => {
    expect(dips(curveWith(levels, { levelNumber: 3, experienceRequired: 60 }))).toEqual([3]);
    expect(dips(curveWith(levels))).toEqual([]);
  });
  it('fills its box from the bottom left to the top right', () => {
    expect(place(curveWith(levels), 10, 5)).toEqual([
      { x: 0, y: 5 },
      { x: 10, y: 0 },
    ]);
  });
});

describe('the charts', () => {
  it('request the 1st to the 30th as day-month-year', () => {
    expect(spanOf('2025-05')).toEqual({ startDate: '01-05-2025', endDate: '30-05-2025' });
    expect(otherMonth(otherMonth('2025-04'))).toBe('2025-04');
  });
  it('show the name of their month', () => {
    expect([monthLabel('2025-04', 'en'), monthLabel('2025-05', 'en')]).toEqual(['April 2025', 'May 2025']);
    expect(monthLabel('2025-04', 'vi')).toBe('Tháng 4 năm 2025');
  });
  it('have thirty days of sample figures, summarized by total and best day', () => {
    for (const month of ['2025-04', '2025-05'] as const) expect(sampleRows(month)).toHaveLength(30);
    const rows = [1, 5, 5].map((orders, at) => ({
      day: at + 1,
      orders,
      diamonds: 0,
      accessories: 0,
      season: 0,
    }));
    expect(summarise(rows, 'orders')).toEqual({ total: 11, best: 2 });
    expect(summarise([], 'orders')).toEqual({ total: 0, best: 0 });
  });
});

describe('formatting', () => {
  it('numbers, prices and times follow the language', () => {
    expect([formatPrice(59000, 'VND', 'vi'), formatPrice(59000, 'VND', 'en')]).toEqual([
      '59.000\u00a0₫',
      '59,000\u00a0VND',
    ]);
    expect([formatPrice(2.5, 'USD', 'en'), formatPrice(2.5, 'USD', 'vi')]).toEqual([
      '$2.50',
      '2,50\u00a0US$',
    ]);
    expect([formatShare(0.125, 'en'), formatShare(0.125, 'vi')]).toEqual(['12.5%', '12,5%']);
    expect(formatDateTime('2026-11-20T17:05:00Z', 'vi')).toBe('21/11/2026 00:05');
    // Months have three letters in English, in September too.
    expect(formatDateTime('2026-09-20T17:05:00Z', 'en')).toBe('21\u00a0Sep\u00a02026 00:05');
    // Requirement G-12: a day of one digit is one, as on the site.
    expect(formatDateTime('2025-07-04T17:05:00Z', 'en')).toBe('5\u00a0Jul\u00a02025 00:05');
  });
});

it('warns of a price of 0 and of one that changes by more than half', () => {
  expect([priceConcern(0, 59_000), priceConcern(0, null)]).toEqual(['free', 'free']);
  expect([priceConcern(29_000, 59_000), priceConcern(90_000, 59_000)]).toEqual(['changed', 'changed']);
  expect([priceConcern(29_500, 59_000), priceConcern(88_500, 59_000)]).toEqual([null, null]);
  expect([priceConcern(null, 59_000), priceConcern(59_000, null), priceConcern(59_000, 0)]).toEqual([
    null,
    null,
    null,
  ]);
});
