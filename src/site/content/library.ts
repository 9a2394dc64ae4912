import type { IconName } from '../ui/icons';

/** Categories in the order of the filter bar; `all` precedes them. */
export const categories = ['head', 'body', 'bag', 'emote', 'weapon', 'skill'] as const;
export type Category = (typeof categories)[number];

/** A box in which an item can be found, by its drawing's file name. */
export type BoxKind = 'thuong' | 'hiem' | 'tiep-te' | 'bi-an';

/** The more specific type shown with an item. */
export type ItemType = 'head' | 'body' | 'bag' | 'emote' | 'sword' | 'shield' | 'magic' | 'electric';

export type FigureName =
  | 'gold'
  | 'diamonds'
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
  folder: 'cosmetics' | 'weapons' | 'skills';
  rarity: RarityLevel;
  name: string;
  description: string;
  figures: Figure[];
  /** The ways to get it besides the shop: cosmetics have prices. */
  boxes: readonly BoxKind[];
  seasonal: boolean;
}

/** What the library shows, in one language. */
export interface LibraryContent {
  items: LibraryItem[];
  /** Explains the notches below the items. */
  legend: { label: string; title: string; lead: string };
}

/** Icon of each category. */
export const glyph: Record<Category | 'all', IconName> = {
  all: 'all',
  head: 'head',
  body: 'body',
  bag: 'bag',
  emote: 'emote',
  weapon: 'weapon',
  skill: 'skill',
};
