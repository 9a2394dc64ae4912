import { type AccessoryPrice, accessoryPrice } from '../../../contract/accessoryPrice';
import { type Wallet, wallets } from '../../../contract/ledger';
import type { LibraryPage } from '../../../contract/libraryPage';

/** What an item costs in one wallet. */
export interface Offer extends AccessoryPrice {
  wallet: Wallet;
}

/** The icon of each wallet. */
export const walletIcons = { diamonds: 'diamond', golds: 'gold' } as const;

/** Whether an item can be bought at all: what a season gives cannot, nor what has no price. */
export const offersOf = (item: LibraryPage['ways']['items'][string], now: number): Offer[] =>
  item.gift
    ? []
    : wallets.flatMap((wallet) => {
        const price = accessoryPrice(item, wallet, new Date(now));
        return price ? [{ wallet, ...price }] : [];
      });
