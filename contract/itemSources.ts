/** How a player came by an accessory. */
export const itemSources = ['season', 'purchase', 'staff'] as const;
export type ItemSource = (typeof itemSources)[number];
