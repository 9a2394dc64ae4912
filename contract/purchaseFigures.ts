import type { PurchaseFigures } from './payments';

/** All diamonds of a purchase, as far as its figures are known; undefined when they are not. */
export const diamondsIn = ({ diamonds, bonus = 0, firstBonus = 0, offer }: Partial<PurchaseFigures>) =>
  diamonds === undefined ? undefined : diamonds + bonus + firstBonus + (offer?.bonus ?? 0);

/** Whether two purchases cost and bring the same; the letters of a code may be of either case. */
export const isSamePurchase = (one: PurchaseFigures, other: PurchaseFigures): boolean =>
  one.amount === other.amount &&
  one.currency === other.currency &&
  one.diamonds === other.diamonds &&
  one.bonus === other.bonus &&
  one.firstBonus === other.firstBonus &&
  one.offer?.code.toUpperCase() === other.offer?.code.toUpperCase() &&
  one.offer?.bonus === other.offer?.bonus;
