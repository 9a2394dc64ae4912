import type { Generated } from 'kysely';
import type { ItemSource } from '../../contract/itemSources';
import type { Wallet } from '../../contract/ledger';

/** The accessories that a player has. */
interface PlayerItemsTable {
  userId: string;
  accessoryId: string;
  /** Its name at the time. */
  name: string;
  source: ItemSource;
  /** The cause of one that was bought, or given by staff; that of a season's gift is in `season_gifts`. */
  purchaseId: Generated<string | null>;
  requestId: Generated<string | null>;
  /** At most one of each type of accessory. */
  worn: Generated<boolean>;
  givenAt: Date;
}
/** What a player paid for an accessory; kept for good. */
interface ItemPurchasesTable {
  id: string;
  userId: string;
  accessoryId: string;
  /** Its name at the time. */
  name: string;
  wallet: Wallet;
  price: number;
  /** The caller's; buys once. */
  key: string;
  boughtAt: Date;
  returnedAt: Generated<Date | null>;
}
/** An accessory that left the catalogue while players own it. */
interface RetiredAccessoriesTable {
  id: string;
  name: string;
  type: number;
  rarity: number;
  image: string;
  librarySlug: string;
  retiredAt: Date;
}
export interface ItemTables {
  playerItems: PlayerItemsTable;
  itemPurchases: ItemPurchasesTable;
  retiredAccessories: RetiredAccessoriesTable;
}
