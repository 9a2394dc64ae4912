import type { Language } from './languages';
import type { WardrobeItem } from './wardrobe';

/** An accessory as the page of the wardrobe shows it. */
export type ShownItem = Pick<
  WardrobeItem,
  | 'id'
  | 'version'
  | 'name'
  | 'description'
  | 'type'
  | 'rarity'
  | 'goldPrice'
  | 'diamondPrice'
  | 'listedGoldPrice'
  | 'listedDiamondPrice'
  | 'discountDate'
  | 'expirationDate'
  | 'imageUrl'
  | 'thumbUrl'
  | 'librarySlug'
  | 'gift'
> & {
  /** The language of name and description, if not the reader's. */
  lang?: Language;
};

/** What `/wardrobe` shows, in one language. */
export interface WardrobeContent {
  items: ShownItem[];
  /** The last moment by which a price had changed by the clock alone, in milliseconds; 0 without any. */
  at: number;
  /** Where no server sells anything: the items are the sample's. */
  sample?: true;
}

/** The last moment by which a discount of these had begun or ended, in milliseconds; 0 without any. */
export const lastPriceChange = (
  items: ReadonlyArray<Pick<ShownItem, 'discountDate' | 'expirationDate'>>,
  moment: Date,
): number =>
  Math.max(
    0,
    ...items
      .flatMap(({ discountDate, expirationDate }) => [discountDate, expirationDate])
      .map((at) => (at ? Date.parse(at) : 0))
      .filter((at) => at <= +moment),
  );
