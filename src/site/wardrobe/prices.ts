/** The icon of each wallet. */
export const walletIcons = { diamonds: 'diamond', golds: 'gold' } as const;
