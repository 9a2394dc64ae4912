import type { DiamondPackage } from '../../contract/diamondPackages';
import type { PurchaseFigures } from '../../contract/payments';

/** Start time of the shop tests. */
export const shopStart = Date.parse('2026-03-02T08:00:00.000Z');

/** The n-th package by price. */
export const shopPackage = (n: number, more: Partial<DiamondPackage> = {}): DiamondPackage => ({
  id: `p${n}`,
  name: `Gói ${n}`,
  category: 'Diamond',
  diamondAmount: n * 100,
  price: n * 10_000,
  currency: 'VND',
  description: '',
  nameEn: '',
  descriptionEn: '',
  bonusDiamonds: 0,
  bonusStartAt: null,
  bonusEndAt: null,
  sellFrom: null,
  sellUntil: null,
  firstBonus: 0,
  version: 1,
  purchaseCount: 0,
  isActive: true,
  imageUrl: '',
  thumbUrl: '',
  ...more,
});

/** The figures of the n-th package that go with its payment. */
export const seenOf = (n: number, more: Partial<PurchaseFigures> = {}): PurchaseFigures => ({
  amount: n * 10_000,
  currency: 'VND',
  diamonds: n * 100,
  bonus: 0,
  firstBonus: 0,
  ...more,
});

export const jade = { email: 'jade@mail.com', userName: 'jade', firstName: 'Jade', lastName: 'Lê' };

/** A payment that was opened at a moment, as the server returns it. */
export const paymentOpenedAt = (now: number) => ({
  transactionId: 't1',
  paymentUrl: 'https://pay.example/t1',
  expiresAt: new Date(now + 15 * 60_000).toISOString(),
});

/** One of the tests' start; also a handler of calls, so it takes nothing. */
export const openPayment = () => paymentOpenedAt(shopStart);
