import { describe, expect, it } from 'vitest';
import { marksOf, priceOf100 } from '../../src/site/shop/packages/marks';
import { shopPackage, shopStart } from '../support/shop';

const now = new Date(shopStart);
const running = {
  bonusStartAt: new Date(shopStart - 1).toISOString(),
  bonusEndAt: new Date(shopStart + 1).toISOString(),
};
/** The n-th package, with its recent purchases and its diamonds for 10,000 đồng. */
const sold = (n: number, recentPurchases: number, diamondAmount = 100, more = {}) => ({
  ...shopPackage(n, { diamondAmount, price: 10_000, ...more }),
  recentPurchases,
});
const marks = (...packages: Parameters<typeof marksOf>[0]) => Object.fromEntries(marksOf(packages, now));

describe('the price of 100 diamonds', () => {
  it('counts a running bonus, and no other', () => {
    const pkg = shopPackage(1, { diamondAmount: 650, price: 59_000, bonusDiamonds: 65, ...running });
    expect(priceOf100(pkg, now)).toBe(8252);
    expect(priceOf100(pkg, new Date(shopStart + 2))).toBe(9077);
  });
  it('is rounded to cents', () => {
    expect(priceOf100(shopPackage(1, { diamondAmount: 300, price: 2.5, currency: 'USD' }), now)).toBe(0.83);
  });
});

describe('a package’s mark (living-site.md section 3)', () => {
  it('is "most chosen" for the most purchases of the last 30 days', () => {
    expect(marks(sold(1, 2), sold(2, 5), sold(3, 4))).toEqual({ p2: 'mostChosen' });
  });
  it.each([
    ['without purchases', [sold(1, 0), sold(2, 0)]],
    ['when two lead together', [sold(1, 5), sold(2, 5), sold(3, 1)]],
    ['for the only package', [sold(1, 5)]],
    ['from a server that does not count them', [shopPackage(1, { price: 20_000, diamondAmount: 200 })]],
  ])('is not "most chosen" %s', (_, packages) => {
    expect(marks(...packages)).toEqual({});
  });
  it('is "best value" for the most diamonds per price, a running bonus counted', () => {
    expect(marks(sold(1, 0), sold(2, 0, 110), sold(3, 0, 120))).toEqual({ p3: 'bestValue' });
    const bonus = { bonusDiamonds: 30, ...running };
    expect(marks(sold(1, 0, 100, bonus), sold(2, 0, 110), sold(3, 0, 120))).toEqual({ p1: 'bestValue' });
  });
  it('compares within each currency', () => {
    const dollars = (n: number, price: number) => sold(n, 0, 100, { currency: 'USD', price });
    expect(marks(sold(1, 0), sold(2, 0, 110), dollars(3, 2.5), dollars(4, 2))).toEqual({
      p2: 'bestValue',
      p4: 'bestValue',
    });
    expect(marks(sold(1, 0), sold(2, 0), dollars(3, 2.5))).toEqual({});
  });
  it('is not "best value" when the shown prices are equal', () => {
    expect(marks(sold(1, 0), sold(2, 0))).toEqual({});
    const many = sold(2, 0, 1_000_001, { price: 100_000_000 });
    expect(marks(sold(1, 0), many)).toEqual({});
  });
  it('is one: most chosen before best value before hot', () => {
    const bonus = { bonusDiamonds: 1, ...running };
    expect(
      marks(sold(1, 5, 200, bonus), sold(2, 1, 110, bonus), sold(3, 0, 50, bonus), sold(4, 0, 40)),
    ).toEqual({ p1: 'mostChosen', p2: 'hot', p3: 'hot' });
    expect(marks(sold(1, 0, 200, bonus), sold(2, 0))).toEqual({ p1: 'bestValue' });
  });
});
