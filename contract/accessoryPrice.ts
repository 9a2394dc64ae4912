// Separate from the accessory's fields, which a player's browser does not need.
import { type Wallet, wallets } from './ledger';
import { stageOf } from './stage';

/** What an accessory costs, as staff wrote it; dates are ISO 8601, and null leaves that side of the discount open. */
export interface PricedAccessory {
  goldPrice: number;
  diamondPrice: number;
  listedGoldPrice: number | null;
  listedDiamondPrice: number | null;
  discountDate: string | null;
  expirationDate: string | null;
}

/** What a player pays; `listed` is the price that is struck out while a discount runs, else null. */
export interface AccessoryPrice {
  price: number;
  listed: number | null;
}

const fieldsOf = {
  diamonds: ['diamondPrice', 'listedDiamondPrice'],
  golds: ['goldPrice', 'listedGoldPrice'],
} as const;

/** Whether an accessory has a discount in a wallet: only where the listed price is above a price above 0. */
export function hasDiscount(item: Partial<PricedAccessory>, wallet: Wallet): boolean {
  const [priceField, listedField] = fieldsOf[wallet];
  const price = item[priceField] ?? 0;
  return price > 0 && (item[listedField] ?? 0) > price;
}

/**
 * What an accessory costs in a wallet at a moment by the server's clock (docs/spec/account.md, Accessories); null where it
 * is not for that wallet. While a discount runs, the price holds and the listed one is struck out; outside, the listed one
 * holds. Shop, purchase and back office all read this.
 */
export function accessoryPrice(item: PricedAccessory, wallet: Wallet, now: Date): AccessoryPrice | null {
  const [priceField, listedField] = fieldsOf[wallet];
  const [price, listed] = [item[priceField], item[listedField] ?? 0];
  if (price <= 0) return null;
  if (!hasDiscount(item, wallet)) return { price, listed: null };
  const isOn = stageOf(item.discountDate, item.expirationDate, now) === 'open';
  return isOn ? { price, listed } : { price: listed, listed: null };
}

/** What an item costs in one wallet. */
export interface Offer extends AccessoryPrice {
  wallet: Wallet;
}

/** For what an item can be bought at a moment: what a season gives cannot, nor what has no price. */
export const offersOf = (item: PricedAccessory & { gift: object | null }, now: Date): Offer[] =>
  item.gift
    ? []
    : wallets.flatMap((wallet) => {
        const price = accessoryPrice(item, wallet, now);
        return price ? [{ wallet, ...price }] : [];
      });

/** Whether it can be bought at all; the gift of a season that runs or comes cannot (contract/wardrobe.ts). */
export const isPriced = ({ goldPrice, diamondPrice }: PricedAccessory): boolean =>
  goldPrice > 0 || diamondPrice > 0;

/** The next moment after `now` at which a price changes by the clock alone; null when none does. */
export function nextPriceChange(item: PricedAccessory, now: Date): Date | null {
  if (!wallets.some((wallet) => hasDiscount(item, wallet))) return null;
  const moments = [item.discountDate, item.expirationDate].flatMap((at) => (at ? [Date.parse(at)] : []));
  const next = moments.filter((at) => at > now.getTime()).sort((a, b) => a - b)[0];
  return next === undefined ? null : new Date(next);
}
