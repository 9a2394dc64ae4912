/** How rare a thing is, from the most common on. */
export const rarity = {
  common: 'Thường',
  uncommon: 'Khá hiếm',
  rare: 'Hiếm',
  epic: 'Sử thi',
  legendary: 'Huyền thoại',
  mythic: 'Thần thoại',
} as const;
