import type { ItemFolder } from '../../../contract/clips';
import type { LibraryPage } from '../../../contract/libraryPage';
import { icons } from '../ui/icons';

/** Categories in the order of the filter bar; `all` precedes them. */
export const categories = ['head', 'body', 'bag', 'emote', 'weapon', 'skill'] as const;
export type Category = (typeof categories)[number];

/** A box in which an item can be found, by its drawing's file name. */
export type BoxKind = 'thuong' | 'hiem' | 'tiep-te' | 'bi-an';

/** The more specific type shown with an item. */
export type ItemType = 'head' | 'body' | 'bag' | 'emote' | 'sword' | 'shield' | 'magic' | 'electric';

export type FigureName =
  | 'colors'
  | 'seconds'
  | 'damage'
  | 'speed'
  | 'range'
  | 'block'
  | 'arc'
  | 'recovery'
  | 'cooldown'
  | 'duration';

export interface Figure {
  name: FigureName;
  value: number;
  /** As a fraction of the highest in its category, from 0 to 1. */
  part: number;
}

/** From 0 (Common) to 5 (Mythic). */
export type RarityLevel = 0 | 1 | 2 | 3 | 4 | 5;

/** An item, in one language. */
export interface LibraryItem {
  /** Also the drawing's file name. */
  id: string;
  category: Category;
  type: ItemType;
  folder: ItemFolder;
  rarity: RarityLevel;
  name: string;
  description: string;
  figures: Figure[];
  /** The ways to get it in a match. */
  boxes: readonly BoxKind[];
}

/** What the library shows, in one language. */
export interface LibraryContent extends LibraryPage {
  items: LibraryItem[];
  /** Explains the notches below the items. */
  legend: { label: string; title: string; lead: string };
}

/** The icon of each category, drawn as those of `ui/icons.ts`; only the library needs them. */
export const glyph: Record<Category | 'all', string> = {
  all: icons.all,
  head: 'M7 4H17L20 7V15L16 20H8L4 15V7ZM7 10H17V14H7Z',
  body: 'M8 3L3 7V12H6V21H18V12H21V7L16 3L12 7Z',
  bag: 'M6 8H18L20 11V21H4V11ZM9 8V5L11 3H13L15 5V8M4 14H20',
  emote: 'M8 3H16L21 8V16L16 21H8L3 16V8ZM8 9H10M14 9H16M8 14L10 16H14L16 14',
  weapon: 'M20 4V8L11 17L7 13L16 4ZM5 11L13 19M9 15L4 20',
  skill: 'M12 3A9 9 0 1 1 3 12M12 8A4 4 0 1 1 8 12M12 12H12.1',
};
