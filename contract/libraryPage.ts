import { type Offer, offersOf } from './accessoryPrice';
import type { WardrobeContent } from './wardrobePage';

type Item = WardrobeContent['items'][number];

/** How an item of the library is had in the wardrobe: for what it is sold, and which season gives it. */
interface LibraryWay {
  offers: Offer[];
  gift: Pick<NonNullable<Item['gift']>, 'mark' | 'number' | 'spend'> | null;
}

/** What the library shows, as far as it depends on the catalogue. */
export interface LibraryPage {
  items: ReadonlyArray<{ id: string }>;
  /** By the items' slugs, as of a moment: the page is rendered again when a price changes. */
  ways: Readonly<Record<string, LibraryWay>>;
}

const wayOf = (item: Item, now: Date): LibraryWay => ({
  offers: offersOf(item, now),
  gift: item.gift && { mark: item.gift.mark, number: item.gift.number, spend: item.gift.spend },
});

/** The ways of those accessories that are items of the library, at a moment. */
export const waysOf = (items: readonly Item[], now: Date): LibraryPage['ways'] =>
  Object.fromEntries(
    items.filter(({ librarySlug }) => librarySlug).map((item) => [item.librarySlug, wayOf(item, now)]),
  );
