import type { PurchaseFigures } from './payments';

/** All diamonds of a purchase, as far as its figures are known; undefined when they are not. */
export const diamondsIn = ({ diamonds, bonus = 0, firstBonus = 0, offer }: Partial<PurchaseFigures>) =>
  diamonds === undefined ? undefined : diamonds + bonus + firstBonus + (offer?.bonus ?? 0);

/**
 * Whether a purchase costs and brings what was seen. The letters of a code may be of either case; one that this caller may
 * not read is not compared, so that no guess is confirmed.
 */
export const isSamePurchase = (seen: PurchaseFigures, other: PurchaseFigures): boolean =>
  seen.amount === other.amount &&
  seen.currency === other.currency &&
  seen.diamonds === other.diamonds &&
  seen.bonus === other.bonus &&
  seen.firstBonus === other.firstBonus &&
  (!other.offer?.code || seen.offer?.code?.toUpperCase() === other.offer.code.toUpperCase()) &&
  seen.offer?.bonus === other.offer?.bonus;
