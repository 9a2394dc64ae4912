/** Rarity of an accessory; the number sent is the index (product.md section 3). */
export const rarities = ['Common', 'Uncommon', 'Rare', 'Epic', 'Legendary', 'Mythic'] as const;
