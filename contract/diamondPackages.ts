import { currencies } from './currencies';
import { date, flag, integer, localized, money, text, word } from './fields';
import type { LocalizedText } from './languages';
import { defineFormResource, type RecordOf } from './resource';

export { bonusRuns } from './bonus';

const saleOrder: LocalizedText = {
  vi: 'Thời điểm ngừng bán phải sau thời điểm mở bán.',
  en: 'The sale must end after it starts.',
};

export const diamondPackages = defineFormResource({
  name: 'diamond-packages',
  access: { read: 'catalog:read', write: 'packages:write' },
  table: 'diamondPackages',
  paths: {
    list: 'admin/diamond-packages',
    one: 'admin/diamond-packages/:id',
    create: 'admin/diamond-packages/create',
    update: 'admin/diamond-packages/:id',
    remove: 'admin/diamond-packages/:id',
  },
  listKey: 'packages',
  imagePart: 'Image',
  idParts: [],
  toggle: { field: 'isActive', path: 'admin/diamond-packages/:id/toggle-status' },
  window: {
    start: 'bonusStartAt',
    end: 'bonusEndAt',
    past: {
      vi: 'Thời điểm bắt đầu tặng không được ở quá khứ.',
      en: 'Bonus Start At cannot be in the past.',
    },
    order: {
      vi: 'Thời điểm kết thúc phải sau thời điểm bắt đầu tặng.',
      en: 'Bonus End At must be after Bonus Start At.',
    },
  },
  gives: ['bonusDiamonds', 'firstBonus', 'diamondAmount', 'isActive'],
  fields: {
    ...localized('name'),
    diamondAmount: integer({ min: 1 }),
    price: money('currency'),
    currency: word(currencies, { required: false, requiredInForm: true }),
    ...localized('description', { max: 2000, required: false }),
    /** New packages are always created inactive (product.md section 4). */
    isActive: flag({ createdAs: false }),
    bonusDiamonds: integer({ required: false, onCreate: 'filled' }),
    bonusStartAt: date(),
    bonusEndAt: date(),
    /** The sale window, if any, of an active package. */
    sellFrom: date({ onCreate: 'filled', isAddition: true }),
    sellUntil: date({ onCreate: 'filled', isAddition: true }),
    /** Extra diamonds for a player's first completed purchase of it. */
    firstBonus: integer({ required: false, onCreate: 'filled', isAddition: true }),
  },
  check: ({ sellFrom, sellUntil }) =>
    sellFrom && sellUntil && sellUntil <= sellFrom ? { sellUntil: saleOrder } : {},
  readOnly: {
    category: text({ fallback: 'Diamond' }),
  },
  counted: {
    /** Number of COMPLETED payments. */
    purchaseCount: integer(),
  },
});
export type DiamondPackage = RecordOf<typeof diamondPackages>;

/** A package of the public list. */
export interface PackageOnSale extends DiamondPackage {
  /** COMPLETED payments of the last 30 days, in Vietnam time; an older server does not send it. */
  recentPurchases?: number;
}
