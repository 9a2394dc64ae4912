import type { IconName } from '../ui/icons';
import { emotes, outfits } from './items/cosmetics';
import { type FigureName, figuresOf, type ItemType, type RarityLevel, type Row } from './items/row';
import { skills } from './items/skills';
import { shields, swords } from './items/weapons';
import type { Localized } from './localized';

/** Categories in the order of the filter bar; `all` precedes them. */
export const categories = ['head', 'body', 'bag', 'emote', 'weapon', 'skill'] as const;
export type Category = (typeof categories)[number];

/** A box in which an item can be found, by its drawing's file name. */
export type BoxKind = 'thuong' | 'hiem' | 'tiep-te' | 'bi-an';

export interface LibraryItem {
  /** Also the drawing's file name. */
  id: string;
  category: Category;
  type: ItemType;
  folder: 'cosmetics' | 'weapons' | 'skills';
  rarity: RarityLevel;
  name: Localized<string>;
  description: Localized<string>;
  figures: Figure[];
  /** The ways to get it besides the shop: cosmetics have prices. */
  boxes: readonly BoxKind[];
  seasonal: boolean;
}

export interface Figure {
  name: FigureName;
  value: number;
}

/** Rarer items are in rarer boxes. */
const boxesOf: Record<RarityLevel, readonly BoxKind[]> = {
  0: ['thuong', 'tiep-te'],
  1: ['thuong', 'tiep-te'],
  2: ['hiem', 'tiep-te'],
  3: ['hiem', 'bi-an'],
  4: ['hiem', 'bi-an'],
  5: ['bi-an'],
};
/** From this rarity on, an item is also a season's gift. */
const legendary = 4;

const categoryOf: Record<ItemType, Category> = {
  head: 'head',
  body: 'body',
  bag: 'bag',
  emote: 'emote',
  sword: 'weapon',
  shield: 'weapon',
  magic: 'skill',
  electric: 'skill',
};

const folderOf = (category: Category): LibraryItem['folder'] =>
  category === 'weapon' ? 'weapons' : category === 'skill' ? 'skills' : 'cosmetics';

const rows: Row[] = [...outfits, ...emotes, ...swords, ...shields, ...skills];

/** All library items: static sample content (product.md section 2, Library). */
export const library: LibraryItem[] = rows.map(([id, type, rarity, figures, vi, en]) => ({
  id,
  type,
  rarity,
  category: categoryOf[type],
  folder: folderOf(categoryOf[type]),
  name: { vi: vi[0], en: en[0] },
  description: { vi: vi[1], en: en[1] },
  figures: figuresOf[type].map((name, place) => ({ name, value: figures[place] ?? 0 })),
  boxes: boxesOf[rarity],
  seasonal: rarity >= legendary,
}));

const most = new Map<string, number>();
for (const { category, figures } of library)
  for (const { name, value } of figures)
    most.set(category + name, Math.max(value, most.get(category + name) ?? 0));

/** A figure as a fraction of the highest in its category, from 0 to 1. */
export const partOf = (category: Category, { name, value }: Figure): number =>
  value / (most.get(category + name) ?? 1);

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

/** The legend below the items. Not in the message catalogue, which every page loads. */
export const legend: Localized<{ label: string; title: string; lead: string }> = {
  vi: {
    label: 'Chú giải',
    title: 'Đếm vạch, biết hàng',
    lead: 'Vạch ở góc mỗi món là độ hiếm. Càng nhiều vạch càng khó kiếm.',
  },
  en: {
    label: 'Legend',
    title: 'Count the notches',
    lead: 'The notches in a corner tell how rare an item is. More notches, harder to find.',
  },
};
