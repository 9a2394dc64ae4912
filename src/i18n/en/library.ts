import type { SameKeys } from '../catalogue';
import type { library as vi } from '../vi/library';

export const library: SameKeys<typeof vi> = {
  label: 'Sheet 03 / Library',
  title: 'The Outline library',
  lead: 'Outfits, weapons and skills, each drawn in one line. Choose one to look closer.',
  tabs: 'Filter by category',
  tab: {
    all: 'All',
    head: 'Head',
    body: 'Body',
    bag: 'Bag',
    emote: 'Emote',
    weapon: 'Weapon',
    skill: 'Skill',
  },
  type: {
    head: 'Head',
    body: 'Body',
    bag: 'Bag',
    emote: 'Emote',
    sword: 'Sword',
    shield: 'Shield',
    magic: 'Magic',
    electric: 'Electric',
  },
  rarity: {
    common: 'Common',
    uncommon: 'Uncommon',
    rare: 'Rare',
    epic: 'Epic',
    legendary: 'Legendary',
    mythic: 'Mythic',
  },
  rarityLabel: 'Rarity',
  typeLabel: 'Type',
  count_one: '{{count}} item',
  count_other: '{{count}} items',
  allItems: 'See the whole library',
  empty: 'Nothing in this category yet.',
};
