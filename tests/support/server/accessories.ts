import type { Wallet } from '../../../contract/ledger';
import { inTransaction } from '../../../server/db/guard';
import { recordEntry } from '../../../server/payments/effects/entries';
import { newId } from '../../../server/platform/ids';
import type { TestApp } from './testApp';

interface Given {
  name?: string;
  type?: number;
  goldPrice?: number;
  diamondPrice?: number;
  listedGoldPrice?: number;
  listedDiamondPrice?: number;
  librarySlug?: string;
  discountDate?: Date | null;
  expirationDate?: Date | null;
}

/** Stores an accessory, which is not for sale unless it is given a price; returns its id. */
export async function makeAccessory({ db, clock }: TestApp, given: Given = {}): Promise<string> {
  const id = newId();
  const now = clock.now();
  const prices = { goldPrice: 0, diamondPrice: 0, listedGoldPrice: 0, listedDiamondPrice: 0 };
  const texts = { name: 'Mũ thử', description: '', image: 'none.webp', librarySlug: '', type: 0, rarity: 0 };
  const dates = { discountDate: null, expirationDate: null, createdAt: now, updatedAt: now };
  await db
    .insertInto('accessories')
    .values({ id, ...texts, ...prices, ...dates, ...given })
    .execute();
  return id;
}

/** What a player had before the shop kept a ledger. */
export const openWith = ({ db, clock }: TestApp, userId: string, wallet: Wallet, amount: number) =>
  inTransaction(db, (tx) =>
    recordEntry(tx, { userId, wallet, amount, reason: 'opening', cause: null }, clock.now()),
  );

/** A call that buys an accessory at a price. */
export const buying = (accessoryId: string, wallet: Wallet, price: number, given: object = {}) => ({
  accessoryId,
  wallet,
  price,
  version: 1,
  key: newId(),
  ...given,
});
