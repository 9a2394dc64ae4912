import { date, flag, integer, longText, money, text, word } from './fields';
import { defineNoun, type RecordOf } from './noun';

export const currencies = ['VND', 'USD'] as const;
export type Currency = (typeof currencies)[number];

export const diamondPackages = defineNoun({
  name: 'diamond-packages',
  paths: {
    list: 'admin/diamond-packages',
    one: 'admin/diamond-packages/:id',
    create: 'admin/diamond-packages/create',
    update: 'admin/diamond-packages/:id',
    remove: 'admin/diamond-packages/:id',
    toggle: 'admin/diamond-packages/:id/toggle-status',
  },
  listKey: 'packages',
  imagePart: 'Image',
  idParts: [],
  window: { start: 'bonusStartAt', end: 'bonusEndAt' },
  fields: {
    name: text('Name'),
    diamondAmount: integer('DiamondAmount', { min: 1 }),
    price: money('Price'),
    currency: word('Currency', currencies, { required: false }),
    description: longText('Description', { required: false }),
    /** New packages are always created inactive (product.md section 4); the server ignores another value then. */
    isActive: flag('IsActive'),
    bonusDiamonds: integer('BonusDiamonds', { required: false, onCreate: 'filled' }),
    bonusStartAt: date('BonusStartAt'),
    bonusEndAt: date('BonusEndAt'),
  },
  readOnly: {
    category: text('Category', { fallback: 'Diamond' }),
    /** Number of COMPLETED payments. */
    purchaseCount: integer('PurchaseCount'),
  },
});
export type DiamondPackage = RecordOf<typeof diamondPackages>;

/** Smallest units in one usual unit: a cent is 1/100 dollar, the đồng has no smaller unit. */
export const unitsPerWhole: Record<Currency, number> = { VND: 1, USD: 100 };

/** Whether the package's bonus counts at `now`: inside its window and above 0 (product.md section 4). */
export function bonusRuns(
  pkg: Pick<DiamondPackage, 'bonusDiamonds' | 'bonusStartAt' | 'bonusEndAt'>,
  now: Date,
): boolean {
  if (pkg.bonusDiamonds <= 0 || !pkg.bonusStartAt || !pkg.bonusEndAt) return false;
  return Date.parse(pkg.bonusStartAt) <= now.getTime() && now.getTime() <= Date.parse(pkg.bonusEndAt);
}
