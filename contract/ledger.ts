/** The wallets of a player; `debt` is what had already been spent when a refund took it back. */
export const ledgerWallets = ['diamonds', 'golds', 'debt'] as const;

/**
 * Why a wallet changed: a payment, a gift of a season, a request of staff, a debt repaid from one of these, or a refund.
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
] as const;
