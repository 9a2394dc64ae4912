import type { Language } from '../../../../contract/languages';
import type { BoxKind, Category, ItemType, LibraryContent, LibraryItem, RarityLevel } from '../library';
import type { Localized } from '../localized';
import { emotes, outfits } from './items/cosmetics';
import { figuresOf, type ItemRow } from './items/row';
import { skills } from './items/skills';
import { shields, swords } from './items/weapons';

/** Rarer items are in rarer boxes. */
const boxesOf: Record<RarityLevel, readonly BoxKind[]> = {
  0: ['thuong', 'tiep-te'],
  1: ['thuong', 'tiep-te'],
  2: ['hiem', 'tiep-te'],
  3: ['hiem', 'bi-an'],
  4: ['hiem', 'bi-an'],
  5: ['bi-an'],
};

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

const rows: ItemRow[] = [...outfits, ...emotes, ...swords, ...shields, ...skills];

const most = new Map<string, number>();
for (const [, type, , figures] of rows)
  for (const [place, name] of figuresOf[type].entries()) {
    const key = categoryOf[type] + name;
    most.set(key, Math.max(figures[place] ?? 0, most.get(key) ?? 0));
  }

type LocalizedItem = Omit<LibraryItem, 'name' | 'description'> & {
  name: Localized<string>;
  description: Localized<string>;
};

/** All library items: static sample content (product.md section 2, Library). */
export const library: LocalizedItem[] = rows.map(([id, type, rarity, figures, vi, en]) => {
  const category = categoryOf[type];
  return {
    id,
    type,
    rarity,
    category,
    folder: folderOf(category),
    name: { vi: vi[0], en: en[0] },
    description: { vi: vi[1], en: en[1] },
    figures: figuresOf[type].map((name, place) => {
      const value = figures[place] ?? 0;
      return { name, value, part: value / (most.get(category + name) ?? 1) };
    }),
    boxes: boxesOf[rarity],
  };
});

const legend: Localized<LibraryContent['legend']> = {
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

/** The library's demo content in one language. */
export const libraryOf = (language: Language): Omit<LibraryContent, 'ways'> => ({
  items: library.map((item) => ({
    ...item,
    name: item.name[language],
    description: item.description[language],
  })),
  legend: legend[language],
});
