import type { WardrobeContent } from './wardrobePage';

/** What an item costs in the wardrobe, or which season gives it. */
type LibraryWay = Pick<
  WardrobeContent['items'][number],
  | 'goldPrice'
  | 'diamondPrice'
  | 'listedGoldPrice'
  | 'listedDiamondPrice'
  | 'discountDate'
  | 'expirationDate'
  | 'gift'
>;

/** How the items of the library are had in the wardrobe, by their slugs. */
export interface LibraryWays extends Pick<WardrobeContent, 'at'> {
  items: Readonly<Record<string, LibraryWay>>;
}

/** What the library shows, as far as it depends on the catalogue. */
export interface LibraryPage {
  items: ReadonlyArray<{ id: string }>;
  ways: LibraryWays;
}

/** The ways of those accessories that are items of the library. */
export const waysOf = ({ items, at }: Pick<WardrobeContent, 'items' | 'at'>): LibraryWays => ({
  at,
  items: Object.fromEntries(
    items
      .filter(({ librarySlug }) => librarySlug)
      .map(({ librarySlug, ...item }) => [
        librarySlug,
        {
          goldPrice: item.goldPrice,
          diamondPrice: item.diamondPrice,
          listedGoldPrice: item.listedGoldPrice,
          listedDiamondPrice: item.listedDiamondPrice,
          discountDate: item.discountDate,
          expirationDate: item.expirationDate,
          gift: item.gift,
        },
      ]),
  ),
});
