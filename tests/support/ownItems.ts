import type { OwnItem } from '../../contract/wardrobe';

/** An item that a player bought for 60 diamonds at a moment, unless given otherwise. */
export const ownItem = (
  accessoryId: string,
  type: number,
  { givenAt, ...rest }: Partial<Omit<OwnItem, 'givenAt'>> & { givenAt: Date },
): OwnItem => ({
  accessoryId,
  name: `Item ${accessoryId}`,
  type,
  rarity: 2,
  imageUrl: '',
  thumbUrl: '',
  librarySlug: '',
  source: 'purchase',
  givenAt: givenAt.toISOString(),
  isWorn: false,
  paid: { wallet: 'diamonds', amount: 60 },
  returnUntil: null,
  ...rest,
});
