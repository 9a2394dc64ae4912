import type { SameKeys } from '../catalogue';
import type { rarity as vi } from '../vi/rarity';

export const rarity: SameKeys<typeof vi> = {
  common: 'Common',
  uncommon: 'Uncommon',
  rare: 'Rare',
  epic: 'Epic',
  legendary: 'Legendary',
  mythic: 'Mythic',
};
