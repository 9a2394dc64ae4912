/** What each effect of a payment writes, as a part of the statement: a test stops it there (payments/killedEffects). */
export const writtenBy: Readonly<Record<string, string>> = {
  wallet: 'wallet_entries',
  firstBonus: '"payments"',
  code: 'offer_counts',
  season: 'season_totals',
  figures: 'payer_days',
  giftLink: 'gift_links',
  receipt: '"outbox"',
  gifts: 'season_gifts',
};
