/** The wallets that staff, seasons and payments give to, in the order of a season's choices (`giftKinds`). */
export const wallets = ['diamonds', 'golds'] as const;
export type Wallet = (typeof wallets)[number];

/** All wallets of a player; `debt` is what had already been spent when a refund took it back. */
export const ledgerWallets = [...wallets, 'debt'] as const;

/**
 * Why a wallet changed: a payment, a gift of a season, a request of staff, a debt repaid from one of these, a refund, an accessory
 * that was bought or returned, or the mark of a day.
 * `opening` is what a player had before this shop kept a ledger, and has no cause.
 */
export const ledgerReasons = [
  'purchase',
  'bonus',
  'season',
  'grant',
  'opening',
  'repayment',
  'refund',
  'refund-bonus',
  'item',
  'item-return',
  'daily',
] as const;
